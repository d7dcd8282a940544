/** Finds out for tests whether this machine can encode clips. */
import {ContributorError} from '../../../../plugins/common/contributor-error';
import {checkEncoder} from '../encode';

/** @returns whether ffmpeg is installed, with the other programs of its package */
export function hasEncoder(): boolean {
  try {
    checkEncoder('ffmpeg');
    checkEncoder('ffprobe');
    return true;
  } catch (error) {
    if (error instanceof ContributorError) return false;
    throw error;
  }
}

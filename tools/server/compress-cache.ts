/** Caches slow compressions of unchanged content between builds. */
import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {writeWhole} from '../../plugins/common/write-whole';

/** An entry that no build has used in this time is deleted. */
const KEEP_MS = 14 * 24 * 60 * 60 * 1000;

/** A folder of results, each named after a hash of its input. */
export class CompressCache {
  reused = 0;

  /** Pending compressions: files with the same content are compressed once, even at the same time. */
  private readonly pending = new Map<string, Promise<Buffer>>();

  constructor(private readonly folder: string) {}

  /** Returns the cached result for this content and quality, or that of `make`, which is then cached. */
  async get(data: Buffer, quality: number, make: () => Promise<Buffer>): Promise<Buffer> {
    const hash = createHash('sha256').update(data).digest('hex');
    const file = path.join(this.folder, `${hash}-${quality}.br`);
    const result = this.pending.get(file) ?? this.read(file, make);
    this.pending.set(file, result);
    return result.finally(() => this.pending.delete(file));
  }

  private async read(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const kept = await fs.readFile(file).catch(() => undefined);
    if (kept) {
      this.reused += 1;
      const now = new Date();
      await fs.utimes(file, now, now);
      return kept;
    }
    const made = await make();
    writeWhole(file, made);
    return made;
  }

  /** Deletes entries that no build has used for two weeks. */
  async prune(now = Date.now()): Promise<void> {
    for (const name of await fs.readdir(this.folder).catch(() => [])) {
      const file = path.join(this.folder, name);
      const {mtimeMs} = await fs.stat(file);
      if (now - mtimeMs > KEEP_MS) await fs.rm(file, {force: true});
    }
  }
}

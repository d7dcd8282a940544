/** What is said about one capability of one source. */
import type {CapabilityNote} from '@site/src/features/integrations/model/types';

export type CapabilityStatus = 'yes' | 'no' | 'unstated';

/** A source can do what one of its modules can. */
export function capabilityStatus(notes: readonly CapabilityNote[] = []): CapabilityStatus {
  if (notes.length === 0) return 'unstated';
  return notes.some(({supported}) => supported) ? 'yes' : 'no';
}

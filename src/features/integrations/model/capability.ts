/** Whether a source has a capability, according to its modules. */
import type {CapabilityNote} from '@site/src/features/integrations/model/types';

/** Whether a source has a capability, if that is stated. */
export type CapabilityStatus = 'yes' | 'no' | 'unstated';

/** @returns `yes` if at least one module of the source has the capability; `unstated` without notes */
export function capabilityStatus(notes: readonly CapabilityNote[] = []): CapabilityStatus {
  if (notes.length === 0) return 'unstated';
  return notes.some(({supported}) => supported) ? 'yes' : 'no';
}

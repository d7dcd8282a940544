/** A reader's answer about services that need consent, and which services it allows. */
import type {ActiveService} from './load';

/** An answer, and the services it was given for: the reader is asked again when one is added. */
export type Answer = {allowed: boolean; services: readonly string[]};

export type Circumstances = {
  /** Undefined until the reader has answered. */
  answer: Answer | undefined;
  /** Whether the browser sends Global Privacy Control, which counts as a refusal. */
  refusedByBrowser: boolean;
  /** Whether services wait for the reader's answer; otherwise they load until the reader refuses. */
  consentRequired: boolean;
};

/** @returns the stored answer; undefined if there is none */
export function parseAnswer(stored: string | null): Answer | undefined {
  try {
    const {allowed, services} = JSON.parse(stored ?? '') as Record<string, unknown>;
    if (typeof allowed !== 'boolean' || !Array.isArray(services)) return undefined;
    return {allowed, services: services.filter((id) => typeof id === 'string')};
  } catch {
    return undefined;
  }
}

type Asked = Pick<ActiveService, 'id' | 'consent'>;

/** @returns whether a service may load now */
export function mayLoad({id, consent}: Asked, circumstances: Circumstances): boolean {
  const {answer, refusedByBrowser, consentRequired} = circumstances;
  if (!consent) return true;
  if (refusedByBrowser) return false;
  return answer?.services.includes(id) ? answer.allowed : !consentRequired;
}

/** @returns whether to ask the reader because a service is waiting for an answer */
export function mustAsk(services: readonly Asked[], circumstances: Circumstances): boolean {
  const {answer, refusedByBrowser, consentRequired} = circumstances;
  if (refusedByBrowser || !consentRequired) return false;
  return services.some(({id, consent}) => consent && !answer?.services.includes(id));
}

/** Which capabilities of a source a recipe makes use of, by the settings that the facts name. */
import {isOn, isSet} from './settings';
import type {Capability, Field, SourceFacts} from './types';

/** `setting` is the one that decides; without it, nothing in the recipe does. */
export type CapabilityUse = {
  name: string;
  note: string;
  /** `unsupported` isn't possible with this source; `open` depends on a variable. */
  use: 'on' | 'off' | 'open' | 'unsupported';
  setting?: string;
};

/** What notes call this setting. */
const STATEFUL = /stateful ingestion/i;
const STATEFUL_FIELD = 'stateful_ingestion.enabled';

/** Notes about capabilities that don't work, although the connector claims them. */
const NOT_REALLY = /^(?:Declared, but|The connector declares this capability)/;

/** The setting in a note that decides: a switch that turns it on or off, or a value that it needs. */
function decider({note}: Capability, fields: readonly Field[]): Field | undefined {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const named = (note.match(/\w+(?:\.\w+)*/g) ?? []).flatMap((word) =>
    /_|\./.test(word) || note.includes(`\`${word}\``) ? (byName.get(word) ?? []) : [],
  );
  const mentioned = named.find(({type}) => type === 'boolean') ?? named[0];
  return mentioned ?? (STATEFUL.test(note) ? byName.get(STATEFUL_FIELD) : undefined);
}

const OFF_BY_DEFAULT = /off by default/i;

/** The switches whose names are about a capability: of `Extract Tags`, those with `tag`. */
function switchesOf(name: string, fields: readonly Field[]): Field[] {
  const word = (name.split(' ').at(-1) ?? '').toLowerCase().replace(/(?:s|ship)$/, '');
  return fields.filter((field) => field.type === 'boolean' && field.name.includes(word));
}

/** Whether a note says that the setting is what turns the capability on. */
const DECIDES =
  /turns it (?:on|off)|Off (?:until|by default)|[Nn]eeds|[Rr]equires|With |Set with|Assigned with/;

function useOf(capability: Capability, {fields}: SourceFacts, config: unknown): CapabilityUse {
  const {name, note, supported} = capability;
  if (!supported || NOT_REALLY.test(note)) return {name, note, use: 'unsupported'};
  const field = DECIDES.test(note) ? decider(capability, fields) : undefined;
  if (!field) {
    const isOff =
      OFF_BY_DEFAULT.test(note) &&
      !switchesOf(name, fields).some((one) => isOn(config, one) !== false);
    return {name, note, use: isOff ? 'off' : 'on'};
  }
  const on = field.type === 'boolean' ? isOn(config, field) : isSet(config, field.name);
  return {name, note, setting: field.name, use: on === undefined ? 'open' : on ? 'on' : 'off'};
}

/** @param config of the recipe's source */
export function capabilityUses(source: SourceFacts, config: unknown): CapabilityUse[] {
  return source.capabilities.map((capability) => useOf(capability, source, config));
}

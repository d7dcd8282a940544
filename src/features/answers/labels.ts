/** What an answer is about, in words. */
import {translate} from '@docusaurus/Translate';
import type {DirectAnswer} from './choose';
import type {Kind, Place} from './model/fact';

const kinds = (): Record<Kind, string> => ({
  variable: translate({id: 'site.answer.variable', message: 'Environment variable'}),
  field: translate({id: 'site.answer.field', message: 'Configuration field'}),
  privilege: translate({id: 'site.answer.privilege', message: 'Privilege'}),
  aspect: translate({id: 'site.answer.aspect', message: 'Aspect'}),
  option: translate({id: 'site.answer.option', message: 'Command-line option'}),
  command: translate({id: 'site.answer.command', message: 'Command'}),
  grants: translate({id: 'site.answer.grants', message: 'Grant access'}),
});

/** All places of an answer, each with its fact. */
export function placesOf({facts}: DirectAnswer): Place[] {
  return facts.flatMap(({places}) => places);
}

/** `Configuration field · Snowflake`; the place is left out if there are several */
export function kindLabel(answer: DirectAnswer): string {
  const label = kinds()[answer.kind];
  const [place, ...others] = placesOf(answer);
  const isNamed = answer.kind === 'field' || answer.kind === 'option';
  return isNamed && place && others.length === 0 ? `${label} · ${place.label}` : label;
}

/** One sentence for screen readers. */
export function spokenAnswer(answer: DirectAnswer): string {
  const [{text = ''} = {}] = answer.facts;
  const words = answer.facts.length === 1 ? text.replaceAll('`', '') : '';
  return translate(
    {id: 'site.answer.spoken', message: 'Answer: {kind} {name}. {text}'},
    {kind: kindLabel(answer), name: answer.name, text: words},
  ).trim();
}

/** What to grant before a source can read: what each privilege is for, scripts to run, a command to try. */
import type {CapabilityName} from '..';
import {EVERYTHING} from '../../../src/features/grants/model/types';
import type {Access, Grant} from '../access-schema';
import {staticBlock} from '../../page-kit/elements';
import {NEXT} from '../../releases/model';
import {blocks, code, escapeText, fence, table} from '../../page-kit/markdown';
import {fieldAnchor} from './anchors';
import {capabilityLabel} from './capabilities';
import {sharedSection} from './guide';
import type {View} from './view';
import {listing} from './words';

function purposes(view: View, grant: Grant): string {
  const labels = grant.for.map((one) => {
    if (one === EVERYTHING) return 'every run';
    // Field paths start in lower case, capability names with a capital.
    if (/^[A-Z]/.test(one)) return capabilityLabel(view, one as CapabilityName);
    const owner = view.modules.find(({config}) => config.some(({name}) => name === one));
    return owner ? `[${code(one)}](#${fieldAnchor(owner.plugin, one)})` : view.text(code(one));
  });
  return listing(labels);
}

function privilege(view: View, {privilege: text, url, ...fact}: Grant): string {
  const shown = url === undefined ? view.text(text) : `[${view.label(text)}](${url})`;
  return shown + view.marks({since: fact.since});
}

function grantTable(view: View, {grants}: Access): string {
  const hasMissing = grants.some(({missing}) => missing !== undefined);
  const hasModule = grants.some(({module}) => module !== undefined);
  const rows = grants.map((grant) => [
    privilege(view, grant),
    ...(hasModule ? [grant.module === undefined ? '–' : code(grant.module)] : []),
    purposes(view, grant),
    ...(hasMissing ? [grant.missing === undefined ? '–' : view.text(grant.missing)] : []),
  ]);
  return table(
    [
      'Privilege',
      ...(hasModule ? ['Module'] : []),
      'Needed for',
      ...(hasMissing ? ['Without it'] : []),
    ],
    rows,
  );
}

/**
 * A link to the tool that leaves out what a reader doesn't want. It is HTML, because the page of the tool isn't one of the
 * docs; sources that need the same for every run have none.
 */
function leastAccess({source, version}: View, {grants}: Access): string | undefined {
  const isSame = grants.every((grant) => grant.module === undefined && grant.for[0] === EVERYTHING);
  if (isSame) return undefined;
  const query = version === NEXT ? '' : `&amp;version=${version}`;
  const url = `/tools/grants?source=${source.slug}${query}`;
  return staticBlock(
    `<p>Not everything here is needed for every recipe: <a href="${url}">select what you want</a> to get ` +
      'the fewest privileges and the shortest scripts.</p>',
  );
}

/** The section; empty if the source needs no privileges. */
export function access(view: View): string {
  const {access: facts} = view.source;
  const generated = facts && [
    facts.about && view.text(facts.about),
    leastAccess(view, facts),
    grantTable(view, facts),
    ...facts.scripts.map((script) =>
      blocks(
        script.title && `### ${escapeText(script.title)}`,
        view.text(script.lead) + view.marks({since: script.since}),
        fence(script.language, script.code),
      ),
    ),
    facts.verify &&
      blocks(
        '### Check the access {#check-access}',
        view.text(facts.verify.lead),
        fence(facts.verify.language, facts.verify.code),
        view.text(facts.verify.expect),
      ),
  ];
  return sharedSection(view, '## Grant access {#access}', 'Grant access', ...(generated ?? []));
}

/** Checks of the integrations catalog that need more than one of its entries. */
import type {Problems} from '../../facts/problems';
import type {Report} from '../../facts/report';
import type {Integrations, IntegrationsFile} from './schema';

/** Checks that each source is in the catalog exactly once. */
export function checkSources(
  data: IntegrationsFile,
  slugs: readonly string[],
  report: Report,
): void {
  const seen = new Set<string>();
  for (const list of ['cards', 'sources_without_card'] as const) {
    data[list].forEach(({source}, i) => {
      if (source === undefined) return;
      const keys = [list, i, 'source'];
      if (!slugs.includes(source)) {
        report(keys, {
          found: source,
          expected: 'the name of a file of reference/sources, without .yaml',
        });
      } else if (seen.has(source)) {
        report(keys, {found: source, expected: 'each source only once, with or without a card'});
      }
      seen.add(source);
    });
  }
  for (const slug of slugs.filter((one) => !seen.has(one))) {
    const expected = `${slug} too: it has a file in reference/sources, but is not in the catalog`;
    report(['sources_without_card'], {expected});
  }
}

/** Checks that ids are unique, and that every filter value is in the lists at the top of the file. */
export function checkCards(data: Integrations, report: Report): void {
  const ids = new Set<string>();
  data.cards.forEach((card, i) => {
    if (ids.has(card.id)) report(['cards', i], {found: card.id, expected: 'a unique id'});
    ids.add(card.id);
    const used = [
      ...card.platform_types.map((value, j) => ({
        value,
        list: 'platform_types' as const,
        keys: [j],
      })),
      ...card.features.map((value, j) => ({value, list: 'features' as const, keys: [j]})),
    ];
    for (const {value, list, keys} of used) {
      if (data[list].includes(value)) continue;
      report(['cards', i, list, ...keys], {found: value, expected: oneOf(data[list])});
    }
    if (!data.connection_types.includes(card.connection_type)) {
      const expected = oneOf(data.connection_types);
      report(['cards', i, 'connection_type'], {found: card.connection_type, expected});
    }
  });
}

function oneOf(values: readonly string[]): string {
  return `one of ${values.join(', ')}; or add it to the list at the top`;
}

/**
 * Reports the cards whose hand-written page doesn't exist. A separate step, because only the build knows all pages.
 *
 * @param hasPage whether there is a page at a path below /docs/, such as `lineage/airflow`
 */
export function checkIntegrationPages(
  {cards}: Integrations,
  hasPage: (path: string) => boolean,
  problems: Problems,
): void {
  cards.forEach(({id, docs_path: docs}, i) => {
    if (docs === undefined || hasPage(docs)) return;
    const key = `cards[${i}].docs_path (${id})`;
    const expected = 'the path of a page of docs/, without its extension';
    problems.add({file: 'reference/integrations.yaml', key, found: docs, expected});
  });
}

/** What applies to the page of every real entity, in each version. */
import {describe, expect, it} from 'vitest';
import {checkValue} from '../value';
import {checkPages} from '../../page-kit/testing/common-checks';
import {codeIn, readPage} from '../../page-kit/testing/page-checks';
import {weightOf} from '../../page-kit/testing/weight';
import {allLinks, real} from './testing/metamodels';
import {entityPages} from '.';

/** Bytes. */
const MEDIAN_WEIGHT = 6_000;
/** The limit for datasets, which every reader needs: the guide alone has a thousand words. */
const HEAVIEST = 24_000;

describe.each(real.every)('entity pages of $version.label', (model) => {
  const generated = entityPages(model, allLinks(real.next));
  const pages = generated.map(readPage);
  checkPages(pages);

  it('are light', () => {
    const weights = generated.map(weightOf);
    weights.sort((a, b) => a - b);
    expect(weights[Math.floor(weights.length / 2)]).toBeLessThan(MEDIAN_WEIGHT);
    expect(weights.at(-1)).toBeLessThan(HEAVIEST);
  });

  it.each(pages)('$name has a title that says what it is, and JSON that parses', (page) => {
    expect(page.title).toMatch(/ entity$/);
    for (const json of codeIn(page, 'json')) expect(() => JSON.parse(json)).not.toThrow();
  });

  const commands = pages.flatMap((page) =>
    codeIn(page, 'bash').map((command) => ({...page, command})),
  );
  it.each(commands)('$name has calls that can be sent', ({name: slug, ids, command}) => {
    // Inside single quotes the shell changes nothing, but a quote in the data would end them.
    expect(command.match(/'/g)?.length).toBe(command.includes('--data') ? 6 : 2);
    expect(command).toContain(`/openapi/v3/entity/${slug}`);
    const aspect = /\?aspects=(\w+)'/.exec(command)?.[1];
    if (aspect !== undefined) expect(ids).toContain(aspect.toLowerCase());
    const data = /--data '([^']+)'/.exec(command)?.[1];
    if (data === undefined) return;
    const [sent] = JSON.parse(data) as [Record<string, {value: unknown}>];
    const [name = '', body] = Object.entries(sent).find(([key]) => key !== 'urn') ?? [];
    const fields = model.aspects.get(name)?.fields ?? [];
    expect(checkValue(model, fields, body?.value)).toEqual([]);
  });
});

/** What must be true of the real pages, in each version. */
import {isIntrospectionType, specifiedScalarTypes} from 'graphql';
import {describe, expect, it} from 'vitest';
import {loadEveryVersion} from '../../reference';
import {ROOT} from '../../common/root';
import {checkPages} from '../../page-kit/testing/common-checks';
import {EVERY_LINK} from '../../page-kit/testing/links';
import {readPage} from '../../page-kit/testing/page-checks';
import {weightOf} from '../../page-kit/testing/weight';
import {graphqlPages} from '.';

describe.each(
  loadEveryVersion(ROOT).map(({version, graphql}) => [version.label, graphql] as const),
)('GraphQL pages of %s', (_, reference) => {
  const generated = graphqlPages(reference, EVERY_LINK);
  const pages = generated.map(readPage);
  checkPages(pages);

  it('give every type one anchor', () => {
    const anchors = pages.flatMap(({body}) =>
      [...body.matchAll(/<details class="ref-def" id="([^"]+)"/g)].map((match) => match[1]),
    );
    const types = Object.values(reference.schema.getTypeMap()).filter(
      (type) => !isIntrospectionType(type) && !['Query', 'Mutation'].includes(type.name),
    );
    const names = new Set([...types, ...specifiedScalarTypes].map(({name}) => name.toLowerCase()));
    expect([...anchors].sort()).toEqual([...names].sort());
  });

  it.each([
    ['queries', reference.schema.getQueryType()],
    ['mutations', reference.schema.getMutationType()],
  ])('give all %s an anchor', (name, type) => {
    const fields = Object.keys(type?.getFields() ?? {}).map((field) => field.toLowerCase());
    const ids = new Set(pages.find((page) => page.name === name)?.ids);
    expect(fields.filter((field) => !ids.has(field))).toEqual([]);
  });

  it.each(pages)('$name has its HTML in a few blocks', ({title, html}) => {
    expect(title).toMatch(/^GraphQL /);
    expect(html.length).toBeGreaterThan(0);
    expect(html.filter((block) => !/^<(?:p|table|details|h3)\b/.test(block))).toEqual([]);
  });

  it('show every example once, under its operation', () => {
    const shown = pages.flatMap(({ids}) => ids.filter((id) => id.startsWith('example-')));
    expect(shown.sort()).toEqual(reference.examples.map(({id}) => `example-${id}`).sort());
  });

  it('give every operation an example or a generated request, but not both', () => {
    const {schema, examples} = reference;
    const called = new Set(examples.flatMap(({calls}) => calls));
    const expected = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {})
        .filter((field) => !called.has(`${type?.name}.${field}`))
        .map((field) => `request-${field.toLowerCase()}`),
    );
    const shown = pages.flatMap(({ids}) => ids.filter((id) => id.startsWith('request-')));
    expect(shown.sort()).toEqual(expected.sort());
  });

  // Most readers come from the search to one definition; complete descriptions are worth the extra bytes.
  it('stay within 80 kB', () => {
    expect(Math.max(...generated.map(weightOf))).toBeLessThan(80_000);
  });
});

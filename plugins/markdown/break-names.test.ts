/** Where long names in tables may break. */
import type {Element, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {describe, expect, it} from 'vitest';
import breakNames from './break-names';

/** HTML of a cell that shows a name, in a table inside the given element. */
function cell(name: string, around = 'static-block'): string {
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: {},
    children: [{type: 'text', value: name}],
  };
  const table: Element = {
    type: 'element',
    tagName: 'table',
    properties: {},
    children: [code],
  };
  const box: Element = {type: 'element', tagName: around, properties: {}, children: [table]};
  const tree: Root = {type: 'root', children: [box]};
  breakNames()(tree);
  return toHtml(code.children);
}

describe('break-names', () => {
  it.each([
    ['schema_registry_config', 'schema_<wbr>registry_<wbr>config'],
    ['datahub.ingestion.source', 'datahub.<wbr>ingestion.<wbr>source'],
    ['EntityRelationshipsResult', 'Entity<wbr>Relationships<wbr>Result'],
    ['http://localhost:8080/api/', 'http://<wbr>localhost:<wbr>8080/<wbr>api/'],
  ])('%s', (name, expected) => {
    expect(cell(name)).toBe(expected);
  });

  it('keeps an option whole', () => {
    expect(cell('--schema-registry-url')).toBe('--schema-registry-url');
  });

  it('keeps short names whole', () => {
    expect(cell('client_timeout')).toBe('client_timeout');
  });

  it("doesn't change tables of hand-written text, where it would turn names into code blocks", () => {
    expect(cell('schema_registry_config', 'div')).toBe('schema_registry_config');
  });
});

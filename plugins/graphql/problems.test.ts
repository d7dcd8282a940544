/** The messages to the contributor about an invalid file of reference/graphql. */
import {describe, expect, it} from 'vitest';
import {loadText} from './testing/load-text';

const GOOD = `# Tables
"Reads."
type Query {
  "Fetch a table."
  table("Name of the table." name: String!): Table
}

"A table."
type Table {
  "Name of the table."
  name: String!
}
`;

const messagesOf = (text: string, more: Record<string, string> = {}) =>
  loadText({'01-tables.graphql': text, ...more}).messages;

const example = (lines: string) => ({
  'examples.yaml': `examples:
  - id: a-table
    title: A table
    description: Read the name of a table.
${lines}
`,
});

const QUERY = `    query: |
      query getTable($name: String!) {
        table(name: $name) {
          name
        }
      }
`;

it('reports nothing for a good file', () => {
  expect(messagesOf(GOOD, example(`${QUERY}    variables: {name: orders}`))).toBe('');
});

describe('a definition', () => {
  it('of broken syntax, without problems for the rest', () => {
    const broken = '# Views\n"A view."\ninput View {\n  name String\n}\n';
    const text = GOOD.replace('): Table', 'view: View): Table');
    expect(messagesOf(text, {'02-views.graphql': broken})).toMatchSnapshot();
  });

  it('of an unknown type', () => {
    expect(messagesOf(GOOD.replace('): Table', '): Tabel'))).toMatchSnapshot();
  });

  it('that is a duplicate', () => {
    expect(
      messagesOf(`${GOOD}\n"Again."\ntype Table {\n  "It."\n  it: Int\n}\n`),
    ).toMatchSnapshot();
  });

  it('that breaks the promise of its interface', () => {
    const thing = '\n"A thing."\ninterface Thing {\n  "Its id."\n  id: ID\n}\n';
    expect(
      messagesOf(GOOD.replace('type Table', 'type Table implements Thing') + thing),
    ).toMatchSnapshot();
  });

  it('without a description', () => {
    const text = GOOD.replace('  "Name of the table."\n', '')
      .replace('"A table."\n', '')
      .replace('"Name of the table." name', 'name');
    expect(messagesOf(`${text}\n"A kind."\nenum Kind {\n  ""\n  VIEW\n}\n`)).toMatchSnapshot();
  });

  it('in a file without a title', () => {
    expect(messagesOf(GOOD.replace('# Tables\n', ''))).toMatchSnapshot();
  });
});

describe('a mark', () => {
  it('that is misspelt', () => {
    expect(messagesOf(GOOD.replace('  "Name', '  # Since: Next\n  "Name'))).toMatchSnapshot();
  });

  it('between the description and the name', () => {
    expect(messagesOf(GOOD.replace('  name: S', '  # since: next\n  name: S'))).toMatchSnapshot();
  });

  it('after the definition', () => {
    expect(
      messagesOf(GOOD.replace('name: String!\n', 'name: String! # since: next\n')),
    ).toMatchSnapshot();
  });

  it('that removes from a version what the version needs', () => {
    expect(messagesOf(GOOD.replace('"A table."', '# since: next\n"A table."'))).toMatchSnapshot();
  });

  it('that names a former type where none is allowed', () => {
    expect(
      messagesOf(GOOD.replace('"A table."', '# before 2.1.0: Int\n"A table."')),
    ).toMatchSnapshot();
  });

  it('that names an unknown release', () => {
    expect(messagesOf(GOOD.replace('  "Name', '  # until: 9.9\n  "Name'))).toMatchSnapshot();
  });

  it('that names a malformed type', () => {
    expect(
      messagesOf(GOOD.replace('  "Name', '  # before 2.1.0: [String\n  "Name')),
    ).toMatchSnapshot();
  });
});

describe('an example', () => {
  it('that does not parse', () => {
    expect(
      messagesOf(GOOD, example(QUERY.replace('$name)', '$name') + '    variables: {}')),
    ).toMatchSnapshot();
  });

  it('without a name for its operation', () => {
    const text = QUERY.replace('getTable', '');
    expect(messagesOf(GOOD, example(`${text}    variables: {name: orders}`))).toMatchSnapshot();
  });

  it('that selects an unknown field', () => {
    const text = QUERY.replace('    name\n', '    nam\n');
    expect(messagesOf(GOOD, example(`${text}    variables: {name: orders}`))).toMatchSnapshot();
  });

  it('that an older version cannot run', () => {
    const text = GOOD.replace('  "Fetch', '  # since: next\n  "Fetch').replace(
      '  # since',
      '  "Ping."\n  ping: Boolean\n  # since',
    );
    const variables = '    variables: {name: orders}';
    expect(messagesOf(text, example(QUERY + variables))).toMatchSnapshot();
    expect(messagesOf(text, example(`${QUERY}${variables}\n    since: next`))).toBe('');
  });

  it('whose variables do not fit', () => {
    expect(
      messagesOf(GOOD, example(`${QUERY}    variables: {nam: orders, name: 3}`)),
    ).toMatchSnapshot();
  });

  it('with an unknown key', () => {
    expect(
      messagesOf(GOOD, example(`${QUERY}    variables: {name: orders}\n    tags: [a]`)),
    ).toMatchSnapshot();
  });
});

/** An API with one of everything, small enough to review its pages in a snapshot. */

const TABLES = `# Tables
"Reads."
type Query {
  "Fetch a table."
  table("Name of the table." name: String!): Table
  # since: next
  "Find tables & views."
  find(
    input: FindInput
    "How many."
    first: Int = 10
    "Of these kinds."
    kind: [Kind!]
  ): [Asset!]!
}

"Writes."
type Mutation {
  "Drop a table."
  drop("Name of the table." name: String!): Boolean @deprecated(reason: "Use \`dropAll\`.")
}

"Has a name."
interface Named {
  "Name."
  name: String!
}

"A \`table\` of <rows>."
type Table implements Named {
  "Name."
  name: String!
  # before next: Int
  "Kind."
  kind: Kind
  "Columns."
  columns("Only these." match: String = "*", page: FindInput): [Column]
}

"A column."
type Column {
  "Table around it."
  table: Table!
  "Old name."
  label: String @deprecated(reason: "Use \`name\`.")
}

"What can be found."
union Asset = Table | Column

"What to find."
input FindInput {
  "Text."
  text: String!
  "Offset."
  start: Long = 0
  # since: next
  "Kinds."
  kinds: [Kind!] = [VIEW]
}

"A long number."
scalar Long

"Kinds of table."
enum Kind {
  "Stored."
  TABLE
  "Computed."
  VIEW
  # since: next
  "Streamed."
  TOPIC
}
`;

const SETTINGS = `# Settings & more
extend type Mutation {
  "Drop all tables."
  dropAll: Boolean!
}
`;

const EXAMPLES = `examples:
  - id: a-table
    title: Read <one> table
    description: Read the name of \`orders\`.
    query: |
      query getTable($name: String!) {
        table(name: $name) {
          name
        }
      }
    variables: {name: orders}
  - id: all-tables
    title: Find all
    description: Find everything.
    query: |
      query findAll {
        find {
          __typename
        }
      }
    variables: {}
    since: next
`;

/** Files of the fixture, for `loadText`. */
export const FILES = {
  '01-tables.graphql': TABLES,
  '02-settings.graphql': SETTINGS,
  'examples.yaml': EXAMPLES,
};

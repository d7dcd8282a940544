/** Words of the style list in contributing/writing.md. Labels of the UI, in bold, may hold any. */
import {lineAt, proseOf} from '../prose';
import type {Rule} from '../rule';

const LEAVE_OUT = 'nothing in its place: it helps nobody who is stuck';

/** Pattern → what to write. */
const LIST: readonly [RegExp, string][] = [
  [/\b(?:simply|just|easy|easily|please)\b/gi, LEAVE_OUT],
  [/\blog(?:s|ged|ging)? (?:in|into)\b/gi, '"sign in"'],
  [/\bAcryl\b/g, '"DataHub Cloud"; the Python package is `acryl-datahub`, in code'],
  [/\bDatahub\b|\bData Hub\b/g, '"DataHub"'],
  [/\bPowerBI\b|\bPower Bi\b/g, '"Power BI"'],
  [/\bElasticSearch\b|\bElastic Search\b/g, '"Elasticsearch"'],
  [/\bOpenApi\b|\bOpen API\b/g, '"OpenAPI"'],
  [/\bBig Query\b|\bBigquery\b/g, '"BigQuery"'],
  [/\bPostgreSql\b|\bPostgresql\b/g, '"PostgreSQL"'],
  [/\burns?\b/g, '"URN"'],
  [/\bmeta[- ]data\b/gi, '"metadata"'],
  [
    /\b(?:table|column) level lineage\b/gi,
    'a hyphen: "table-level lineage", "column-level lineage"',
  ],
];

export const styleWords: Rule = (page) => {
  const prose = proseOf(page, {without: 'strong'});
  return LIST.flatMap(([pattern, expected]) =>
    [...prose.matchAll(pattern)].map(({0: found, index}) => ({
      line: lineAt(prose, index),
      found: `"${found}"`,
      expected,
    })),
  );
};

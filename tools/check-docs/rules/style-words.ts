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
  // What reads as if it were translated.
  [/(?<!-)\bmend(?:s|ed|ing)?\b/gi, '"fix" or "correct"'],
  [/(?<!-)\banew\b/gi, '"again", or what happens: "replaces the file", "has a new history"'],
  [/\bgrave(?:r|st|ly)?\b/gi, '"severe"'],
  [/\bto and fro\b/gi, '"back and forth"'],
  [/\bfound out\b/gi, '"detected", "determined", or "learned"'],
  [/\bas a text\b/gi, '"as text" or "as a string"'],
  [/\bby itself\b(?= (?:when|if|as soon))/gi, '"automatically"'],
  [/\bat your place\b/gi, '"in your company", or leave it out'],
  [/\bservers? of Next\b/g, 'the release that has it'],
  [/\bstands? on its own page\b/gi, '"has its own page"'],
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

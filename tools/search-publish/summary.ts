/** Summarizes what would be published. */
import type {SearchRecord} from '../../src/features/search/hosted/record';
import {bytesOf} from './split';

function counts(records: readonly SearchRecord[], key: (record: SearchRecord) => string): string {
  const found = new Map<string, number>();
  for (const record of records) found.set(key(record), (found.get(key(record)) ?? 0) + 1);
  return [...found]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** @returns lines with the numbers of pages and records, by version and type, and sizes in kB of 1,000 bytes */
export function summary(records: readonly SearchRecord[]): string[] {
  const sizes = records.map((record) => bytesOf(record));
  const largest = Math.max(0, ...sizes);
  const pages = new Set(records.map(({url_without_anchor}) => url_without_anchor)).size;
  return [
    `${records.length} records of ${pages} pages, ${kilobytes(sizes.reduce((a, b) => a + b, 0))}`,
    `by version: ${counts(records, ({version_label}) => version_label ?? 'outside the docs')}`,
    `by type: ${counts(records, ({type}) => type)}`,
    `largest: ${kilobytes(largest)}, ${records[sizes.indexOf(largest)]?.objectID}`,
  ];
}

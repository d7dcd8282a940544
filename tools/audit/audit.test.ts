import path from 'node:path';
import {expect, it} from 'vitest';
import {ROOT} from '../../plugins/common/root';
import {tempDir} from '../../plugins/common/testing/temp-dir';
import {auditProblems, EXCEPTIONS_FILE, readExceptions} from './exceptions';
import {readReport} from './report';

const cause = (name: string, severity: string, id: string) => ({
  ...{source: 1, name, dependency: name, severity, range: '<2', title: `${name} breaks`},
  url: `https://github.com/advisories/${id}`,
});
const REPORT = JSON.stringify({
  auditReportVersion: 2,
  vulnerabilities: {
    leaf: {
      name: 'leaf',
      via: [cause('leaf', 'high', 'GHSA-aaaa-bbbb-cccc'), cause('leaf', 'low', 'GHSA-l')],
    },
    tree: {name: 'tree', via: ['leaf']},
    stem: {name: 'stem', via: [cause('leaf', 'high', 'GHSA-aaaa-bbbb-cccc')]},
  },
});
const EXCEPTION = {
  advisory: 'GHSA-aaaa-bbbb-cccc',
  package: 'leaf',
  reason: 'It reads files that the build itself has written.',
};

it('lists a serious advisory once, and says what to do', () => {
  expect(auditProblems(readReport(REPORT), [])).toEqual([
    'leaf: leaf breaks (high, https://github.com/advisories/GHSA-aaaa-bbbb-cccc). Update it (npm explain leaf), ' +
      'or explain in tools/audit/exceptions.yaml why it can stay.',
  ]);
});

it('applies an exception to one package', () => {
  const found = readReport(REPORT);
  expect(auditProblems(found, [EXCEPTION])).toEqual([]);
  expect(auditProblems(found, [{...EXCEPTION, package: 'tree'}])).toHaveLength(2);
});

it('reports an exception that is no longer needed', () => {
  expect(auditProblems([], [EXCEPTION])).toEqual([
    'leaf: the audit no longer finds GHSA-aaaa-bbbb-cccc. Remove it from tools/audit/exceptions.yaml.',
  ]);
});

it('does not treat a missing report as a clean one', () => {
  for (const text of ['', '{"message": "405 Method Not Allowed", "statusCode": 405}']) {
    expect(() => readReport(text)).toThrow('npm audit gave no report, so nothing was checked.');
  }
});

it('requires a reason for each exception', () => {
  expect(readExceptions(path.join(ROOT, EXCEPTIONS_FILE))).toBeInstanceOf(Array);
  const file = path.join(
    tempDir({'x.yaml': '- {advisory: GHSA-aaaa-bbbb-cccc, package: leaf}'}),
    'x.yaml',
  );
  expect(() => readExceptions(file)).toThrow(/exceptions\.yaml is invalid:[^]*reason/);
});

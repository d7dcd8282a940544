import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {asCode} from './as-code';

const REQUEST = {
  query: 'query q($urn: String!) {\n  dataset(urn: $urn) { urn } # `\\"${x}\n}',
  variables:
    '{"urn": "it\'s \\"a\\" ${b} \\\\ `c`", "none": null, "yes": true, "list": [{"n": 1.5}], "empty": {}}',
};
const VARIABLES: unknown = JSON.parse(REQUEST.variables);

/** Runs a script in a folder with a program that records what it is called with. */
function recorded(command: string, files: Readonly<Record<string, string>>): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'as-code-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
      fs.writeFileSync(path.join(folder, name), text, {mode: 0o755});
    }
    return execFileSync('sh', ['-c', command], {
      cwd: folder,
      encoding: 'utf8',
      env: {
        PATH: `${folder}:${process.env['PATH'] ?? ''}`,
        DATAHUB_GMS_URL: 'http://gms.example',
        DATAHUB_GMS_TOKEN: 'token',
      },
    });
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}

it('cURL sends the query and the variables as they are', () => {
  const sent = recorded('sh run.sh', {
    'run.sh': asCode('curl', REQUEST),
    curl: '#!/bin/sh\ncat\n',
  });
  expect(JSON.parse(sent)).toEqual({query: REQUEST.query, variables: VARIABLES});
});

it('the TypeScript sends the query and the variables as they are', async () => {
  const code = asCode('typescript', REQUEST)
    .replace('await fetch(', 'await send(')
    .replace('console.log(data);', '');
  const AsyncFunction = (async () => undefined).constructor as new (
    ...args: string[]
  ) => (send: unknown, process: unknown) => Promise<void>;
  let sent: {url: string; body: string} | undefined;
  const send = (url: string, {body}: {body: string}) => {
    sent = {url, body};
    return {json: () => ({data: {}})};
  };
  await new AsyncFunction('send', 'process', code)(send, {
    env: {DATAHUB_GMS_URL: 'http://gms.example'},
  });
  expect(sent?.url).toBe('http://gms.example/api/graphql');
  const body = JSON.parse(sent?.body ?? '{}') as {query: string};
  expect(body).toEqual({query: `\n${REQUEST.query}\n`, variables: VARIABLES});
});

it('the Python has the same values', () => {
  expect(asCode('python', REQUEST)).toMatchSnapshot();
});

it('has no variables if there are none', () => {
  for (const language of ['curl', 'python', 'typescript'] as const) {
    expect(asCode(language, {query: '{ me }', variables: ''})).not.toContain('variables');
  }
});

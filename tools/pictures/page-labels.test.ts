/** A scene may use only labels that its page prints. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {ROOT} from '../../plugins/common/root';
import {carriedVersions, loadVersion} from '../../plugins/releases/load';
import {NEXT} from '../../plugins/releases/model';
import {pageLabels} from './page-labels';

const next = loadVersion(ROOT, NEXT);

it('finds what is bold, on which line, and whether it is a step', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'page-labels-'));
  const lines = [
    '---',
    'title: Tags',
    '---',
    '',
    'You need **Manage Tags**.',
    '',
    '1. Open **Govern** > **Tags**.',
    '2. Enter a `**name**`.',
    '   - Or select **`Create`**.',
    '',
    '<Tabs>',
    '',
    '| To | Do |',
    '| --- | --- |',
    '| Add | Select **Add**. |',
    '',
    '</Tabs>',
  ];
  fs.writeFileSync(path.join(root, 'tags.mdx'), lines.join('\n'));
  const labels = pageLabels(root, 'tags.mdx', next);
  fs.rmSync(root, {recursive: true});
  expect(labels).toEqual([
    {label: 'Manage Tags', line: 5, isStep: false},
    {label: 'Govern', line: 7, isStep: true},
    {label: 'Tags', line: 7, isStep: true},
    {label: 'Create', line: 9, isStep: true},
    {label: 'Add', line: 15, isStep: false},
  ]);
});

it('finds the labels that readers of a version see, and their lines in the source page', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'page-labels-'));
  const page = [
    '<!-- since: next -->',
    '',
    'Select **Create Tag**.',
    '',
    '<!-- /since -->',
    '',
    '**Tags**',
  ];
  fs.writeFileSync(path.join(root, 'tags.md'), page.join('\n'));
  const labels = (version = next) =>
    pageLabels(root, 'tags.md', version).map(({label, line}) => `${label}:${line}`);
  const [release = ''] = carriedVersions(ROOT);
  expect(labels()).toEqual(['Create Tag:3', 'Tags:7']);
  expect(labels(loadVersion(ROOT, release))).toEqual(['Tags:7']);
  expect(pageLabels(root, 'index.tsx', next)).toEqual([]);
  fs.rmSync(root, {recursive: true});
});

/** The labels that a scene may use are those that its page prints. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {pageLabels} from './page-labels';

it('knows what is bold, on which line, and whether it is a step', () => {
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
  const labels = pageLabels(root, 'tags.mdx');
  fs.rmSync(root, {recursive: true});
  expect(labels).toEqual([
    {label: 'Manage Tags', line: 5, isStep: false},
    {label: 'Govern', line: 7, isStep: true},
    {label: 'Tags', line: 7, isStep: true},
    {label: 'Create', line: 9, isStep: true},
    {label: 'Add', line: 15, isStep: false},
  ]);
});

/** Captions in the format of players. */
import {expect, it} from 'vitest';
import {webVtt} from './vtt';

it('has a block for each step, with labels in bold', () => {
  const cues = [
    {start: 0, end: 2.45, text: 'Open **Govern** > **Tags**.'},
    {start: 2.45, end: 61.5, text: 'Wait & see.'},
  ];
  expect(webVtt(cues)).toBe(
    [
      'WEBVTT\n',
      '00:00.000 --> 00:02.450\nOpen <b>Govern</b> &gt; <b>Tags</b>.\n',
      '00:02.450 --> 01:01.500\nWait &amp; see.\n',
    ].join('\n'),
  );
});

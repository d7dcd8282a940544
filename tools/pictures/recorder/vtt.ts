/** Captions as WebVTT. */
import type {Cue} from './film';

const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
const time = (seconds: number) =>
  `${two(seconds / 60)}:${two(seconds % 60)}.${String(Math.round((seconds % 1) * 1000)).padStart(3, '0')}`;

const ENTITIES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

/** Labels are bold, as on the page. */
const payload = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign).replace(/\*\*(.+?)\*\*/g, '<b>$1</b>');

/** @returns the text of the file */
export function webVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(
    ({start, end, text}) => `${time(start)} --> ${time(end)}\n${payload(text)}\n`,
  );
  return ['WEBVTT\n', ...blocks].join('\n');
}

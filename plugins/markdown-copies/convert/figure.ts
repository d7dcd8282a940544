/** Converts pictures, clips, and diagrams: what they show, in words. */
import {findElement, type HtmlElement, textIn} from '../tree';
import type {Context} from './context';
import {escapeInline} from './escape';
import {picture} from './inline';

const oneLine = (text: string): string => escapeInline(text).trim();

/** @returns the sentence that stands for a diagram; undefined for what isn't one or has no text alternative */
export function diagram(element: HtmlElement): string | undefined {
  const {role, 'aria-label': label} = element.attributes;
  if (role !== 'img') return undefined;
  if (label !== undefined) return `Diagram: ${oneLine(label)}`;
  const parts = ['title', 'desc'].flatMap((tag) => {
    const found = findElement(element, (one) => one.tag === tag);
    return found ? [oneLine(textIn(found)).replace(/\.$/, '')] : [];
  });
  return parts.length === 0 ? undefined : `Diagram: ${parts.join('. ')}.`;
}

/** @returns what a figure shows, without its caption: a paragraph, or nothing */
export function shown(figure: HtmlElement, context: Context): string | undefined {
  const video = findElement(figure, ({tag}) => tag === 'video');
  if (video) return `Clip: ${oneLine(video.attributes['aria-label'] ?? '')}`;
  const drawing = findElement(figure, (one) => diagram(one) !== undefined);
  if (drawing) return diagram(drawing);
  const image = findElement(figure, ({tag}) => tag === 'img');
  return image && (picture(image, context) || undefined);
}

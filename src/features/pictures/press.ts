/** What a press of a picture does. The code that enlarges it is loaded then; pages without a press do without. */
import {isPlainClick} from '@site/src/lib/plain-click';
import type {MouseEvent} from 'react';

async function enlarge(link: HTMLAnchorElement, at: {clientX: number; clientY: number}) {
  try {
    const module = await import(/* webpackChunkName: "picture" */ './enlarge');
    module.enlarge(link, at);
  } catch {
    // The code is lost, but the picture may not be.
    window.location.assign(link.href);
  }
}

/** Enlarges the picture in a link, unless the browser is asked to open its file. */
export function onPress(event: MouseEvent<HTMLAnchorElement>): void {
  if (!isPlainClick(event.nativeEvent)) return;
  event.preventDefault();
  const {currentTarget, clientX, clientY} = event;
  void enlarge(currentTarget, {clientX, clientY});
}

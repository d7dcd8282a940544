/** Handles clicks on pictures. The code that enlarges a picture loads on the first click. */
import {isPlainClick} from '@site/src/lib/plain-click';
import type {MouseEvent} from 'react';

async function enlarge(link: HTMLAnchorElement, at: {clientX: number; clientY: number}) {
  try {
    const module = await import(/* webpackChunkName: "picture" */ './enlarge');
    module.enlarge(link, at);
  } catch {
    // The code failed to load, but the picture may be available.
    window.location.assign(link.href);
  }
}

/** Enlarges the picture in a link, unless the click asks the browser to open its file. */
export function onPress(event: MouseEvent<HTMLAnchorElement>): void {
  if (!isPlainClick(event.nativeEvent)) return;
  event.preventDefault();
  const {currentTarget, clientX, clientY} = event;
  void enlarge(currentTarget, {clientX, clientY});
}

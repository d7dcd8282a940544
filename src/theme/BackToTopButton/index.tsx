/** The button back to the top: readers who ask for less motion jump there, all others glide. */
import {prefersReducedMotion} from '@docusaurus/theme-common';
import BackToTopButton from '@theme-original/BackToTopButton';
import type {MouseEvent, ReactNode} from 'react';

function jumpIfAsked(event: MouseEvent): void {
  if (!prefersReducedMotion()) return;
  event.stopPropagation();
  window.scrollTo(0, 0);
}

export default function BackToTop(): ReactNode {
  return (
    <div onClickCapture={jumpIfAsked}>
      <BackToTopButton />
    </div>
  );
}

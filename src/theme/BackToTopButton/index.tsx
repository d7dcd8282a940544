/** The back-to-top button: jumps for readers who prefer reduced motion, and scrolls smoothly for everyone else. */
import {prefersReducedMotion} from '@docusaurus/theme-common';
import BackToTopButton from '@theme-original/BackToTopButton';
import type {MouseEvent, ReactNode} from 'react';

function jumpIfReduced(event: MouseEvent): void {
  if (!prefersReducedMotion()) return;
  event.stopPropagation();
  window.scrollTo(0, 0);
}

export default function BackToTop(): ReactNode {
  return (
    <div onClickCapture={jumpIfReduced}>
      <BackToTopButton />
    </div>
  );
}

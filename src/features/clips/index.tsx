/**
 * A clip of the product, which `plugins/markdown/product-picture` generates from `![…](clip:…)`. It plays only when the
 * reader starts it.
 */
import Translate from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import type {ShownClip} from './model';

type Props = {
  clip: ShownClip;
  /** What the clip shows, for those who can't see it. */
  alt: string;
  caption?: string;
};

/** Labels of the user interface are enclosed in asterisks. */
const withLabels = (step: string): ReactNode =>
  step.split('**').map((part, i) => (i % 2 === 1 ? <strong key={i}>{part}</strong> : part));

export default function ProductClip({clip, alt, caption}: Props): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const {width, height, steps} = clip;
  const src = withBaseUrl(clip.src);
  return (
    <figure className="picture">
      <video
        className="picture-link clip"
        aria-label={alt}
        poster={`${src}.avif`}
        preload="none"
        controls
        playsInline
        {...{width, height}}
      >
        <source src={`${src}.webm`} type="video/webm" />
        <source src={`${src}.mp4`} type="video/mp4" />
        <track kind="captions" src={`${src}.vtt`} srcLang="en" label="English" default />
      </video>
      <figcaption>
        {caption}
        <details>
          <summary>
            <Translate id="site.clip.steps">The steps in words</Translate>
          </summary>
          <ol>
            {steps.map((step) => (
              <li key={step}>{withLabels(step)}</li>
            ))}
          </ol>
          <p>
            {/* eslint-disable-next-line @docusaurus/no-html-links -- a file, not a page of the site */}
            <a href={`${src}.mp4`}>
              <Translate id="site.clip.file">Open the clip as a file (MP4)</Translate>
            </a>
          </p>
        </details>
      </figcaption>
    </figure>
  );
}

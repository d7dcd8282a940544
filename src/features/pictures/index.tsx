/**
 * A picture of the product, which `plugins/markdown/product-picture` generates from `![…](picture:…)`. A click enlarges
 * it.
 */
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import VisuallyHidden from '@site/src/components/VisuallyHidden';
import type {ReactNode} from 'react';
import type {ShownPicture} from './model';
import {onPress} from './press';

type Props = {
  picture: ShownPicture;
  /** What the picture shows, for readers who can't see it. */
  alt: string;
  caption?: string;
};

/**
 * Space beside the picture on screens as narrow as it is; on narrower screens, the picture gets the remaining width.
 */
const MARGINS = 32;

/** The widest column of text on the site. */
const COLUMN = 840;

export default function ProductPicture({picture, alt, caption}: Props): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const {width, height, drawing, labels} = picture;
  const [src, large] = [withBaseUrl(picture.src), withBaseUrl(picture.large)];
  return (
    <figure className="picture">
      {/* eslint-disable-next-line @docusaurus/no-html-links -- a file, not a page of the site: without scripts, and in a new tab, the browser opens it */}
      <a className="picture-link" href={large} aria-haspopup="dialog" onClick={onPress}>
        <img
          {...{src, alt, width, height}}
          srcSet={`${src} ${width}w, ${large} ${2 * width}w`}
          sizes={`(max-width: ${width + MARGINS}px) calc(100vw - ${MARGINS}px), ${Math.min(width, COLUMN)}px`}
          loading="lazy"
          decoding="async"
        />
        {drawing && (
          <svg
            className="picture-marks"
            aria-hidden="true"
            dangerouslySetInnerHTML={{__html: drawing}}
          />
        )}
      </a>
      {(caption || labels.length > 0) && (
        <figcaption>
          {caption}
          {labels.length > 0 && (
            <VisuallyHidden as="ol">
              {labels.map(({n, label}) => (
                <li key={n} value={n}>
                  {label}
                </li>
              ))}
            </VisuallyHidden>
          )}
        </figcaption>
      )}
    </figure>
  );
}

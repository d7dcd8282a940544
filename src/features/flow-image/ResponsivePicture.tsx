/** A picture in several widths, as WebP if the browser supports it. Works without scripts. */
import type {ReactNode} from 'react';

type Props = {png: ResponsiveImage; webp: ResponsiveImage; alt: string; sizes: string};

/** The widest image, for browsers that don't support `srcset`. */
function widest({src: {images}}: ResponsiveImage) {
  return images.reduce((best, image) => (image.width > best.width ? image : best));
}

export default function ResponsivePicture({png, webp, alt, sizes}: Props): ReactNode {
  const {path, width, height} = widest(png);
  return (
    <picture>
      <source type="image/webp" srcSet={webp.src.srcSet} sizes={sizes} />
      <img
        src={path}
        srcSet={png.src.srcSet}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
      />
    </picture>
  );
}

/** What the image plugin makes of an import: the same picture in several widths. */
type ResponsiveImage = {
  src: {images: {path: string; width: number; height: number}[]; srcSet: string};
  /** A few pixels of it, to show meanwhile. */
  preSrc: string;
};

declare module '*.png' {
  const image: ResponsiveImage;
  export default image;
}

declare module '*.png?format=webp' {
  const image: ResponsiveImage;
  export default image;
}

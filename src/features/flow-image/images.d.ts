/** What the image plugin returns for an import: the same picture in several widths. */
type ResponsiveImage = {
  src: {images: {path: string; width: number; height: number}[]; srcSet: string};
  /** A tiny version of it, to show while it loads. */
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

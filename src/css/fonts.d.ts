/** Importing a font file gives the URL that the bundler assigns to it. */
declare module '*.woff2' {
  const url: string;
  export default url;
}

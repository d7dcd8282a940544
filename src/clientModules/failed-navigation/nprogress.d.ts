/** The part of the progress bar's API that is used here; the theme depends on it, but it has no types. */
declare module 'nprogress' {
  const nprogress: {done(): void};
  export default nprogress;
}

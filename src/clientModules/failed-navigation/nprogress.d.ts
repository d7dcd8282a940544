/** What is used of the bar of progress, which the theme brings without types. */
declare module 'nprogress' {
  const nprogress: {done(): void};
  export default nprogress;
}

/** Font files are imported for the address the bundler gives them. */
declare module '*.woff2' {
  const address: string;
  export default address;
}

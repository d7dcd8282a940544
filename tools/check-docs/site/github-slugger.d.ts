/** The package, in the version that Docusaurus uses, has no types. */
declare module 'github-slugger' {
  export default class GithubSlugger {
    /** The id of a heading; a second one of the same text gets a number. */
    slug(text: string): string;
  }
}

/** The version of the package that Docusaurus uses has no types. */
declare module 'github-slugger' {
  export default class GithubSlugger {
    /** Returns the id of a heading; a repeated text gets a number. */
    slug(text: string): string;
  }
}

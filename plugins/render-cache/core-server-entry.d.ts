/** The entry of the server's bundle in @docusaurus/core, which has no types: renders one page, without its template. */
declare module 'core-server-entry' {
  export default function render(request: {
    pathname: string;
    v4RemoveLegacyPostBuildHeadAttribute: boolean;
  }): Promise<{
    html: string;
    /** What the build needs to know about the page; serializable, as it is passed between threads. */
    collectedData: {modules: readonly string[]};
  }>;
}

/** Where the Markdown copy of a page is. */

/** Folders whose pages have copies; there is also a page at the path of each folder. */
export const COPY_FOLDERS = ['/docs', '/learn'] as const;

const WITH_COPY = new RegExp(`^(?:${COPY_FOLDERS.join('|')})(?:/|$)`);

/** @returns whether the page of a path, without the base URL, has a copy */
export function hasCopy(path: string): boolean {
  return WITH_COPY.test(path);
}

/** @returns the address of the copy of a page: that of the page, with `.md`; the path may be a whole URL */
export function copyPath(page: string): string {
  return `${page.replace(/\/$/, '')}.md`;
}

/** An assistant that can read a page by its address. `{url}` in its address is replaced by the encoded URL of the copy. */
export type Assistant = {label: string; url: string};

/** What the configuration sets for the menu. */
export type MenuSettings = {
  assistants: readonly Assistant[];
  /** Path of the page about the documentation server for agents, with the base URL, if the site has it. */
  mcpPage?: string;
};

/** @returns the address that opens an assistant with a page */
export function assistantAddress({url}: Assistant, copy: string): string {
  return url.replace('{url}', () => encodeURIComponent(copy));
}

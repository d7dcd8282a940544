/** Adapts a section of a guide to its page: makes links relative, and links names to their rows. */
import {visit} from 'unist-util-visit';
import {type Edit, editPage, mentionsOf, perPage, span} from '../markdown-source';

/** How a page makes links. */
export type GuideLinks = {
  /** A link to another page of the docs, or its label if there is no such page. */
  link(target: string, label: string): string;
  /** The anchor that a word in code refers to on the page, if any. */
  anchorOf?(word: string): string | undefined;
};

const DOCS_LINK = /^\/docs\/(.+)$/;

/** Links to other pages of the docs, such as `/docs/how/search`. */
const docsLinksOf = perPage('guide-links', (tree, text) => {
  const found: {target: string; label: string; start: number; end: number}[] = [];
  visit(tree, 'link', (link) => {
    const [, target] = DOCS_LINK.exec(link.url) ?? [];
    const [first, last] = [link.children[0], link.children.at(-1)];
    if (target === undefined || !first || !last) return;
    const label = text.slice(span(first).start, span(last).end);
    found.push({target, label, ...span(link)});
  });
  return found;
});

/** Turns the first mention of each name into a link to its row. */
function nameLinks(text: string, file: string, anchorOf: GuideLinks['anchorOf']): Edit[] {
  const seen = new Set<string>();
  return mentionsOf(text, file).flatMap(({name, isLinked, start, end}): Edit[] => {
    const anchor = anchorOf?.(name);
    if (anchor === undefined || seen.has(anchor)) return [];
    seen.add(anchor);
    return isLinked ? [] : [{start, end, replacement: `[${text.slice(start, end)}](#${anchor})`}];
  });
}

/**
 * @param text of a section
 * @param file of the guide
 */
export function weave(text: string, file: string, {link, anchorOf}: GuideLinks): string {
  const links = docsLinksOf(text, file).map(({target, label, start, end}): Edit => {
    return {start, end, replacement: link(target, label)};
  });
  const isInLink = ({start}: Edit) => links.some((one) => one.start <= start && start < one.end);
  const names = nameLinks(text, file, anchorOf).filter((edit) => !isInLink(edit));
  return editPage(text, [...links, ...names]);
}

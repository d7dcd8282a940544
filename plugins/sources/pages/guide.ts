/** The hand-written parts of a source's page: links made relative, fields linked to their rows. */
import {visit} from 'unist-util-visit';
import {guideFile} from '../guide/load';
import {type GuideSection, guideSections} from '../guide/sections';
import {type Edit, editPage, mentionsOf, perPage, span} from '../../markdown-source';
import {blocks} from '../../page-kit/markdown';
import type {View} from './view';

const DOCS_LINK = /^\/docs\/(.+)$/;

/** Links to other pages of the docs, as `/docs/how/search`. */
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

/** The first mention of each field in a section becomes a link to its row. */
function fieldLinks(view: View, text: string, file: string): Edit[] {
  const seen = new Set<string>();
  return mentionsOf(text, file).flatMap(({name, isLinked, start, end}): Edit[] => {
    const anchor = view.anchorOf(name);
    if (anchor === undefined || seen.has(anchor)) return [];
    seen.add(anchor);
    return isLinked ? [] : [{start, end, replacement: `[${text.slice(start, end)}](#${anchor})`}];
  });
}

/** What the guide says in a section; empty if it says nothing. */
export function guideText(view: View, section: GuideSection): string {
  const {guide, slug} = view.source;
  if (guide === undefined) return '';
  const file = guideFile(slug);
  const text = guideSections(guide, file).get(section) ?? '';
  const links = docsLinksOf(text, file).map(({target, label, start, end}): Edit => {
    return {start, end, replacement: view.link(target, label)};
  });
  const isInLink = ({start}: Edit) => links.some((one) => one.start <= start && start < one.end);
  const fields = fieldLinks(view, text, file).filter((edit) => !isInLink(edit));
  return editPage(text, [...links, ...fields]);
}

/** A section that generated blocks and the guide share; nothing if neither has anything to say. */
export function sharedSection(
  view: View,
  heading: `## ${string}`,
  section: GuideSection,
  ...generated: readonly (string | undefined | false)[]
): string {
  const content = blocks(...generated, guideText(view, section));
  return content === '' ? '' : blocks(heading, content);
}

/**
 * Remark plugin: shows what changed on a page since the oldest version of the site, below its text and closed, so that it
 * moves nothing. It is plain HTML, and works without JavaScript.
 */
import type {ListItem, PhrasingContent, Root, RootContent} from 'mdast';
import {readNote} from '../whats-new/note/comment';
import type {Note, NotePart} from '../whats-new/note/model';
import {WHATS_NEW} from '../whats-new/paths';

const text = (value: string): PhrasingContent => ({type: 'text', value});

/** An element of HTML that Markdown has no syntax for. */
const element = (hName: string, children: RootContent[], hProperties = {}): RootContent => ({
  type: 'blockquote',
  data: {hName, hProperties},
  children: children as never,
});

const line = (...children: PhrasingContent[]): RootContent => ({type: 'paragraph', children});

function itemNodes({items, more}: NotePart): PhrasingContent[] {
  const names = items.flatMap(({name, code, anchor, detail}, i): PhrasingContent[] => {
    const label: PhrasingContent = code ? {type: 'inlineCode', value: name} : text(name);
    const linked: PhrasingContent =
      anchor === undefined ? label : {type: 'link', url: `#${anchor}`, children: [label as never]};
    return [
      ...(i > 0 ? [text(', ')] : []),
      linked,
      ...(detail === undefined ? [] : [text(` (${detail})`)]),
    ];
  });
  return more === undefined ? names : [...names, text(`, and ${more} more`)];
}

function partItem(part: NotePart): ListItem {
  const children = [text(`${part.heading}: `), ...itemNodes(part)];
  return {type: 'listItem', spread: false, children: [{type: 'paragraph', children}]};
}

function noteNodes({since, isNew, releases}: Note): RootContent {
  const all: PhrasingContent = {
    type: 'link',
    url: `/docs/${WHATS_NEW}`,
    children: [text('All changes')],
  };
  if (isNew) return element('static-block', [line(text(`New since ${since}. `), all)]);
  const lists = releases.flatMap(({title, parts}): RootContent[] => [
    line(text(title)),
    {type: 'list', spread: false, children: parts.map(partItem)},
  ]);
  const summary = element('summary', [text(`Changed since ${since}`) as RootContent]);
  return element('static-block', [element('details', [summary, ...lists, line(all)])]);
}

/** The text of a comment in Markdown or MDX; undefined for other nodes. */
function commentOf(node: RootContent): string | undefined {
  return node.type === 'html' || node.type === 'mdxFlowExpression' ? node.value : undefined;
}

/** The plugin. It must come after the one that reads the text of a page for the search. */
export default function pageChanges() {
  return (tree: Root): void => {
    // The comment is the last line of a file.
    const at = tree.children.length - 1;
    const last = tree.children[at];
    const comment = last && commentOf(last);
    const note = comment === undefined ? undefined : readNote(comment);
    if (note) tree.children[at] = noteNodes(note);
  };
}

/** The rules for pages and posts, by the name shown in messages. */
import {Problems} from '../../../plugins/facts/problems';
import {loadReleases} from '../../../plugins/releases/load';
import type {Rule} from '../rule';
import {sidebarEntry} from '../sidebar';
import type {Site} from '../site';
import {admonitions} from './admonitions';
import {components} from './components';
import {defaults} from './defaults';
import {fences} from './fences';
import {frontMatter} from './front-matter';
import {headings} from './headings';
import {imageFiles} from './image-files';
import {images} from './images';
import {length} from './length';
import {links} from './links';
import {passages} from './passages';
import {pictures} from './pictures';
import {ports} from './ports';
import {post} from './post';
import {styleWords} from './style-words';
import {urns} from './urns';

/** What rules can use in addition to the page. */
type Known = {
  root: string;
  site: Site;
  /** Ids of the pages in the sidebar. */
  sidebar: readonly string[];
};

/** A page of docs/, a post of Learn, or the guide of a source, which becomes a part of its page. */
export type TextKind = 'page' | 'post' | 'guide';

/** Returns the rules for a kind of text. */
export function rulesFor({root, site, sidebar}: Known, kind: TextKind): Record<string, Rule> {
  const all = {
    admonitions,
    components,
    defaults: defaults(root),
    fences,
    headings,
    images,
    'image files': imageFiles(root),
    links: links(root, site),
    pictures: pictures(root),
    ports: ports(root),
    passages: passages(loadReleases(root, new Problems()).map(({name}) => name)),
    urns: urns(root),
    words: styleWords,
  };
  if (kind === 'guide') return all;
  return kind === 'post'
    ? {...all, post: post(root, site)}
    : {...all, 'front matter': frontMatter, length, sidebar: sidebarEntry(sidebar)};
}

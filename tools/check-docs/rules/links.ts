/** Links lead to pages, headings, and files that exist. External links are not checked. */
import fs from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {sourcePath, SOURCES_FOLDER} from '../../../plugins/sources';
import type {DocsPage} from '../page';
import type {Finding, Rule} from '../rule';
import type {Site, Target} from '../site';
import {anchors} from '../site/anchors';

/** What is wrong with a link; undefined if it is correct. */
type Fault = string | undefined;

const HOST = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;
const LIST_PAGES = /^(?:archive|tags(?:\/[\w-]+)?|rss\.xml|atom\.xml|feed\.json)$/;

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Names a page whose file has the same name, which the writer may have meant. */
function alike(site: Site, at: string): string {
  const name = path.posix.basename(at);
  const [first] = site.handWritten.filter((page) => path.posix.basename(page) === name);
  return first === undefined ? '' : `; ${site.page(first)?.file} has this name`;
}

function anchorFault(target: Target, anchor: string | undefined): Fault {
  if (anchor === undefined || anchor === '' || target.ids().has(decode(anchor))) return undefined;
  const ids = [...target.ids()];
  const shown = ids.slice(0, 8).join(', ') + (ids.length > 8 ? ', …' : '');
  return `an id of ${target.file}: ${shown || 'it has none'}`;
}

/** Returns the path of the page that a file becomes, or becomes part of. */
function addressOf(file: string): string {
  const name = path.basename(file, '.md');
  if (file.startsWith(`${SOURCES_FOLDER}/`)) return sourcePath(name);
  if (file.startsWith('reference/metamodel/')) return `generated/metamodel/entities/${name}`;
  return file.replace(/^docs\/|\.mdx?$/g, '');
}

export function links(root: string, site: Site): Rule {
  function pageFault(at: string, anchor: string | undefined): Fault {
    const target = site.page(at);
    return target ? anchorFault(target, anchor) : `the path of a page in docs/${alike(site, at)}`;
  }

  function absoluteFault(address: string, anchor: string | undefined): Fault {
    const at = decode(address.slice(1));
    // Only the build knows pages of a release and category pages, and checks links to them.
    if (/^docs\/(?:\d|category\/)/.test(at) || at === 'docs' || at === 'learn' || at === '')
      return undefined;
    if (at.startsWith('docs/')) return pageFault(at.slice('docs/'.length), anchor);
    if (at.startsWith('learn/')) {
      const post = at.slice('learn/'.length);
      if (LIST_PAGES.test(post) || site.posts.includes(post)) return undefined;
      return `a post in blog/: ${site.posts.join(', ')}`;
    }
    const isFile = fs.existsSync(path.join(root, 'static', at));
    return isFile || site.isRoute(at) ? undefined : 'the URL of a page, or a file in static/';
  }

  function relativeFault(file: string, address: string, anchor: string | undefined): Fault {
    const target = path.posix.join(path.posix.dirname(file), decode(address));
    const extension = /\.mdx?$/.exec(target)?.[0];
    if (extension === undefined) {
      if (fs.existsSync(path.join(root, target))) return undefined;
      return 'a relative path to a file that exists, such as ../how/search.md';
    }
    if (target.startsWith('blog/')) {
      return fs.existsSync(path.join(root, target)) ? undefined : 'a post in blog/';
    }
    if (!target.startsWith('docs/')) return 'a file in docs/';
    if (file.startsWith('blog/'))
      return `/${target.slice(0, -extension.length)}: posts link to docs by URL`;
    const at = target.slice('docs/'.length, -extension.length);
    const page = site.page(at);
    if (page && page.file !== target) return `${page.file}, with its extension`;
    return pageFault(at, anchor);
  }

  function fault(page: DocsPage, url: string): Fault {
    if (HOST.test(url) || url.startsWith('pathname:')) return undefined;
    const [whole = '', anchor] = url.split('#');
    const [address = ''] = whole.split('?');
    if (address === '') {
      const own = site.page(addressOf(page.file));
      const target = own ?? {file: page.file, ids: () => anchors(page.tree)};
      return anchorFault(target, anchor);
    }
    if (address.startsWith('/')) return absoluteFault(address, anchor);
    return relativeFault(page.file, address, anchor);
  }

  return (page) => {
    const findings: Finding[] = [];
    visit(page.tree, (node) => {
      if (node.type !== 'link' && node.type !== 'definition') return;
      const expected = fault(page, node.url);
      const line = node.position?.start.line ?? 1;
      if (expected !== undefined) findings.push({line, found: node.url, expected});
    });
    return findings;
  };
}

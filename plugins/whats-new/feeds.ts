/**
 * The feeds of changes: an entry for each area of each release. Atom requires a date, so that feed starts with released
 * versions; the JSON feed also has what is not released yet, without one.
 */
import {escapeHtml} from '../page-kit/markdown';
import {NEXT} from '../releases/model';
import {type Area, AREAS, type Changes} from './model';
import {releaseAnchor} from './page';
import {rowsOf} from './page/rows';
import {WHATS_NEW} from './paths';

/** An entry. Its address is its id, which stays the same: it names the release and the area. */
type Entry = {id: string; title: string; area: Area; html: string; date: string | undefined};

/** What the feeds say about themselves. */
type Feed = {title: string; page: string; entries: Entry[]; updated: string | undefined};

const instant = (date: string): string => `${date}T00:00:00Z`;

/** Links in a feed have no page that they could be relative to. */
function absolute(html: string, docs: string): string {
  return html
    .replace(/ id="[^"]*"/g, '')
    .replace(/href="(?!https?:)([^"]*)"/g, (_, href: string) => `href="${docs}${href}"`);
}

/**
 * @param changes of Next
 * @param site URL of the site with its base path, which ends with a slash
 */
export function feedOf({since, releases, changes}: Changes, site: string): Feed {
  const docs = `${site}docs/`;
  const page = docs + WHATS_NEW;
  const entries = releases.flatMap(({name, after, date}) =>
    (Object.keys(AREAS) as Area[]).flatMap((area): Entry[] => {
      const own = changes.filter((change) => change.release === name && change.area === area);
      if (own.length === 0) return [];
      const rows = rowsOf(own, () => true).join('\n');
      return [
        {
          id: `${page}#${releaseAnchor(name, area)}`,
          title: `${name === NEXT ? `After ${after}` : `DataHub ${name}`}: ${AREAS[area]}`,
          area,
          html: absolute(`<table>${rows}</table>`, docs),
          date,
        },
      ];
    }),
  );
  const updated = releases.find(({date}) => date !== undefined)?.date;
  return {title: `What's new in DataHub after ${since}`, page, entries, updated};
}

/** @returns the feed as Atom (RFC 4287), with the entries that have a date */
export function atomOf({title, page, entries, updated}: Feed): string {
  const parts = entries.flatMap(({id, title: name, area, html, date}) =>
    date === undefined
      ? []
      : [
          `  <entry>
    <id>${escapeHtml(id)}</id>
    <title>${escapeHtml(name)}</title>
    <link href="${escapeHtml(id)}"/>
    <updated>${instant(date)}</updated>
    <category term="${area}" label="${AREAS[area]}"/>
    <content type="html">${escapeHtml(html)}</content>
  </entry>`,
        ],
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${escapeHtml(page)}</id>
  <title>${escapeHtml(title)}</title>
  <link href="${escapeHtml(page)}"/>
  <link rel="self" type="application/atom+xml" href="${escapeHtml(page)}/feed.xml"/>
  <updated>${instant(updated ?? '1970-01-01')}</updated>
  <author><name>DataHub Project</name></author>
${parts.join('\n')}
</feed>
`;
}

/** @returns the feed as JSON Feed 1.1 */
export function jsonFeedOf({title, page, entries}: Feed): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: page,
    feed_url: `${page}/feed.json`,
    authors: [{name: 'DataHub Project'}],
    items: entries.map(({id, title: name, area, html, date}) => ({
      id,
      url: id,
      title: name,
      content_html: html,
      ...(date !== undefined && {date_published: instant(date)}),
      tags: [AREAS[area]],
    })),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}

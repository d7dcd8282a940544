/** Finds the file for a path, and caches the content of small files in memory. */
import fs from 'node:fs';
import path from 'node:path';
import {lookup} from 'mrmime';
import {MEDIA_TYPES} from '../hosting/rules';
import {FORMS, type Encoding} from './encodings';

/** A file to send. */
export type SiteFile = {
  file: string;
  size: number;
  etag: string;
  modified: Date;
  /** The content, unless the file is large. */
  body?: Buffer;
  type: string;
  encoding?: Encoding;
  /** True if other clients may get another form of the file. */
  varies: boolean;
};

/** Larger files are rare and are read each time: caching them saves little compared with sending them. */
const LARGEST_KEPT = 512 * 1024;

/** A file that was just written may be rewritten without a change of its timestamp, which has a coarse resolution. */
const SETTLED_MS = 100;

/** Size of the cache; the whole site with its compressed forms is several times that. */
const MOST_KEPT = 64 * 1024 * 1024;

/** Types that the list of the package lacks. */
const OTHER_TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries(MEDIA_TYPES).map(([end, type]) => [`.${end}`, type] as const),
);

function typeOf(file: string): string {
  const type = lookup(file) ?? OTHER_TYPES.get(path.extname(file)) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

/** Returns the stats of a file, or undefined if there is none, or if its name is too long or a parent is a file. */
function statFile(file: string): fs.Stats | undefined {
  try {
    const stats = fs.statSync(file, {throwIfNoEntry: false});
    return stats?.isFile() ? stats : undefined;
  } catch {
    return undefined;
  }
}

type Kept = Pick<SiteFile, 'size' | 'etag' | 'modified' | 'body'> & {inode: number};

/**
 * The files of a built site. Each lookup accesses the disk, so a rebuild shows up. It does so synchronously:
 * a few lookups of names that the system has in memory take less time than handing them over to a thread.
 */
export class SiteFiles {
  private readonly kept = new Map<string, Kept>();
  private keptBytes = 0;

  constructor(private readonly root: string) {}

  /**
   * Finds a file, or the page for a path.
   *
   * @param name decoded path without `.` and `..`, from `/`
   * @param accepted names of the encodings that the client accepts
   */
  find(name: string, accepted: ReadonlySet<string>): SiteFile | undefined {
    const exact = path.join(this.root, name);
    for (const file of [exact, `${exact}.html`, path.join(exact, 'index.html')]) {
      const stats = statFile(file);
      if (stats) return this.bestForm(file, stats, accepted);
    }
    return undefined;
  }

  private bestForm(file: string, stats: fs.Stats, accepted: ReadonlySet<string>): SiteFile {
    const type = typeOf(file);
    let varies = false;
    for (const {extension, encoding} of FORMS) {
      const form = file + extension;
      const formStats = statFile(form);
      if (!formStats) continue;
      varies = true;
      if (accepted.has(encoding)) {
        return {file: form, ...this.content(form, formStats), type, encoding, varies};
      }
    }
    return {file, ...this.content(file, stats), type, varies};
  }

  /** Returns the cached content of a file, if the file hasn't changed. */
  private content(file: string, {size, mtimeMs, mtime, ino: inode}: fs.Stats): Kept {
    const etag = `"${Math.round(mtimeMs).toString(16)}-${size.toString(16)}"`;
    const known = this.kept.get(file);
    if (known?.etag === etag && known.inode === inode) return known;
    if (known) this.forget(file, known);
    const body = size <= LARGEST_KEPT ? fs.readFileSync(file) : undefined;
    const made = {size: body?.length ?? size, etag, modified: mtime, body, inode};
    if (body && Date.now() - mtimeMs > SETTLED_MS) this.keep(file, made);
    return made;
  }

  private keep(file: string, made: Kept): void {
    this.kept.set(file, made);
    this.keptBytes += made.size;
    for (const [oldest, content] of this.kept) {
      if (this.keptBytes <= MOST_KEPT) break;
      this.forget(oldest, content);
    }
  }

  private forget(file: string, {size}: Kept): void {
    this.kept.delete(file);
    this.keptBytes -= size;
  }
}

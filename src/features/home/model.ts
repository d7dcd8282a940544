/** What the build passes to the home page and the docs landing page. */
import type {AdoptionStory} from '../adoption-stories/model';
import type {ShownPicture} from '../pictures/model';

/** An integration, with the id of its mark in the catalog's sprite. */
type Platform = {id: string; name: string; href: string; mark: string};

/** Facts for the home page. */
export type HomeData = {
  counts: {
    /** Cards of the catalog. */
    integrations: number;
    /** How many of them are ingestion sources. */
    sources: number;
    /** Sources that read column-level lineage. */
    columnLineage: number;
    /** Entity types with a page. */
    entities: number;
    /** Queries and mutations of the GraphQL API. */
    operations: number;
  };
  /** How many cards there are of each platform type, in descending order. */
  types: {name: string; count: number}[];
  /** Certified integrations, A to Z. */
  certified: Platform[];
  /** From the id of an integration to its brand mark in the catalog's sprite. */
  marks: Record<string, string>;
  /** The commands of the quickstart, as text and as highlighted HTML. */
  quickstart: {code: string; html: string};
  /** Companies that say in public that they use the platform. */
  adopters: {
    companies: number;
    /** How many of them tell their story. */
    total: number;
    /** The stories that the page shows. */
    stories: Pick<AdoptionStory, 'company' | 'slug' | 'topic' | 'kind' | 'url' | 'quote'>[];
  };
  /** The platform's public history, up to a commit and its day. */
  project: {contributors: number; releases: number; asOf: string; commit: string};
  /** The product: an asset, and the part of it that fits on a phone. */
  pictures: {table: ShownPicture; summary: ShownPicture};
};

/** A page with something new. */
type News = {title: string; to: string; description: string};

/** What Next has that the last release doesn't. */
export type DocsNews = {
  /** Label of the last release. */
  release: string;
  /** Pages that the last release lacks. */
  added: News[];
  /** Pages with the most facts that the last release lacks, in descending order. */
  changed: (News & {marks: number})[];
  /** How many pages have such facts. */
  changedCount: number;
};

/** Converts the reference facts to the cards of the catalog. */
import type {Reference} from '../reference';
import {byName} from '../../src/lib/by-name';
import type {Version} from '../releases/version';
import type {IntegrationCard, Integrations} from './facts';
import {ownModules, type Source, sourcePath} from '../sources';
import {CAPABILITIES, SUPPORT_LEVELS} from '../../src/features/integrations/model/vocabulary';
import {featuresOf} from './features';
import {hrefOf} from './links';
import type {Integration} from '../../src/features/integrations/model/types';

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function fromSource(
  source: Source,
  topic: string,
  {badge: badgeOf}: Version,
  card?: IntegrationCard,
): Integration {
  const badge = badgeOf(source.since);
  const modules = ownModules(source);
  const able = new Set(
    modules.flatMap(({capabilities}) =>
      capabilities.filter(({supported}) => supported).map(({name}) => name),
    ),
  );
  const levels = new Set(modules.map(({support}) => support));
  const plugins = source.modules.map(({plugin}) => plugin);
  const words = new Set([source.slug, source.platform, card?.title ?? '', ...plugins]);
  return {
    id: source.slug,
    name: source.name,
    topic: capitalized(topic),
    href: `/docs/${sourcePath(source.slug)}`,
    types: [source.category],
    connection: source.connection,
    support: SUPPORT_LEVELS.filter((level) => levels.has(level)),
    capabilities: CAPABILITIES.filter((name) => able.has(name)),
    features: featuresOf(card?.features ?? [], modules, CAPABILITIES),
    words: [...words].join(' ').toLowerCase(),
    ...(badge && {badge}),
  };
}

function fromCard(card: IntegrationCard, id: string, href: string): Integration {
  return {
    id,
    name: card.title,
    topic: capitalized(card.topic),
    href,
    types: card.platform_types,
    connection: card.connection_type === 'Push' ? 'push' : 'pull',
    support: [],
    capabilities: [],
    features: featuresOf(card.features, [], CAPABILITIES),
    words: card.id,
  };
}

/**
 * @param hasPage whether there is a page at a path below /docs/
 * @returns a card for each source and for each integration without one, A to Z
 */
export function catalog(
  {sources, version}: Pick<Reference, 'sources' | 'version'>,
  {cards, sources_without_card: others}: Integrations,
  hasPage: (path: string) => boolean,
): Integration[] {
  const cardOf = new Map(cards.map((card) => [card.source, card]));
  const topicOf = new Map(others.map(({source, topic}) => [source, topic]));
  const ofSources = sources.map((source) => {
    const card = cardOf.get(source.slug);
    return fromSource(source, card?.topic ?? topicOf.get(source.slug) ?? '', version, card);
  });
  const slugs = new Set(sources.map(({slug}) => slug));
  const rest = cards.filter(({source}) => source === undefined);
  const ofCards = rest.map((card) => {
    // Slack both sends notifications and is a source: it has two cards.
    const id = slugs.has(card.id) ? `${card.id}-integration` : card.id;
    return fromCard(card, id, hrefOf(card, hasPage));
  });
  return [...ofSources, ...ofCards].sort(byName);
}

/** Title, description, and first paragraphs of an entity page. */
import type {Entity, Metamodel} from '..';
import type {PageLinks} from '../../page-kit/page';
import {blocks, code, escapeText} from '../../page-kit/markdown';
import {sinceMark} from '../../page-kit/marks';

const CONTENT = 'its URN, aspects, relationships, and API examples';

/** One sentence of 70 to 160 characters: what the entity represents and, if there is room, what the page contains. */
function description({displayName, summary}: Entity): string {
  const [first = summary] = summary.split(/(?<=[.!?]) /);
  const phrase = first.slice(0, 1).toLowerCase() + first.slice(1).replace(/[.!?]$/, '');
  const long = `${displayName}: ${phrase}; ${CONTENT}.`;
  return long.length <= 160 ? long : `${displayName}: ${phrase}.`;
}

/** Front matter of the page; `since` is set for an entity that has no page in earlier versions. */
export function frontValues(entity: Entity): Record<string, unknown> {
  return {
    title: `${entity.displayName} entity`,
    sidebar_label: entity.displayName,
    description: description(entity),
    keywords: [entity.name, `urn:li:${entity.name}`],
    since: entity.announced ? undefined : entity.since,
  };
}

/** What the entity represents, where you encounter it, and its names in the APIs. */
export function intro(
  {version}: Metamodel,
  entity: Entity,
  path: string,
  links: PageLinks,
): string {
  const {name, slug, category, graphql, summary, metIn, announced, since, examples} = entity;
  const badge = announced && sinceMark(version.badge(since)).trim();
  const type =
    graphql && links.to(path, `graphql/objects#${graphql.type.toLowerCase()}`, code(graphql.type));
  const inPaths = slug === name || examples?.none ? '' : `, in OpenAPI paths ${code(slug)}`;
  const kind = category === 'core' ? 'core' : 'internal: DataHub uses it for its own operation';
  return blocks(
    badge && `<p>${badge}</p>`,
    escapeText(summary),
    metIn,
    [
      `- **Name:** ${code(name)}${inPaths}`,
      type && `- **GraphQL type:** ${type}`,
      `- **Category:** ${kind}`,
    ]
      .filter(Boolean)
      .join('\n'),
  );
}

/** Checks that the modules and fields that links name exist, and that their platforms are those of sources. */
import {ANY} from '../../../src/features/stack/model/types';
import type {Problems} from '../../facts/problems';
import {reporter} from '../../facts/report';
import type {LoadedSource} from '../load';
import type {SourceLink} from '../link-schema';

const OTHER = /\.<platform>$/;

function fieldsOf({instance, platform, requires = []}: SourceLink): [key: string, name: string][] {
  return [
    ...(instance === undefined
      ? []
      : [['instance', instance.replace(OTHER, '')] as [string, string]]),
    ...(platform === undefined ? [] : [['platform', platform] as [string, string]]),
    ...requires.map((name): [string, string] => ['requires', name]),
  ];
}

/** @param platforms of all sources */
export function checkLinks(
  {yaml, source}: LoadedSource,
  platforms: ReadonlySet<string>,
  problems: Problems,
): void {
  const report = reporter(yaml, problems);
  const plugins = source.modules.map(({plugin}) => plugin);
  source.links.forEach((link, i) => {
    link.to.forEach((to, k) => {
      if (to === ANY || platforms.has(to)) return;
      const expected = `the platform of a source, or ${ANY}`;
      report(['links', i, 'to', k], {found: to, expected});
    });
    if (link.module !== undefined && !plugins.includes(link.module)) {
      const expected = `a plugin: ${plugins.join(', ')}`;
      report(['links', i, 'module'], {found: link.module, expected});
    }
    const modules = source.modules.filter(({plugin}) => plugin === (link.module ?? plugin));
    for (const [key, name] of fieldsOf(link)) {
      if (modules.some(({config}) => config.some((field) => field.name === name))) continue;
      report(['links', i, key], {found: name, expected: `a field of ${plugins.join(' or ')}`});
    }
  });
}

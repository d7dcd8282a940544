/**
 * Writes what the content policy of a build has to allow to `content-policy.json`, and stops a build with styles that
 * the policy can't allow. tools/hosting makes the header from it.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isOn} from '../../src/lib/patches';
import {ContributorError} from '../common/contributor-error';
import {listFiles} from '../common/list-files';
import {FACTS_FILE, factsText, hostsSchema, type PolicyFacts} from './facts';
import {inspectContent} from './inspect';

/** @throws ContributorError that names the directive and the value if a host is invalid */
function hostsOf(value: unknown): PolicyFacts['hosts'] {
  const {data, error} = hostsSchema.safeParse(value ?? {});
  if (data) return data;
  const problems = error.issues.map(
    (issue) => `- ${issue.path.join(', entry ')}: ${issue.message}`,
  );
  throw new ContributorError(
    `customFields.contentHosts of docusaurus.config.ts can't be part of a content policy:\n${problems.join('\n')}`,
  );
}

/** @throws ContributorError from `postBuild` that lists pages with style attributes or elements */
export default function contentPolicy({siteConfig}: Pick<LoadContext, 'siteConfig'>): Plugin {
  const hosts = hostsOf(siteConfig.customFields?.['contentHosts']);
  return {
    name: 'content-policy',
    async postBuild({outDir}) {
      const scripts = new Set<string>();
      const styled: string[] = [];
      for (const file of listFiles(outDir).filter((name) => name.endsWith('.html'))) {
        const found = inspectContent(await fs.readFile(path.join(outDir, file), 'utf8'));
        found.scripts.forEach((script) => scripts.add(script));
        if (found.styles.length > 0) styled.push(`- ${file}: ${found.styles[0]?.slice(0, 200)}`);
      }
      if (styled.length > 0 && isOn(siteConfig, 'style-attributes')) {
        throw new ContributorError(
          `The content policy forbids style attributes and elements; found some on ${styled.length} pages. ` +
            `Use a class, or an attribute that a style sheet selects:\n${styled.slice(0, 20).join('\n')}`,
        );
      }
      const facts = {scripts: [...scripts].sort(), hosts};
      await fs.writeFile(path.join(outDir, FACTS_FILE), factsText(facts));
    },
  };
}

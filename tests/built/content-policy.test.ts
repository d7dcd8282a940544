/** The content security policy that hosts send is the one that the build needs. */
import path from 'node:path';
import {expect, it} from 'vitest';
import {ROOT} from '../../plugins/common/root';
import {factsOfBuild, readFacts} from '../../plugins/content-policy/facts';
import {POLICY_FILE} from '../../tools/hosting/rules';
import {BUILD, servedSite} from './site';

const ask = servedSite();

it('the committed configuration of the hosts has the policy of this build', () =>
  expect(
    readFacts(path.join(ROOT, POLICY_FILE)),
    `${POLICY_FILE} is stale: run "npm run hosting -- --from build" after a build without settings, and commit`,
  ).toEqual(factsOfBuild(BUILD)));

it.each(['/', '/docs/features', '/nowhere', '/assets/js'])(
  '%s is sent with it',
  async (address) => {
    const policy = (await ask(address)).headers.get('content-security-policy') ?? '';
    const scripts = factsOfBuild(BUILD)?.scripts ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(policy).toContain(`'${script}'`);
  },
);

it.each(['/', '/docs/features', '/404', '/learn'])(
  'the scripts within %s are minified',
  async (address) => {
    const html = await (await ask(address)).text();
    const scripts = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text = '']) => text);
    expect(scripts.length).toBeGreaterThan(1);
    expect(scripts.filter((text) => / = | \{|\n {2}\w/.test(text))).toEqual([]);
  },
);

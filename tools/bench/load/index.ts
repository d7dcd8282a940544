/** Part `load`: the cost of our nginx and Caddy configurations, and how our own server compares with nginx. */
import fs from 'node:fs';
import path from 'node:path';
import type {FigureKey} from '../budgets';
import {attempt, type Figures} from '../figures';
import {medianPage, weighDocs} from '../html-weight';
import {shellFiles} from '../../server/compression';
import {hasCaddy} from '../../server/programs/caddy';
import {hasNginx} from '../../server/programs/nginx';
import type {RunningHost} from '../../server/programs/program';
import {
  type Addresses,
  BARE,
  bareCaddy,
  bareFolder,
  bareNginx,
  caddy,
  KINDS,
  type Kind,
  nginx,
  ours,
  type Start,
} from './subjects';
import {load, type Load} from './wrk';
import {memoryGrowth} from './memory';

/** Each server in turn, several times: other load on the machine then slows down all of them. */
const ROUNDS = 3;
const SECONDS = 2;

const KEYS = {
  nginx: {page: 'nginxPage', asset: 'nginxAsset', '404': 'nginx404'},
  caddy: {page: 'caddyPage', asset: 'caddyAsset', '404': 'caddy404'},
  ours: {page: 'oursPage', asset: 'oursAsset', '404': 'ours404'},
} as const;

type Server = keyof typeof KEYS;

const figureKeys = (server: Server) =>
  KINDS.flatMap((kind): FigureKey[] => {
    const key = KEYS[server][kind];
    return [`${key}Rate`, `${key}P99`, `${key}Ratio`];
  });

function addresses(build: string): Addresses {
  const notFound = fs.readFileSync(path.join(build, '404.html'), 'utf8');
  const main = [...shellFiles(notFound)].find((file) => /\/main\.\w+\.js$/.test(file));
  if (!main) throw new Error('404.html names no script main.*.js');
  return {page: medianPage(weighDocs(build)).url, asset: `/${main}`, '404': '/docs/no-such-page'};
}

/** Returns the best of several rounds with each server: other load on the machine can only slow it down. */
async function bestRounds(
  servers: readonly {start: Start; at: Addresses}[],
): Promise<Record<Kind, Load>[]> {
  const running: RunningHost[] = [];
  try {
    for (const {start} of servers) running.push(await start());
    const best = servers.map((): Partial<Record<Kind, Load>> => ({}));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const kind of KINDS) {
        for (const [index, {at}] of servers.entries()) {
          const found = await load(`${running[index]?.origin}${at[kind]}`, SECONDS);
          const known = best[index]?.[kind];
          if (!known || found.rate > known.rate) best[index] = {...best[index], [kind]: found};
        }
      }
    }
    return best as Record<Kind, Load>[];
  } finally {
    await Promise.all(running.map(({stop}) => stop()));
  }
}

function setFigures(
  figures: Figures,
  server: Server,
  own: Record<Kind, Load>,
  other: Record<Kind, Load>,
): void {
  for (const kind of KINDS) {
    const key = KEYS[server][kind];
    figures.set('ours', `${key}Rate`, own[kind].rate);
    figures.set('ours', `${key}P99`, own[kind].p99);
    figures.set('ours', `${key}Ratio`, own[kind].rate / other[kind].rate);
  }
}

/** Measures the three servers on a build folder. */
export async function measureLoad(figures: Figures, build: string): Promise<void> {
  const measure = async (server: Server, compare: () => Promise<[Start, Start, Addresses]>) =>
    attempt(figures, 'ours', figureKeys(server), async () => {
      const [start, other, otherAt] = await compare();
      const at = addresses(build);
      const [own, beside] = await bestRounds([
        {start, at},
        {start: other, at: otherAt},
      ]);
      if (own && beside) setFigures(figures, server, own, beside);
    });
  const needs = (name: string, isThere: boolean) => {
    if (!isThere) throw new Error(`${name} is not installed (apt-get install ${name})`);
  };

  let folder: string | undefined;
  const bare = () => (folder ??= bareFolder(build, addresses(build)));
  await measure('nginx', async () => {
    needs('nginx', hasNginx());
    return [nginx(build), bareNginx(bare()), BARE];
  });
  await measure('caddy', async () => {
    needs('caddy', hasCaddy());
    return [caddy(build), bareCaddy(bare()), BARE];
  });
  await measure('ours', async () => {
    needs('nginx', hasNginx());
    return [ours(build), nginx(build), addresses(build)];
  });
  await attempt(figures, 'ours', ['oursMemory'], async () => {
    figures.set('ours', 'oursMemory', (await memoryGrowth(build, addresses(build))) / 1e6);
  });
  if (folder) fs.rmSync(folder, {recursive: true});
}

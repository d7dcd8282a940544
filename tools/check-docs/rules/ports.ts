/** Ports of the platform's services that a page names after a host, such as `datahub-gms:8080`, match reference/service-ports.yaml. */
import {z} from 'zod';
import {lazy} from '../../../plugins/common/lazy';
import {Problems} from '../../../plugins/facts/problems';
import {filledText} from '../../../plugins/facts/schema-parts';
import {readChecked} from '../../../plugins/facts/yaml-file';
import type {Rule} from '../rule';

const FILE = 'reference/service-ports.yaml';

const schema = z.strictObject({
  about: filledText,
  hosts: z.record(filledText, z.array(z.int().min(1).max(65_535)).min(1)),
});

const HOST_AND_PORT = /(?<![\w.-])([a-z][a-z0-9-]*):(\d{2,5})(?![\w-]|[.:]\w)/g;

function loadHosts(root: string): Record<string, number[]> {
  const problems = new Problems();
  const loaded = readChecked(root, FILE, schema, problems);
  problems.throwIfAny();
  return loaded?.hosts ?? {};
}

/** @param root absolute path of the project */
export function ports(root: string): Rule {
  const hosts = lazy(() => loadHosts(root));
  return ({text}) =>
    text.split('\n').flatMap((line, i) =>
      [...line.matchAll(HOST_AND_PORT)].flatMap(([found, host = '', port]) => {
        const known = hosts()[host];
        if (!known || known.includes(Number(port))) return [];
        return [
          {
            line: i + 1,
            found,
            expected: `${host}:${known.join(` or ${host}:`)}, as in ${FILE}; correct whichever is wrong`,
          },
        ];
      }),
    );
}

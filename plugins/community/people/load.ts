/** Reads the honored people from reference/community-honors.yaml. */
import type {Honors} from '../../../src/features/people/model';
import type {Problems} from '../../facts/problems';
import {type Report, reporter} from '../../facts/report';
import {check, readYaml} from '../../facts/yaml-file';
import {honorsSchema} from './schema';

/** Path of the facts, relative to the project's root. */
export const HONORS_FILE = 'reference/community-honors.yaml';

function checkOnce({rosters}: Honors, report: Report): void {
  const seen = new Set<string>();
  rosters.forEach(({program, label, groups}, r) => {
    groups.forEach(({people}, g) =>
      people.forEach(({name}, p) => {
        const key = `${program} ${label} ${name}`;
        if (seen.has(key)) {
          const expected = 'each person only once in a roster';
          report(['rosters', r, 'groups', g, 'people', p, 'name'], {found: name, expected});
        }
        seen.add(key);
      }),
    );
  });
}

/**
 * @param root absolute path of the project
 * @param problems collects problems; the result is empty if the file doesn't fit the schema
 */
export function loadHonors(root: string, problems: Problems): Honors {
  const yaml = readYaml(root, HONORS_FILE, problems);
  const data = yaml && check(yaml, honorsSchema, problems);
  if (!data) return {rosters: []};
  checkOnce(data, reporter(yaml, problems));
  return data;
}

import {describe, expect, it} from 'vitest';
import {createFinder, ofRole} from '../../src/features/privileges/model/find';
import {ROOT} from '../common/root';
import {loadReference} from '../reference';
import {privilegesOf} from './privileges';

const ALL = privilegesOf(loadReference(ROOT));
const named = (name: string) => ALL.find((one) => one.name === name);
const find = createFinder(ALL);
const found = (question: string) => find(question).map(({name}) => name);

describe('privileges with the operations that check them', () => {
  it('are those of the facts', () => {
    expect(ALL.length).toBeGreaterThan(80);
    expect(named('Manage Policies')).toMatchObject({
      ...{constant: 'MANAGE_POLICIES', policy: 'platform'},
      roles: {Admin: 'yes', Editor: 'no', Reader: 'no'},
    });
    expect(named('Create Users & Groups')?.roles.Admin).toBe('through Manage Users & Groups');
  });

  it('have operations, but not those of a longer name', () => {
    const of = (name: string) => named(name)?.operations.map((operation) => operation.name) ?? [];
    expect(of('Manage Policies')).toEqual(expect.arrayContaining(['createPolicy', 'deletePolicy']));
    expect(of('Edit Tags')).toContain('addTag');
    expect(of('Manage Tags')).not.toContain('addTag');
    expect(of('Edit Dataset Column Tags')).toContain('addTag');
    expect(of('Manage Metadata Ingestion').length).toBeGreaterThan(8);
    expect(named('Edit Tags')?.operations[0]).toMatchObject({
      url: expect.stringMatching(/^\/docs\/graphql\/(?:queries|mutations)#/),
      needs: expect.stringContaining('Requires'),
    });
  });
});

// From public issues and pull requests of the platform, by their numbers.
describe('questions that users of the platform asked', () => {
  it.each([
    ['3609', 'users cannot create new tags', ['Create Tags', 'Manage Tags']],
    ['7060', 'edit lineage', ['Edit Lineage']],
    ['8819', 'unauthorized to query usage of a dataset', ['View Dataset Usage']],
    ['15505', 'run an ingestion source', ['Manage Metadata Ingestion']],
    ['17087', 'roll back an ingestion run', ['Manage Metadata Ingestion']],
    ['6001', 'who can create a policy', ['Manage Policies']],
  ])('#%s %s', (_, question, privileges) => {
    expect(found(question).slice(0, 3)).toEqual(expect.arrayContaining(privileges));
  });
});

describe('the finder', () => {
  it.each([
    ['delete a dataset', 'Delete'],
    ['generate a personal access token', 'Generate Personal Access Tokens'],
    ['createGlossaryTerm', 'Manage Glossaries'],
    ['MANAGE_SECRETS', 'Manage Secrets'],
    ['see analytics', 'View Analytics'],
    ['raise an incident', 'Edit Incidents'],
    ['assign an owner', 'Edit Owners'],
    ['add members to a group', 'Edit Group Members'],
  ])('%s', (question, privilege) => {
    expect(found(question).slice(0, 3)).toContain(privilege);
  });

  it('an empty question shows all, and junk shows none', () => {
    expect(found('')).toHaveLength(ALL.length);
    expect(found('how do I')).toHaveLength(ALL.length);
    expect(found('xyzzy'.repeat(2000))).toEqual([]);
  });

  it('a role has what it has directly or through another privilege', () => {
    const of = (role: 'Admin' | 'Reader') => ofRole(ALL, role).map(({name}) => name);
    expect(of('Reader')).toContain('View Entity Page');
    expect(of('Reader')).not.toContain('Manage Policies');
    expect(of('Admin')).toContain('Create Users & Groups');
    expect(ofRole(ALL, undefined)).toHaveLength(ALL.length);
  });
});

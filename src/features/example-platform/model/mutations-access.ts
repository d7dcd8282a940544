/** Changes of access: tokens, invitation and password reset links, roles, members of groups. */
import type {Entity} from './world';
import type {Platform, Queries} from './query';
import {ofType} from './store';

type TokenInput = {
  actorUrn: string;
  duration: string;
  name: string;
  description?: string | null;
};

/** Durations that the form offers, in milliseconds. */
const HOUR = 3_600_000;
const DURATIONS: Readonly<Record<string, number>> = {
  ONE_HOUR: HOUR,
  ONE_DAY: 24 * HOUR,
  ONE_MONTH: 30 * 24 * HOUR,
  THREE_MONTHS: 90 * 24 * HOUR,
  SIX_MONTHS: 180 * 24 * HOUR,
  ONE_YEAR: 365 * 24 * HOUR,
};

const base64url = (text: string) =>
  btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
const encoded = (value: object) => base64url(JSON.stringify(value));

/** A token with the claims of a real one, and an invalid signature. */
function tokenText(actor: string, issued: number, expires: number | undefined): string {
  const claims = {
    actorType: 'USER',
    actorId: actor.replace(/.*:/, ''),
    type: 'PERSONAL',
    version: '2',
    jti: '5f1b0c3e-2a64-4c1d-9d3f-7a0e8b6c4d21',
    sub: actor.replace(/.*:/, ''),
    ...(expires === undefined ? {} : {exp: Math.floor(expires / 1000)}),
    iat: Math.floor(issued / 1000),
    iss: 'datahub-metadata-service',
  };
  const signature = base64url('an example, signed by nobody');
  return `${encoded({alg: 'HS256'})}.${encoded(claims)}.${signature}`;
}

type RoleInput = {input: {roleUrn?: string | null; actors: string[]}};
type MembersInput = {input: {groupUrn: string; userUrns: string[]}};

const without = (list: readonly string[] | undefined, urns: readonly string[]) =>
  (list ?? []).filter((urn) => !urns.includes(urn));

export const accessMutations: Queries = {
  createAccessToken({store}: Platform, {input}: {input: TokenInput}) {
    const length = DURATIONS[input.duration];
    const expiresAt = length === undefined ? undefined : store.now + length;
    const id = `token-${input.name}`;
    const urn = `urn:li:dataHubAccessToken:${id}`;
    const token: Entity = {
      urn,
      id,
      type: 'ACCESS_TOKEN',
      __typename: 'AccessTokenMetadata',
      name: input.name,
      description: input.description,
      actorUrn: input.actorUrn,
      ownerUrn: store.me,
      createdAt: store.now,
      expiresAt: expiresAt ?? null,
      related: {},
    };
    store.entities.set(urn, token);
    return {accessToken: tokenText(input.actorUrn, store.now, expiresAt), metadata: urn};
  },
  revokeAccessToken({store}: Platform, {tokenId}: {tokenId: string}) {
    return store.entities.delete(`urn:li:dataHubAccessToken:${tokenId}`);
  },
  createInviteToken: () => ({inviteToken: 'pdwjxhsfoqeamtkzvbyncgulirpdwjxh'}),
  batchAssignRole({store}: Platform, {input}: RoleInput) {
    for (const role of ofType(store, 'DATAHUB_ROLE')) {
      const users = without(role.related.users, input.actors);
      role.related = {
        ...role.related,
        users: role.urn === input.roleUrn ? [...users, ...input.actors] : users,
      };
    }
    return true;
  },
  addGroupMembers({store}: Platform, {input}: MembersInput) {
    const group = store.entities.get(input.groupUrn);
    if (!group) return false;
    const others = without(group.related.members, input.userUrns);
    group.related = {...group.related, members: [...others, ...input.userUrns]};
    return true;
  },
  removeGroupMembers({store}: Platform, {input}: MembersInput) {
    const group = store.entities.get(input.groupUrn);
    if (!group) return false;
    group.related = {...group.related, members: without(group.related.members, input.userUrns)};
    return true;
  },
  removeUser: ({store}: Platform, {urn}: {urn: string}) => store.entities.delete(urn),
  removeGroup: ({store}: Platform, {urn}: {urn: string}) => store.entities.delete(urn),
  // 32 random letters and digits, as from SecretService.generateUrlSafeToken.
  createNativeUserResetToken: () => ({resetToken: 'hwtaqjnxvzkgdyrobmclfesupihwtaqj'}),
};

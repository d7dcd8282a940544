/** Policies, access tokens, and the links that invite people. */
import type {Entity} from '../../../../plugins/acme';
import {pageOf} from '../page-of';
import {ofType} from '../store';
import type {Platform, Queries} from '../query';

type Filter = {field: string; values?: string[] | null; condition?: string | null};
type Page = {
  input: {
    query?: string | null;
    start?: number | null;
    count?: number | null;
    filters?: Filter[] | null;
    orFilters?: {and?: Filter[] | null}[] | null;
  };
};

/** The pages ask for a person's tokens, for those that have expired, and for active policies. */
const fits = (one: Record<string, unknown>, {field, values, condition}: Filter) =>
  condition === 'LESS_THAN'
    ? one[field] !== null && Number(new Date(one[field] as string)) < Number(values?.[0])
    : (values ?? []).includes(String(one[field]));

/** Whether a policy has the words of a search in its name or description, which the index holds. */
const isFound = (policy: Entity, query: string | null | undefined) =>
  `${String(policy['name'])} ${String(policy['description'])}`
    .toLowerCase()
    .includes((query ?? '').toLowerCase());

/** Tokens that expire last come first; those that never do come at the end, as the index sorts what has no value. */
const expiry = ({expiresAt}: Entity) =>
  expiresAt === null ? -Infinity : new Date(expiresAt as string | number).getTime();

export const access: Queries = {
  // The list answers with the type Policy, whose `type` is that of the policy, and not with the entity.
  listPolicies({store}: Platform, {input}: Page) {
    const filters = (input.orFilters ?? []).flatMap(({and}) => and ?? []);
    const policies = ofType(store, 'DATAHUB_POLICY').filter(
      (policy) => filters.every((filter) => fits(policy, filter)) && isFound(policy, input.query),
    );
    return pageOf('policies', policies, input, 10, (policy) => ({
      ...policy,
      __typename: 'Policy',
      type: policy['policyType'],
    }));
  },
  listAccessTokens({store}: Platform, {input}: Page) {
    const all = ofType(store, 'ACCESS_TOKEN', 'PERSONAL')
      .filter(
        (token) =>
          token.__typename === 'AccessTokenMetadata' &&
          (input.filters ?? []).every((filter) => fits(token, filter)),
      )
      .toSorted((a, b) => expiry(b) - expiry(a));
    return pageOf('tokens', all, input, 20);
  },
  // 32 random letters and digits, as SecretService.generateUrlSafeToken makes them.
  getInviteToken: () => ({inviteToken: 'mzqvkeytbnwhsdxgrlfcjupaoitnekvb'}),
};

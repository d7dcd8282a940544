/** Policies, access tokens, and the links that invite people. */
import type {Entity} from '../world';
import {pageOf} from '../page-of';
import {score} from '../ranking';
import {newestFirst, ofType} from '../store';
import type {Platform, Queries} from '../query';

type Filter = {field: string; values?: string[] | null; condition?: string | null};
type Page = {
  input: {
    start?: number | null;
    count?: number | null;
    query?: string | null;
    filters?: Filter[] | null;
    orFilters?: {and?: Filter[] | null}[] | null;
  };
};

/** The page requests a person's tokens, or those that have expired. */
const fits = (token: Record<string, unknown>, {field, values, condition}: Filter) =>
  condition === 'LESS_THAN'
    ? Number(token[field]) < Number(values?.[0])
    : (values ?? []).includes(String(token[field]));

/** Built-in policies, from boot/policies.json, which has no timestamps. */
const isDefault = ({urn}: Entity) =>
  /:(?:\d+|view-[\w-]+|(?:admin|editor|reader|asset-owners)-[\w-]+)$/.test(urn);

/** Those that expire last come first, those that never expire last. */
const expiry = (token: Entity) => Number(token['expiresAt'] ?? 0);

export const access: Queries = {
  // The list returns the type Policy, whose `type` is that of the policy, not the entity.
  listPolicies({store}: Platform, {input}: Page) {
    const all = ofType(store, 'DATAHUB_POLICY').filter(
      (policy) =>
        score(store, policy, input.query) > 0 &&
        (input.orFilters ?? [])
          .flatMap(({and}) => and ?? [])
          .every((filter) => fits({...policy, type: policy['policyType']}, filter)),
    );
    const defaults = all.filter(isDefault).toSorted((a, b) => (a.urn < b.urn ? -1 : 1));
    const own = newestFirst(
      store,
      all.filter((policy) => !isDefault(policy)),
    );
    return pageOf('policies', [...own, ...defaults], input, 20, (policy) => ({
      ...policy,
      __typename: 'Policy',
      type: policy['policyType'],
    }));
  },
  listAccessTokens({store}: Platform, {input}: Page) {
    const all = ofType(store, 'ACCESS_TOKEN', 'PERSONAL').filter(
      (token) =>
        token.__typename === 'AccessTokenMetadata' &&
        (input.filters ?? []).every((filter) => fits(token, filter)),
    );
    return pageOf(
      'tokens',
      all.toSorted((a, b) => expiry(b) - expiry(a)),
      input,
    );
  },
  // 32 random letters and digits, as from SecretService.generateUrlSafeToken.
  getInviteToken: () => ({inviteToken: 'mzqvkeytbnwhsdxgrlfcjupaoitnekvb'}),
};

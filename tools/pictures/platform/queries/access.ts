/** Policies, access tokens, and the links that invite people. */
import {pageOf} from '../page-of';
import {ofType} from '../store';
import type {Platform, Queries} from '../query';

type Filter = {field: string; values?: string[] | null; condition?: string | null};
type Page = {input: {start?: number | null; count?: number | null; filters?: Filter[] | null}};

/** The page asks for a person's tokens, or for those that have expired. */
const fits = (token: Record<string, unknown>, {field, values, condition}: Filter) =>
  condition === 'LESS_THAN'
    ? Number(token[field]) < Number(values?.[0])
    : (values ?? []).includes(String(token[field]));

export const access: Queries = {
  // The list answers with the type Policy, whose `type` is that of the policy, and not with the entity.
  listPolicies({store}: Platform, {input}: Page) {
    const policies = ofType(store, 'DATAHUB_POLICY');
    return pageOf('policies', policies, input, 10, (policy) => ({
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
    return pageOf('tokens', all, input, 20);
  },
  // 32 random letters and digits, as SecretService.generateUrlSafeToken makes them.
  getInviteToken: () => ({inviteToken: 'mzqvkeytbnwhsdxgrlfcjupaoitnekvb'}),
};

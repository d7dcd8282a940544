/** Creates forms, and gives them to assets. */
import type {Platform, Queries} from './query';
import {uuid} from './uuid';

type PromptInput = {
  id?: string | null;
  title: string;
  description?: string | null;
  type: string;
  structuredPropertyParams?: {urn: string} | null;
  required?: boolean | null;
};
type FormInput = {
  id?: string | null;
  name: string;
  description?: string | null;
  type?: string | null;
  prompts?: PromptInput[] | null;
  actors?: {
    owners?: boolean | null;
    users?: string[] | null;
    groups?: string[] | null;
  } | null;
};
type Assignment = {formUrn: string; entityUrns: string[]};
type OfForm = {form: string};
type Forms = {incompleteForms: OfForm[]; completedForms: OfForm[]; verifications: OfForm[]};

const NO_FORMS: Forms = {incompleteForms: [], completedForms: [], verifications: []};

/** The forms of an asset without one of them. */
const without = ({incompleteForms, completedForms, verifications}: Forms, urn: string): Forms => {
  const others = (forms: OfForm[]) => forms.filter(({form}) => form !== urn);
  return {
    incompleteForms: others(incompleteForms),
    completedForms: others(completedForms),
    verifications: others(verifications),
  };
};

/** The server finds the form and each asset before it changes any. */
function found({store}: Platform, {formUrn, entityUrns}: Assignment) {
  for (const urn of [formUrn, ...entityUrns]) {
    if (!store.entities.has(urn)) throw new Error(`Entity ${urn} does not exist.`);
  }
  return entityUrns.flatMap((urn) => store.entities.get(urn) ?? []);
}

export const formDefinitionMutations: Queries = {
  createForm({store}: Platform, {input}: {input: FormInput}) {
    const urn = `urn:li:form:${input.id ?? uuid(input.name)}`;
    if (store.entities.has(urn)) throw new Error('This form already exists!');
    const stamp = {time: store.now, actor: store.me};
    const prompts = (input.prompts ?? []).map(({structuredPropertyParams: params, ...prompt}) => ({
      ...prompt,
      id: prompt.id ?? uuid(`${urn} ${prompt.title}`),
      formUrn: urn,
      required: prompt.required ?? false,
      structuredPropertyParams: params ? {structuredProperty: params.urn} : null,
    }));
    const {owners, users, groups} = input.actors ?? {};
    store.entities.set(urn, {
      ...{urn, type: 'FORM', __typename: 'Form', related: {}},
      info: {
        name: input.name,
        description: input.description ?? null,
        type: input.type ?? 'COMPLETION',
        prompts,
        actors: {owners: owners ?? true, users: users ?? null, groups: groups ?? null},
        created: stamp,
        lastModified: stamp,
      },
    });
    return urn;
  },
  deleteForm({store}: Platform, {input}: {input: {urn: string}}) {
    store.entities.delete(input.urn);
    return true;
  },
  batchAssignForm(platform: Platform, {input}: {input: Assignment}) {
    const {formUrn: form} = input;
    for (const asset of found(platform, input)) {
      const forms = (asset['forms'] as Forms | undefined) ?? NO_FORMS;
      const isAssigned = [...forms.incompleteForms, ...forms.completedForms].some(
        (one) => one.form === form,
      );
      if (isAssigned) continue;
      const added = {form, associatedUrn: asset.urn, incompletePrompts: [], completedPrompts: []};
      asset['forms'] = {...forms, incompleteForms: [...forms.incompleteForms, added]};
    }
    return true;
  },
  batchRemoveForm(platform: Platform, {input}: {input: Assignment}) {
    for (const asset of found(platform, input)) {
      const forms = asset['forms'] as Forms | undefined;
      if (forms) asset['forms'] = without(forms, input.formUrn);
    }
    return true;
  },
};

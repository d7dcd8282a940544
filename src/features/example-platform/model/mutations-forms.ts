/** Changes of structured properties on assets, and of the progress of forms that request them. */
import type {Entity} from './world';
import {removeFrom} from './asset-changes';
import {columnOf} from './kinds';
import {pick, texts} from './pick';
import type {Platform, Queries} from './query';
import type {Store} from './store';

type Value = {stringValue?: string | null; numberValue?: number | null};
type Params = {structuredPropertyUrn: string; values: Value[]};
type Stamp = {time: number; actor: string};
type FieldPrompt = {fieldPath: string; lastModified: Stamp};
type Prompt = {
  id: string;
  lastModified: Stamp;
  fieldAssociations?: {
    completedFieldPrompts: FieldPrompt[];
    incompleteFieldPrompts: FieldPrompt[];
  };
};
type OfForm = {form: string; incompletePrompts: Prompt[]; completedPrompts: Prompt[]};
type Forms = {
  incompleteForms: OfForm[];
  completedForms: OfForm[];
  verifications: {form: string; lastModified: Stamp}[];
};
type Answer = {
  promptId: string;
  formUrn: string;
  fieldPath?: string | null;
  structuredPropertyParams?: Params | null;
};

/** An asset, or one of its columns, which becomes an entity once it has its own values. */
function ownerOf(store: Store, urn: string): Entity | undefined {
  const known = store.entities.get(urn);
  const column = columnOf(urn);
  if (known || !column) return known;
  const entity: Entity = {
    urn,
    type: 'SCHEMA_FIELD',
    __typename: 'SchemaFieldEntity',
    parent: column[0],
    fieldPath: column[1],
    related: {},
  };
  store.entities.set(urn, entity);
  return entity;
}

function setValues(store: Store, urn: string, {structuredPropertyUrn, values}: Params): void {
  const entity = ownerOf(store, urn);
  if (!entity) return;
  const others = (
    pick(entity, 'structuredProperties.properties') as {structuredProperty: string}[]
  ).filter(({structuredProperty}) => structuredProperty !== structuredPropertyUrn);
  const entities = values.flatMap(({stringValue}) =>
    stringValue && store.entities.has(stringValue) ? stringValue : [],
  );
  const added = {
    structuredProperty: structuredPropertyUrn,
    values: values.map(({numberValue, stringValue}) =>
      typeof numberValue === 'number'
        ? {__typename: 'NumberValue', numberValue}
        : {__typename: 'StringValue', stringValue},
    ),
    valueEntities: entities,
    associatedUrn: urn,
  };
  entity['structuredProperties'] = {properties: [...others, added]};
}

/** Records that the question is answered for a column. @returns whether every column has one */
function answerColumn(asset: Entity, prompt: Prompt, fieldPath: string, stamp: Stamp) {
  const fields = (prompt.fieldAssociations ??= {
    completedFieldPrompts: [],
    incompleteFieldPrompts: [],
  });
  fields.completedFieldPrompts = [
    ...fields.completedFieldPrompts.filter((one) => one.fieldPath !== fieldPath),
    {fieldPath, lastModified: stamp},
  ];
  const done = fields.completedFieldPrompts.map((one) => one.fieldPath);
  return texts(asset, 'schemaMetadata.fields.fieldPath').every((path) => done.includes(path));
}

const isRequired = (store: Store, form: string, id: string) =>
  (pick(store.entities.get(form), 'info.prompts') as {id: string; required: boolean}[]).some(
    (prompt) => prompt.id === id && prompt.required,
  );

/** Records an answer; a form without open required questions is complete. */
function complete(store: Store, asset: Entity, {formUrn, promptId, fieldPath}: Answer): void {
  const forms = asset['forms'] as Forms | undefined;
  const all = forms ? [...forms.incompleteForms, ...forms.completedForms] : [];
  const ofForm = all.find(({form}) => form === formUrn);
  if (!forms || !ofForm) return;
  const stamp = {time: store.now, actor: store.me};
  const known = [...ofForm.incompletePrompts, ...ofForm.completedPrompts].find(
    ({id}) => id === promptId,
  );
  const prompt: Prompt = {...known, id: promptId, lastModified: stamp};
  const isDone = !fieldPath || answerColumn(asset, prompt, fieldPath, stamp);
  const others = (list: Prompt[]) => list.filter(({id}) => id !== promptId);
  ofForm.incompletePrompts = [...others(ofForm.incompletePrompts), ...(isDone ? [] : [prompt])];
  ofForm.completedPrompts = [...others(ofForm.completedPrompts), ...(isDone ? [prompt] : [])];
  if (ofForm.incompletePrompts.some(({id}) => isRequired(store, formUrn, id))) return;
  forms.incompleteForms = forms.incompleteForms.filter((one) => one !== ofForm);
  forms.completedForms = [...forms.completedForms.filter((one) => one !== ofForm), ofForm];
}

export const formMutations: Queries = {
  upsertStructuredProperties(
    {store}: Platform,
    {input}: {input: {assetUrn: string; structuredPropertyInputParams: Params[]}},
  ) {
    for (const params of input.structuredPropertyInputParams) {
      setValues(store, input.assetUrn, params);
    }
    return store.entities.get(input.assetUrn)?.['structuredProperties'];
  },
  removeStructuredProperties(
    {store}: Platform,
    {input}: {input: {assetUrn: string; structuredPropertyUrns: string[]}},
  ) {
    const {assetUrn, structuredPropertyUrns: gone} = input;
    const asset = store.entities.get(assetUrn);
    if (!asset) throw new Error(`Entity ${assetUrn} does not exist.`);
    removeFrom(asset, ['structuredProperties'], 'properties', ({structuredProperty}) =>
      gone.includes(String(structuredProperty)),
    );
    return asset['structuredProperties'] ?? {properties: []};
  },
  submitFormPrompt({store}: Platform, {urn, input}: {urn: string; input: Answer}) {
    const asset = store.entities.get(urn);
    if (!asset) return false;
    const about = input.fieldPath ? `urn:li:schemaField:(${urn},${input.fieldPath})` : urn;
    if (input.structuredPropertyParams) setValues(store, about, input.structuredPropertyParams);
    complete(store, asset, input);
    return true;
  },
  verifyForm({store}: Platform, {input}: {input: {formUrn: string; entityUrn: string}}) {
    const forms = store.entities.get(input.entityUrn)?.['forms'] as Forms | undefined;
    const stamp = {time: store.now, actor: store.me};
    forms?.verifications.push({form: input.formUrn, lastModified: stamp});
    return true;
  },
};

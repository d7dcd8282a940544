/** How includes are resolved, and the messages to the contributor about invalid ones. */
import {describe, expect, it} from 'vitest';
import {load, POND} from './testing/load-files';

const SHARED = `about: Waders.
fields:
  - name: size
    type: integer
    required: true
    description: Size of the boots.
  - name: color
    type: string
    default: green
    description: Color of the boots.
  - name: sole.grip
    type: string
    required_with: sole
    description: Kind of the sole.
`;

function withItems(...items: string[]) {
  const lines = items.map((item) => `      - ${item}\n`).join('');
  return load({
    'shared/waders.yaml': SHARED,
    'pond.yaml': POND.replace('      - name: net.size', `${lines}      - name: net.size`),
  });
}
const fieldsOf = ({sources}: ReturnType<typeof load>) => sources[0]?.modules[0]?.config;

describe('an include', () => {
  it('inserts its fields at its position', () => {
    const {sources} = withItems('{include: waders, except: [size]}');
    expect(sources[0]?.modules[0]?.config.map(({name}) => name)).toEqual([
      'depth',
      'color',
      'sole.grip',
      'net.size',
    ]);
  });

  it('selects blocks with only, marks them as new, and changes them', () => {
    const override = '{sole.grip: {required_with: null, default: felt}}';
    const loaded = withItems(`{include: waders, only: [sole], since: next, override: ${override}}`);
    expect(loaded.text).toBe('');
    expect(fieldsOf(loaded)?.[1]).toEqual({
      name: 'sole.grip',
      type: 'string',
      required: false,
      required_with: undefined,
      default: 'felt',
      description: 'Kind of the sole.',
      since: 'next',
    });
  });

  it('requires a field together with the optional block that contains it', () => {
    const fields = fieldsOf(withItems('{include: waders, under: kit}'));
    expect(
      fields?.slice(1, 4).map((field) => [field.name, field.required, field.required_with]),
    ).toEqual([
      ['kit.size', false, 'kit'],
      ['kit.color', false, undefined],
      ['kit.sole.grip', false, 'kit.sole'],
    ]);
  });

  it('requires it outright if the block is required', () => {
    const kit = '{name: kit, type: object, required: true, description: Kit.}';
    const field = fieldsOf(withItems(kit, '{include: waders, under: kit}'))?.[2];
    expect([field?.name, field?.required, field?.required_with]).toEqual([
      'kit.size',
      true,
      undefined,
    ]);
  });
});

describe('messages about includes', () => {
  it.each([
    ['unknown include', ['{include: gloves}']],
    [
      'include used twice',
      ['{include: waders, only: [color]}', '{include: waders, except: [size, color]}'],
    ],
    ['both only and except', ['{include: waders, only: [color], except: [size]}']],
    ['unknown names', ['{include: waders, except: [hood, size], override: {hat: {default: x}}}']],
    [
      'override of a field that is left out',
      ['{include: waders, only: [color], override: {size: {default: 3}}}'],
    ],
    [
      'override that changes nothing',
      ['{include: waders, only: [color], override: {color: {default: green}}}'],
    ],
    [
      'override that contradicts',
      ['{include: waders, only: [color], override: {color: {required: true}}}'],
    ],
    ['unknown key of an include', ['{include: waders, exept: [size]}']],
    [
      'duplicate field',
      ['{include: waders, only: [color]}', '{name: color, type: string, description: Color.}'],
    ],
  ])('%s', (_, items) => {
    expect(withItems(...items).text).toMatchSnapshot();
  });
});

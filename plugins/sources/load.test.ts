/** The messages to the contributor about an invalid source file. */
import {describe, expect, it} from 'vitest';
import {load, POND} from './testing/load-files';

const messages = (files: Record<string, string>) => load(files).text;
const changed = (from: string, to: string) => {
  expect(POND).toContain(from);
  return messages({'pond.yaml': POND.replace(from, to)});
};

describe('a source file', () => {
  it('loads', () => {
    const {sources, text} = load({'pond.yaml': POND});
    expect(text).toBe('');
    expect(sources).toMatchSnapshot();
  });

  it('is sorted by name, ignoring case', () => {
    const one = (name: string) =>
      POND.replace('Pond', name)
        .replaceAll('plugin: pond', `plugin: ${name}`)
        .replace('type: pond', `type: ${name}`);
    const {sources} = load({'c.yaml': one('Carp'), 'b.yaml': one('bass'), 'a.yaml': one('dace')});
    expect(sources.map(({name}) => name)).toEqual(['bass', 'Carp', 'dace']);
  });

  it('keeps its own sink', () => {
    const {sources} = load({'pond.yaml': `${POND}      sink:\n        type: console\n`});
    expect(sources[0]?.modules[0]?.recipe).not.toContain('datahub-rest');
  });
});

describe('messages', () => {
  it('bad YAML', () => {
    expect(changed('platform: pond', 'platform: "pond')).toMatchSnapshot();
  });

  it('unknown key', () => {
    expect(changed('category:', 'kategory:')).toMatchSnapshot();
  });

  it('wrong support level', () => {
    expect(changed('TESTING', 'STABLE')).toMatchSnapshot();
  });

  it('summary without a sentence that fits the description', () => {
    expect(changed('Reads fish, frogs and water lilies of', 'Reads')).toMatchSnapshot();
  });

  it('access that names missing fields', () => {
    const grants = [
      `{privilege: Swim, for: [everything, depth, net], module: lake}`,
      `{privilege: Dive, for: [deepth, Divining]}`,
      `{privilege: Look, for: [], url: 'http://pond.example'}`,
    ];
    const access = (list: string[]) =>
      `access:\n  grants:\n${list.map((one) => `    - ${one}\n`).join('')}`;
    const script = `  scripts:\n    - {lead: Run, language: json, code: '{"a": }'}\n`;
    expect(messages({'pond.yaml': `${POND}${access(grants.slice(1))}`})).toMatchSnapshot();
    expect(
      messages({'pond.yaml': `${POND}${access(grants.slice(0, 1))}${script}`}),
    ).toMatchSnapshot();
  });

  it('scripts that are tied to what no grant is for, or to text that the code lacks', () => {
    const grants = 'access:\n  grants:\n    - {privilege: Swim, for: [depth]}\n';
    const only = [
      '{text: swim, for: [depth]}',
      '{text: SWIM, for: [Descriptions]}',
      '{text: GRANT SWIM, for: [depth]}',
      '{text: GRANT, for: [depth]}',
    ];
    const script = `{lead: Run, language: sql, code: GRANT SWIM ON GRANT, for: [net.size], module: lake, only: [${only.join()}]}`;
    const text = messages({'pond.yaml': `${POND}${grants}  scripts:\n    - ${script}\n`});
    expect(text).toMatchSnapshot();
  });

  it('links to unknown platforms, modules, and fields', () => {
    const link = '{to: [lake, any], side: upstream, level: table, text: Flows in.,';
    const more = ' module: lake, instance: net.<platform>, platform: depth, requires: [nets]}';
    const text = messages({'pond.yaml': `${POND}links:\n  - ${link}${more}\n`});
    expect(text).toMatchSnapshot();
  });

  it('fields that require or exclude missing fields', () => {
    const more = `        requires: [net.size, dept]\n        conflicts: [nets]\n`;
    expect(
      changed('        required: true\n', `        required: true\n${more}`),
    ).toMatchSnapshot();
  });

  it('a recipe without a name although deletion detection needs it', () => {
    const capabilities = `    capabilities:\n      - {name: Detect Deleted Entities, supported: true, note: Yes.}\n`;
    expect(changed('    config:\n', `${capabilities}    config:\n`)).toMatchSnapshot();
  });

  it('remark in the wrong form', () => {
    const text = `${POND}limitations:\n  - text: No whales.\n    since: 1.0\n  - {}\n`;
    expect(messages({'pond.yaml': text})).toMatchSnapshot();
  });

  it('mistakes in fields', () => {
    const long =
      'How deep to look, and then some more, and a few words over what a table cell can hold.';
    const config = [
      `{name: a b, type: string, description: Fine.}`,
      `{name: a, typ: string, description: Fine.}`,
      `{name: b, type: string, description: ${JSON.stringify(long)}}`,
      `{name: c, type: string, default: [], description: Fine.}`,
      `{name: d, type: string, required: true, default: x, description: Fine.}`,
      `{name: e.f, type: string, required_with: g, description: Fine.}`,
      `{name: h, type: string, since: tomorrow, hidden: false, description: Fine.}`,
    ].map((item) => `      - ${item}\n`);
    expect(
      changed('      - name: depth', `${config.join('')}      - name: depth`),
    ).toMatchSnapshot();
  });

  it('file name and machine path', () => {
    const text = POND.replace('How deep to look.', 'As in /home/ana/pond.txt');
    expect(messages({'My_Pond.yaml': text})).toMatchSnapshot();
  });

  it('same plugin in two files, alias of nothing', () => {
    const other = POND.replace('    pip_extra', '    alias_of: lake\n    pip_extra');
    expect(messages({'pond.yaml': POND, 'pond-two.yaml': other})).toMatchSnapshot();
  });
});

describe('messages about recipes', () => {
  it('missing required field', () => {
    expect(changed('depth: 3', 'net: {size: 2}')).toMatchSnapshot();
  });

  it('unlisted field, in a block too', () => {
    expect(
      changed('depth: 3', 'depth: 3\n          net:\n            color: red'),
    ).toMatchSnapshot();
  });

  it('secret in the file', () => {
    expect(changed('type: integer', 'type: secret')).toMatchSnapshot();
  });

  it('key that a pattern does not have', () => {
    const text = POND.replace('type: integer', 'type: AllowDenyPattern').replace(
      'depth: 3',
      'depth: {alow: [x]}',
    );
    expect(messages({'pond.yaml': text})).toMatchSnapshot();
  });

  it('wrong type, no sink type, bad YAML', () => {
    expect(changed('type: pond', 'type: lake')).toMatchSnapshot();
    expect(changed('depth: 3\n', 'depth: 3\n      sink: {}\n')).toMatchSnapshot();
    expect(changed('depth: 3', 'depth: [3')).toMatchSnapshot();
  });
});

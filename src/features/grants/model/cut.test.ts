import {describe, expect, it} from 'vitest';
import {cut, placesOf} from './cut';

const never = () => false;

describe('a part of a script', () => {
  it('is found with any white space, and with an ellipsis for what is in between', () => {
    const code = '{\n  "Sid": "Tags",\n  "Action": "x"\n}';
    expect(placesOf(code, '{ "Sid": "Tags", … }')).toEqual([{start: 0, end: code.length}]);
    expect(placesOf('a.b(c)', 'a.b(c)')).toEqual([{start: 0, end: 6}]);
    expect(placesOf('axb', 'a.b')).toEqual([]);
  });

  it('goes with its line, unless something else is on it', () => {
    const code = 'grant usage;\ngrant select;\n';
    const only = [{text: 'grant select;', for: ['x']}];
    expect(cut({code, only}, never)).toBe('grant usage;');
    const list = {code: '--permissions=a,b,c', only: [{text: 'b', for: ['x']}]};
    expect(cut(list, never)).toBe('--permissions=a,c');
    expect(cut(list, () => true)).toBe('--permissions=a,b,c');
  });

  it.each([
    ['GRANT SELECT, SHOW VIEW ON shop', 'SHOW VIEW', 'GRANT SELECT ON shop'],
    ['GRANT SELECT, SHOW VIEW ON shop', 'SELECT', 'GRANT SHOW VIEW ON shop'],
    ['enable a.com b.com --project', 'b.com', 'enable a.com --project'],
    ['[\n  "a",\n  "b"\n]', '"b"', '[\n  "a"\n]'],
    ['[\n  "a",\n  "b"\n]', '"a"', '[\n  "b"\n]'],
    ['a;\n\nb;\n\nc;', 'b;', 'a;\n\nc;'],
  ])('goes from %j with its comma, its space, or its line', (code, text, rest) => {
    expect(cut({code, only: [{text}]}, never)).toBe(rest);
  });

  it('has something in its place', () => {
    const only = [{text: 'CAN_MANAGE', for: ['usage'], otherwise: 'CAN_USE'}];
    expect(cut({code: '{"level": "CAN_MANAGE"}', only}, never)).toBe('{"level": "CAN_USE"}');
  });

  it('leaves valid JSON', () => {
    const code = '[\n  {"a": ["x", "y"]},\n  {"b": 1}\n]';
    const only = [
      {text: '{"b": 1}', for: ['b']},
      {text: '"y"', for: ['y']},
    ];
    expect(JSON.parse(cut({code, only}, never))).toEqual([{a: ['x']}]);
  });
});

/** The rules that remain in a style sheet. */
import {expect, it} from 'vitest';
import {usedStyles} from './used-styles';

const CSS = `@layer docusaurus.infima {
  :root { --ifm-a: 1px; --ifm-b: var(--ifm-c); --ifm-c: 2px; --ifm-d: 3px }
  .used { width: var(--ifm-a) }
  .unused { height: var(--ifm-b) }
  .used .unused { color: red }
  a:hover { top: 0 }
}
@layer site.base { .never { --own: 1px; left: 0 } }`;

it('drops rules and properties of the framework that no script mentions', async () => {
  const css = await usedStyles(CSS, ['h("a", {className: "used", style: "x: var(--ifm-d)"})']);
  expect(css).toContain('.used {');
  expect(css).not.toContain('.unused');
  expect(css).toContain('--ifm-a');
  expect(css).not.toContain('--ifm-b');
  expect(css).not.toContain('--ifm-c');
  expect(css).toContain('--ifm-d');
});

it('keeps elements, states, and everything outside the framework', async () => {
  const css = await usedStyles(CSS, ['h("a", {className: "used"})']);
  expect(css).toContain('a:hover');
  expect(css).toContain('.never { --own: 1px; left: 0 }');
});

it("doesn't change a sheet without the framework", async () => {
  expect(await usedStyles('.x { top: 0 }', [])).toBe('.x { top: 0 }');
});

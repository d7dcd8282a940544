/** Contrast of the colors in tokens.css, calculated as in WCAG 2.2. Used by tests and by plugins/integrations. */

/** Colors by the name of their token, without leading dashes. */
export type Palette = Readonly<Record<string, string>>;

function colorsOf(css: string, block: RegExp): Palette {
  const body = block.exec(css)?.[1];
  if (body === undefined) throw new Error(`tokens.css has no block that matches ${block}.`);
  const found = [...body.matchAll(/--([\w-]+):\s*(#[\da-f]{3,6});/gi)];
  return Object.fromEntries(found.map(([, name = '', color = '']) => [name, color]));
}

/**
 * Returns the colors of each theme and of print. Colors that one doesn't set are the same as in the light theme.
 *
 * @param css text of tokens.css
 * @throws Error if the block of a theme is missing
 */
export function palettesOf(css: string): Record<'light' | 'dark' | 'paper', Palette> {
  const light = colorsOf(css, /^:root \{([^}]*)\}/m);
  return {
    light,
    dark: {...light, ...colorsOf(css, /^ *\[data-theme='dark'\] \{([^}]*)\}/m)},
    paper: {...light, ...colorsOf(css, /@media print \{\s*:root \{([^}]*)\}/)},
  };
}

function luminance(color: string): number {
  const digits = color.length === 4 ? color.replace(/[^#]/g, '$&$&') : color;
  const parts = [1, 3, 5].map((at) => parseInt(digits.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @returns the contrast of two colors, `#rgb` or `#rrggbb`, from 1 (the same color) to 21 (black on white) */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Converts lists, with whatever is in their items. */
import type {HtmlElement, HtmlNode} from '../tree';

/** The start of each item: a bullet, or its number. */
function markers({tag, attributes}: HtmlElement, items: readonly HtmlElement[]): string[] {
  if (tag === 'ul') return items.map(() => '- ');
  let next = Number(attributes['start'] ?? 1);
  return items.map((item) => {
    const number = Number(item.attributes['value'] ?? next);
    next = number + 1;
    return `${number}. `;
  });
}

/** Headings within an item would end the list. */
const withoutHeading = (line: string): string => line.replace(/^#{2,6} (.*)$/, '**$1**');

/**
 * @param convert converts the content of an item
 * @returns the lines of the list; items have no empty line between them unless one has several blocks
 */
export function list(
  element: HtmlElement,
  convert: (children: readonly HtmlNode[]) => string[],
): string[] {
  const items = element.children.filter(
    (child): child is HtmlElement => typeof child !== 'string' && child.tag === 'li',
  );
  const marks = markers(element, items);
  const texts = items.map(({children}) => convert(children));
  const isLoose = texts.some((lines) => lines.includes(''));
  return texts.flatMap((lines, index) => {
    const mark = marks[index] ?? '- ';
    const indent = ' '.repeat(mark.length);
    const [first = '', ...rest] = lines;
    const item = [
      mark + withoutHeading(first),
      ...rest.map((line) => (line === '' ? '' : indent + line)),
    ];
    return isLoose && index > 0 ? ['', ...item] : item;
  });
}

/** Where Preact's own imitation of React differs from React in what a reader sees; a client module of every page. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {options, type VNode} from 'preact';

type Props = {
  translate?: unknown;
  children?: unknown;
  checked?: unknown;
  value?: unknown;
};

/** A node of Preact's tree, with the property that has its element once that exists; checks.ts makes sure that it has it. */
type Rendered = VNode<Props> & {__e?: Element | null};

/** The last text of each element that contains only text. */
const texts = new WeakMap<Element, string>();

/** What the fields of forms were last told to show. */
const fields = new WeakMap<EventTarget, Props>();

/** Preact turns `translate="no"` into the value of the DOM's property, which is right in a browser, but nothing in HTML. */
function keepTranslate({type, props}: VNode<Props>): void {
  if (typeof type === 'string' && props.translate === false) props.translate = 'no';
}

/** Returns the text of an element that contains only text; undefined if it contains anything else. */
function textOf({children}: Props): string | undefined {
  if (typeof children === 'string' || typeof children === 'number') return String(children);
  return children === undefined || children === null || children === false ? '' : undefined;
}

/**
 * Shows the new text of an element even if a translator has replaced its text node, which is the only one that Preact
 * changes.
 */
function showText(element: Element, props: Props): void {
  const before = texts.get(element);
  const text = textOf(props);
  if (text === undefined || (text === '' && before === undefined)) return;
  texts.set(element, text);
  if (before !== undefined && before !== text && element.textContent !== text) {
    element.textContent = text;
  }
}

/** Undoes what a reader chose or typed if the page doesn't accept it, as React does for fields with a value. */
function restore(field: HTMLInputElement): void {
  const {checked, value} = fields.get(field) ?? {};
  if (typeof checked === 'boolean' && field.checked !== checked) field.checked = checked;
  if (typeof value === 'string' && field.value !== value) field.value = value;
}

const {vnode: normalize, diffed, event: imitate} = options;
if (ExecutionEnvironment.canUseDOM) {
  options.diffed = (vnode: Rendered) => {
    diffed?.(vnode);
    const {type, props, __e: element} = vnode;
    if (typeof type !== 'string' || !element) return;
    showText(element, props);
    if ('value' in props || 'checked' in props) fields.set(element, props);
  };
  options.event = (event) => {
    const {type, target} = event;
    if ((type === 'input' || type === 'change') && target && fields.has(target)) {
      // The handler, which comes next, has the page rendered in a microtask, too.
      queueMicrotask(() => queueMicrotask(() => restore(target as HTMLInputElement)));
    }
    return imitate?.(event) ?? event;
  };
  // Effects run before the next key, as React's do after a press or a key, and not only after the next frame.
  options.requestAnimationFrame = queueMicrotask;
} else {
  options.vnode = (vnode: VNode<Props>) => {
    normalize?.(vnode);
    keepTranslate(vnode);
  };
}

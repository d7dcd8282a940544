/** Admonitions (`:::note` … `:::`) for remark, without inline directives: `urn:li:dataset` is text. */
import {directiveFromMarkdown} from 'mdast-util-directive';
import {directive} from 'micromark-extension-directive';
import type {Processor} from 'unified';

const COLON = 58;

/** A remark plugin: parses containers, and leaves everything else that starts with a colon unchanged. */
export function remarkContainers(this: Processor): void {
  const data = this.data() as {micromarkExtensions?: unknown[]; fromMarkdownExtensions?: unknown[]};
  // Of the constructs that start with a colon, the container is first and the leaf (`::name`) second.
  const constructs = directive().flow?.[COLON];
  const container = Array.isArray(constructs) ? constructs[0] : constructs;
  (data.micromarkExtensions ??= []).push({flow: {[COLON]: container}});
  (data.fromMarkdownExtensions ??= []).push(directiveFromMarkdown());
}

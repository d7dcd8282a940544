/**
 * Content that the build turned into one HTML string (`plugins/markdown/static-block` and `static-elements`), so that
 * the browser has nothing to hydrate. The build still checks its links and ids.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type HTMLAttributes, memo, type ReactNode} from 'react';
import {targetsOf, withBase} from './html';
import {useStaticLinks} from './useStaticLinks';

function useLinkCheck(html: string): void {
  const {collectAnchor, collectLink} = useBrokenLinks();
  if (ExecutionEnvironment.canUseDOM) return;
  const {links, ids} = targetsOf(html);
  links.forEach(collectLink);
  ids.forEach(collectAnchor);
}

type Props = HTMLAttributes<HTMLElement> & {
  html: string;
  /** The element around it. */
  as?: 'blockquote' | 'div' | 'dl' | 'ol' | 'p' | 'table' | 'ul';
};

function StaticBlock({as: Tag = 'div', html, ...props}: Props): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const handlers = useStaticLinks();
  const content = withBase(html, baseUrl);
  useLinkCheck(content);
  const links = html.includes('<a ') && handlers;
  return <Tag {...props} {...links} dangerouslySetInnerHTML={{__html: content}} />;
}

export default memo(StaticBlock);

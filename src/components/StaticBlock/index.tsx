/**
 * Content that the build turned into one HTML string (`plugins/markdown/static-block`), so that the browser
 * has nothing to hydrate. The build still checks its links and ids.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {memo, type ReactNode} from 'react';
import {targetsOf, withBase} from './html';
import {useStaticLinks} from './useStaticLinks';

function useLinkCheck(html: string): void {
  const {collectAnchor, collectLink} = useBrokenLinks();
  if (ExecutionEnvironment.canUseDOM) return;
  const {links, ids} = targetsOf(html);
  links.forEach(collectLink);
  ids.forEach(collectAnchor);
}

function StaticBlock({html}: {html: string}): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const content = withBase(html, baseUrl);
  useLinkCheck(content);
  return <div {...useStaticLinks()} dangerouslySetInnerHTML={{__html: content}} />;
}

export default memo(StaticBlock);

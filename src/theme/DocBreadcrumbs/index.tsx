/** The path to a page through the sidebar; unlike the stock one, it marks the current page. */
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useHomePageRoute} from '@docusaurus/theme-common/internal';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import DocBreadcrumbsStructuredData from '@theme/DocBreadcrumbs/StructuredData';
import {translateName} from '@site/src/lib/product-names';
import clsx from 'clsx';
import type {ReactNode} from 'react';

type Crumb = NonNullable<ReturnType<typeof useSidebarBreadcrumbs>>[number];

const addressOf = (crumb: Crumb): string | undefined =>
  crumb.type === 'category' && crumb.linkUnlisted ? undefined : crumb.href;

function Item({crumb, current}: {crumb: Crumb; current: boolean}): ReactNode {
  const href = current ? undefined : addressOf(crumb);
  return (
    <li className={clsx('breadcrumbs__item', current && 'breadcrumbs__item--active')}>
      {href ? (
        <Link className="breadcrumbs__link" href={href}>
          {crumb.label}
        </Link>
      ) : (
        <span
          className="breadcrumbs__link"
          aria-current={current ? 'page' : undefined}
          translate={translateName(crumb.href)}
        >
          {crumb.label}
        </span>
      )}
    </li>
  );
}

export default function DocBreadcrumbs(): ReactNode {
  const crumbs = useSidebarBreadcrumbs();
  const home = useHomePageRoute();
  if (!crumbs) return null;
  return (
    <>
      <DocBreadcrumbsStructuredData breadcrumbs={crumbs} />
      <nav
        className={ThemeClassNames.docs.docBreadcrumbs}
        aria-label={translate({id: 'theme.docs.breadcrumbs.navAriaLabel', message: 'Breadcrumbs'})}
      >
        <ol className="breadcrumbs">
          {home && <HomeBreadcrumbItem />}
          {crumbs.map((crumb, index) => (
            <Item key={index} crumb={crumb} current={index === crumbs.length - 1} />
          ))}
        </ol>
      </nav>
    </>
  );
}

/** The path to a page through the sidebar, which marks the current page, unlike the stock one; and "Copy page". */
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useHomePageRoute} from '@docusaurus/theme-common/internal';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import DocBreadcrumbsStructuredData from '@theme/DocBreadcrumbs/StructuredData';
import CopyPage from '@site/src/features/page-copy';
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

function Crumbs(): ReactNode {
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

export default function DocBreadcrumbs(): ReactNode {
  const {pathname} = useLocation();
  return (
    <>
      <CopyPage key={pathname} page={pathname} />
      <Crumbs />
    </>
  );
}

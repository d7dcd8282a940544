/** A card of a category page. The stock one sets its padding with `!important`, which is too wide on a phone. */
import Link from '@docusaurus/Link';
import {ThemeClassNames} from '@docusaurus/theme-common';
import Description from '@theme/DocCard/Description';
import Heading from '@theme/DocCard/Heading';
import type {Props} from '@theme/DocCard/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export default function DocCardLayout(props: Props): ReactNode {
  const {item, className, href, icon, title, description} = props;
  return (
    <Link href={href} className={clsx('card', ThemeClassNames.docs.docCard.container, className)}>
      <Heading item={item} icon={icon} title={title} />
      {description && <Description item={item} description={description} />}
    </Link>
  );
}

/** The text of a docs page, with the badges from its front matter below the title. */
import PageMarks from '@site/src/features/availability';
import Content from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import type {ReactNode} from 'react';

export default function DocItemContent({children}: Props): ReactNode {
  return (
    <Content>
      <PageMarks />
      {children}
    </Content>
  );
}

/** The text of a docs page, below its title the marks that its front matter asks for. */
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

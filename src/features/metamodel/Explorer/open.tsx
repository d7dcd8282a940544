/** Links that open an entity in the explorer, and lead to it when they are copied. */
import Link from '@docusaurus/Link';
import {isPlainClick} from '@site/src/lib/plain-click';
import {createContext, type MouseEvent, type ReactNode, useContext} from 'react';

/** Opens an entity by its name. */
export const OpenEntity = createContext<(name: string) => void>(() => undefined);

type Props = {
  name: string;
  children: ReactNode;
  /** For the styles of a graph. */
  'data-look'?: string | undefined;
};

/** Works in HTML and in SVG. */
export function EntityLink({name, children, ...rest}: Props): ReactNode {
  const open = useContext(OpenEntity);
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    open(name);
  };
  return (
    <Link
      to={`/tools/metamodel?entity=${encodeURIComponent(name)}`}
      onClick={onClick}
      translate="no"
      {...rest}
    >
      {children}
    </Link>
  );
}

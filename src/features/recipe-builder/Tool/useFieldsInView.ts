/** Whether the reader is at the fields. */
import {useEffect, useState} from 'react';
import type {Row} from './page';

/** @returns whether a table with one of the rows is in the window */
export function useFieldsInView(rows: ReadonlyMap<string, Row>): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const visible = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const {isIntersecting, target} of entries) {
          if (isIntersecting) visible.add(target);
          else visible.delete(target);
        }
        setInView(visible.size > 0);
      },
      // The last row at the upper edge doesn't count.
      {rootMargin: '-20% 0px'},
    );
    const tables = new Set([...rows.values()].map(({name}) => name.closest('table')));
    tables.forEach((table) => table && observer.observe(table));
    return () => observer.disconnect();
  }, [rows]);
  return inView;
}

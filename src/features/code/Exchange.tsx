/**
 * What is sent to an API beside what comes back; in Markdown: `<code-exchange>` inside `<details>`. Its blocks get their
 * buttons when the details are opened for the first time.
 */
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {Resting} from './Block/resting';

export default function CodeExchange({children}: {children: ReactNode}): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [resting, setResting] = useState(true);
  useEffect(() => {
    const details = root.current?.closest('details');
    const wake = () => setResting(false);
    // A link to the details may have opened them before the page was interactive.
    if (!details || details.open) return void wake();
    details.addEventListener('toggle', wake, {once: true});
    return () => details.removeEventListener('toggle', wake);
  }, []);
  return (
    <div ref={root} className="ref-exchange">
      <Resting value={resting}>{children}</Resting>
    </div>
  );
}

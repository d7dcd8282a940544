/** Buttons and badges, as links and as buttons, in each size and state. */
import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

const BUTTONS = [
  {kind: 'primary', label: 'Run'},
  {kind: 'secondary', label: 'Cancel'},
  {kind: 'secondary button--sm', label: 'Small'},
  {kind: 'primary', label: 'Running', disabled: true},
  {kind: 'secondary', label: 'Not yet', disabled: true},
];

/** Primary and secondary buttons. */
export function Buttons(): ReactNode {
  return (
    <p>
      <Link className="button button--primary margin-bottom--sm" to="/docs/features">
        Start here
      </Link>{' '}
      <Link className="button button--secondary margin-bottom--sm" to="/docs/features">
        Read first
      </Link>{' '}
      <Link className="button button--primary button--lg margin-bottom--sm" to="/docs/features">
        A large one
      </Link>
      {BUTTONS.map(({kind, label, disabled}) => (
        <span key={label}>
          {' '}
          <button
            type="button"
            className={`button button--${kind} margin-bottom--sm`}
            disabled={disabled}
          >
            {label}
          </button>
        </span>
      ))}
    </p>
  );
}

/** Each kind of badge. */
export function Badges(): ReactNode {
  return (
    <p>
      <span className="badge">2.0.0</span> <span className="badge badge--primary">Core</span>{' '}
      <span className="badge badge--secondary">Cloud</span>
    </p>
  );
}

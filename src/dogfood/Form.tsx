/** Form controls with their labels. */
import type {ReactNode} from 'react';

export default function Form(): ReactNode {
  return (
    <form>
      <p>
        <label htmlFor="dogfood-text">Name of the run</label>
        <br />
        <input id="dogfood-text" type="text" placeholder="daily_orders" />
      </p>
      <p>
        <label htmlFor="dogfood-off">Switched off</label>
        <br />
        <input id="dogfood-off" type="text" disabled defaultValue="load_orders" />
      </p>
      <p>
        <label htmlFor="dogfood-select">Platform</label>
        <br />
        <select id="dogfood-select">
          <option value="Snowflake">Snowflake</option>
          <option value="Kafka">Kafka</option>
        </select>
      </p>
      <p>
        <label htmlFor="dogfood-area">What went wrong?</label>
        <br />
        <textarea id="dogfood-area" rows={3} defaultValue="The page doesn't name the variable." />
      </p>
      <p>
        <label>
          <input type="checkbox" defaultChecked /> Keep history
        </label>{' '}
        <label>
          <input type="radio" name="dogfood-tables" defaultChecked /> All tables
        </label>{' '}
        <label>
          <input type="radio" name="dogfood-tables" /> New ones
        </label>
      </p>
    </form>
  );
}

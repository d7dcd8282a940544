/** The next town halls, in the reader's time zone. Without scripts, the page shows only the rule. */
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import StartNow from '@site/src/components/StartNow';
import {EVENTS_URL} from '@site/src/lib/links';
import {type ReactNode, useState} from 'react';
import {dayIn, daysUntil, monthIn, timeIn} from './format';
import styles from './styles.module.css';
import {
  type DateCaveat,
  isMoved,
  nextTownHalls,
  TOWN_HALL_ZONE,
  type TownHall,
} from './model/town-halls';

/** How many dates to show. */
const COUNT = 3;

/** When the page was opened. Undefined on the server, where the reader's time zone isn't known either. */
function useNow(): Date | undefined {
  const [now] = useState(() => new Date());
  return useIsBrowser() ? now : undefined;
}

function CaveatText({caveat}: {caveat: DateCaveat}): ReactNode {
  switch (caveat) {
    case 'five-thursdays':
      return (
        <Translate id="site.events.five">
          This month has five Thursdays: the town hall may be on the fourth instead, a week earlier.
        </Translate>
      );
    case 'thanksgiving':
      return (
        <Translate id="site.events.thanksgiving">
          The last Thursday is Thanksgiving in the United States, so the town hall moves.
        </Translate>
      );
    case 'year-end':
      return (
        <Translate id="site.events.yearEnd">
          The last Thursday is in the last week of the year, so the town hall moves or is skipped.
        </Translate>
      );
  }
}

/** The day and the time. */
function Moment({start, now}: TownHall & {now: Date}): ReactNode {
  return (
    <>
      <time dateTime={start.toISOString()}>
        <b>{dayIn(start, undefined)}</b>
        <span>{timeIn(start, undefined)}</span>
      </time>
      <p>
        <span>{`${daysUntil(start, now, undefined)} · ${timeIn(start, TOWN_HALL_ZONE)} `}</span>
        <Translate id="site.events.there">in the organizers’ time zone</Translate>
      </p>
    </>
  );
}

/** The month of a town hall whose date the organizers have to choose. */
function Month({start}: TownHall): ReactNode {
  return (
    <>
      <time dateTime={start.toISOString().slice(0, 'YYYY-MM'.length)}>
        <b>{monthIn(start, TOWN_HALL_ZONE)}</b>
        <span>
          <Translate id="site.events.open">Date to be announced</Translate>
        </span>
      </time>
      <p>
        <Link to={EVENTS_URL}>
          <Translate id="site.events.look">Look it up in the calendar</Translate>
        </Link>
      </p>
    </>
  );
}

function Entry({now, ...hall}: TownHall & {now: Date}): ReactNode {
  const {caveat} = hall;
  return (
    <li className={styles.date}>
      {isMoved(hall) ? <Month {...hall} /> : <Moment {...hall} now={now} />}
      {caveat && (
        <p className={styles.caveat}>
          <CaveatText caveat={caveat} />
        </p>
      )}
    </li>
  );
}

export default function UpcomingTownHalls(): ReactNode {
  const now = useNow();
  return (
    <div className={styles.upcoming}>
      <StartNow />
      {now && (
        <>
          <p>
            <Translate
              id="site.events.zone"
              values={{zone: <b>{new Intl.DateTimeFormat().resolvedOptions().timeZone}</b>}}
            >
              {'Expected dates, in your time zone ({zone}):'}
            </Translate>
          </p>
          <ol className={styles.dates}>
            {nextTownHalls(now, COUNT).map((hall) => (
              <Entry key={hall.start.getTime()} {...hall} now={now} />
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

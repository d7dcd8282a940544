/** Everyone who was honored in one year, by group. */
import Monogram from '@site/src/components/Monogram';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import type {Group, Person, Roster as RosterFacts} from './model';
import styles from './styles.module.css';

function Entry({name, company, deed}: Person): ReactNode {
  return (
    <li className={styles.person}>
      <Monogram name={name} />
      <div>
        <b>{name}</b>
        {company && <span className={styles.company}> {company}</span>}
        {deed && <p>{deed}</p>}
      </div>
    </li>
  );
}

function GroupList({name, about, people, titled}: Group & {titled: boolean}): ReactNode {
  return (
    <>
      {titled && <Heading as="h3">{`${name} (${people.length})`}</Heading>}
      {about && <p>{about}</p>}
      <ul className={styles.people}>
        {people.map((person) => (
          <Entry key={person.name} {...person} />
        ))}
      </ul>
    </>
  );
}

export default function Roster({groups, as_of: asOf}: RosterFacts): ReactNode {
  return (
    <>
      {groups.map((group) => (
        <GroupList key={group.name} {...group} titled={groups.length > 1} />
      ))}
      <p className={styles.source}>
        Source: {asOf} in the public history of the project&rsquo;s website. Companies are as of
        that date.
      </p>
    </>
  );
}

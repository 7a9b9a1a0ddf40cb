import { cardName, factOf } from '@kronika/agot';
import type { Lang, WorkedExample } from '@kronika/kernel';
import { memo } from 'react';
import { Mon } from '../../../cards/Mon.tsx';
import { Icon } from '../../../sprite/Icon.tsx';
import { badgeOf } from '../badges.ts';
import { cardLine } from './card-line.ts';
import './scene.css';

interface LinesProps {
  readonly example: WorkedExample;
  readonly lang: Lang;
}

/** The cards of an example that takes place on no table, with the numbers that it counts with. */
export const Lines = memo(function Lines({ example, lang }: LinesProps) {
  return (
    <ul className="rule-lines">
      {example.cards.map(factOf).map((fact) => (
        <li key={fact.id} className={badgeOf(fact).allegiance}>
          <Mon badge={badgeOf(fact)} place="line" />
          <div>
            <b>
              {'unique' in fact && <Icon name="x-unique" />}
              {cardName(fact)[lang]}
            </b>
            <small>{cardLine(fact, lang)}</small>
          </div>
        </li>
      ))}
    </ul>
  );
});

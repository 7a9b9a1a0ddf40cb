import { optionsFor } from '@kronika/kernel';
import { useState } from 'react';
import { formatIn } from '../../../pages/match/shape.ts';
import type { OwnSetupProps } from '../../../pages/setup/parts.ts';
import { TableOptions } from '../../../pages/setup/TableOptions.tsx';
import { useWords } from '../../../shell/use-words.ts';
import '../board/board.css';
import '../cards/senjutsu-cards.css';
import { BATTLEFIELD_KEYS, Battlefield } from './Battlefield.tsx';
import { Equipment } from './Equipment.tsx';
import { FOE_KEYS, Foes } from './Foes.tsx';
import { Heroes } from './Heroes.tsx';
import { Modes } from './Modes.tsx';
import './new-match.css';
import { Seats } from './Seats.tsx';
import { editedSeat } from './seats.ts';
import { NEW_MATCH_WORDS } from './words.ts';

/** Everything one chooses before a match of Senjutsu: format, heroes, weapons, decks, battlefield, who sits where. */
export function SenjutsuMatch({ start, ...parts }: OwnSetupProps) {
  const { choice, form } = parts;
  const say = useWords(NEW_MATCH_WORDS);
  const [wanted, setWanted] = useState(0);
  const edited = editedSeat(parts, wanted);
  const format = formatIn(choice, form);
  const chosenAbove = [...BATTLEFIELD_KEYS, ...FOE_KEYS];
  return (
    <div className="sm">
      <Modes {...parts} />
      <Heroes parts={parts} edited={edited} />
      <div className="sm-boxes">
        <div className="sm-column">
          <Equipment parts={parts} edited={edited} />
          {format.opponents !== undefined && <Battlefield {...parts} />}
        </div>
        {format.opponents === undefined ? <Battlefield {...parts} /> : <Foes {...parts} />}
        <div className="sm-column">
          <Seats parts={parts} edited={edited.seat} onEdit={setWanted} />
          <details className="panel sm-box sm-more">
            <summary>
              {say.more} <small>{say.moreHint}</small>
            </summary>
            <TableOptions
              parts={parts}
              options={optionsFor(form, format).filter(({ key }) => !chosenAbove.includes(key))}
            />
          </details>
        </div>
      </div>
      <div className="sm-start">{start}</div>
    </div>
  );
}

import type { AgotView, ChallengeView, SeatView } from '@kronika/agot';
import { memo } from 'react';
import { Mon } from '../../cards/Mon.tsx';
import { Count } from '../../table/motion/Count.tsx';
import { CHALLENGE_BADGES, FACTION_BADGES } from '../badges.ts';
import { Figure } from './Figure.tsx';
import { factionOf, useBoard } from './side.ts';

interface LaneProps {
  readonly view: AgotView;
  readonly challenge: ChallengeView;
}

/** The challenge: who takes part on which side, the totals, and what is at stake. */
export const Lane = memo(function Lane({ view, challenge }: LaneProps) {
  const { words } = useBoard();
  const { type, totals, claim } = challenge;
  // Against a total of 0 the attacker wins unopposed, with or without defenders (AGOT-4.2.2-f).
  const isUnopposed = totals.attacking > 0 && totals.defending === 0;
  const leads = totals.attacking >= totals.defending ? 'attacking' : 'defending';
  return (
    <section className="lane" data-part="lane" aria-label={words.challenge[type]}>
      <Side seats={view.seats} of={challenge.attacker} part="attacking" />
      <div className="mid">
        <h3>{words.challenge[type]}</h3>
        <div className="vs">
          <div className="total">
            <b>
              <Count value={totals.attacking} />
            </b>
            <small>{words.attack}</small>
          </div>
          <Mon badge={CHALLENGE_BADGES[type]} place="line" />
          <div className="total">
            <b>
              <Count value={totals.defending} />
            </b>
            <small>{words.defense}</small>
          </div>
        </div>
        <p>{words.claim(claim, type)}</p>
        <span className="need">{isUnopposed ? words.unopposed : words.winning[leads]}</span>
      </div>
      <Side seats={view.seats} of={challenge.defender} part="defending" />
    </section>
  );
});

interface SideProps {
  readonly seats: readonly SeatView[];
  readonly of: number;
  readonly part: 'attacking' | 'defending';
}

/** Whoever takes part on this side, whoever controls them. */
function Side({ seats, of, part }: SideProps) {
  const { words } = useBoard();
  const owner = seats[of];
  const there = seats.flatMap(({ seat, characters }) =>
    characters.filter((character) => character.part === part).map((character) => ({ seat, character })),
  );
  const colours = owner === undefined ? 'neutral' : FACTION_BADGES[factionOf(owner)].allegiance;
  return (
    <div className={`side ${part} ${colours}`}>
      {there.length === 0 && <span className="nothing">{words.nobody}</span>}
      {there.map(({ seat, character }) => (
        <Figure key={character.id} character={character} from={`hand:${seat}`} to={`discard:${seat}`} />
      ))}
    </div>
  );
}

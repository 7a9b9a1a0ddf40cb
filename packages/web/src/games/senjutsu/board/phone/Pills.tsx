import { type FighterView, factOf, type SenjutsuView } from '@kronika/senjutsu';
import { useState } from 'react';
import { Icon } from '../../../../sprite/Icon.tsx';
import { Speed, speedOf } from '../../cards/Speed.tsx';
import { Clash, pairOf } from '../clash/Clash.tsx';
import { coloursOf, kindOf } from '../fighters.ts';
import { useBoard } from '../scope.ts';
import type { Trail } from '../story/trail.ts';

/** The revealed cards by their names; a touch opens the cards themselves. */
export function Pills({ view, trail }: { readonly view: SenjutsuView; readonly trail: Trail }) {
  const { near, words } = useBoard();
  const [isOpen, setOpen] = useState(false);
  const pair = pairOf(view, near);
  if (pair.length === 0) return undefined;
  return (
    <div className="pvsbox">
      <button type="button" className="pvs" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span className="vh">{words.clash}: </span>
        {pair.map((fighter, at) => (
          <Pill key={fighter.id} fighter={fighter} view={view} place={at} />
        ))}
        {pair.length > 1 && (
          <span className="emb">
            <Icon name="sword-clash" />
          </span>
        )}
      </button>
      {isOpen && (
        <div className="pvssheet">
          <Clash view={view} trail={trail} size="M" />
        </div>
      )}
    </div>
  );
}

function Pill({
  fighter,
  view,
  place,
}: {
  readonly fighter: FighterView;
  readonly view: SenjutsuView;
  readonly place: number;
}) {
  const { lang, words } = useBoard();
  const revealed = fighter.played?.revealed;
  const name = revealed === undefined || revealed.is === 'stun' ? words.stunCard : factOf(revealed.printed).name[lang];
  const printed = revealed === undefined || revealed.is === 'stun' ? undefined : factOf(revealed.printed);
  const speed = fighter.played?.speed ?? null;
  const isOpen = speed === null && printed !== undefined && printed.is !== 'poison';
  // Until a speed is chosen the card says which there are.
  const initiative = isOpen ? printed.initiative : speedOf(speed ?? 0);
  const isNow = view.running.some((line) => line.fighter === fighter.id);
  return (
    <span className={`pc at${place} ${coloursOf(kindOf(fighter))}${isNow ? ' now' : ''}`}>
      <Speed initiative={initiative} />
      {name}
    </span>
  );
}

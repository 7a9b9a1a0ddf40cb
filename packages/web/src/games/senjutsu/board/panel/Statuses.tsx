import type { NamedThing } from '@kronika/kernel';
import { type FighterView, factOf } from '@kronika/senjutsu';
import { lookedCard } from '../../../../table/looked.ts';
import { Picture, type PictureOf } from '../../cards/Picture.tsx';
import { RIMS } from '../fighters.ts';
import { useBoard } from '../scope.ts';
import { statusThing } from '../things.ts';
import { useShowing } from './use-showing.ts';

interface StatusesProps {
  readonly fighter: FighterView;
  /** In a match of teams: whose team it is, with the rim that its figures have. */
  readonly team?: number | undefined;
}

/** A status by its name; a touch shows the card. */
function StatusChip({
  thing,
  picture,
  text,
}: {
  readonly thing: NamedThing;
  readonly picture: PictureOf;
  readonly text: string;
}) {
  const show = useShowing();
  return (
    <button type="button" className="st0" onClick={() => show(thing)}>
      <Picture name={picture} />
      {text}
    </button>
  );
}

/** What weighs on a fighter, and what it has in play. */
export function Statuses({ fighter, team }: StatusesProps) {
  const { lang, words } = useBoard();
  const show = useShowing();
  const lying =
    fighter.is === 'hero'
      ? fighter.inPlay
      : fighter.poisons.map(({ printed, turnsLeft }) => ({ card: printed, printed, turnsLeft }));
  return (
    <div className="sts">
      {team !== undefined && (
        <span className="st0 q team">
          <svg viewBox="-9 -9 18 18" aria-hidden="true" className="sen-figure">
            <circle r="6.5" className={`rim ${RIMS[team % RIMS.length] ?? 'solid'}`} />
          </svg>
          {words.team(team)}
        </span>
      )}
      {fighter.bleeding > 0 && <StatusChip thing={statusThing('bleeding')} picture="bleed" text={words.bleeds} />}
      {fighter.stuns > 0 && (
        <StatusChip thing={statusThing('stun')} picture="knocked-out-stars" text={words.status.stun(fighter.stuns)} />
      )}
      {fighter.limps.length > 0 && (
        <StatusChip
          thing={statusThing('limp', Math.min(...fighter.limps))}
          picture="limp"
          text={words.status.limp(fighter.limps.length)}
        />
      )}
      {fighter.stealth === 'hidden' && (
        <span className="st0 q">
          <Picture name="ninja-mask" />
          {words.hidden}
        </span>
      )}
      {lying.map(({ card, printed, turnsLeft }) => (
        <button key={card} type="button" className="st0 q" onClick={() => show(lookedCard(printed))}>
          <Picture name="lock" />
          {turnsLeft > 0 ? words.poison(factOf(printed).name[lang], turnsLeft) : factOf(printed).name[lang]}
        </button>
      ))}
      {fighter.is === 'hero' && (
        <span className="st0 q">
          <Picture name="poker-hand" />
          {words.limit(fighter.handLimit)}
        </span>
      )}
    </div>
  );
}

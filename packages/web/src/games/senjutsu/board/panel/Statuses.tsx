import { type FighterView, factOf } from '@kronika/senjutsu';
import { lookedCard } from '../../../../table/looked.ts';
import { useTable } from '../../../../table/session/context.ts';
import { Picture } from '../../cards/Picture.tsx';
import { RIMS } from '../fighters.ts';
import { useBoard } from '../scope.ts';

interface StatusesProps {
  readonly fighter: FighterView;
  /** In a match of teams: whose team it is, with the rim that its figures have. */
  readonly team?: number | undefined;
}

/** What weighs on a fighter, and what it has in play. */
export function Statuses({ fighter, team }: StatusesProps) {
  const { lang, words } = useBoard();
  const { session } = useTable();
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
      {fighter.bleeding > 0 && (
        <span className="st0">
          <Picture name="bleed" />
          {words.bleeds}
        </span>
      )}
      {fighter.stuns > 0 && (
        <span className="st0">
          <Picture name="knocked-out-stars" />
          {words.status.stun(fighter.stuns)}
        </span>
      )}
      {fighter.limps.length > 0 && (
        <span className="st0">
          <Picture name="limp" />
          {words.status.limp(fighter.limps.length)}
        </span>
      )}
      {fighter.stealth === 'hidden' && (
        <span className="st0 q">
          <Picture name="ninja-mask" />
          {words.hidden}
        </span>
      )}
      {lying.map(({ card, printed, turnsLeft }) => (
        <button key={card} type="button" className="st0 q" onClick={() => session.look(lookedCard(printed), 'asked')}>
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

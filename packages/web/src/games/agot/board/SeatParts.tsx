import { type AgotView, CHALLENGE_TYPES, type SeatView } from '@kronika/agot';
import { Mon } from '../../../cards/Mon.tsx';
import { Icon } from '../../../sprite/Icon.tsx';
import { Count } from '../../../table/motion/Count.tsx';
import { CHALLENGE_BADGES } from '../badges.ts';
import { challengeStanding, isLeftTold } from './challenge-standing.ts';
import { useBoard } from './side.ts';

/** How much power wins (AGOT-WINGAME-a). */
export const ENOUGH = 15;

interface SeatProps {
  readonly seat: SeatView;
}

/** The way to 15: solid what lies on the faction card, hollow what lies on other cards and can be lost with them. */
export function Track({ seat }: SeatProps) {
  const safe = seat.faction?.power ?? 0;
  return (
    <div className="tr15">
      {Array.from({ length: ENOUGH }, (_, step) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
        <i key={step} className={step < safe ? 'f' : step < seat.power ? 'k' : undefined} />
      ))}
    </div>
  );
}

export function Power({ seat }: SeatProps) {
  const { words } = useBoard();
  return (
    <div className="pow15" role="img" aria-label={words.power(seat.power)} data-part={`power:${seat.seat}`}>
      <b>
        <Count value={seat.power} />
        <small>/{ENOUGH}</small>
      </b>
      <span>
        <Icon name="crown" />
        {words.powerWord}
      </span>
      <Track seat={seat} />
    </div>
  );
}

/** Which challenges the seat has initiated this round, which one is under way, and how many are left. */
export function Challenges({ seat, view }: SeatProps & { readonly view: AgotView }) {
  const { words } = useBoard();
  return (
    <ul className="chal3" aria-label={words.challenges}>
      {CHALLENGE_TYPES.map((type) => {
        const standing = challengeStanding(view, seat, type);
        const told = words.challengeTold(type, standing);
        const mark = MARKS[standing.is];
        return (
          <li key={type} className={standing.is} title={told}>
            <Mon badge={CHALLENGE_BADGES[type]} place="line" />
            {isLeftTold(standing) ? (
              <b className="left" aria-hidden="true">
                ×{standing.left}
              </b>
            ) : (
              mark !== undefined && <Icon name={mark} className="ok" />
            )}
            <span className="vh">{told}</span>
          </li>
        );
      })}
    </ul>
  );
}

const MARKS = { open: undefined, now: undefined, again: undefined, done: 'x-check', barred: 'x-cross' } as const;

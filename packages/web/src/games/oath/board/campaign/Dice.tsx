import type { AttackFace, DefenceFace } from '@kronika/oath';
import { Picture } from '../../cards/Picture.tsx';
import { useBoard } from '../scope.ts';
import { fullSwords, hollowSwords, skullsIn } from './sums.ts';

const ATTACK_ORDER: readonly AttackFace[] = ['skull', 'sword', 'hollow'];
const DEFENCE_ORDER: readonly DefenceFace[] = ['double', 'shields', 'shield', 'blank'];

interface DiceProps<F> {
  /** What the roll comes to, with everything that counts besides. */
  readonly total: number;
  /** How many will be rolled. */
  readonly dice: number;
  /** `null` before the roll. */
  readonly faces: readonly F[] | null;
}

/** The attack dice, sorted by kind once they lie. */
export function AttackDice({ dice, faces, total }: DiceProps<AttackFace>) {
  const { words } = useBoard();
  const say = words.campaign;
  if (faces === null) return <Unrolled dice={dice} kind="attack" label={say.attackDice(dice)} />;
  const sorted = ATTACK_ORDER.flatMap((face) => faces.filter((each) => each === face));
  const skulls = skullsIn(faces);
  return (
    <>
      <div
        className="oa-tray attack rolled"
        role="img"
        aria-label={`${say.attackRoll(String(total))}, ${say.skulls(skulls)}`}
      >
        {sorted.map((face, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice are told apart by nothing else
          <i key={at} className={`oa-die ${face}`}>
            {face === 'skull' ? (
              <>
                <Picture name="o-sword" />
                <Picture name="o-sword" />
                <Picture name="o-skull" className="ic skull" />
              </>
            ) : (
              <Picture name={face === 'sword' ? 'o-sword' : 'o-hollow'} />
            )}
          </i>
        ))}
      </div>
      <p className="sums">
        <span>{say.swordsSum(fullSwords(faces), hollowSwords(faces))}</span>
        {skulls > 0 && (
          <span className="bad">
            <Picture name="o-skull" /> {say.skulls(skulls)}
          </span>
        )}
        <b className="sum">{total}</b>
      </p>
    </>
  );
}

interface DefenceProps extends DiceProps<DefenceFace> {
  /** Warbands or bandits that count besides the shields. */
  readonly warbands: number;
}

export function DefenceDice({ dice, faces, total, warbands }: DefenceProps) {
  const { words } = useBoard();
  const say = words.campaign;
  if (faces === null) return <Unrolled dice={dice} kind="defence" label={say.defenceDice(dice)} />;
  const sorted = DEFENCE_ORDER.flatMap((face) => faces.filter((each) => each === face));
  return (
    <>
      <div className="oa-tray defence rolled" role="img" aria-label={say.defenceRoll(String(total))}>
        {sorted.map((face, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice are told apart by nothing else
          <i key={at} className={`oa-die ${face}`}>
            {face === 'double' ? '×2' : face !== 'blank' && <Picture name="o-shield" />}
            {face === 'shields' && <Picture name="o-shield" />}
          </i>
        ))}
      </div>
      <p className="sums">
        <span>{say.shieldsSum(total - warbands, warbands)}</span>
        <b className="sum">{total}</b>
      </p>
    </>
  );
}

interface UnrolledProps {
  readonly dice: number;
  readonly kind: 'attack' | 'defence';
  readonly label: string;
}

function Unrolled({ dice, kind, label }: UnrolledProps) {
  return (
    <div className={`oa-tray ${kind} wait`} role="img" aria-label={label}>
      {Array.from({ length: Math.max(0, dice) }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice are told apart by nothing else
        <i key={at} className="oa-die" />
      ))}
    </div>
  );
}

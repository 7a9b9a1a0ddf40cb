import type { CardId, SeatId } from '@kronika/kernel';
import type { ConflictType, Element, L5rView } from '@kronika/l5r';
import { Mon } from '../../../cards/Mon.tsx';
import { Icon } from '../../../sprite/Icon.tsx';
import { Count } from '../../../table/motion/Count.tsx';
import { ELEMENT_BADGES } from '../badges.ts';
import { attackedName } from './attacked-name.ts';
import { conflictIcon } from './conflict-types.ts';
import { useBoard } from './side.ts';

/** One side of the scales: what it has, or what it would have. */
export type Side =
  | { readonly is: 'total'; readonly total: number }
  | { readonly is: 'forecast'; readonly text: string };

export interface MiddleProps {
  readonly view: L5rView;
  readonly attacker: SeatId;
  readonly type: ConflictType;
  readonly ring: Element;
  readonly elements: readonly Element[];
  readonly province: CardId | undefined;
  readonly strength: number | undefined;
  readonly attack: Side;
  readonly defense: Side;
  readonly note: string | undefined;
  /** What it comes to. */
  readonly need: { readonly text: string; readonly isMet?: true } | undefined;
  /** The same where there is little room. */
  readonly briefly: string | undefined;
}

/** Between the two sides of the lane: what is fought for, and how it stands. */
export function Middle(props: MiddleProps) {
  const { view, type, ring, elements, province, attack, defense, note, need } = props;
  const { words } = useBoard();
  return (
    <div className="mid">
      <span className={`type ${type}`}>
        <Icon name={conflictIcon(type)} />
        {words.conflict[type]}
      </span>
      <div className="vs">
        <div className="total">
          <Scale side={attack} />
          <small>{words.attack}</small>
        </div>
        <span className="elements">
          {(elements.length === 0 ? [ring] : elements).map((element) => (
            <Mon key={element} badge={ELEMENT_BADGES[element]} place="line" />
          ))}
        </span>
        <div className="total">
          <Scale side={defense} />
          <small>{words.defense}</small>
        </div>
      </div>
      {province !== undefined && <ProvinceTitle {...{ view, province }} />}
      {need !== undefined && <span className={`need${need.isMet === true ? ' met' : ''}`}>{need.text}</span>}
      {note !== undefined && <p>{note}</p>}
    </div>
  );
}

function ProvinceTitle({ view, province }: { readonly view: L5rView; readonly province: CardId }) {
  const { lang } = useBoard();
  return <h3>{attackedName(view, province, lang)}</h3>;
}

function Scale({ side }: { readonly side: Side }) {
  return side.is === 'total' ? (
    <b>
      <Count value={side.total} />
    </b>
  ) : (
    <b className={`expected${side.text.length > 3 ? ' range' : ''}`}>{side.text}</b>
  );
}

/** The same in one row: the upper seat on the left, the lower one on the right. */
export function NarrowMiddle({ above, ...props }: MiddleProps & { readonly above: SeatId }) {
  const { type, ring, attacker, attack, defense, need, briefly } = props;
  const { words } = useBoard();
  const isAttackAbove = above === attacker;
  return (
    <div className="mid pm">
      <div className="total">
        <Scale side={isAttackAbove ? attack : defense} />
        <small>{isAttackAbove ? words.attack : words.defense}</small>
      </div>
      <span className="pmc">
        <span className={`type ${type}`}>
          <Mon badge={ELEMENT_BADGES[ring]} place="line" />
          <Icon name={conflictIcon(type)} />
          {words.conflict[type]}
        </span>
        {briefly !== undefined && (
          <span className={`need${need === undefined || need.isMet === true ? ' met' : ''}`}>{briefly}</span>
        )}
      </span>
      <div className="total">
        <Scale side={isAttackAbove ? defense : attack} />
        <small>{isAttackAbove ? words.yourDefense : words.yourAttack}</small>
      </div>
    </div>
  );
}

import type { ShapeName } from '../sprite/names.ts';
import { Shape } from '../sprite/Shape.tsx';
import { type Drift, driftClass } from './compare.ts';

interface NumProps {
  readonly shape: ShapeName;
  readonly value: number | string;
  /** What the number is, for who does not see its shape. */
  readonly word: string;
  readonly drift?: Drift;
  /** In the corner of a card, or wherever it is put. */
  readonly place?: 'corner' | 'line';
}

/** A number on its own shape: a cost, a strength. */
export function Num({ shape, value, word, drift = 'same', place = 'corner' }: NumProps) {
  return (
    <span className={`num ${place === 'corner' ? 'cost' : 'free'}${driftClass(drift)}`}>
      <Shape name={shape} className="" />
      <b>
        <span className="vh">{word} </span>
        {value}
      </b>
    </span>
  );
}

import type { ReactNode } from 'react';
import { Icon } from '../sprite/Icon.tsx';
import { nameFit, traitsFit } from './fit.ts';
import { hyphenated } from './hyphens.ts';

interface PlateProps {
  readonly name: string;
  readonly unique: boolean;
  /** What stands under the name; nothing at the size of the table. */
  readonly traits: string;
  /** A number that stands beside the name. */
  readonly beside?: ReactNode;
}

/** The name of a card and what it is. */
export function Plate({ name, unique, traits, beside }: PlateProps) {
  const fit = nameFit(name);
  return (
    <div className="plate">
      {beside}
      <span className={fit === 'plain' ? 'name' : `name ${fit}`}>
        {unique && <Icon name="x-unique" />}
        {hyphenated(name)}
      </span>
      {traits !== '' && <span className={traitsFit(traits) === 'plain' ? 'traits' : 'traits long'}>{traits}</span>}
    </div>
  );
}

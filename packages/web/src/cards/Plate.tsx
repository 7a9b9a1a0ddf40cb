import { Icon } from '../sprite/Icon.tsx';
import { nameFit } from './fit.ts';

interface PlateProps {
  readonly name: string;
  readonly unique: boolean;
  /** What stands under the name; nothing at the size of the table. */
  readonly traits: string;
}

/** The name of a card and what it is. */
export function Plate({ name, unique, traits }: PlateProps) {
  const fit = nameFit(name);
  return (
    <div className="plate">
      <span className={fit === 'plain' ? 'name' : `name ${fit}`}>
        {unique && <Icon name="x-unique" />}
        {name}
      </span>
      {traits !== '' && <span className="traits">{traits}</span>}
    </div>
  );
}

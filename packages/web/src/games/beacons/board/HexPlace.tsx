import { type BeaconsView, type Hex, hexThing } from '@kronika/examples';
import { keyOf } from '@kronika/kernel';
import { Place } from '../../../table/choosing/Place.tsx';
import { At } from './At.tsx';
import { HexTile } from './HexTile.tsx';
import { hexLabel } from './labels.ts';
import { centreOf } from './layout.ts';
import { useBoard } from './scope.ts';
import { useNamed } from './use-named.ts';

interface HexPlaceProps {
  readonly view: BeaconsView;
  readonly hex: Hex;
}

/** A hex, which keepers step on. While it can be chosen, a touch of whatever stands on it chooses it, too. */
export function HexPlace({ view, hex }: HexPlaceProps) {
  const { lang } = useBoard();
  const named = useNamed();
  const thing = hexThing(hex);
  return (
    <At point={centreOf(hex)}>
      <Place place={keyOf(thing)} looked={thing} label={named(hexLabel(view, hex, lang))} className="bea-hex">
        {() => <HexTile hex={hex} ground={view.rocks.includes(hex) ? 'rock' : 'meadow'} />}
      </Place>
    </At>
  );
}

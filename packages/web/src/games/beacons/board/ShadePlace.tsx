import { type BeaconsView, shadeThing } from '@kronika/examples';
import { keyOf } from '@kronika/kernel';
import { Place } from '../../../table/choosing/Place.tsx';
import { At } from './At.tsx';
import { shadePoint } from './layout.ts';
import { ShadeFigure } from './ShadeFigure.tsx';
import { useBoard } from './scope.ts';

/** A shade on the island. */
export function ShadePlace({ view, shade }: { readonly view: BeaconsView; readonly shade: number }) {
  const { words } = useBoard();
  const thing = shadeThing(shade);
  const point = shadePoint(view, shade);
  const hex = view.shades[shade];
  if (point === undefined || hex === undefined) return undefined;
  return (
    <At point={point}>
      <Place
        place={keyOf(thing)}
        looked={thing}
        flip={keyOf(thing)}
        label={`${words.shade(shade + 1)}, ${words.hex(hex)}`}
        className="bea-shade"
      >
        {() => <ShadeFigure shade={shade} />}
      </Place>
    </At>
  );
}

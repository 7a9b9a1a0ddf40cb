import { type BeaconsView, ENOUGH_BEACONS } from '@kronika/examples';
import { Picture } from './Picture.tsx';
import { useBoard } from './scope.ts';

/** Against whom a long night is played, and how it stands. */
export function Night({ view: { shades, sites } }: { readonly view: BeaconsView }) {
  const { words } = useBoard();
  const lit = sites.filter((site) => site.lit !== null).length;
  return (
    <section className="panel bea-night" aria-label={words.shades}>
      <span className="shade">
        <Picture name="ghost" />
      </span>
      <p>
        <b>
          {words.shades}: {shades.length}
        </b>
        <small>
          {words.burning(lit, sites.length)}, {words.enough(ENOUGH_BEACONS)}
        </small>
      </p>
    </section>
  );
}

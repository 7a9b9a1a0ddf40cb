import type { Horde } from '@kronika/senjutsu';
import { Icon } from '../../../sprite/Icon.tsx';
import { Picture } from '../cards/Picture.tsx';
import { useBoard } from './scope.ts';

const WAVES = [1, 2, 3, 4] as const;

/** How far a horde has come: the waves of the round as chevrons. */
export function Wave({ horde }: { readonly horde: Horde }) {
  const { words } = useBoard();
  return (
    <section className="panel wave" aria-label={words.wave(horde.round, horde.wave)}>
      <h2>
        {words.wave(horde.round, horde.wave)}
        <small>{words.beaten(horde.beaten)}</small>
      </h2>
      <ol className="wv" aria-hidden="true">
        {WAVES.map((wave) => (
          <li key={wave} className={wave < horde.wave ? 'done' : wave === horde.wave ? 'now' : ''}>
            {wave < horde.wave ? <Icon name="x-check" /> : wave === 4 && <Picture name="samurai-helmet" />}
            {wave}
          </li>
        ))}
      </ol>
    </section>
  );
}

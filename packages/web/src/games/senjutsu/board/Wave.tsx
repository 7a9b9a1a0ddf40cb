import type { Horde } from '@kronika/senjutsu';
import { Icon } from '../../../sprite/Icon.tsx';
import { Picture } from '../cards/Picture.tsx';
import { useBoard } from './scope.ts';

const WAVES = [1, 2, 3, 4] as const;

/** How many waves in all each rank takes: wave 3, wave 4, round 2, round 3 (SEN-HORDE-S1 to -S4). */
const BEATEN = [3, 4, 8, 12] as const;

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
      <div className="rank4">
        {words.ranks.map(({ rank, sign, told }, at) => (
          <i
            key={rank}
            className={`r-${rank}${horde.beaten >= (BEATEN[at] ?? 0) ? ' on' : ''}`}
            role="img"
            aria-label={`${told}${horde.beaten >= (BEATEN[at] ?? 0) ? ' ✓' : ''}`}
            title={told}
          >
            {horde.beaten >= (BEATEN[at] ?? 0) ? <Icon name="x-check" /> : sign}
          </i>
        ))}
      </div>
    </section>
  );
}

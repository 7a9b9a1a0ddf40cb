import { useWords } from '../../shell/use-words.ts';
import { DESIGN_WORDS } from './words.ts';

const SPACES = [1, 2, 3, 4, 5, 6, 7];
const RADII = [1, 2, 3, 4];
const SHADOWS = [1, 2, 3];
const MOTIONS = ['tap', 'state', 'move', 'reveal', 'breathe'];

/** Space, corners, height and pace: what is measured rather than coloured. */
export function Measures() {
  const say = useWords(DESIGN_WORDS);
  return (
    <>
      <section>
        <h2>{say.space}</h2>
        <ul className="design-spaces panel">
          {SPACES.map((size) => (
            <li key={size}>
              <i className={`design-space-${size}`} />
              --s-{size}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{say.heights}</h2>
        <ul className="design-swatches">
          {RADII.map((size) => (
            <li key={size} className={`design-raised design-radius-${size}`}>
              --r-{size}
            </li>
          ))}
          {SHADOWS.map((size) => (
            <li key={size} className={`design-raised design-shadow-${size}`}>
              --sh-{size}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{say.motion}</h2>
        <ul className="design-motions panel">
          {MOTIONS.map((name) => (
            <li key={name}>
              <i className={`design-motion-${name}`} />
              --m-{name}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

import { Icon } from '../../sprite/Icon.tsx';
import { useTable } from '../session/context.ts';
import { STAGE_SPEEDS } from './tempo.ts';
import { useTempo } from './use-staging.ts';
import { STAGING_WORDS } from './words.ts';

/** How fast others are seen to act, chosen on the stage itself. */
export function SpeedChoice() {
  const { lang } = useTable();
  const tempo = useTempo();
  const words = STAGING_WORDS[lang];
  if (tempo === undefined) return undefined;
  return (
    <fieldset className="speed">
      <legend className="vh">{words.speed}</legend>
      {STAGE_SPEEDS.map((speed) => (
        <button
          key={speed}
          type="button"
          className={speed === tempo.speed ? 'on' : undefined}
          aria-pressed={speed === tempo.speed}
          onClick={() => tempo.set(speed)}
        >
          {words.speeds[speed]}
        </button>
      ))}
    </fieldset>
  );
}

/** The same in the bar above the board. */
export function SpeedMenu() {
  const { lang } = useTable();
  const tempo = useTempo();
  const words = STAGING_WORDS[lang];
  if (tempo === undefined) return undefined;
  return (
    <label className="tempo0" title={words.speed}>
      <Icon name="hourglass" />
      <span className="vh">{words.speed}</span>
      <select
        value={tempo.speed}
        onChange={({ target }) => tempo.set(STAGE_SPEEDS.find((speed) => speed === target.value) ?? 'normal')}
      >
        {STAGE_SPEEDS.map((speed) => (
          <option key={speed} value={speed}>
            {words.speeds[speed]}
          </option>
        ))}
      </select>
    </label>
  );
}

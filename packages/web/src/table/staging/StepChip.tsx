import { Icon } from '../../sprite/Icon.tsx';
import { useTable } from '../session/context.ts';
import { useTelling } from '../session/use-telling.ts';
import type { StageStep } from './plan.ts';
import { stepWords } from './step-words.ts';
import { useStaged } from './use-staging.ts';
import { STAGING_WORDS } from './words.ts';

/** A step in two short lines. Pointing at it shows on the board which things it was about; a click shows them large. */
export function Chip({ step }: { readonly step: StageStep }) {
  const { session, lang, staging } = useTable();
  const telling = useTelling();
  const isNow = useStaged(({ current }) => current?.key === step.key) === true;
  const { chip, aloud } = stepWords(step, telling, STAGING_WORDS[lang]);
  const point = (at: number | undefined) => staging?.point(at);
  const [looked] = step.shown;
  return (
    <button
      type="button"
      className={`ev${isNow ? ' now' : ''}`}
      title={aloud}
      aria-current={isNow ? 'step' : undefined}
      onPointerEnter={() => point(step.key)}
      onPointerLeave={() => point(undefined)}
      onFocus={() => point(step.key)}
      onBlur={() => point(undefined)}
      onClick={() => {
        if (looked === undefined) return;
        session.look(looked, 'asked');
      }}
    >
      {step.icon !== undefined && <Icon name={step.icon} />}
      <span className="evtext">
        <b>{chip.title}</b>
        {chip.sub !== '' && <small>{chip.sub}</small>}
      </span>
    </button>
  );
}

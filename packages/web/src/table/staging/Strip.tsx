import { useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../sprite/Icon.tsx';
import { ownSeat, useSession, useTable } from '../session/context.ts';
import { useTelling } from '../session/use-telling.ts';
import type { StageStep } from './plan.ts';
import { Chip } from './StepChip.tsx';
import { stepWords } from './step-words.ts';
import { lookOf } from './tempo.ts';
import { useStaged } from './use-staging.ts';
import { STAGING_WORDS } from './words.ts';

const NONE: readonly StageStep[] = [];

/** What others have done since the last own decision. */
export function useStepsSince(): readonly StageStep[] {
  const steps = useStaged((state) => state.steps) ?? NONE;
  const own = useSession(({ known }) => ownSeat(known?.document));
  return steps.filter((step) => lookOf(step, own) !== 'quiet');
}

/** Of these, what was shown already: the strip grows with what is told. */
function useToldSteps(): readonly StageStep[] {
  const steps = useStepsSince();
  const current = useStaged((state) => state.current);
  const last = current === undefined ? -1 : steps.findLastIndex(({ key }) => key <= current.key);
  return current === undefined ? steps : steps.slice(0, last + 1);
}

/** How that is called: who only watches has made no move. */
export function useSinceWord(): string {
  const { lang } = useTable();
  const own = useSession(({ known }) => ownSeat(known?.document));
  const words = STAGING_WORDS[lang];
  return own === undefined ? words.lately : words.since;
}

/** Above the prompt: one chip for each step, the newest at the right, and the way to see them again. Its height is fixed. */
export function Strip() {
  const { session, lang, staging } = useTable();
  const words = STAGING_WORDS[lang];
  const steps = useToldSteps();
  const current = useStaged((state) => state.current?.key);
  const title = useSinceWord();
  const row = useRef<HTMLOListElement>(null);
  const [hidden, setHidden] = useState(0);
  const last = steps.at(-1)?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: more chips need more room
  useLayoutEffect(() => {
    const list = row.current;
    if (list === null) return;
    const measure = () => setHidden(hiddenIn(list));
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    return () => observer.disconnect();
  }, [steps.length, last]);
  if (staging === undefined) return undefined;
  return (
    <section className="hist" aria-label={title}>
      <span className="hcap" aria-hidden="true">
        {title}
      </span>
      {hidden > 0 && (
        <button
          type="button"
          className="ev more"
          aria-label={words.more(hidden)}
          title={words.more(hidden)}
          onClick={() => session.open({ is: 'since' })}
        >
          +{hidden}
        </button>
      )}
      <ol ref={row}>
        {steps.length === 0 && <li className="evnone">{words.nothing}</li>}
        {steps.map((step, at) => (
          <li key={step.key} data-now={step.key === current} className={at < hidden ? 'away0' : undefined}>
            <Chip step={step} />
          </li>
        ))}
      </ol>
      <ReplayButton />
    </section>
  );
}

/** How many chips at the left have no room: the row is laid out from its end. */
function hiddenIn(list: HTMLElement): number {
  const { left } = list.getBoundingClientRect();
  return [...list.children].filter((child) => child.getBoundingClientRect().left < left - 1).length;
}

export function ReplayButton() {
  const { session, lang, staging } = useTable();
  const words = STAGING_WORDS[lang];
  const isEmpty = useStepsSince().length === 0;
  if (staging === undefined) return undefined;
  return (
    <button
      type="button"
      className="btn small replaybtn"
      aria-keyshortcuts="r"
      disabled={isEmpty}
      onClick={() => {
        if (session.store.get().overlay?.is === 'since') session.close();
        staging.replay();
      }}
    >
      <Icon name="x-play" />
      {words.replay}
      <kbd>R</kbd>
    </button>
  );
}

/** On a phone: what happened last; a tap opens the rest. */
export function PhoneStrip() {
  const { session, lang } = useTable();
  const telling = useTelling();
  const steps = useStepsSince();
  const current = useStaged((state) => state.current);
  const title = useSinceWord();
  const words = STAGING_WORDS[lang];
  const step = steps.find(({ key }) => key === current?.key) ?? steps.at(-1);
  const said = step === undefined ? undefined : stepWords(step, telling, words).chip;
  return (
    <button type="button" className="lastline phist" onClick={() => session.open({ is: 'since' })}>
      {step?.icon !== undefined && <Icon name={step.icon} />}
      <span className="phline">
        {said === undefined ? (
          `${title}: ${words.nothing}`
        ) : (
          <>
            <span className="vh">{title}: </span>
            <b>{said.title}</b> {said.sub}
          </>
        )}
      </span>
      {steps.length > 1 && <span className="ev more">+{steps.length - 1}</span>}
    </button>
  );
}

import type { SeenEvent } from '@kronika/kernel';
import type { SenjutsuView } from '@kronika/senjutsu';
import { useMemo, useState } from 'react';
import { useSession } from '../../../../table/session/context.ts';
import { useStaged } from '../../../../table/staging/use-staging.ts';
import { useBoard } from '../scope.ts';
import { beatOf } from './beat.ts';
import { type Lag, lagFrom, laggedView, told } from './lag.ts';
import { NOTHING_TOLD, type Told } from './told.ts';

/** Where the board began to lag behind the match. */
interface Base {
  readonly lag: Lag;
  readonly from: number;
}

/** What is shown: the table as far as it was told, and what the present beat draws on it. */
export interface Story {
  readonly view: SenjutsuView;
  readonly told: Told;
}

/** Shows what others do beat by beat. Without a stage, or once everything was told, it is the table as it is. */
export function useStory(view: SenjutsuView): Story {
  const { lang } = useBoard();
  const log = useSession(({ known }) => known?.log) ?? NO_LOG;
  const current = useStaged(({ current: step }) => step?.key);
  const next = useStaged(({ steps, current: step }) =>
    step === undefined ? undefined : steps.find(({ key }) => key > step.key)?.key,
  );
  const [base, setBase] = useState<Base | undefined>(undefined);
  const [live, setLive] = useState<{ readonly view: SenjutsuView; readonly from: number }>({ view, from: log.length });
  if (current === undefined) {
    if (base !== undefined) setBase(undefined);
    if (live.view !== view || live.from !== log.length) setLive({ view, from: log.length });
  } else if (base === undefined) setBase({ lag: lagFrom(live.view), from: Math.min(live.from, current) });
  return useMemo(() => {
    if (current === undefined || base === undefined) return { view, told: NOTHING_TOLD };
    const until = next ?? log.length;
    const events = (from: number, to: number): readonly SeenEvent[] =>
      log.slice(from, to).flatMap((entry) => (entry.is === 'event' ? [entry.event] : []));
    const lag = events(base.from, until).reduce((so, event) => told(so, event, view), base.lag);
    const shown = laggedView(view, lag);
    return { view: shown, told: beatOf(events(current, until), shown, lang, current) };
  }, [view, log, current, next, base, lang]);
}

const NO_LOG: readonly never[] = [];

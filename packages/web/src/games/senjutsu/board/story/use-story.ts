import type { SeenEvent } from '@kronika/kernel';
import type { LogEntry } from '@kronika/protocol';
import type { SenjutsuView } from '@kronika/senjutsu';
import { useMemo, useState } from 'react';
import { useSession } from '../../../../table/session/context.ts';
import { useStaged } from '../../../../table/staging/use-staging.ts';
import { useBoard } from '../scope.ts';
import { beatOf } from './beat.ts';
import { type Lag, lagFrom, laggedView, told } from './lag.ts';
import { NOTHING_TOLD, type Told } from './told.ts';
import { leadsOn, type Trail, trailOf } from './trail.ts';

/** Where the board began to lag behind the match. */
interface Base {
  readonly lag: Lag;
  readonly from: number;
}

/** What is shown: the table as far as it was told, and what the present beat draws on it. */
export interface Story {
  readonly view: SenjutsuView;
  readonly told: Told;
  readonly trail: Trail;
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
    if (current === undefined || base === undefined)
      return { view, told: NOTHING_TOLD, trail: { ...trailOf(sinceReveal(log, log.length)), running: view.running } };
    const until = next === undefined ? log.length : beforeLeading(log, next);
    const lag = eventsIn(log, base.from, until).reduce((so, event) => told(so, event, view), base.lag);
    const trail = trailOf(sinceReveal(log, until));
    const shown = laggedView(view, lag, trail);
    return { view: shown, told: beatOf(eventsIn(log, current, until), shown, lang, current), trail };
  }, [view, log, current, next, base, lang]);
}

const NO_LOG: readonly LogEntry[] = [];

function eventOf(entry: LogEntry | undefined): SeenEvent | undefined {
  return entry?.is === 'event' || entry?.is === 'beat' ? entry.event : undefined;
}

function eventsIn(log: readonly LogEntry[], from: number, to: number): readonly SeenEvent[] {
  return log.slice(from, to).flatMap((entry) => eventOf(entry) ?? []);
}

/** What leads to a beat is not told before it: the line lights up together with what it does. */
function beforeLeading(log: readonly LogEntry[], beat: number): number {
  let until = beat;
  for (let event = eventOf(log[until - 1]); event !== undefined && leadsOn(event); event = eventOf(log[until - 1]))
    until -= 1;
  return until;
}

/** The events of the present turn, from its revealed cards on. */
function sinceReveal(log: readonly LogEntry[], until: number): readonly SeenEvent[] {
  const began = log.findLastIndex((entry, at) => at < until && BEGINS.has(eventOf(entry)?.is ?? ''));
  return eventsIn(log, Math.max(0, began), until);
}

const BEGINS: ReadonlySet<string> = new Set(['turnBegan', 'revealed']);

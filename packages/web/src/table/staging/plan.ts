import { keyOf, type SeatId } from '@kronika/kernel';
import type { IconName } from '../../sprite/names.ts';
import type { Looked } from '../looked.ts';
import { type Aim, type Change, type Figure, STAGE_KINDS, type Staged, type StageKind } from './staged.ts';

/** A line of the log, with how it is shown. */
export interface Told {
  /** Its place in the log. */
  readonly at: number;
  readonly text: string;
  readonly icon?: IconName | undefined;
  readonly staged: Staged;
  /** What changed on the board with it. */
  readonly changes?: readonly Change[];
}

/** What is shown at once: one event, or several that belong together. */
export interface StageStep {
  /** The place of its first line in the log; it stays the same while lines are added. */
  readonly key: number;
  /** How many lines it is made of. */
  readonly entries: number;
  readonly kind: StageKind;
  readonly by?: SeatId | undefined;
  readonly does?: string | undefined;
  readonly title?: string | undefined;
  readonly icon?: IconName | undefined;
  readonly shown: readonly Looked[];
  readonly figures: readonly Figure[];
  readonly aims: readonly Aim[];
  readonly lines: readonly string[];
  /** Told where there is neither a line nor a picture. */
  readonly spare: readonly string[];
  readonly changes: readonly Change[];
  readonly thread?: string | undefined;
}

/** The steps in which the lines are shown. */
export function stagePlan(told: readonly Told[]): readonly StageStep[] {
  const steps: StageStep[] = [];
  for (const one of told) {
    const at = placeFor(steps, one.staged);
    const joined = at === undefined ? undefined : steps[at];
    if (at === undefined || joined === undefined) steps.push(begun(one));
    else steps[at] = joinedBy(joined, one);
  }
  return steps;
}

/**
 * The step that the event belongs to. What is only counted or passed meanwhile does not part a card from its effect;
 * anything else does, so that an answer is not told before what it answers to.
 */
function placeFor(steps: readonly StageStep[], { thread }: Staged): number | undefined {
  if (thread === undefined) return undefined;
  for (let at = steps.length - 1; at >= 0; at -= 1) {
    const step = steps[at];
    if (step === undefined) return undefined;
    if (step.thread === thread) return at;
    if (weightOf(step.kind) > weightOf('count')) return undefined;
  }
  return undefined;
}

const weightOf = (kind: StageKind): number => STAGE_KINDS.indexOf(kind);

function begun({ at, text, icon, staged, changes = [] }: Told): StageStep {
  const { kind, by, does, title, shown = [], figures = [], aims = [], thread } = staged;
  const [lines, spare] = [linesOf(staged, text, 'told'), linesOf(staged, text, 'spare')];
  return { key: at, entries: 1, kind, by, does, title, icon, shown, figures, aims, lines, spare, changes, thread };
}

function linesOf({ line = 'told' }: Staged, text: string, as: Staged['line']): readonly string[] {
  return line === as ? [text] : [];
}

/** The heavier of the two says who does what; everything else is added up. */
function joinedBy(step: StageStep, { text, icon, staged, changes = [] }: Told): StageStep {
  const isHeavier = weightOf(staged.kind) > weightOf(step.kind);
  const leads: Pick<StageStep, 'kind' | 'by' | 'does' | 'title' | 'icon'> = isHeavier ? { ...staged, icon } : step;
  const { shown = [], figures = [], aims = [] } = staged;
  const isShown = step.shown.length === 0 || (isHeavier && shown.length > 0);
  return {
    ...step,
    kind: leads.kind,
    by: leads.by,
    does: leads.does,
    title: leads.title,
    icon: leads.icon ?? step.icon,
    entries: step.entries + 1,
    shown: isShown ? shown : step.shown,
    figures: step.figures.length === 0 ? figures : step.figures,
    aims: joinedAims(step.aims, aims),
    lines: [...step.lines, ...linesOf(staged, text, 'told')],
    spare: [...step.spare, ...linesOf(staged, text, 'spare')],
    changes: joinedChanges(step.changes, changes),
  };
}

/** Each thing once, with the last that was said of it. */
function joinedAims(before: readonly Aim[], after: readonly Aim[]): readonly Aim[] {
  const byThing = new Map(before.map((aim) => [keyOf(aim.thing), aim]));
  for (const aim of after) {
    const key = keyOf(aim.thing);
    const pill = aim.pill ?? byThing.get(key)?.pill;
    byThing.set(key, pill === undefined ? { thing: aim.thing } : { thing: aim.thing, pill });
  }
  return [...byThing.values()];
}

/** From what it was at first to what it is at last. */
function joinedChanges(before: readonly Change[], after: readonly Change[]): readonly Change[] {
  const joined = before.map((change) => {
    const next = after.find(({ of }) => of === change.of);
    return next === undefined ? change : { ...change, to: next.to };
  });
  const added = after.filter(({ of }) => before.every((change) => change.of !== of));
  return [...joined, ...added].filter(({ from, to }) => from !== to);
}

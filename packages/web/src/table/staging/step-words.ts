import { keyOf, type SeatId, type Thing } from '@kronika/kernel';
import type { Telling } from '../choosing/told.ts';
import { type Looked, thingIn } from '../looked.ts';
import { withSeatNames } from '../text/seat-names.ts';
import type { StageStep } from './plan.ts';
import type { StagingWords } from './words.ts';

/** Everything that is said of a step. */
export interface StepWords {
  readonly heading: string;
  /** What is played or used, where it is one thing. */
  readonly source: string | undefined;
  /** On whom. */
  readonly about: string | undefined;
  readonly lines: readonly string[];
  /** The same in the little room of a chip. */
  readonly chip: { readonly title: string; readonly sub: string };
  /** The whole step for who listens. */
  readonly aloud: string;
}

/** So many targets are named; more of them are seen on the board. */
const MOST_NAMES = 3;

export function stepWords(step: StageStep, telling: Telling, words: StagingWords): StepWords {
  const { by, kind, does = words.does[kind] } = step;
  const seatName = (seat: SeatId) => telling.names[seat] ?? '';
  const heading = by === undefined ? (step.title ?? words.titles[kind]) : `${seatName(by)} ${does}`.trim();
  const targets = targetsOf(step).map((thing) => nameOfThing(telling, thing));
  const names = targets.filter((name) => name !== '').slice(0, MOST_NAMES);
  const about = names.length === 0 || kind === 'result' || kind === 'declare' ? undefined : words.on(names.join(', '));
  const changes = step.changes.map(({ of, from, to }) => `${of} ${from} → ${to}`);
  const told = step.lines.length + step.shown.length === 0 ? step.spare : step.lines;
  const [shown] = step.shown;
  const source = shown === undefined ? undefined : nameOfLooked(telling, shown);
  const lines = told.map((line) => withoutCause(named(telling, line), source));
  const isOfOne = by !== undefined && step.shown.length === 1 && (kind === 'play' || kind === 'trigger');
  const title = isOfOne && shown !== undefined ? `${seatName(by)}: ${source}` : heading;
  return {
    heading,
    source: isOfOne ? source : undefined,
    about,
    lines,
    chip: chipWords(step, { title, lines, targets: names, changes, telling }),
    aloud: [`${title}.`, ...lines, ...changes].join(' '),
  };
}

interface Sayings {
  readonly title: string;
  readonly lines: readonly string[];
  readonly targets: readonly string[];
  readonly changes: readonly string[];
  readonly telling: Telling;
}

function chipWords(
  { kind, aims, figures, shown }: StageStep,
  { title, lines, targets, changes, telling }: Sayings,
): StepWords['chip'] {
  const [first = '', second = ''] = lines;
  switch (kind) {
    case 'count':
      return { title: first, sub: second };
    case 'pass':
      return { title, sub: '' };
    case 'play':
    case 'trigger': {
      const pills = aims.flatMap(({ pill }) => pill ?? []).slice(0, 1);
      const told = [...targets, ...pills, ...changes].join(', ');
      return { title, sub: told === '' ? (lines.at(-1) ?? '') : told };
    }
    case 'declare':
      return { title, sub: shown.map((one) => nameOfLooked(telling, one)).join(', ') || first };
    case 'reveal':
    case 'result':
      return {
        title: figures.length === 0 ? title : `${title}: ${figures.map(({ value }) => value).join(' : ')}`,
        sub: lines.at(-1) ?? '',
      };
  }
}

/** Whom it is done to; what acts is no target of itself. */
function targetsOf({ aims, shown }: StageStep): readonly Thing[] {
  const acting = new Set(shown.flatMap((looked) => thingIn(looked) ?? []).map(keyOf));
  return aims.map(({ thing }) => thing).filter((thing) => !acting.has(keyOf(thing)));
}

export function nameOfLooked({ module, view, lang }: Telling, looked: Looked): string {
  return module.nameOf(looked, view)[lang];
}

function nameOfThing(telling: Telling, thing: Thing): string {
  const { module, view } = telling;
  const looked = view === undefined ? undefined : module.lookAt(view, thing);
  return looked === undefined ? '' : named(telling, nameOfLooked(telling, looked));
}

/** A line of the log ends with its cause, which the stage shows already. */
function withoutCause(line: string, source: string | undefined): string {
  const cause = `: ${source}.`;
  return source !== undefined && line.endsWith(cause) ? `${line.slice(0, -cause.length)}.` : line;
}

function named({ module, lang, names }: Telling, sentence: string): string {
  return withSeatNames(sentence, module.text[lang], names);
}

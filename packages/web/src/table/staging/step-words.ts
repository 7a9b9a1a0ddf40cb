import { keyOf, type SeatId, type Thing } from '@kronika/kernel';
import type { Telling } from '../choosing/told.ts';
import { type Looked, thingIn } from '../looked.ts';
import { withSeatNames } from '../text/seat-names.ts';
import type { StageStep } from './plan.ts';
import type { StagingWords } from './words.ts';

/** Everything that is said of a step. */
export interface StepWords {
  readonly heading: string;
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
  const { by, kind, title, does = words.does[kind] } = step;
  const seatName = (seat: SeatId) => telling.names[seat] ?? '';
  const heading = by === undefined ? (title ?? words.titles[kind]) : `${seatName(by)} ${does}`.trim();
  const targets = targetsOf(step).map((thing) => nameOfThing(telling, thing));
  const names = targets.filter((name) => name !== '').slice(0, MOST_NAMES);
  const about = names.length === 0 || kind === 'result' || kind === 'declare' ? undefined : words.on(names.join(', '));
  const changes = step.changes.map(({ of, from, to }) => `${of} ${from} → ${to}`);
  const lines = step.lines.map((line) => named(telling, line));
  const [shown] = step.shown;
  const isOfOne = by !== undefined && step.shown.length === 1 && (kind === 'play' || kind === 'trigger');
  const pills = step.aims.flatMap(({ pill }) => pill ?? []);
  const figures = step.figures.map(({ value }) => value).join(' : ');
  return {
    heading,
    about,
    lines,
    chip: {
      title: isOfOne && shown !== undefined ? `${seatName(by)}: ${nameOfLooked(telling, shown)}` : heading,
      sub:
        kind === 'play' || kind === 'trigger'
          ? [names.join(', '), ...pills.slice(0, 1), ...changes].filter((part) => part !== '').join(', ') ||
            (lines[0] ?? '')
          : figures !== '' && kind !== 'declare'
            ? figures
            : (lines[0] ?? step.shown.map((one) => nameOfLooked(telling, one)).join(', ')),
    },
    aloud: [
      `${heading}${isOfOne && shown !== undefined ? `: ${nameOfLooked(telling, shown)}` : ''}.`,
      ...lines,
      ...changes,
    ].join(' '),
  };
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

function named({ module, lang, names }: Telling, sentence: string): string {
  return withSeatNames(sentence, module.text[lang], names);
}

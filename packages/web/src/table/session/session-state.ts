import type { Answer, Question, Tip } from '@kronika/kernel';
import type { Until } from '@kronika/protocol';
import type { Known, Reply } from '../../client/connection.ts';
import { type Controls, NO_CONTROLS, type PlaceName } from '../choosing/controls.ts';
import { type Draft, mayTake } from '../choosing/draft.ts';
import type { Hint } from '../hint/hint.ts';
import type { Looked } from '../looked.ts';

/** What lies over the board. */
export type Overlay =
  | { readonly is: 'options'; readonly place: PlaceName }
  | { readonly is: 'pile'; readonly title: string; readonly things: readonly Looked[] }
  | { readonly is: 'menu' }
  | { readonly is: 'orders' }
  | { readonly is: 'passMenu' }
  | { readonly is: 'resign' }
  | { readonly is: 'log' }
  | { readonly is: 'since' }
  | { readonly is: 'inspector' }
  | { readonly is: 'keys' }
  | { readonly is: 'settings' }
  | { readonly is: 'rule'; readonly rule: string };

/** A click that led to nothing. */
export interface Refused {
  readonly place: PlaceName;
  readonly looked: Looked;
}

/** Where it is told what a thing does now. */
export interface TipAt extends Tip {
  readonly place: PlaceName;
}

/** A question that would answer itself, as if it were asked: nothing of it has happened. */
export interface AskedAhead {
  readonly question: Question;
  readonly controls: Controls;
  readonly draft: Draft;
  readonly board: unknown;
}

/** How the table stands for who sits at it: what is known, what is asked, and what was clicked so far. */
export interface SessionState {
  readonly link: 'connecting' | 'live' | 'lost' | 'refused';
  readonly known: Known | undefined;
  readonly asked: number;
  readonly question: Question | undefined;
  readonly controls: Controls;
  readonly draft: Draft | undefined;
  /** The question an answer is under way to. */
  readonly sent: number | undefined;
  readonly overlay: Overlay | undefined;
  readonly looked: Looked | undefined;
  /** Whether the look was asked for, or only passed by. */
  readonly pinned: 'asked' | 'passing';
  readonly tray: 'shown' | 'put aside';
  /** The tiles of what is offered beside the board, which lie over it on a phone. */
  readonly tiles: 'shown' | 'put aside';
  readonly ending: 'shown' | 'put aside';
  /** The option that was touched and would be final: the next touch takes it. */
  readonly lifted: number | undefined;
  /** What it commits to, where that is more than was touched: shown as if it had been asked. */
  readonly ahead: AskedAhead | undefined;
  /** The board of what is known, and the same with the values that cards would have if what is marked were declared. */
  readonly foreseen: { readonly of: unknown; readonly board: unknown } | undefined;
  /** Whether a pass that throws something away is asked about: it may be, it is now, or it is not any longer. */
  readonly waste: 'armed' | 'asking' | 'silent';
  /** What would throw it away: the answer, and for how long one meant to pass from it on. */
  readonly gaveUp: { readonly answer: Answer; readonly until?: Until } | undefined;
  /** What was clicked although it cannot be chosen now. */
  readonly refused: Refused | undefined;
  /** The place or button beside which it is told what it does. */
  readonly tipped: TipAt | undefined;
  /** The things that a line of the log is about, while one points at it. */
  readonly lit: readonly PlaceName[];
  /** What a strong bot would do, once it was asked about. */
  readonly hint: Hint | undefined;
  /** Why the last wish was not fulfilled. */
  readonly refusal: Extract<Reply, { readonly is: 'refused' }>['because'] | undefined;
}

export const FRESH: SessionState = {
  link: 'connecting',
  known: undefined,
  asked: -1,
  question: undefined,
  controls: NO_CONTROLS,
  draft: undefined,
  sent: undefined,
  overlay: undefined,
  looked: undefined,
  pinned: 'passing',
  tray: 'shown',
  tiles: 'shown',
  ending: 'shown',
  lifted: undefined,
  ahead: undefined,
  foreseen: undefined,
  waste: 'armed',
  gaveUp: undefined,
  refused: undefined,
  tipped: undefined,
  lit: [],
  hint: undefined,
  refusal: undefined,
};

/** The board as it is drawn: with what a touched option commits to, and what would come of what is marked. */
export function shownBoard({ ahead, foreseen, known }: SessionState): unknown {
  const board = known?.document.match?.board;
  if (ahead !== undefined) return ahead.board;
  return foreseen === undefined || foreseen.of !== board ? board : foreseen.board;
}

/** What is being decided, as it is drawn. */
export function shownQuestion({ ahead, question }: SessionState): Question | undefined {
  return ahead === undefined ? question : ahead.question;
}

/** What is marked, as it is drawn; where nothing is left to choose, the only answer is. */
export function shownDraft({ ahead, draft }: SessionState): Draft | undefined {
  return ahead === undefined ? draft : ahead.draft;
}

/**
 * What a question means for a place, as a plain word that compares cheaply: `plain`, `may`, `not`, `is`, or `is 2`
 * where the order counts.
 */
export type PlaceState = string;

export function placeState({ question, controls, draft, lifted, ahead }: SessionState, place: PlaceName): PlaceState {
  if (question === undefined || draft === undefined) return 'plain';
  if (ahead?.controls.places.has(place) === true) return 'is';
  const options = controls.places.get(place);
  if (lifted !== undefined && options?.includes(lifted)) return 'is';
  if (options === undefined) return controls.places.size === 0 ? 'plain' : 'not';
  return optionState(question, draft, options);
}

/** The same for options that stand together. */
export function optionState(question: Question, draft: Draft, options: readonly number[]): PlaceState {
  if (draft.is === 'pick' && options.some((option) => draft.chosen.includes(option))) return 'is';
  if (draft.is === 'order') {
    const at = draft.chosen.findIndex((option) => options.includes(option));
    if (at >= 0) return `is ${at + 1}`;
  }
  if (draft.is === 'distribute') {
    const amount = options.reduce((sum, option) => sum + (draft.amounts[option] ?? 0), 0);
    if (amount > 0) return `is ${amount}`;
  }
  return options.some((option) => mayTake(question, draft, option)) ? 'may' : 'not';
}

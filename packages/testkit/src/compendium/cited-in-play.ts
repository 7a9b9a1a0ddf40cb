import {
  type Advance,
  type Explanation,
  type Game,
  type Match,
  type SeatId,
  seatsOf,
  type Thing,
} from '@kronika/kernel';
import { thingsAt } from '../contract/things-at.ts';
import { advancesByChance } from '../play/advances-by-chance.ts';

/** What is cited to somebody: by a question, by a line of the log, by "why not?" and what else is said of a thing. */
export type Cited = Readonly<Record<'prompt' | 'log' | 'explanation', ReadonlySet<string>>>;

/** A game by chance is listened to. */
export interface ListenedTo<S> {
  readonly explain: (match: Match<S>, seat: SeatId, thing: Thing) => Pick<Explanation, 'whyNot' | 'notes'>;
  readonly setups: readonly { readonly decks: readonly unknown[] }[];
  /** How many decisions lie between two looks at every thing: to explain all of them takes a while. */
  readonly between: number;
  /** After so many decisions a game is left: by then it has been through all its phases. */
  readonly decisions: number;
}

/** All rules that are cited while the game is played by chance. */
export function citedInPlay<S>(game: Game<S>, listened: ListenedTo<S>): Cited {
  const cited = { prompt: new Set<string>(), log: new Set<string>(), explanation: new Set<string>() };
  const { setups, decisions } = listened;
  for (const setup of setups)
    for (const advance of advancesByChance(game, { setup, seed: `cited/${setup.decks.map(told).join()}`, decisions }))
      note(game, advance, listened, cited);
  return cited;
}

/** A deck by its name, or everything that a seat brings. */
function told(deck: unknown): string {
  return typeof deck === 'string' ? deck : JSON.stringify(deck);
}

function note<S>(
  game: Game<S>,
  { match, happened }: Advance<S>,
  { explain, between }: ListenedTo<S>,
  cited: Readonly<Record<keyof Cited, Set<string>>>,
): void {
  for (const { question } of match.open)
    if (question.because.rule !== undefined) cited.prompt.add(question.because.rule);
  for (const { event } of happened) if (event.rule !== undefined) cited.log.add(event.rule);
  if (match.decisions % between !== 0) return;
  for (const seat of seatsOf(match.seats))
    for (const thing of thingsAt(game, match)) {
      const { whyNot, notes } = explain(match, seat, thing);
      for (const { rule } of [...whyNot, ...notes]) if (rule !== undefined) cited.explanation.add(rule);
    }
}

import {
  type Advance,
  begin,
  type CardId,
  decide,
  type Explanation,
  type Game,
  isRefusal,
  type Match,
  present,
  questionFor,
  randomAnswer,
  randomOf,
  type SeatId,
  seatsOf,
  waitingFor,
} from '@kronika/kernel';

/** What is cited to somebody: by a question, by a line of the log, by "why not?" and what else is said of a card. */
export type Cited = Readonly<Record<'prompt' | 'log' | 'explanation', ReadonlySet<string>>>;

/** A game by chance is listened to. */
export interface ListenedTo<S> {
  readonly explain: (match: Match<S>, seat: SeatId, card: CardId) => Pick<Explanation, 'whyNot' | 'notes'>;
  readonly setups: readonly { readonly decks: readonly string[] }[];
  /** How many decisions lie between two looks at every card: to explain all of them takes a while. */
  readonly between: number;
  /** After so many decisions a game is left: by then it has been through all its phases. */
  readonly decisions: number;
}

/** All rules that are cited while the game is played by chance. */
export function citedInPlay<S>(game: Game<S>, listened: ListenedTo<S>): Cited {
  const cited = { prompt: new Set<string>(), log: new Set<string>(), explanation: new Set<string>() };
  for (const setup of listened.setups)
    for (const advance of advances(game, setup, listened.decisions)) note(game, advance, listened, cited);
  return cited;
}

function* advances<S>(game: Game<S>, setup: ListenedTo<S>['setups'][number], most: number): Generator<Advance<S>> {
  const seed = `cited/${setup.decks.join()}`;
  const random = randomOf(seed);
  let advance = begin<S>(game, setup, seed);
  for (;;) {
    if (isRefusal(advance)) throw new Error('a deck or an answer was refused');
    yield advance;
    const { match } = advance;
    if (match.outcome !== undefined || match.decisions >= most) return;
    const seat = random.pick(waitingFor(match));
    const answer = randomAnswer(present(questionFor(match, seat), 'the question'), random);
    advance = decide(game, match, { seat, asked: match.asked, answer });
  }
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
    for (const { id } of game.cards?.table(match.state).cards ?? []) {
      const { whyNot, notes } = explain(match, seat, id);
      for (const { rule } of [...whyNot, ...notes]) if (rule !== undefined) cited.explanation.add(rule);
    }
}

import { resumeLine } from '../cache/line.ts';
import type { Answer } from '../decision/answer.ts';
import type { Question } from '../decision/question.ts';
import type { Happened, SeenEvent } from '../event/event.ts';
import type { Game } from '../game.ts';
import { type Match, type Outcome, waitingFor } from '../match/match.ts';
import type { SeatId, Viewer } from '../seat.ts';
import type { Unfinished } from '../unfinished.ts';

/** Everything that leaves the engine towards a person or a bot. Built up from nothing. */
export interface MatchView<V = unknown> {
  readonly game: string;
  readonly viewer: Viewer;
  readonly board: V;
  readonly asked: number;
  readonly decisions: number;
  /** Whom the match waits for. */
  readonly waiting: readonly SeatId[];
  /** What the viewer is asked. */
  readonly question?: Question;
  /** The viewer's own answer while it is sealed. */
  readonly sealed?: Answer;
  /** The offer that those in `waiting` think about, for everybody who may know of it. */
  readonly offer?: OfferView;
  readonly outcome?: Outcome;
}

/** An open offer. What is offered is for the game's own view to show. */
export interface OfferView {
  readonly by: SeatId;
  readonly to: readonly SeatId[];
  /** What the viewer may answer to withdraw it; the match does not wait for that. */
  readonly withdraw?: Question;
}

/** What the viewer may know of a match. */
export function viewOf<S, V>(game: Pick<Game<S, never, V>, 'view'>, match: Match<S>, viewer: Viewer): MatchView<V> {
  resumeLine(match.state);
  const own = match.open.find((asked) => asked.question.seat === viewer);
  const view: Unfinished<MatchView<V>> = {
    game: match.game,
    viewer,
    board: game.view(match.state, viewer, match.stack),
    asked: match.asked,
    decisions: match.decisions,
    waiting: waitingFor(match),
  };
  if (own !== undefined && own.answer === undefined) view.question = own.question;
  if (own?.answer !== undefined) view.sealed = own.answer;
  const offer = offerSeenBy(match, viewer);
  if (offer !== undefined) view.offer = offer;
  if (match.outcome !== undefined) view.outcome = match.outcome;
  return view;
}

function offerSeenBy({ offer, open }: Match, viewer: Viewer): OfferView | undefined {
  if (offer === undefined) return undefined;
  const { by, withdraw, privately } = offer;
  const to = open.map(({ question }) => question.seat);
  if (viewer === by) return { by, to, withdraw };
  const mayKnow = privately === undefined || viewer === 'arbiter' || to.some((seat) => seat === viewer);
  return mayKnow ? { by, to } : undefined;
}

/** The same for somebody who only looks: without anything that could be answered. */
export function withoutQuestions<V>({ question: _, offer, ...view }: MatchView<V>): MatchView<V> {
  return offer === undefined ? view : { ...view, offer: { by: offer.by, to: offer.to } };
}

/** What the viewer sees of what happened. */
export function seenBy(game: Game, happened: readonly Happened[], viewer: Viewer): readonly SeenEvent[] {
  const seen: SeenEvent[] = [];
  for (const { event, state } of happened) {
    const sight = game.events[event.is]?.see(event, viewer, state);
    if (sight !== undefined) seen.push(sight);
  }
  return seen;
}

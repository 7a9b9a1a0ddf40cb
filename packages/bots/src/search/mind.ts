import {
  type Answer,
  type Bot,
  decide,
  type Game,
  InvariantError,
  imagine,
  isRefusal,
  type Match,
  type Question,
  type Random,
  refusalText,
  type SeatId,
} from '@kronika/kernel';

/** Positions that a policy which looks ahead itself may use for one answer. */
const POLICY_NODES = 16;

/** What it takes to play matches on in one's mind. */
export interface Mind {
  readonly game: Game;
  /** Who thinks. */
  readonly seat: SeatId;
  /** Answers for everybody where the tree ends, and is tried first within it. */
  readonly policy: Bot;
  readonly random: Random;
  /** Positions that may still be looked at. */
  nodes: number;
}

/** What the policy answers. It gets what the asked seat would see in the imagined match, and nothing else. */
export function expectedAnswer({ game, policy, random }: Mind, match: Match, question: Question): Answer {
  const { seat } = question;
  return policy.answer({
    view: game.view(match.state, seat, match.stack),
    question,
    nodes: POLICY_NODES,
    random,
    imagine: () => imagine(game, match, seat, random),
  });
}

/** The match after the answer, and one position less to look at. */
export function played(mind: Mind, match: Match, seat: SeatId, answer: Answer): Match {
  mind.nodes -= 1;
  const next = decide(mind.game, match, { seat, asked: match.asked, answer });
  if (isRefusal(next))
    throw new InvariantError(
      `game ${mind.game.id}: seat ${seat} imagined ${JSON.stringify(answer)}. ${refusalText(next, 'en')}`,
    );
  return next.match;
}

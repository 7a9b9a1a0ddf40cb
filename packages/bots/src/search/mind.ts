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

/** What it costs, in positions, where a policy imagines a match to try its answers in. */
const IMAGINED = 8;

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

/**
 * What the policy answers. It gets what the asked seat would see in the imagined match, and nothing else, and no positions
 * of its own: it is asked too often to look ahead as well.
 */
export function expectedAnswer(mind: Mind, match: Match, question: Question): Answer {
  const { game, policy, random } = mind;
  const { seat } = question;
  return policy.answer({
    get view() {
      return game.view(match.state, seat, match.stack);
    },
    question,
    nodes: 0,
    random,
    imagine() {
      mind.nodes -= IMAGINED;
      return imagine(game, match, seat, random);
    },
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

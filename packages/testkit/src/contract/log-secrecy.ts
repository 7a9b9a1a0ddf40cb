import {
  type Advance,
  decide,
  type Game,
  isKnownCard,
  isRefusal,
  type Match,
  questionFor,
  randomOf,
  seenBy,
  waitingFor,
} from '@kronika/kernel';
import type { Playthrough, Turn } from '../play/playthrough.ts';
import { sampled } from '../play/sample.ts';
import type { CheckOptions, Windows } from './check.ts';
import { difference } from './difference.ts';
import { type Looker, lookersAt, otherDeal } from './other-deal.ts';
import { placeOf } from './progress.ts';
import { nameOf, sight } from './view-secrecy.ts';

/** The same decision taken in a match and in another deal of it. */
interface Pair {
  readonly looker: Looker;
  readonly turn: Turn;
  readonly other: Advance;
}

/** Unless something hidden came out, every looker's log reads the same whatever the hidden cards are. */
export function logFaults(playthrough: Playthrough, options: CheckOptions): readonly string[] {
  const { game } = playthrough;
  return pairs(playthrough, options)
    .filter(
      ({ looker, turn, other }) => isSilent(game, turn, turn.after, looker) && isSilent(game, turn, other, looker),
    )
    .flatMap(({ looker, turn, other }) => {
      const told = difference(seenBy(game, turn.after.happened, looker), seenBy(game, other.happened, looker));
      return told === undefined ? [] : [`${placeOf(playthrough, turn.before)}: ${nameOf(looker)}'s log tells ${told}`];
    });
}

/** What can be taken back freely has shown nothing: the decider sees the same as with any other deal. */
export function freeUndoFaults(playthrough: Playthrough, options: CheckOptions): readonly string[] {
  const { game } = playthrough;
  return pairs(playthrough, options)
    .filter(({ looker, turn }) => looker === turn.decision.seat && !revealed(turn, turn.after))
    .flatMap(({ looker, turn, other }) => {
      const told = tells(game, turn.after.match, other.match, looker, options.windows);
      return told === undefined
        ? []
        : [`${placeOf(playthrough, turn.before)}: ${nameOf(looker)} could take back and has learnt ${told}`];
    });
}

/** Every sampled decision, for each looker, with the same decision in another deal where it can be taken. */
function pairs({ game, seed, turns }: Playthrough, { samples, windows }: CheckOptions): readonly Pair[] {
  const random = randomOf(`${seed}/logs`);
  return sampled(turns, samples, seed).flatMap((turn) =>
    lookersAt(turn.before).flatMap((looker): readonly Pair[] => {
      const deal = otherDeal(game, turn.before, looker, { random, windows });
      if (!isAskedTheSame(turn, deal)) return [];
      const other = decide(game, deal, turn.decision);
      return isRefusal(other) || !goesOnAlike(turn.after, other, windows) ? [] : [{ looker, turn, other }];
    }),
  );
}

function isAskedTheSame({ before, decision }: Turn, deal: Match): boolean {
  return difference(questionFor(before, decision.seat), questionFor(deal, decision.seat)) === undefined;
}

/** With brief windows somebody may be asked in one deal and not in the other; then the two are not comparable. */
function goesOnAlike(one: Advance, other: Advance, windows: Windows): boolean {
  return windows === 'open' || difference(whereabouts(one.match), whereabouts(other.match)) === undefined;
}

/** Who is asked, and at which point of the rules: the same seat may be asked, but for something that comes later. */
function whereabouts(match: Match) {
  return { waiting: waitingFor(match), at: match.stack.map(({ flow, step }) => ({ flow, step })) };
}

/** Whether nothing came out that this looker may know. */
function isSilent(game: Game, turn: Turn, after: Advance, looker: Looker): boolean {
  if (looker === 'spectator' && learnsCards(game, turn, after)) return false;
  return !revealed(turn, after) || onlyClosesForOthers(turn, after, looker);
}

/** Whether spectators see a card for the first time: what all seats knew already comes out for nobody else. */
function learnsCards({ cards }: Game, { before }: Turn, { match }: Advance): boolean {
  if (cards === undefined) return false;
  const [was, is] = [cards.table(before.state), cards.table(match.state)];
  return is.cards.some(({ id }) => isKnownCard(is, id, 'spectator') && !isKnownCard(was, id, 'spectator'));
}

/** Whether all that came out is what became of an offer made privately to others. */
function onlyClosesForOthers({ before }: Turn, { match }: Advance, looker: Looker): boolean {
  if (before.offer?.privately === undefined || match.offer !== undefined) return false;
  const concerned: readonly Looker[] = [before.offer.by, ...before.open.map(({ question }) => question.seat)];
  return !concerned.includes(looker) && match.revelations === before.revelations + 1;
}

function revealed({ before }: Turn, after: Advance): boolean {
  return after.match.revelations !== before.revelations;
}

function tells(game: Game, one: Match, other: Match, looker: Looker, windows: Windows): string | undefined {
  return difference(sight(game, one, looker, windows), sight(game, other, looker, windows));
}

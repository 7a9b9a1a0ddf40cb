import {
  type Decision,
  decide,
  type Game,
  isRefusal,
  type Match,
  questionFor,
  type Refusal,
  refusalText,
  SEATS,
} from '@kronika/kernel';
import * as fc from 'fast-check';
import { noAnswer, unfitting } from '../arbitrary/unfitting.ts';
import { matchesOf, type Playthrough } from '../play/playthrough.ts';
import { sampled } from '../play/sample.ts';
import type { CheckOptions } from './check.ts';
import { placeOf } from './progress.ts';

/** How many wrong answers are tried at each sampled match. */
const TRIES = 20;

/** What was not offered is refused, in words, and changes nothing. */
export function refusalFaults(playthrough: Playthrough, { samples }: CheckOptions): readonly string[] {
  const { game, seed } = playthrough;
  return sampled(matchesOf(playthrough), samples, seed).flatMap((match) => {
    const written = JSON.stringify(match);
    const faults = fc
      .sample(wrongDecisions(match), { numRuns: TRIES, seed: match.decisions })
      .flatMap((decision) => acceptance(game, match, decision));
    const changed = JSON.stringify(match) === written ? [] : ['a refused decision changed the match'];
    return [...faults, ...changed].map((fault) => `${placeOf(playthrough, match)}: ${fault}`);
  });
}

function acceptance(game: Game, match: Match, decision: Decision): readonly string[] {
  const next = decide(game, match, decision);
  if (isRefusal(next)) return wordless(next);
  return [`seat ${decision.seat} gets away with answering ${String(JSON.stringify(decision.answer))}`];
}

function wordless(refusal: Refusal): readonly string[] {
  return refusalText(refusal, 'pl') !== '' && refusalText(refusal, 'en') !== ''
    ? []
    : [`${refusal.refused} has no words`];
}

/** Decisions that certainly cannot be taken: a wrong answer, a wrong seat, or an answer to another question. */
export function wrongDecisions(match: Match): fc.Arbitrary<Decision> {
  const { asked } = match;
  const waiting = SEATS.flatMap((seat) => questionFor(match, seat) ?? []);
  const others = SEATS.filter((seat) => !waiting.some((question) => question.seat === seat));
  return fc.oneof(
    ...waiting.map((question) => unfitting(question).map((answer) => unchecked(question.seat, asked, answer))),
    ...waiting.map(({ seat }) =>
      fc
        .oneof(fc.integer(), fc.double())
        .filter((number) => number !== asked)
        .map((number) => unchecked(seat, number, 0)),
    ),
    ...others.map((seat) => fc.oneof(noAnswer(), fc.nat()).map((answer) => unchecked(seat, asked, answer))),
  );
}

/** A decision as it may come over the wire, with anything for an answer. */
function unchecked(seat: Decision['seat'], asked: number, answer: unknown): Decision {
  return Object.assign({ seat, asked, answer: 0 }, { answer });
}

import { decide, type Match, randomOf } from '@kronika/kernel';
import { type Playthrough, randomDecision } from '../play/playthrough.ts';
import { sampled } from '../play/sample.ts';
import type { CheckOptions } from './check.ts';
import { placeOf } from './progress.ts';

/** A match that may not be changed can be played on all the same. */
export function frozenFaults(playthrough: Playthrough, { samples }: CheckOptions): readonly string[] {
  const { game, turns, seed } = playthrough;
  return sampled(turns, samples, seed).flatMap(({ before, decision }) => {
    const frozen: Match = deepFrozen(JSON.parse(JSON.stringify(before)));
    try {
      decide(game, frozen, decision);
      return [];
    } catch (error) {
      return [`${placeOf(playthrough, before)}: the decision changes the match in place (${String(error)})`];
    }
  });
}

/** Two ways on from the same match do not touch each other, nor the match. */
export function sharingFaults(playthrough: Playthrough, { samples }: CheckOptions): readonly string[] {
  const { game, turns, seed } = playthrough;
  const random = randomOf(`${seed}/sharing`);
  return sampled(turns, samples, seed).flatMap(({ before, decision }) => {
    const at = placeOf(playthrough, before);
    const match: Match = JSON.parse(JSON.stringify(before));
    const written = JSON.stringify(match);
    const one = decide(game, match, decision);
    const writtenOne = JSON.stringify(one);
    decide(game, match, randomDecision(match, random));
    return [
      ...(JSON.stringify(match) === written ? [] : [`${at}: a decision changed the match it was taken in`]),
      ...(JSON.stringify(one) === writtenOne ? [] : [`${at}: one way on changed the other`]),
    ];
  });
}

/** The value itself, with everything in it made unchangeable. */
export function deepFrozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFrozen(inner);
  }
  return value;
}

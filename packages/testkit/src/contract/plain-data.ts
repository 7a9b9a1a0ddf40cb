import { isDeepStrictEqual } from 'node:util';
import { decide, isRefusal, type Match } from '@kronika/kernel';
import { matchesOf, type Playthrough } from '../play/playthrough.ts';
import { sampled } from '../play/sample.ts';
import type { CheckOptions } from './check.ts';
import { placeOf } from './progress.ts';

/** Everything in a match survives being written down as JSON. */
export function jsonFaults(playthrough: Playthrough): readonly string[] {
  const known = new WeakSet<object>();
  return matchesOf(playthrough).flatMap((match) =>
    foreignTo(match, 'match', known).map((fault) => `${placeOf(playthrough, match)}: ${fault}`),
  );
}

/** A match that was written down and read again is the same match, and plays on the same way. */
export function copyFaults(playthrough: Playthrough, { samples }: CheckOptions): readonly string[] {
  const { game, turns, seed } = playthrough;
  return sampled(turns, samples, seed).flatMap(({ before, decision, after }) => {
    const at = placeOf(playthrough, before);
    const copy: Match = JSON.parse(JSON.stringify(before));
    if (!isDeepStrictEqual(copy, before)) return [`${at}: the copy is not the match`];
    const next = decide(game, copy, decision);
    if (isRefusal(next)) return [`${at}: the copy refuses the decision`];
    return JSON.stringify(next) === JSON.stringify(after) ? [] : [`${at}: the copy plays on differently`];
  });
}

/** Walks through a value and names what JSON would lose. What was walked before is not walked again. */
export function foreignTo(value: unknown, path: string, known: WeakSet<object>): readonly string[] {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return [];
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0)
        ? []
        : [`${path} is ${Object.is(value, -0) ? '-0' : value}`];
    case 'object':
      return value === null ? [] : foreignInObject(value, path, known);
    default:
      return [`${path} is ${value === undefined ? 'undefined' : `a ${typeof value}`}`];
  }
}

function foreignInObject(value: object, path: string, known: WeakSet<object>): readonly string[] {
  if (known.has(value)) return [];
  known.add(value);
  if (Array.isArray(value)) return Array.from(value, (item, i) => foreignTo(item, `${path}[${i}]`, known)).flat();
  if (Object.getPrototypeOf(value) !== Object.prototype) return [`${path} is a ${value.constructor.name}`];
  if (Object.getOwnPropertySymbols(value).length > 0) return [`${path} has a symbol as a key`];
  return Object.entries(value).flatMap(([key, item]) => foreignTo(item, `${path}.${key}`, known));
}

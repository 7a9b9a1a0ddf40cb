import { impossible, type Question } from '@kronika/kernel';
import * as fc from 'fast-check';

/** Answers that certainly do not fit the question: wrong form, out of range, doubled, not whole. */
export function unfitting(question: Question): fc.Arbitrary<unknown> {
  return fc.oneof(noAnswer(), ...unfittingForms(question));
}

/** What is no answer to any question. */
export function noAnswer(): fc.Arbitrary<unknown> {
  return fc.oneof(
    fc.constantFrom<unknown>(undefined, null, true, '', '0', Number.NaN, Number.POSITIVE_INFINITY, -0, 0n, {}, [[]]),
    fc.double({ noInteger: true }),
    fc.array(fc.constantFrom<unknown>(null, undefined, '0', -0, 0.5, [0]), { minLength: 1 }),
    fc.integer({ min: 1, max: 8 }).map((length) => new Array(length)),
    fc.object(),
    fc.string(),
  );
}

function unfittingForms(question: Question): readonly fc.Arbitrary<unknown>[] {
  switch (question.is) {
    case 'choose':
      return [outside(0, question.options.length - 1), fc.array(fc.nat())];
    case 'number':
      return [outside(question.min, question.max), fc.array(fc.nat())];
    case 'pick':
      return [
        fc.integer(),
        wrongPlaces(question.options.length),
        doubled(question.options.length),
        fc.constant(firstPlaces(question.max + 1)),
        ...(question.min > 0 ? [fc.constant(firstPlaces(question.min - 1))] : []),
        ...(question.options.length > 1 ? [fc.constant([1, 0])] : []),
      ];
    case 'order':
      return [
        fc.integer(),
        wrongPlaces(question.options.length),
        doubled(question.options.length),
        fc.constant(firstPlaces(question.options.length + 1)),
      ];
    case 'distribute':
      return [
        fc.integer(),
        fc.array(fc.nat(), { minLength: question.options.length + 1 }),
        fc.constant(question.most.map((most) => most + 1)),
        fc.constant([-1, question.total + 1]),
      ];
    default:
      return impossible(question);
  }
}

function outside(min: number, max: number): fc.Arbitrary<number> {
  return fc.oneof(
    fc.integer({ min: max + 1, max: Number.MAX_SAFE_INTEGER }),
    fc.integer({ min: Number.MIN_SAFE_INTEGER, max: min - 1 }),
  );
}

function wrongPlaces(options: number): fc.Arbitrary<readonly number[]> {
  return fc.array(outside(0, options - 1), { minLength: 1 });
}

function doubled(options: number): fc.Arbitrary<readonly number[]> {
  return fc.nat({ max: Math.max(0, options - 1) }).map((place) => [place, place]);
}

function firstPlaces(count: number): readonly number[] {
  return Array.from({ length: count }, (_, place) => place);
}

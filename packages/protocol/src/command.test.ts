import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commandSchema, isDecide } from './command.ts';

const number = fc.oneof(fc.integer(), fc.nat(), fc.constantFrom(-1, 0.5, 2 ** 53, Number.MAX_SAFE_INTEGER, '1', null));
const answer = fc.oneof(
  number,
  fc.array(number, { maxLength: 4 }),
  fc.constantFrom(Array(200).fill(1), Array(201).fill(1)),
);

test('what is taken for a decision is what the schema takes for one', () => {
  const decide = fc.record(
    {
      is: fc.constantFrom('decide', 'decide', 'decide', 'hold', 7),
      id: number,
      asked: number,
      answer,
      unless: fc.constantFrom('final', 1),
      more: fc.constant(1),
    },
    { requiredKeys: ['is'] },
  );
  const usual = fc.record({ is: fc.constant('decide'), id: fc.nat(), asked: fc.nat(), answer });
  fc.assert(
    fc.property(fc.oneof(decide, usual, fc.jsonValue()), (value) => {
      const parsed = commandSchema.safeParse(value);
      expect(isDecide(value)).toBe(parsed.success && parsed.data.is === 'decide' && !('unless' in parsed.data));
      if (isDecide(value)) expect(value).toEqual(parsed.data);
    }),
    { numRuns: 2000 },
  );
});

describe('asking about a thing', () => {
  const read = (asked: object) => commandSchema.safeParse({ is: 'explain', id: 1, ...asked });

  test('it is named as it is, or as a card alone by older clients', () => {
    const thing = { is: 'hex', id: 'b4' };

    expect(read({ thing }).data).toEqual({ is: 'explain', id: 1, thing });
    expect(read({ card: 100_003 }).data).toEqual({ is: 'explain', id: 1, thing: { is: 'card', card: 100_003 } });
  });

  test.each([
    ['nothing', {}],
    ['two things', { thing: { is: 'hex', id: 'b4' }, card: 100_003 }],
    ['a card that is no number', { card: 'x' }],
    ['a thing without an id', { thing: { is: 'hex' } }],
    ['a very long name', { thing: { is: 'hex', id: 'b'.repeat(65) } }],
  ])('%s is refused', (_, asked) => {
    expect(read(asked).success).toBe(false);
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardIdAt } from '../table/card.ts';
import { cardThing, isCardThing, keyOf, sameThing, seatIn, seatThing, type Thing, thingSchema } from './thing.ts';

const HEX: Thing = { is: 'hex', id: 'b4' };

test('a card and any other thing are read as they are sent', () => {
  for (const thing of [cardThing(cardIdAt(3)), HEX, seatThing(1), { is: 'hex', id: '-1,2' }])
    expect(thingSchema.parse(JSON.parse(JSON.stringify(thing)))).toEqual(thing);
});

test.each([
  ['no kind', { id: 'b4' }],
  ['a kind with a colon', { is: 'hex:b', id: '4' }],
  ['an empty id', { is: 'hex', id: '' }],
  ['a long kind', { is: 'h'.repeat(33), id: 'b4' }],
  ['a long id', { is: 'hex', id: 'b'.repeat(65) }],
  ['a space in the id', { is: 'hex', id: 'b 4' }],
  ['a card by a name', { is: 'card', id: '100012' }],
  ['a card by a negative number', { is: 'card', card: -1 }],
  ['something more', { is: 'hex', id: 'b4', more: 1 }],
  ['a card that is also something else', { is: 'card', card: 100_000, id: 'b4' }],
])('%s is no thing', (_, sent) => {
  expect(thingSchema.safeParse(sent).success).toBe(false);
});

test('a key tells any two things apart', () => {
  const kind = fc.stringMatching(/^[a-z][a-zA-Z0-9]{0,5}$/).filter((is) => is !== 'card');
  const named = fc.record({ is: kind, id: fc.stringMatching(/^[\w.,:/+-]{1,6}$/) });
  const thing: fc.Arbitrary<Thing> = fc.oneof(
    named,
    fc.nat(20).map((place) => cardThing(cardIdAt(place))),
  );
  fc.assert(
    fc.property(thing, thing, (one, other) => {
      const isSame = JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());
      expect(sameThing(one, other)).toBe(isSame);
    }),
  );
  expect(keyOf(cardThing(cardIdAt(12)))).toBe('card:100012');
  expect(keyOf(HEX)).toBe('hex:b4');
  expect(isCardThing(HEX)).toBe(false);
});

test('a seat is read back from its thing, and from nothing else', () => {
  expect(seatIn(seatThing(4))).toBe(4);
  expect(seatIn({ is: 'seat', id: '6' })).toBeUndefined();
  expect(seatIn({ is: 'hex', id: '4' })).toBeUndefined();
  expect(seatIn(cardThing(cardIdAt(4)))).toBeUndefined();
});

import {
  cardIdAt,
  type Explanation,
  imagine,
  type Match,
  mayKnow,
  type Phrase,
  questionFor,
  randomOf,
  type SeatId,
  type Sum,
  seatsOf,
  UNEXPLAINED,
  type Viewer,
} from '@kronika/kernel';
import { attributedOn, attributedOnSeat, cardsOffered } from '@kronika/lcg';
import { describe, expect, test } from 'vitest';
import { l5r } from '../game.ts';
import { layer } from '../rules/layer.ts';
import type { L5rState } from '../state.ts';
import { RANDOM_GAMES, randomMatches } from '../testing/random-matches.ts';
import { view } from '../view.ts';
import { explainCard } from './explain.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 'spectator', 'arbiter'];

const totals = ({ sums }: Explanation): Readonly<Record<string, number>> =>
  Object.fromEntries(sums.filter(({ of }) => of !== 'cost').map(({ of, total }) => [of, total]));

const added = ({ parts }: Sum): number => parts.reduce((sum, { amount }) => sum + amount, 0);

/** What the table shows for the values of a card, without dashes. */
function shown(values: Readonly<Record<string, number | null>>): Readonly<Record<string, number | null>> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}

function explanations(match: Match<L5rState>, viewer: Viewer): readonly Explanation[] {
  return match.state.table.cards.map(({ id }) => explainCard(match, viewer, id));
}

const phrases = ({ sums, whyNot, notes }: Explanation): readonly Phrase[] => [
  ...sums.flatMap(({ name, parts }) => [name, ...parts.map(({ by }) => by)]),
  ...[...whyNot, ...notes].map(({ text }) => text),
];

function isSaid({ pl, en }: Phrase): boolean {
  return [pl, en].every((said) => said.trim() !== '' && !/undefined|\[object|NaN|\d{6}/.test(said));
}

describe.each(RANDOM_GAMES)('in a game by chance, $one against $other with $windows windows', (game) => {
  const matches = randomMatches(game, 12);

  test('the parts of each value add up to what the table shows', () => {
    for (const match of matches)
      for (const viewer of VIEWERS)
        for (const { characters, provinces } of view(match.state, viewer).seats) {
          for (const { id, military, political, glory } of characters) {
            const explained = explainCard(match, viewer, id);
            expect(totals(explained)).toEqual(shown({ military, political, glory }));
            expect(explained.sums.map(added)).toEqual(explained.sums.map(({ total }) => total));
          }
          for (const { province, strength } of provinces)
            if (province !== undefined)
              expect(totals(explainCard(match, viewer, province.id))).toEqual(
                strength === undefined ? {} : { strength },
              );
        }
  });

  test('every modifier is attributed', () => {
    for (const { state } of matches) {
      for (const { id } of state.table.cards)
        expect(attributedOn(layer, state, id).map(({ modifier }) => modifier)).toEqual(layer.modifiers.on(state, id));
      for (const seat of seatsOf(2))
        expect(attributedOnSeat(layer, state, seat).map(({ modifier }) => modifier)).toEqual(
          layer.modifiers.onSeat(state, seat),
        );
    }
  });

  test('whatever a seat may not know, the explanations stay the same', () => {
    for (const match of matches)
      for (const seat of seatsOf(2)) {
        const other = imagined(match, seat);
        const known = match.state.table.cards.filter(({ id }) => mayKnow(match.state.table, id, seat));
        for (const { id } of known) expect(explainCard(other, seat, id)).toEqual(explainCard(match, seat, id));
      }
  });

  test('a card that the viewer may not know is not explained, nor one that does not exist', () => {
    for (const match of matches)
      for (const viewer of VIEWERS) {
        for (const { id } of match.state.table.cards)
          if (!mayKnow(match.state.table, id, viewer)) expect(explainCard(match, viewer, id)).toEqual(UNEXPLAINED);
        expect(explainCard(match, viewer, cardIdAt(9999))).toEqual(UNEXPLAINED);
      }
  });

  test('a seat that is asked learns of every card it knows and cannot choose why not', () => {
    for (const match of matches)
      for (const seat of seatsOf(2)) {
        const question = questionFor(match, seat);
        if (question === undefined) continue;
        const offered = cardsOffered(question);
        for (const { id } of match.state.table.cards)
          if (mayKnow(match.state.table, id, seat))
            expect(explainCard(match, seat, id).whyNot.length > 0).toBe(!offered.includes(id));
      }
  });

  test('everything is said in both languages', () => {
    const said = matches.flatMap((match) =>
      VIEWERS.flatMap((viewer) => explanations(match, viewer).flatMap((explained) => phrases(explained))),
    );

    expect(said.filter((phrase) => !isSaid(phrase))).toEqual([]);
  });
});

/** The same match with everything that the seat may not know dealt anew. */
function imagined(match: Match<L5rState>, seat: SeatId): Match<L5rState> {
  const other = imagine(l5r, match, seat, randomOf(`${match.decisions}/${seat}`));
  if (!isL5r(other)) throw new Error('another game was imagined');
  return other;
}

function isL5r(match: Match): match is Match<L5rState> {
  return match.game === l5r.id;
}

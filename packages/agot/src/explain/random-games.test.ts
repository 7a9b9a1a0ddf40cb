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
  seatsOf,
  UNEXPLAINED,
  type Viewer,
} from '@kronika/kernel';
import { askedNow, attributedOn, attributedOnSeat, cardsOffered, otherCards, useOf } from '@kronika/lcg';
import { describe, expect, test } from 'vitest';
import { factOf } from '../cards/fact.ts';
import type { AgotEvent } from '../event.ts';
import { agot } from '../game.ts';
import { RULES } from '../rules/calls.ts';
import { priceOf } from '../rules/cost.ts';
import { layer } from '../rules/layer.ts';
import { MARSHAL } from '../rules/playing-keys.ts';
import type { AgotState } from '../state.ts';
import { randomMatches } from '../testing/random-matches.ts';
import { RANDOM_TABLES } from '../testing/random-tables.ts';
import { PLAIN } from '../text/explain/reasons.ts';
import { VERDICTS } from '../text/explain/verdicts.ts';
import { view } from '../view.ts';
import { explainCard } from './explain.ts';

/** Jousts and a melee: enough to meet every kind of value and question. */
const TABLES = RANDOM_TABLES.filter((_, place) => [0, 2, 4, 6].includes(place));

function viewersOf({ state }: Match<AgotState>): readonly Viewer[] {
  return [...seatsOf(state.table.seats), 'spectator', 'arbiter'];
}

const totals = ({ sums }: Explanation): Readonly<Record<string, number>> =>
  Object.fromEntries(sums.map(({ of, parts }) => [of, parts.reduce((sum, { amount }) => sum + amount, 0)]));

const phrases = ({ sums, whyNot, notes }: Explanation): readonly Phrase[] => [
  ...sums.flatMap(({ name, parts }) => [name, ...parts.map(({ by }) => by)]),
  ...[...whyNot, ...notes].map(({ text }) => text),
];

/** How reasons begin that say nothing of the card that is asked about. */
const GENERAL = [
  askedNow({ pl: '', en: '' }).en,
  otherCards({ pl: '', en: '' }).en,
  PLAIN.otherQuestion.en,
  PLAIN.cannotPayWithIt.en,
  VERDICTS.restrictionNotMet.en,
  'It does not meet what',
];

function isSaid({ pl, en }: Phrase): boolean {
  return [pl, en].every((said) => said.trim() !== '' && !/undefined|\[object|NaN|\d{6}/.test(said));
}

describe.each(TABLES)('in a game by chance: $decks', ({ decks }) => {
  const matches = randomMatches(decks, 10);

  test('the parts of each value add up to what the table shows', () => {
    for (const match of matches) {
      const { seats, challenge } = view(match.state, 'spectator');
      for (const { seat, standing, characters, plot, faction, dominance } of seats) {
        for (const { id, strength } of characters)
          expect(totals(explainCard(match, 'spectator', id))).toEqual({ strength });
        if (plot !== null) {
          const { income, initiative, claim, reserve } = plot;
          expect(totals(explainCard(match, 'spectator', plot.id))).toEqual({ income, initiative, claim, reserve });
        }
        if (faction === null || standing === 'eliminated') continue;
        const attacking = challenge?.attacker === seat ? { attacking: challenge.totals.attacking } : {};
        const defending = challenge?.defender === seat ? { defending: challenge.totals.defending } : {};
        expect(totals(explainCard(match, 'spectator', faction.id))).toEqual({ ...attacking, ...defending, dominance });
      }
    }
  });

  test('AGOT-COST-a: a price that is explained is the one that is asked for', () => {
    for (const match of matches)
      for (const { id, printed, controller } of match.state.table.cards)
        for (const { of, total } of explainCard(match, 'arbiter', id).sums) {
          if (of !== 'cost' || factOf(printed).type === 'event') continue;
          const use = useOf<AgotEvent>({ self: id, printed: RULES, key: MARSHAL }, controller, {});
          expect(total).toBe(priceOf(match.state, use).gold);
        }
  });

  test('every modifier is attributed', () => {
    for (const { state } of matches) {
      for (const { id } of state.table.cards)
        expect(attributedOn(layer, state, id).map(({ modifier }) => modifier)).toEqual(layer.modifiers.on(state, id));
      for (const seat of seatsOf(state.table.seats))
        expect(attributedOnSeat(layer, state, seat).map(({ modifier }) => modifier)).toEqual(
          layer.modifiers.onSeat(state, seat),
        );
    }
  });

  test('whatever a seat may not know, the explanations stay the same', () => {
    for (const match of matches)
      for (const seat of seatsOf(match.state.table.seats)) {
        const other = imagined(match, seat);
        const known = match.state.table.cards.filter(({ id }) => mayKnow(match.state.table, id, seat));
        for (const { id } of known) expect(explainCard(other, seat, id)).toEqual(explainCard(match, seat, id));
      }
  });

  test('a card that the viewer may not know is not explained, nor one that does not exist', () => {
    for (const match of matches)
      for (const viewer of viewersOf(match)) {
        for (const { id } of match.state.table.cards)
          if (!mayKnow(match.state.table, id, viewer)) expect(explainCard(match, viewer, id)).toEqual(UNEXPLAINED);
        expect(explainCard(match, viewer, cardIdAt(9999))).toEqual(UNEXPLAINED);
      }
  });

  test('a seat that is asked learns of every card it knows and cannot choose why not', () => {
    for (const match of matches)
      for (const seat of seatsOf(match.state.table.seats)) {
        const question = questionFor(match, seat);
        if (question === undefined) continue;
        const offered = cardsOffered(question);
        for (const { id } of match.state.table.cards)
          if (mayKnow(match.state.table, id, seat))
            expect(explainCard(match, seat, id).whyNot.length > 0).toBe(!offered.includes(id));
      }
  });

  test('and it is no answer that fits any card', () => {
    const general = new Map<string, number>();
    for (const match of matches)
      for (const seat of seatsOf(match.state.table.seats)) {
        const key = questionFor(match, seat)?.message.key;
        if (key === undefined) continue;
        for (const { id } of match.state.table.cards)
          for (const { text } of explainCard(match, seat, id).whyNot)
            if (GENERAL.some((words) => text.en.startsWith(words))) general.set(key, (general.get(key) ?? 0) + 1);
      }
    expect(Object.fromEntries(general)).toEqual({});
  });

  test('everything is said in both languages', () => {
    for (const match of matches)
      for (const viewer of viewersOf(match))
        for (const { id } of match.state.table.cards)
          expect(phrases(explainCard(match, viewer, id)).filter((phrase) => !isSaid(phrase))).toEqual([]);
  });
});

/** The same match with everything that the seat may not know dealt anew. */
function imagined(match: Match<AgotState>, seat: SeatId): Match<AgotState> {
  const other = imagine(agot, match, seat, randomOf(`${match.decisions}/${seat}`));
  if (!isAgot(other)) throw new Error('another game was imagined');
  return other;
}

function isAgot(match: Match): match is Match<AgotState> {
  return match.game === agot.id;
}

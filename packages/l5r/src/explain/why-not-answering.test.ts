import { describe, expect, test } from 'vitest';
import type { L5rSituation } from '../situation/description.ts';
import { actions, card, use } from '../testing/card-table.ts';
import { reasons, reasonsOf } from '../testing/explained.ts';

/** Seat 0 has honored its politician, and both may react to it. */
function honoring(mine: Pick<NonNullable<L5rSituation['seats'][0]>, 'hand' | 'play' | 'rows'> = {}) {
  const table = actions({
    windows: 'open',
    seats: [
      {
        hand: ['way-of-the-crane', ...(mine.hand ?? [])],
        play: ['savvy-politician', 'moto-youth', ...(mine.play ?? [])],
        conflictDiscard: ['contingency-plan'],
        rows: mine.rows ?? [],
      },
      { play: ['matsu-berserker'] },
    ],
  });
  table.seat(0).takes(use('way-of-the-crane'));
  while (table.match.open[0]?.question.message.key !== 'triggerWindow' || !isAbout(table, 'honored'))
    table.seat(table.match.open[0]?.question.seat ?? 0).passes();
  return table;
}

function isAbout(table: ReturnType<typeof actions>, event: string): boolean {
  const message = table.match.open[0]?.question.message;
  return (
    message !== undefined && 'events' in message && Array.isArray(message.events) && message.events.includes(event)
  );
}

describe('in a window for reactions', () => {
  test('what can answer gives no reason', () => {
    expect(reasons(honoring(), 'savvy-politician')).toEqual([]);
  });

  test('L5R-TRIG-b: a reaction to something else says to what', () => {
    expect(reasons(honoring({ play: ['akodo-gunso'] }), 'akodo-gunso')).toEqual([
      'L5R-TRIG-b Reaction: only when a character enters play.',
    ]);
  });

  test('L5R-AW-a: an action is for action windows', () => {
    expect(reasons(honoring({ play: ['venerable-historian'] }), 'venerable-historian')).toEqual([
      'L5R-AW-a It is an action: it is used in an action window.',
    ]);
  });

  test('L5R-AW-k: so is playing a character or an attachment', () => {
    expect(reasons(honoring({ hand: ['fine-katana'] }), 'fine-katana')).toEqual([
      'L5R-AW-k Characters and attachments are played in action windows only.',
    ]);
  });

  test('L5R-ABIL-c: a reaction of a character that is not in play', () => {
    expect(reasons(honoring({ rows: [['akodo-gunso']] }), 'akodo-gunso')).toEqual([
      'L5R-ABIL-c It can be neither played nor used from there.',
    ]);
  });

  test('L5R-EVENT-a: an event in the discard pile', () => {
    expect(reasons(honoring(), 'contingency-plan')).toEqual(['L5R-EVENT-a It can be used from hand only.']);
  });

  test('L5R-BLANK-a: a text box that is blank', () => {
    expect(reasons(honoring({ play: ['akodo-gunso + cloud-the-mind'] }), 'akodo-gunso')).toEqual([
      'L5R-BLANK-a Its text box is blank, because of Cloud the Mind.',
    ]);
  });

  test("L5R-AW-i: the opponent's card", () => {
    expect(reasons(honoring(), 'matsu-berserker')).toEqual(['L5R-AW-i Your opponent controls this card.']);
  });
});

test('L5R-ORDER-a: who is not asked learns whom the match waits for, and nothing else', () => {
  const table = honoring();

  expect(reasons(table, 'matsu-berserker', 1)).toEqual(['L5R-ORDER-a Waiting for: Player 1.']);
  table.seat(0).takes(use('savvy-politician')).picks(card('moto-youth'));
});

test('L5R-TRIG-g: an ability answers once to each event', () => {
  const table = actions(
    {
      conflict: { attacker: 0, type: 'military', ring: 'air' },
      seats: [
        { play: ['brash-samurai (in conflict) + watch-commander', 'kakita-kaezin (in conflict) + watch-commander'] },
        { hand: ['fine-katana'], play: ['moto-youth (in conflict)'] },
      ],
    },
    1,
  );
  table.seat(1).takes(use('fine-katana')).picks(card('moto-youth'));
  const commanders = table.state.table.cards.filter(({ printed }) => printed === 'watch-commander');
  expect(commanders.map(({ id }) => reasonsOf(table, id))).toEqual([[], []]);

  table.seat(0).takes({ is: 'use', card: commanders[0]?.id });
  expect(commanders.map(({ id }) => reasonsOf(table, id))).toEqual([['L5R-TRIG-g It was used for this already.'], []]);
});

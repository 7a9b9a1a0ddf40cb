import { begin, decide, isRefusal, type Match, present, randomAnswer, randomOf, type SeatId } from '@kronika/kernel';
import type { Modifier } from '@kronika/lcg';
import { expect, test } from 'vitest';
import { CLAN_DECKS } from '../decks/ready/decks.ts';
import { l5r } from '../game.ts';
import type { L5rState } from '../state.ts';
import { allCharacters } from '../zones.ts';
import { layer } from './layer.ts';

/** States of a random game of a clan against the next one, every tenth of them. */
function* statesOf(clan: number): Generator<L5rState> {
  const decks = [clan, clan + 1].map((i) => present(CLAN_DECKS[i % CLAN_DECKS.length], 'a deck').id);
  const begun = begin(l5r, { seats: 2, decks }, `bans/${clan}`);
  if (isRefusal(begun)) throw new Error('the setup is refused');
  const random = randomOf(`bans/${clan}`);
  let match: Match<L5rState> = begun.match;
  while (match.outcome === undefined) {
    if (match.decisions % 10 === 0) yield match.state;
    const { question } = present(
      match.open.find(({ answer }) => answer === undefined),
      'a question',
    );
    const seat: SeatId = question.seat;
    const next = decide(l5r, match, { seat, asked: match.asked, answer: randomAnswer(question, random) });
    if (isRefusal(next)) throw new Error('an answer that fits is refused');
    match = next.match;
  }
}

function keepsOut(modifier: Modifier): boolean {
  return modifier.is === 'cannot' && /^(attack|defend|participate\/.*)$/.test(modifier.what);
}

test('L5R-CONF-j: every text that keeps a participant from taking part says so beforehand', () => {
  const silent = new Set<string>();
  for (const clan of CLAN_DECKS.keys())
    for (const state of statesOf(clan))
      for (const { self, constant } of layer.arrangement(state).sources) {
        const { affects, gives, bans } = constant;
        if (gives === undefined || bans === true) continue;
        for (const card of allCharacters(state))
          if (affects === undefined ? card === self : affects(state, self, card))
            for (const modifier of gives(state, self, card)) if (keepsOut(modifier)) silent.add(`card ${self}`);
      }

  expect([...silent]).toEqual([]);
});

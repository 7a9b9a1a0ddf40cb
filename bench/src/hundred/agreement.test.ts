import { expect, test } from 'vitest';
import { choiceOf } from '../choice.ts';
import { recorderOf } from '../kronika.ts';
import { beginOnBoardgameIo, type Hundred, playOnBoardgameIo, stateOf } from './boardgame-io.ts';
import { faceName } from './face.ts';
import { hundred } from './game.ts';
import { playOnKronika } from './kronika.ts';
import type { HundredSituation } from './situation.ts';

/** The deal of the other engine, which keeps the top of its deck last. */
function sameDeal({ deck, hands }: Hundred): HundredSituation {
  const [first = [], second = []] = Object.values(hands);
  return { deck: deck.map(faceName).reverse(), hands: [first.map(faceName), second.map(faceName)] };
}

test('the same deal and the same choices lead to the same scores on both engines', () => {
  for (let match = 0; match < 10; match += 1) {
    const seed = `agreement/${match}`;
    const client = beginOnBoardgameIo();
    const recorder = recorderOf(hundred, { is: 'situation', situation: sameDeal(stateOf(client)) }, seed);

    const here = playOnKronika(recorder, choiceOf(seed));
    const there = playOnBoardgameIo(client, choiceOf(seed));

    expect(here).toEqual(there);
    expect(here.moves).toBe(100);
  }
});

test('the peer hides the deck and the other hand as well', () => {
  const client = beginOnBoardgameIo();
  client.updatePlayerID('1');

  const seen: unknown = client.getState()?.G;

  expect(seen).toMatchObject({ deck: 90, hands: { 0: 5, 1: stateOf(client).hands[1] } });
});

import type { Game } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { INVALID_MOVE } from 'boardgame.io/core';
import type { Choice } from '../choice.ts';
import { FACES, type Face, HAND_SIZE, legalPlays, type Pile, type Play, pointsFor } from './face.ts';
import type { Played } from './played.ts';

/** The cards, each list with its top last, as boardgame.io takes and adds them most cheaply. */
export interface Hundred {
  deck: Face[];
  hands: Record<string, Face[]>;
  piles: Record<Pile, Face[]>;
  scores: Record<string, number>;
}

interface Ended {
  readonly winner?: string;
}

/** The same game with the means of boardgame.io. */
export const boardgameIoHundred: Game<Hundred> = {
  name: 'hundred',
  setup: ({ random }) => {
    const deck = random.Shuffle([...FACES]);
    const hands: Hundred['hands'] = { 0: [], 1: [] };
    for (let card = 0; card < 2 * HAND_SIZE; card += 1) draw(deck, hands[card % 2]);
    return { deck, hands, piles: { left: [], right: [] }, scores: { 0: 0, 1: 0 } };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID }, { place, pile }: Play) => {
      const hand = G.hands[playerID] ?? [];
      if (!playsIn(G, playerID).some((play) => play.place === place && play.pile === pile)) return INVALID_MOVE;
      const [face] = hand.splice(place, 1);
      if (face === undefined) return INVALID_MOVE;
      G.scores[playerID] = (G.scores[playerID] ?? 0) + pointsFor(face, G.piles[pile].at(-1));
      G.piles[pile].push(face);
      draw(G.deck, hand);
      return undefined;
    },
  },
  endIf: ({ G: { deck, hands, scores } }): Ended | undefined => {
    if (deck.length > 0 || Object.values(hands).some((hand) => hand.length > 0)) return undefined;
    const [first = 0, second = 0] = [scores[0], scores[1]];
    return first === second ? {} : { winner: first > second ? '0' : '1' };
  },
  playerView: ({ G: { deck, hands, piles, scores }, playerID }) => ({
    deck: deck.length,
    hands: Object.fromEntries(
      Object.entries(hands).map(([player, hand]) => [player, player === playerID ? hand : hand.length]),
    ),
    piles,
    scores,
  }),
};

function draw(deck: Face[], hand: Face[] | undefined): void {
  const card = deck.pop();
  if (card !== undefined) hand?.push(card);
}

function playsIn({ hands, piles }: Hundred, player: string): readonly Play[] {
  return legalPlays(hands[player] ?? [], { left: piles.left.at(-1), right: piles.right.at(-1) });
}

export type HundredClient = ReturnType<typeof beginOnBoardgameIo>;

/** A new match on a local client without a page. */
export function beginOnBoardgameIo() {
  const client = Client({ game: boardgameIoHundred, numPlayers: 2, debug: false });
  client.start();
  return client;
}

/** The whole state, which the client's own view would hide in part. */
export function stateOf(client: HundredClient): Hundred {
  return client.store.getState().G;
}

/** Plays a match to its end. Reads the bare store, which spares it making a view. */
export function playOnBoardgameIo(client: HundredClient, choice: Choice): Played {
  for (let moves = 0; ; moves += 1) {
    const { ctx } = client.store.getState();
    const state = stateOf(client);
    if (ctx.gameover !== undefined) {
      client.stop();
      return { moves, scores: [state.scores[0] ?? 0, state.scores[1] ?? 0] };
    }
    const plays = playsIn(state, ctx.currentPlayer);
    client.moves.play?.(plays[choice(plays.length)]);
  }
}

import { type Game, isRefusal, Recorder, randomOf, SEATS, verify } from '@kronika/kernel';
import { randomDecision } from '@kronika/testkit';
import { describe, expect, test } from 'vitest';
import { agot } from './game.ts';

const game: Game = agot;

/** Everybody answers at random, and now and then somebody gives up, asked or not, until one is left. */
function playedWithoutPatience(seats: number, seed: string): Recorder {
  const begun = Recorder.begin(game, { is: 'setup', setup: { seats, windows: 'brief' } }, seed);
  if (isRefusal(begun)) throw new Error('the match was refused');
  const { recorder } = begun;
  const random = randomOf(`${seed}/play`);
  while (recorder.match.outcome === undefined) {
    // Who is out already cannot give up again; that changes nothing.
    if (random.int(1, 50) === 1) recorder.concede(random.pick(SEATS.slice(0, seats)));
    else recorder.decide(randomDecision(recorder.match, random));
    expect(game.faults(recorder.match.state)).toEqual([]);
  }
  return recorder;
}

describe.each([3, 6])('AGOT-ELIM-f: a melee of %i in which players give up at any moment', (seats) => {
  test.each(['one', 'two'])('ends by the rules, and is the same when it is replayed (%s)', (seed) => {
    const recorder = playedWithoutPatience(seats, seed);

    expect(recorder.match.outcome?.winners).toHaveLength(1);
    expect(verify(game, recorder.record())).toMatchObject({ game: 'agot', decisions: recorder.match.decisions });
  });
});

import {
  begin,
  decide,
  isRefusal,
  type Match,
  nextStart,
  present,
  randomAnswer,
  randomOf,
  refusalText,
  type Setup,
} from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { chronicleSchema } from './chronicle/record.ts';
import { DECK_RELICS, DENIZEN_FACTS, EDIFICE_NAMES, SITE_NAMES } from './facts/library.ts';
import { oath } from './game.ts';
import { series } from './series.ts';
import type { Oath } from './state.ts';

/** Plays a whole game by chance; any fault of the state fails. */
function playedOut(setup: Setup, seed: string): Match<Oath> {
  const random = randomOf(seed);
  let advance = begin(oath, setup, seed);
  for (;;) {
    if (isRefusal(advance)) throw new Error(refusalText(advance, 'en'));
    const { match } = advance;
    const [fault] = oath.faults(match.state);
    if (fault !== undefined) throw new Error(fault);
    const open = match.open.find(({ answer }) => answer === undefined);
    if (open === undefined) return match;
    const { question } = open;
    const answer = randomAnswer(question, random);
    advance = decide(oath, match, { seat: question.seat, asked: match.asked, answer });
  }
}

/** Every card that is in no game twice and never lost. */
function everyCard(next: NonNullable<Oath['next']>): readonly (readonly string[])[] {
  const { map, world, dispossessed, archive, edifices, relics, relicsFirst, sites } = next;
  const ruins: Readonly<Record<string, string>> = {
    'bandit-rampart': 'sprawling-rampart',
    'hall-of-mockery': 'hall-of-debate',
    'ruined-temple': 'forest-temple',
    'squalid-district': 'festival-district',
    'fallen-spire': 'great-spire',
    'broken-forge': 'ancient-forge',
  };
  const onMap = map.flatMap(({ cards }) => cards).map((name) => ruins[name] ?? name);
  return [
    [...onMap, ...world, ...dispossessed, ...Object.values(archive).flat(), ...edifices],
    [...relics, ...relicsFirst, ...map.flatMap((each) => each.relics)],
    [...sites, ...map.map(({ site }) => site)],
  ].map((names) => names.toSorted());
}

describe('a chronicle that goes on', () => {
  test.each([2, 3, 4, 5, 6])(
    'OATH-0-9, OATH-0-10, OATH-8.7.1-a: ten games with %i seats each begin with what the last one handed on',
    (seats) => {
      let setup: Setup = { seats };
      for (let game = 1; game <= 10; game += 1) {
        const match = playedOut(setup, `chain ${seats} ${game}`);
        const { next } = match.state;
        if (next === null) throw new Error('no chronicle was written');

        expect(chronicleSchema.safeParse(next).error).toBeUndefined();
        expect(next.game).toBe(game + 1);
        expect(everyCard(next)).toEqual(
          [[...DENIZEN_FACTS.map(({ name }) => name), ...EDIFICE_NAMES], DECK_RELICS, SITE_NAMES].map((names) =>
            names.toSorted(),
          ),
        );

        const following = nextStart(oath, { start: { is: 'setup', setup }, stretches: [] }, match);
        if (isRefusal(following)) throw new Error(refusalText(following, 'en'));
        setup = following.setup;
      }
    },
    120_000,
  );

  test('OATH-1-7: the winner is proposed as the next Chancellor', () => {
    const match = playedOut({ seats: 3 }, 'winner');
    const parsed = oath.parseSetup({ seats: 3 });
    if (isRefusal(parsed)) throw new Error('refused');

    expect(series.next(parsed, match)).toMatchObject({ chancellor: present(match.outcome?.winners[0], 'winner') + 1 });
  });
});

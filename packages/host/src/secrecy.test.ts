import { type Game, type Match, present, type Recorder, randomOf, type SeatId } from '@kronika/kernel';
import { hiddenIds, otherDeal } from '@kronika/testkit';
import { describe, expect, test } from 'vitest';
import { documentFor, summaryOf } from './documents.ts';
import { dueAt, timed } from './due.ts';
import type { HostedTable } from './hosted-table.ts';
import { NOBODY } from './presence.ts';
import { gameCalled, House, people } from './testing/house.ts';
import { RandomPlay } from './testing/random-play.ts';

const GAMES = [
  { game: 'l5r', seeds: ['one', 'two'], steps: 120, samples: 8 },
  { game: 'skirmish', seeds: ['one', 'two', 'three'], steps: 80, samples: 8 },
];

const EVERYBODY = { hereSince: () => 0, spectators: 0, hasFailed: () => false };

describe.each(GAMES)('$game', ({ game: id, seeds, steps, samples }) => {
  const plan = { game: id, seats: people('Ala', 'Ola') };

  test.each(seeds)('no message holds the id of a card its reader may not know (%s)', async (seed) => {
    const house = new House(plan, seed);
    const clients = await house.clients(0, 1);
    const watcher = await house.client({ is: 'spectator' });
    const play = new RandomPlay(clients, seed, house.time);
    const game = gameCalled(id);
    for (let step = 0; step < steps && !play.isOver; step += 1) {
      const read = [...clients, watcher].map(({ messages }) => messages.length);
      await play.step();
      for (const [place, { role, messages }] of [...clients, watcher].entries()) {
        const sent = messages
          .slice(read[place])
          .map((message) => ('log' in message ? { ...message, log: [] } : message));
        expect(hiddenIds(sent, tableIn(game, house.live.table), role.is === 'seat' ? role.seat : 'spectator')).toEqual(
          [],
        );
      }
    }
  });

  test.each(seeds)('whatever others hold, one is sent the same and waits the same time (%s)', async (seed) => {
    const house = new House(plan, seed);
    const clients = await house.clients(0, 1);
    const play = new RandomPlay(clients, seed, house.time);
    const random = randomOf(`${seed}/deals`);
    for (let step = 0; step < steps && !play.isOver; step += 1) {
      await play.step();
      if (step % Math.ceil(steps / samples) !== 0) continue;
      for (const looker of [0, 1, 'spectator'] as const) {
        const { match } = recorderOf(house);
        const real = withMatch(house, match);
        const other = withMatch(house, otherDeal(real.game, match, looker, { random, windows: 'open' }));
        const role = looker === 'spectator' ? { is: looker } : { is: 'seat' as const, seat: looker };
        expect(JSON.stringify(documentFor(other, role, NOBODY))).toBe(JSON.stringify(documentFor(real, role, NOBODY)));
        expect(waits(other, looker)).toEqual(waits(real, looker));
        expect(summaryOf(other)).toEqual(summaryOf(real));
      }
    }
  });
});

function tableIn(game: Game, table: HostedTable) {
  const cards = game.cards;
  if (cards === undefined || table.recorder === undefined) throw new Error('a game with cards');
  return cards.table(table.recorder.match.state);
}

function recorderOf({ live }: House): Recorder {
  return present(live.table.recorder, 'the match');
}

/** The same table, as if its match were this one. */
function withMatch(house: House, match: Match): HostedTable {
  const { table } = house.live;
  const record = recorderOf(house).record({ match: 'stored' });
  return house.loaded({
    ...house.journal.journalOnly,
    snapshot: {
      entries: table.entries,
      askedAt: table.askedAt,
      record: { ...record, end: { ...record.end, match } },
    },
  });
}

/** When the looker would see others answer, if everybody is there. */
function waits(table: HostedTable, looker: SeatId | 'spectator') {
  return timed(dueAt(table), EVERYBODY).flatMap((due) =>
    due.is === 'pass' && due.seat !== looker ? [{ seat: due.seat, at: due.at }] : [],
  );
}

import { botCalled, decisionOf, seated } from '@kronika/bots';
import type { HostedTable } from '@kronika/host';
import { type Game, isRefusal, type Match, present, questionFor, type SeatId, seatsOf } from '@kronika/kernel';

/** Lets bots play until the seat is asked what one waits for, or so many decisions were taken. */
export function playUntil(
  table: HostedTable,
  game: Game,
  until: (match: Match, seat: SeatId) => boolean,
  most: number,
  bots: readonly string[],
): void {
  const seats = bots.map((name, place) => {
    const bot = botCalled(game, name);
    if (isRefusal(bot)) throw new Error(`no bot ${name}`);
    return seated({
      seat: present(seatsOf(bots.length)[place], 'the seat'),
      bot,
      seed: `harness/${table.header.seed}`,
    });
  });
  for (let taken = 0; taken < most; taken += 1) {
    const recorder = present(table.recorder, 'the match');
    const { match } = recorder;
    const [seat] = table.waiting;
    if (seat === undefined || until(match, seat)) return;
    if (questionFor(match, seat) === undefined) return;
    const { answer } = decisionOf(present(seats[seat], 'the bot'), game, match);
    const at = Date.now();
    table.take({
      is: 'decided',
      ...table.stamp(at),
      seat,
      answer: typeof answer === 'number' ? answer : [...answer],
      spent: 0,
    });
  }
}

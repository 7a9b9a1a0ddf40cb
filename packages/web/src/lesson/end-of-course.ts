import type { LevelId } from '@kronika/bots';
import { type Answer, type MatchRecord, present, type SeatId } from '@kronika/kernel';
import type { TablePlan } from '@kronika/protocol';
import type { PlayableCourse } from './courses.ts';
import { playScript } from './play-script.ts';

/** The match of a course as it stands at its end. */
function recordAtTheEnd({ course, game }: PlayableCourse, name: string, answers: readonly Answer[]): MatchRecord {
  const last = course.lessons.length - 1;
  const end = { lesson: last, step: course.lessons[last]?.steps.length ?? 0 };
  const played =
    playScript({ course, game, name, answers }, end) ?? playScript({ course, game, name, answers: [] }, end);
  return present(played, 'the match of the course').match.table.record();
}

/** A table that goes on where the course ends, with a bot in the other seat. */
export function planToPlayOn(
  playable: PlayableCourse,
  { name, answers, bot }: { readonly name: string; readonly answers: readonly Answer[]; readonly bot: LevelId },
): TablePlan {
  const { own, opponent, brings } = playable.course;
  const record = recordAtTheEnd(playable, name, answers);
  return planToGoOn(record, { own, name, bot, others: brings.map(() => opponent) });
}

/** Who sits where a record is gone on from: the one who was led, and bots of that level, by these names. */
interface Seating {
  readonly own: SeatId;
  readonly name: string;
  readonly bot: LevelId;
  /** A name for each seat; that of the own one is not used. */
  readonly others: readonly string[];
}

/** A table that goes on where a record ends. */
export function planToGoOn(record: MatchRecord, { own, name, bot, others }: Seating): TablePlan {
  return {
    game: record.game,
    beginning: { is: 'record', record, decisions: record.end.decisions },
    // Options and decks are those of the record.
    options: {},
    seats: others.map((other, seat) => (seat === own ? { is: 'me', name } : { is: 'bot', bot, name: other })),
    clock: { is: 'none' },
    visibility: 'invitation',
    pace: 'natural',
  };
}

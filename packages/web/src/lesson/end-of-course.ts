import type { LevelId } from '@kronika/bots';
import { type Answer, type MatchRecord, present } from '@kronika/kernel';
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
  const { course } = playable;
  const record = recordAtTheEnd(playable, name, answers);
  const decisions = record.stretches.reduce((sum, stretch) => sum + stretch.decisions.length, 0);
  return {
    game: course.game,
    beginning: { is: 'record', record, decisions },
    // Options and decks are those of the record.
    options: {},
    seats: course.brings.map((_, seat) =>
      seat === course.own ? { is: 'me', name } : { is: 'bot', bot, name: course.opponent },
    ),
    clock: { is: 'none' },
    visibility: 'invitation',
    pace: 'natural',
  };
}

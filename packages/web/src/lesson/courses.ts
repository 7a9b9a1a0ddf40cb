import type { Game } from '@kronika/kernel';
import { partOf } from '../games/parts.ts';
import { gameCalled } from '../worker/games.ts';
import type { Course } from './course.ts';

/** A course with the game it is played with. */
export interface PlayableCourse {
  readonly course: Course;
  readonly game: Game;
}

export async function playableCourseOf(game: string): Promise<PlayableCourse | undefined> {
  const [course, engine] = await Promise.all([partOf(game, 'course'), gameCalled(game)]);
  return course === undefined || engine === undefined ? undefined : { course, game: engine };
}

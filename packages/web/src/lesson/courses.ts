import type { Game } from '@kronika/kernel';
import { gameCalled } from '../worker/games.ts';
import type { Course } from './course.ts';

/** The games that have a first game to learn with, each loaded when somebody wants to learn it. */
const COURSES: Readonly<Record<string, () => Promise<Course>>> = {
  agot: async () => (await import('../games/agot/lesson/course.ts')).agotCourse,
  l5r: async () => (await import('../games/l5r/lesson/course.ts')).l5rCourse,
};

export function hasCourse(game: string): boolean {
  return Object.hasOwn(COURSES, game);
}

/** The course of a game, or nothing if there is none. */
export async function courseOf(game: string): Promise<Course | undefined> {
  return hasCourse(game) ? COURSES[game]?.() : undefined;
}

/** A course with the game it is played with. */
export interface PlayableCourse {
  readonly course: Course;
  readonly game: Game;
}

export async function playableCourseOf(game: string): Promise<PlayableCourse | undefined> {
  const [course, engine] = await Promise.all([courseOf(game), gameCalled(game)]);
  return course === undefined || engine === undefined ? undefined : { course, game: engine };
}

import type { Answer } from '@kronika/kernel';
import { isRecord, isText, listOf } from '../client/reading.ts';
import { type Stored, stored } from '../client/storage/stored.ts';

/** How far somebody came in a course. */
export interface Progress {
  /** The lesson that was open last, and the step in it. */
  readonly lesson: string | undefined;
  readonly step: number;
  /** The moves up to there, from the first one of the course on. */
  readonly answers: readonly Answer[];
  /** The lessons that were played to their end. */
  readonly finished: readonly string[];
}

export const NO_PROGRESS: Progress = { lesson: undefined, step: 0, answers: [], finished: [] };

const kept = new Map<string, Stored<Progress>>();

/** What this browser remembers of the course of a game. */
export function progressOf(game: string): Stored<Progress> {
  const known = kept.get(game);
  if (known !== undefined) return known;
  const made = stored({ key: `first-game.${game}`, read: readProgress, write: JSON.stringify });
  kept.set(game, made);
  return made;
}

/** What cannot be read is no progress: one begins anew, and nothing breaks. */
export function readProgress(text: string | undefined): Progress {
  const value = parsed(text);
  if (!isRecord(value)) return NO_PROGRESS;
  const { lesson, step, answers, finished } = value;
  return {
    lesson: isText(lesson) ? lesson : undefined,
    step: typeof step === 'number' && Number.isInteger(step) && step >= 0 ? step : 0,
    answers: listOf(answers, readAnswer),
    finished: listOf(finished, (one) => (isText(one) ? one : undefined)),
  };
}

function readAnswer(value: unknown): Answer | undefined {
  if (typeof value === 'number') return value;
  if (!Array.isArray(value)) return undefined;
  const places = listOf(value, (one) => (typeof one === 'number' ? one : undefined));
  return places.length === value.length ? places : undefined;
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

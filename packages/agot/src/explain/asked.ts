import type { Match, Reason } from '@kronika/kernel';
import type { NotOffered } from '@kronika/lcg';
import type { AgotState } from '../state.ts';

/** A card that somebody asks about, and the question that does not offer it. */
export interface Asked extends NotOffered {
  readonly match: Match<AgotState>;
}

/** What speaks against the card; nothing where the question is about something else. */
export type WhyNot = (asked: Asked) => readonly Reason[];

import type { Phrase, SeatForm, SetupForm } from '@kronika/kernel';
import type { ReactNode } from 'react';
import type { Badge } from '../../cards/Mon.tsx';
import type { DeckChoice } from '../decks/deck-choice.ts';
import type { MatchChoice, OtherSeat } from '../match/choice.ts';
import type { SeatChoice } from '../match/seat-choice.ts';
import { NO_BADGE } from './no-badge.ts';

/** What each part of the page is given. */
export interface SetupParts {
  readonly choice: MatchChoice;
  readonly form: SetupForm;
  /** None while they are on their way, and in games without decks. */
  readonly decks: readonly DeckChoice[];
  change(changed: Partial<MatchChoice>): void;
}

/** What a game is given that has a page of its own for a new match. */
export interface OwnSetupProps extends SetupParts {
  /** Own seat and the others, as other games show them. */
  readonly seats: ReactNode;
  /** The button that begins the match. */
  readonly start: ReactNode;
}

/** What is given to whatever concerns one of the other seats. */
export interface OtherSeatParts {
  readonly choice: MatchChoice;
  readonly form: SetupForm;
  readonly decks: readonly DeckChoice[];
  /** Which of the other seats: the second seat of the table is the first of them. */
  readonly place: number;
  readonly other: OtherSeat;
  changeOther(changed: Partial<OtherSeat>): void;
}

/** Whether seats bring decks. */
export function hasDecks({ brings }: SetupForm): boolean {
  return brings?.parts.some(({ is }) => is === 'deck') ?? false;
}

/** The deck among what a seat brings. */
export function deckIn(
  { brings }: SetupForm,
  decks: readonly DeckChoice[],
  chosen: SeatChoice,
): DeckChoice | undefined {
  const part = brings?.parts.find(({ is }) => is === 'deck');
  return part === undefined ? undefined : decks.find(({ id }) => id === chosen[part.key]);
}

/** Whose colours a seat plays. */
export function badgeOf({ form, decks }: Pick<SetupParts, 'form' | 'decks'>, chosen: SeatChoice): Badge {
  return deckIn(form, decks, chosen)?.badge ?? NO_BADGE;
}

/** What a seat brings, in the order of its parts, as it is called in the page. */
export function toldParts({ parts }: SeatForm, decks: readonly DeckChoice[], chosen: SeatChoice): readonly Phrase[] {
  const unknown: Phrase = { pl: '…', en: '…' };
  return parts.map((part) => {
    const value = chosen[part.key];
    const named =
      part.is === 'deck' ? decks.find(({ id }) => id === value) : part.options.find((one) => one.value === value);
    return named?.name ?? unknown;
  });
}

import type { CardId, SeatId } from '@kronika/kernel';
import type { LcgEvent } from '@kronika/lcg';
import type { Phase } from '../state.ts';

export interface RoundEntered extends LcgEvent {
  readonly is: 'roundEntered';
  readonly round: number;
}

export interface PhaseEntered extends LcgEvent {
  readonly is: 'phaseEntered';
  readonly phase: Phase;
}

/** A player becomes the active one, or nobody is any more. */
export interface ActiveSet extends LcgEvent {
  readonly is: 'activeSet';
  readonly seat: SeatId | null;
}

/** A plot is chosen in secret (AGOT-1.2-a). */
export interface PlotChosen extends LcgEvent {
  readonly is: 'plotChosen';
  readonly seat: SeatId;
  readonly card: CardId;
}

/** Plots are turned up at the same time, each covering its player's former one (AGOT-1.3-a, AGOT-PLOT-b). */
export interface PlotsRevealed extends LcgEvent {
  readonly is: 'plotsRevealed';
  readonly plots: readonly CardId[];
}

/** The "When Revealed" abilities of plots that were revealed just now are due (AGOT-1.3-d). */
export interface WhenRevealed extends LcgEvent {
  readonly is: 'whenRevealed';
  readonly plots: readonly CardId[];
}

/** Revealing is over: now there may be reactions to it (AGOT-1.3-f). */
export interface RevealingOver extends LcgEvent {
  readonly is: 'revealingOver';
  readonly plots: readonly CardId[];
}

/** A used pile goes back into its plot deck (AGOT-PLOT-g). */
export interface PlotsReturned extends LcgEvent {
  readonly is: 'plotsReturned';
  readonly seat: SeatId;
}

/** Initiative is compared; a tie is broken by power and then by chance (AGOT-INIT-e, -f). */
export interface InitiativeWon extends LcgEvent {
  readonly is: 'initiativeWon';
  readonly seat: SeatId;
  readonly values: readonly number[];
}

export interface FirstChosen extends LcgEvent {
  readonly is: 'firstChosen';
  readonly seat: SeatId;
}

/** The titles are shuffled facedown, and all but this many lie ready to be chosen from (AGOT-TITLE-a). */
export interface TitlesShuffled extends LcgEvent {
  readonly is: 'titlesShuffled';
  readonly order: readonly number[];
  readonly aside: number;
}

/** A player looks at the titles that are left to choose from. */
export interface TitlesPassed extends LcgEvent {
  readonly is: 'titlesPassed';
  readonly seat: SeatId;
}

export interface TitleTaken extends LcgEvent {
  readonly is: 'titleTaken';
  readonly seat: SeatId;
  readonly card: CardId;
}

/** What nobody took goes back to the pool in random order, and the chosen titles are turned up together (AGOT-TITLE-d). */
export interface TitlesRevealed extends LcgEvent {
  readonly is: 'titlesRevealed';
  readonly order: readonly number[];
}

/** Titles leave play and go back to the pool (AGOT-7.4-a, AGOT-TITLE-i). */
export interface TitlesReturned extends LcgEvent {
  readonly is: 'titlesReturned';
  readonly titles: readonly CardId[];
}

/** Dominance is determined; with equal totals nobody wins it (AGOT-5.2-c). */
export interface DominanceDetermined extends LcgEvent {
  readonly is: 'dominanceDetermined';
  readonly winner: SeatId | null;
  readonly totals: readonly number[];
}

/** A player is out of the game with everything that is theirs (AGOT-ELIM-d). */
export interface Eliminated extends LcgEvent {
  readonly is: 'eliminated';
  readonly seat: SeatId;
}

/** A player gives up; the elimination follows at the next check (AGOT-ELIM-f). */
export interface Conceded extends LcgEvent {
  readonly is: 'conceded';
  readonly seat: SeatId;
}

/** Events of the round, the plots, the titles and of who is in the game. */
export type CourseEvent =
  | RoundEntered
  | PhaseEntered
  | ActiveSet
  | PlotChosen
  | PlotsRevealed
  | WhenRevealed
  | RevealingOver
  | PlotsReturned
  | InitiativeWon
  | FirstChosen
  | TitlesShuffled
  | TitlesPassed
  | TitleTaken
  | TitlesRevealed
  | TitlesReturned
  | DominanceDetermined
  | Eliminated
  | Conceded;

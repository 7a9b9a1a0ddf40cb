import type { Answer, Phrase } from '@kronika/kernel';
import type { ReactNode } from 'react';
import type { Layout } from './board-module.ts';
import type { PlaceName } from './choosing/controls.ts';
import type { Looked } from './looked.ts';
import type { TableSession } from './session/session.ts';
import type { SessionState } from './session/session-state.ts';

/** What somebody is about to do at the table. */
export type Intent =
  /** Takes an option, or puts it back. */
  | { readonly is: 'option'; readonly option: number }
  | { readonly is: 'answer'; readonly answer: Answer }
  /** Touches something that is not offered. */
  | { readonly is: 'elsewhere'; readonly place: PlaceName; readonly looked: Looked | undefined };

/** Somebody who goes through a match with who plays it, and stands beside the board. */
export interface Guide {
  /**
   * Whether the guide leads step by step and has the whole column beside the board, or only judges answers: then the board
   * is played as any other, what others do is staged, and the guide stands in the place of the log.
   */
  readonly is: 'leading' | 'judging';
  /** Whether it is done; who is stopped hears from the guide why. */
  allows(intent: Intent, session: TableSession): 'allowed' | 'stopped';
  /** Whether one of these options is what the guide speaks of; the others do not ask to be chosen. */
  means(options: readonly number[], state: SessionState): boolean;
  /** What the guide says. On a phone it lies among the rows of the board. */
  Coach(props: { readonly layout: Layout }): ReactNode;
  /** What the prompt says while nothing is asked; nothing where it says by itself for whom one waits. */
  resting(waitsFor: 'others' | 'nobody'): Phrase | undefined;
  /** Gives a hint to who asks for one by a key; without it that key does nothing. */
  hint?(): void;
  /** What is drawn over the board, e.g. a veil over everything else. */
  Pointer(props: { readonly layout: Layout }): ReactNode;
  /** What the guided match is called, for the bar. */
  readonly title: Phrase;
}

import type { Phrase } from '@kronika/kernel';

/** What stands on a card: its name, and what it does. */
export interface CardText {
  readonly name: Phrase;
  readonly text: Phrase;
}

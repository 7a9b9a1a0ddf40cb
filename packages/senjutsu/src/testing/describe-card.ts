import { describeCardsOf } from '@kronika/testkit';
import { allFacts } from '../cards/library.ts';

/** Describes a card of the game: what it does, and where it does not. */
export const describeCard = describeCardsOf(allFacts().map(({ id }) => id));

import { describeCardsOf } from '@kronika/testkit';
import { FACTS } from '../cards/fact.ts';

/** Describes one card: what it does, and where it does not do it. */
export const describeCard = describeCardsOf(FACTS.map(({ id }) => id));

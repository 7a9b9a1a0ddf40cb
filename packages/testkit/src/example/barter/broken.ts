import { type Game, seenByAll } from '@kronika/kernel';
import { events } from './events.ts';
import { barter } from './game.ts';

type Broken = typeof barter;

/** Everybody reads the terms of a trade, although it was offered privately. */
export const tellsPrivateTerms: Broken = {
  ...barter,
  view: (state, viewer) => ({
    ...barter.view(state, viewer),
    ...(state.terms === undefined ? {} : { terms: state.terms }),
  }),
};

export const logsPrivateTerms: Broken = {
  ...barter,
  events: { ...events, cameToNothing: { ...events.cameToNothing, see: seenByAll } },
};

/** Withdrawing an offer has no words. */
export const cannotSayWithdraw: Broken = {
  ...barter,
  text: { ...barter.text, en: { ...barter.text.en, option: ({ is }) => (is === 'withdraw' ? '' : is) } },
};

/** Hands on purses with coins that were never there. */
export const handsOnTooMuch: Broken = {
  ...barter,
  series: { carries: 'purses', next: ({ seats }) => ({ seats, purses: [9, 9, 9] }) },
};

/** Names another property than the one it hands on. */
export const carriesNothing: Broken = { ...barter, series: { ...seriesOf(barter), carries: 'hoard' } };

/** Begins with whatever is in the purses. */
export const takesAnything: Broken = {
  ...barter,
  parseSetup: (input) => ({ seats: 3, purses: [4, 4, 4], ...(typeof input === 'object' ? input : {}) }),
};

function seriesOf({ series }: Broken): NonNullable<Game['series']> {
  if (series === undefined) throw new Error('barter has a series');
  return series;
}

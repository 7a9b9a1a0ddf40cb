import { type Game, seatRangeOf } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { auction } from '../example/auction.ts';
import {
  cannotSayWithdraw,
  carriesNothing,
  handsOnTooMuch,
  logsPrivateTerms,
  takesAnything,
  tellsPrivateTerms,
} from '../example/barter/broken.ts';
import { barter } from '../example/barter/game.ts';
import {
  asksByTheHand,
  changesInPlace,
  countsCalls,
  disagrees,
  explainsAnything,
  explainsByTheDeck,
  explainsThingsByTheDeck,
  explainsThingsOfOthers,
  explainsWhatIsHidden,
  explainsWithoutWords,
  imaginesOnTop,
  imaginesOtherwise,
  keepsItsTable,
  lacksWords,
  learnsFreely,
  logsTheDeck,
  losesCards,
  namesTheCardDrawn,
  neverEnds,
  offersByTheDeck,
  showsIdsOfTheDeck,
  showsTheDeck,
  storesAFunction,
} from '../example/broken.ts';
import { breaksWithoutOne, circle, keepsWhoLeft, waitsForWhoLeft } from '../example/circle.ts';
import { type Playthrough, playRandomly } from '../play/playthrough.ts';
import type { CheckOptions, Windows } from './check.ts';
import { stuckFaults } from './progress.ts';
import { PROMISES } from './promises.ts';

const options: CheckOptions = { samples: 6, resignations: 12, windows: 'open' };

function played(game: Game): readonly Playthrough[] {
  const setup = { seats: seatRangeOf(game.setup).min };
  return Array.from({ length: 6 }, (_, g) => playRandomly(game, { setup, seed: `broken/${g}`, cap: 60 }));
}

/** What the check of one promise finds. */
function faultsIn(game: Game, title: string): readonly string[] {
  const promised = PROMISES.find((promise) => promise.title === title);
  if (promised === undefined) throw new Error(`nothing is called ${title}`);
  return played(game).flatMap((playthrough) => promised.check(playthrough, options));
}

/** The titles of the promises that a game breaks. */
function brokenBy(game: Game, windows: Windows): readonly string[] {
  const playthroughs = played(game);
  return PROMISES.filter(({ check }) =>
    playthroughs.some((each) => check(each, { ...options, windows }).length > 0),
  ).map(({ title }) => title);
}

describe('a game that breaks a promise is found out', () => {
  test.each([auction, barter])('the game it was made from breaks none: $id', (game) => {
    expect(brokenBy(game, 'open')).toEqual([]);
  });

  test('nor does the game for three from which others are made', () => {
    expect(brokenBy(circle, 'open')).toEqual([]);
  });

  const resigning = 'whoever gives up, and whenever, the others play on';
  const broken: readonly { readonly game: Game; readonly name: string; readonly title: string }[] = [
    { game: neverEnds, name: 'neverEnds', title: 'every match ends' },
    { game: losesCards, name: 'losesCards', title: 'no state contradicts the rules' },
    { game: disagrees, name: 'disagrees', title: 'no state contradicts the rules' },
    {
      game: countsCalls,
      name: 'countsCalls',
      title: 'the same seed and decisions give the same match and the same events',
    },
    { game: countsCalls, name: 'countsCalls', title: 'saving and loading is the same as playing on' },
    { game: storesAFunction, name: 'storesAFunction', title: 'a match is plain JSON' },
    { game: storesAFunction, name: 'storesAFunction', title: 'a match read from JSON plays on the same way' },
    { game: changesInPlace, name: 'changesInPlace', title: 'a decision changes nothing in place' },
    { game: changesInPlace, name: 'changesInPlace', title: 'two ways on from one match do not touch each other' },
    { game: changesInPlace, name: 'changesInPlace', title: 'taking back is the same as never having decided' },
    { game: showsTheDeck, name: 'showsTheDeck', title: 'a view and a question tell nothing hidden' },
    { game: offersByTheDeck, name: 'offersByTheDeck', title: 'a view and a question tell nothing hidden' },
    { game: asksByTheHand, name: 'asksByTheHand', title: 'a view and a question tell nothing hidden' },
    { game: imaginesOnTop, name: 'imaginesOnTop', title: 'what a seat imagines rests only on what it may know' },
    {
      game: imaginesOtherwise,
      name: 'imaginesOtherwise',
      title: 'what a seat imagines rests only on what it may know',
    },
    { game: keepsItsTable, name: 'keepsItsTable', title: 'what a seat imagines rests only on what it may know' },
    { game: showsIdsOfTheDeck, name: 'showsIdsOfTheDeck', title: 'no id of a hidden card gets out' },
    { game: namesTheCardDrawn, name: 'namesTheCardDrawn', title: 'no id of a hidden card gets out' },
    { game: logsTheDeck, name: 'logsTheDeck', title: 'the log tells nothing hidden' },
    { game: learnsFreely, name: 'learnsFreely', title: 'what can be taken back freely has shown nothing' },
    { game: asksByTheHand, name: 'asksByTheHand', title: 'what can be taken back freely has shown nothing' },
    {
      game: explainsByTheDeck,
      name: 'explainsByTheDeck',
      title: 'what is explained tells nothing hidden',
    },
    {
      game: explainsWhatIsHidden,
      name: 'explainsWhatIsHidden',
      title: 'what is explained tells nothing hidden',
    },
    {
      game: explainsThingsByTheDeck,
      name: 'explainsThingsByTheDeck',
      title: 'what is explained tells nothing hidden',
    },
    { game: explainsThingsOfOthers, name: 'explainsThingsOfOthers', title: 'what is explained tells nothing hidden' },
    { game: explainsAnything, name: 'explainsAnything', title: 'what is explained tells nothing hidden' },
    { game: explainsWithoutWords, name: 'explainsWithoutWords', title: 'everything has words in every language' },
    { game: tellsPrivateTerms, name: 'tellsPrivateTerms', title: 'a view and a question tell nothing hidden' },
    { game: logsPrivateTerms, name: 'logsPrivateTerms', title: 'the log tells nothing hidden' },
    { game: cannotSayWithdraw, name: 'cannotSayWithdraw', title: 'everything has words in every language' },
    {
      game: handsOnTooMuch,
      name: 'handsOnTooMuch',
      title: 'the next match of a series follows from any finished one',
    },
    {
      game: carriesNothing,
      name: 'carriesNothing',
      title: 'the next match of a series follows from any finished one',
    },
    { game: takesAnything, name: 'takesAnything', title: 'the next match of a series follows from any finished one' },
    { game: waitsForWhoLeft, name: 'waitsForWhoLeft', title: resigning },
    { game: keepsWhoLeft, name: 'keepsWhoLeft', title: resigning },
    { game: breaksWithoutOne, name: 'breaksWithoutOne', title: resigning },
    { game: lacksWords, name: 'lacksWords', title: 'everything has words in every language' },
  ];
  for (const { game, name, title } of broken)
    test(`${name} breaks: ${title}`, () => {
      expect(faultsIn(game, title)).not.toEqual([]);
    });

  test('a match that waits for nobody is stuck', () => {
    const [playthrough] = played(auction);
    if (playthrough === undefined) throw new Error('nothing was played');
    const { match } = playthrough.first;
    const stuck: Playthrough = { ...playthrough, first: { happened: [], match: { ...match, open: [] } }, turns: [] };

    expect(stuckFaults(stuck)).toEqual(['seed broken/0, after decision 0: not over, and nobody is asked']);
  });

  test('matches by chance try everything that can become of an offer', () => {
    const turns = played(barter).flatMap((playthrough) => playthrough.turns);
    const replies = turns.flatMap(({ before, after, decision }) => {
      if (before.offer === undefined) return [];
      if (decision.seat === before.offer.by) return ['withdrawn'];
      return after.match.asked === before.asked ? ['sealed'] : [after.happened[0]?.event.is ?? 'nothing'];
    });

    expect([...new Set(replies)].sort()).toEqual(['agreed', 'cameToNothing', 'offered', 'sealed', 'withdrawn']);
  });

  test('on a table with brief windows, who is asked may depend on a hand', () => {
    expect(brokenBy(asksByTheHand, 'brief')).toEqual([]);
  });
});

import { impossible, type Reader } from '@kronika/kernel';
import type { AgotView } from '../view.ts';
import * as cards from './log/cards.ts';
import * as challenges from './log/challenges.ts';
import * as course from './log/course.ts';
import { effectBegan } from './log/lasting.ts';
import * as pools from './log/pools.ts';
import type { Seen } from './log/seen.ts';
import type { Telling } from './log/telling.ts';
import type { Names } from './names-in.ts';

export type { Seen } from './log/seen.ts';

/** What the steps of a round do to all cards alike, and an event card that has done its work. */
const ROUTINE: readonly (string | undefined)[] = ['AGOT-6.2-a', 'AGOT-EVENT-b'];

/** A line of the log for its reader; nothing for what goes without saying. */
export function eventText(names: Names, seen: Seen, view: AgotView, reader: Reader): string | undefined {
  if ('rule' in seen && ROUTINE.includes(seen.rule)) return undefined;
  // Some names end with a mark of their own.
  return told({ names, view, reader }, seen)?.replace(/!\.$/, '!');
}

function told(telling: Telling, seen: Seen): string | undefined {
  const { names } = telling;
  switch (seen.is) {
    case 'goldGained':
      return pools.goldGained(telling, seen);
    case 'incomeCollected':
      return pools.incomeCollected(telling, seen);
    case 'goldSpent':
      return pools.goldSpent(telling, seen);
    case 'goldReturned':
      return pools.goldReturned(telling, seen);
    case 'goldMoved':
      return pools.goldMoved(telling, seen);
    case 'powerGained':
      return pools.powerGained(telling, seen);
    case 'powerDiscarded':
      return pools.powerDiscarded(telling, seen);
    case 'powerMoved':
      return pools.powerMoved(telling, seen);
    case 'tokensPlaced':
    case 'tokensRemoved':
      return pools.tokens(telling, seen);
    case 'knelt':
    case 'stood':
    case 'joinedChallenge':
    case 'removedFromChallenge':
      return cards.changedState(telling, seen);
    case 'cardEntered':
      return cards.cardEntered(telling, seen);
    case 'controlTaken':
      return cards.controlTaken(telling, seen);
    case 'leftPlay':
      return cards.leftPlay(telling, seen);
    case 'cardWithdrawn':
      return cards.cardWithdrawn(telling, seen);
    case 'cardsDrawn':
      return cards.cardsDrawn(telling, seen);
    case 'cardDiscarded':
      return cards.cardDiscarded(telling, seen);
    case 'cardBuried':
      return cards.cardBuried(telling, seen);
    case 'cardsLooked':
      return cards.cardsLooked(telling, seen);
    case 'cardsShown':
      return cards.cardsShown(telling, seen);
    case 'cardTaken':
      return cards.cardTaken(telling, seen);
    case 'cardPlaced':
      return cards.cardPlaced(telling, seen);
    case 'challengeInitiated':
      return challenges.challengeInitiated(telling, seen);
    case 'bypassed':
      return challenges.bypassed(telling, seen);
    case 'challengeRedirected':
      return challenges.challengeRedirected(telling, seen);
    case 'defendersDeclared':
      return challenges.defendersDeclared(telling, seen);
    case 'challengeDecided':
      return challenges.challengeDecided(telling, seen);
    case 'roundEntered':
      return names.words.event.roundEntered(seen.round);
    case 'phaseEntered':
      return names.words.event.phaseEntered(names.words.phase[seen.phase]);
    case 'passed':
    case 'firstChosen':
    case 'conceded':
    case 'eliminated':
    case 'mulliganed':
    case 'deckShuffled':
    case 'plotsReturned':
      return course.deed(telling, seen);
    case 'plotsRevealed':
      return course.plotsRevealed(telling, seen);
    case 'initiativeWon':
      return course.initiativeWon(telling, seen);
    case 'titleTaken':
      return course.titleTaken(telling, seen);
    case 'titlesRevealed':
      return course.titlesRevealed(telling);
    case 'titlesShuffled':
      return names.words.event.titlesShuffled(seen.aside);
    case 'dominanceDetermined':
      return course.dominanceDetermined(telling, seen);
    case 'setupPlaced':
      return course.setupPlaced(telling, seen);
    case 'setupRevealed':
      return names.words.event.setupRevealed;
    case 'abilityUsed':
      return course.abilityUsed(telling, seen);
    case 'effectBegan':
      return effectBegan(telling, seen);
    // Who is active and that a challenge is over shows on the table; the rivalry bonus is told with its power.
    case 'activeSet':
    case 'challengeEnded':
    case 'rivalryGained':
    case 'plotChosen':
    case 'titlesReturned':
    case 'cardPlayed':
    case 'cardDeclared':
    case 'declared':
    case 'redirectClosed':
    case 'whenRevealed':
    case 'revealingOver':
    case 'strengthRaised':
    case 'titlesPassed':
    case 'setupAttached':
    case 'periodBegan':
    case 'periodEnded':
    case 'effectEnded':
    case 'delayedSet':
    case 'delayedSpent':
    case 'initiating':
      return undefined;
    default:
      return impossible(seen);
  }
}

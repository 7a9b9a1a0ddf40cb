import { type CardId, seatsOf } from '@kronika/kernel';
import type { EffectBegan } from '@kronika/lcg';
import { factOf } from '../cards/fact.ts';
import type { L5rEvent } from '../event.ts';
import { RULES } from '../rules/calls.ts';
import type { L5rView } from '../view.ts';
import { opponentOf } from '../zones.ts';
import type { Names } from './names-in.ts';
import type { Until } from './words.ts';

/** What a viewer may see of an event: the event itself, or what its rule leaves of it. */
export type Seen =
  | (L5rEvent & { readonly cards?: readonly CardId[] })
  | { readonly is: 'cardsLooked'; readonly seat: 0 | 1; readonly count: number }
  | { readonly is: 'mulliganed'; readonly seat: 0 | 1; readonly count: number }
  | { readonly is: 'cardTaken' | 'cardBottomed' | 'cardShuffledIn' | 'eventWithdrawn'; readonly seat: 0 | 1 };

/** What the steps of a round do to all cards alike, and an event card that has done its work. */
const ROUTINE: readonly (string | undefined)[] = [
  'L5R-1.2-a',
  'L5R-3.2.8-a',
  'L5R-3.2.8-b',
  'L5R-4.3-a',
  'L5R-4.4-a',
  'L5R-5.2-a',
  'L5R-5.4-a',
  'L5R-EVENT-b',
];

/** A line of the log; nothing for what goes without saying. */
export function eventText(names: Names, seen: Seen, view: L5rView): string | undefined {
  if ('rule' in seen && ROUTINE.includes(seen.rule)) return undefined;
  // Some names end with a mark of their own.
  return told(names, seen, view)?.replace(/!\.$/, '!');
}

function told(names: Names, seen: Seen, view: L5rView): string | undefined {
  const say = names.words.event;
  const card = (id: CardId | undefined): string => names.card(view, id);
  switch (seen.is) {
    case 'honorGained':
      return say.honorGained(names.seat(seen.seat), seen.amount);
    case 'honorLost':
      return say.honorLost(names.seat(seen.seat), seen.amount);
    case 'honorGiven':
      return say.honorGiven(names.seat(seen.from), names.seat(opponentOf(seen.from)), seen.amount);
    case 'fateGained':
      return say.fateGained(names.seat(seen.seat), seen.amount);
    case 'fateSpent':
      return say.fateSpent(names.seat(seen.seat), seen.amount);
    case 'fateSpentToRing':
      return say.fateSpentToRing(names.seat(seen.seat), seen.amount, names.words.ring(seen.ring));
    case 'fateGiven':
      return say.fateGiven(names.seat(seen.from), names.seat(opponentOf(seen.from)), seen.amount);
    case 'fatePlaced':
      return say.fatePlaced(card(seen.card), seen.amount);
    case 'fateRemoved':
      return say.fateRemoved(card(seen.card), seen.amount);
    case 'fateMoved':
      return say.fateMoved(card(seen.from), card(seen.card), seen.amount);
    case 'fateReturned':
      return say.fateReturned(card(seen.card));
    case 'fatePlacedOnRing':
      return say.fatePlacedOnRing(names.words.ring(seen.ring), seen.amount);
    case 'dialsRevealed':
      return say.dialsRevealed(
        seatsOf(2)
          .map((seat) => `${names.seat(seat)} – ${seen.bids[seat] ?? 0}`)
          .join(', '),
      );
    case 'bidModified':
      return say.bidModified(names.seat(seen.seat), seen.by);
    case 'bowed':
    case 'readied':
    case 'honored':
    case 'dishonored':
    case 'statusDiscarded':
    case 'movedToConflict':
    case 'movedHome':
    case 'provinceBroken':
    case 'revealed':
    case 'holdingEntered':
      return say[seen.is](card(seen.card));
    case 'characterEntered':
      return (seen.at === 'conflict' ? say.entersConflict : say.entersHome)(
        names.seat(seen.seat),
        card(seen.card),
        seen.fate,
      );
    case 'attachmentEntered':
      return say.attachmentEntered(names.seat(seen.seat), card(seen.card), card(seen.host));
    case 'attachmentMoved':
      return say.attachmentMoved(card(seen.card), card(seen.host));
    case 'controlTaken':
      return say.controlTaken(names.seat(seen.seat), card(seen.card));
    case 'leftPlay':
      return departureText(names, seen);
    case 'cardDiscarded':
      return say.discarded(card(seen.card));
    case 'duelDecided':
      if (seen.winner === undefined) return say.duelDrawn;
      return seen.loser === undefined
        ? say.duelWonAlone(card(seen.winner))
        : say.duelWon(card(seen.winner), card(seen.loser));
    case 'conflictTypeSwitched':
      return say.conflictTypeSwitched(names.words.type[seen.type]);
    case 'conflictDeclared':
      return [
        say.conflictDeclared(
          names.seat(seen.attacker),
          names.words.type[seen.type],
          names.words.ring(seen.ring),
          card(seen.province),
          names.cards(view, seen.attackers),
        ),
        ...(seen.evaded.length === 0 ? [] : [say.evaded(names.cards(view, seen.evaded))]),
      ].join(' ');
    case 'defendersDeclared':
      return seen.cards.length === 0 ? say.noDefenders : say.defendersDeclared(names.cards(view, seen.cards));
    case 'conflictPassed':
      return say.conflictPassed(names.seat(seen.seat));
    case 'conflictOver':
      return say.conflictOver;
    case 'conflictDecided': {
      const { winner, totals, unopposed } = seen.result;
      if (winner === null) return say.conflictUndecided(totals[0] ?? 0, totals[1] ?? 0);
      const won = say.conflictWon(names.seat(winner), totals[winner] ?? 0, totals[opponentOf(winner)] ?? 0);
      return unopposed === 'yes' ? `${won} ${say.unopposed}` : won;
    }
    case 'ringClaimed':
      return say.ringClaimed(names.seat(seen.seat), names.words.ring(seen.ring));
    case 'ringReturned':
      return say.ringReturned(names.words.ring(seen.ring));
    case 'contestedRingSwitched':
      return say.contestedRingSwitched(names.words.ring(seen.ring));
    case 'claimedRingSwitched':
      return say.claimedRingSwitched(
        names.seat(seen.seat),
        names.words.ring(seen.claimed),
        names.words.ring(seen.unclaimed),
      );
    case 'ringEffectCancelled':
      return say.ringEffectCancelled;
    case 'favorClaimed':
      return say.favorClaimed(names.seat(seen.seat), names.words.side[seen.side]);
    case 'favorDiscarded':
      return say.favorDiscarded;
    case 'cardsDrawn':
      return say.cardsDrawn(names.seat(seen.seat), seen.count, names.cards(view, seen.cards ?? []));
    case 'roundEntered':
      return say.roundEntered(seen.round);
    case 'phaseEntered':
      return say.phaseEntered(names.words.phase[seen.phase]);
    case 'deckRenewed':
      return say.deckRenewed(names.seat(seen.seat));
    case 'provinceRefilled':
      return seen.face === 'down' ? undefined : say.provinceRefilled(names.seat(seen.seat), rowOf(names, seen, view));
    case 'firstPassed':
      return say.firstPassed(names.seat(seen.to));
    case 'provincesLaid':
      return (seen.from === 0 ? say.strongholdLaid : say.provincesLaid)(names.seat(seen.seat));
    case 'mulliganed':
      return say.mulliganed(names.seat(seen.seat), 'count' in seen ? seen.count : seen.cards.length);
    case 'passed':
      return say.passed(names.seat(seen.seat));
    case 'abilityUsed':
      return useText(names, seen, view);
    case 'cardsLooked':
      return 'count' in seen
        ? say.cardsLooked(names.seat(seen.seat), seen.count, '')
        : say.cardsLooked(names.seat(seen.seat), seen.cards.length, names.cards(view, seen.cards));
    case 'cardsShown':
      return seen.cards.length === 0 ? undefined : say.cardsShown(names.cards(view, seen.cards));
    case 'eventWithdrawn':
      return 'card' in seen ? say.eventWithdrawn(card(seen.card)) : say.hiddenCardTaken(names.seat(seen.seat));
    case 'cardTaken':
      return 'card' in seen ? say.cardTaken(card(seen.card)) : say.hiddenCardTaken(names.seat(seen.seat));
    case 'cardBottomed':
      return 'card' in seen ? say.cardBottomed(card(seen.card)) : say.hiddenCardBottomed(names.seat(seen.seat));
    case 'cardShuffledIn':
      return 'card' in seen ? say.cardShuffledIn(card(seen.card)) : say.hiddenCardShuffledIn(names.seat(seen.seat));
    case 'deckShuffled':
      return say.deckShuffled(names.seat(seen.seat));
    case 'cardsSwitched':
      return say.cardsSwitched(card(seen.card), card(seen.other));
    case 'effectBegan':
      return effectText(names, seen, view);
    case 'eventShown':
    case 'cardPlayed':
    case 'rowLooked':
    case 'periodBegan':
    case 'periodEnded':
    case 'effectEnded':
    case 'delayedSet':
    case 'delayedSpent':
    case 'initiating':
      return undefined;
  }
}

/** An event is played, an ability used; what the rules do with a card shows by itself. */
function useText(names: Names, { ability, by }: Extract<L5rEvent, { is: 'abilityUsed' }>, view: L5rView) {
  if (ability.printed === RULES) return undefined;
  const say = names.words.event;
  const isPlayed = factOf(ability.printed).type === 'event';
  return (isPlayed ? say.eventPlayed : say.abilityUsed)(names.seat(by), names.card(view, ability.self));
}

/** What goes on for a while says whom it is for; what the rules note for themselves is nobody's business. */
function effectText(names: Names, { effect }: EffectBegan, view: L5rView) {
  const { source, cards, seats, until } = effect;
  if (source.printed === RULES) return undefined;
  const whom = names.words.and([...cards.map((one) => names.card(view, one)), ...seats.map((one) => names.seat(one))]);
  return names.words.event.effectBegan(names.printed(source.printed), whom, names.words.until[periodOf(until)]);
}

function periodOf(until: EffectBegan['effect']['until']): Until {
  if (until === 'endOfGame') return 'game';
  return until.period === 'round' || until.period === 'conflict' ? until.period : 'phase';
}

/** The cards that lie in the province now. */
function rowOf(names: Names, { seat, place }: Extract<L5rEvent, { is: 'provinceRefilled' }>, view: L5rView): string {
  const row = view.seats[seat]?.provinces.find((province) => province.place === place)?.row ?? [];
  return names.words.and(row.map(({ sight }) => names.sight(sight)));
}

function departureText(names: Names, { printed, to, how }: Extract<L5rEvent, { is: 'leftPlay' }>): string {
  const say = names.words.event;
  const name = names.printed(printed);
  switch (to) {
    case 'discard':
      return how === 'sacrificed' ? say.sacrificed(name) : say.discarded(name);
    case 'hand':
      return say.returnedToHand(name);
    case 'deckTop':
    case 'deckBottom':
      return say.returnedToDeck(name);
    case 'removed':
      return say.removed(name);
  }
}

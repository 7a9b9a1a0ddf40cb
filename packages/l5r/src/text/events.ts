import { type CardId, type Reader, seatsOf } from '@kronika/kernel';
import type { EffectBegan } from '@kronika/lcg';
import { factOf } from '../cards/fact.ts';
import type { SeenStatus } from '../event/characters.ts';
import type { L5rEvent } from '../event.ts';
import { RULES } from '../rules/calls.ts';
import type { L5rView } from '../view.ts';
import { opponentOf } from '../zones.ts';
import { causeText } from './causes.ts';
import type { EventWords, Until } from './event-words.ts';
import { modifierWords } from './explain/modifiers.ts';
import type { Names } from './names-in.ts';
import { provinceIn } from './prompting/forecast.ts';
import { type Owned, type Telling, tellingTo, type Who } from './who.ts';

/** What a viewer may see of an event: the event itself, or what its rule leaves of it. */
export type Seen =
  | SeenStatus
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
export function eventText(names: Names, seen: Seen, view: L5rView, reader: Reader): string | undefined {
  if ('rule' in seen && ROUTINE.includes(seen.rule)) return undefined;
  const line = told({ names, say: names.words.event, view, ...tellingTo(names, view, reader) }, seen);
  if (line === undefined) return undefined;
  const whole = isSentence(line) ? line : names.words.event.because(line, causeText(names, seen, view));
  // Some names end with a mark of their own.
  return whole.replace(/!\.$/, '!');
}

/** Some lines are sentences already; the others may still be told why. */
function isSentence(line: string): boolean {
  return /[.!—]$/.test(line);
}

interface Line extends Telling {
  readonly names: Names;
  readonly say: EventWords;
  readonly view: L5rView;
}

function told(line: Line, seen: Seen): string | undefined {
  const { names, say, view, who, card } = line;
  const ring = names.words.ring;
  switch (seen.is) {
    case 'honorGained':
    case 'honorLost':
      return say[seen.is](who(seen.seat), seen.amount, view.seats[seen.seat]?.honor ?? 0);
    case 'fateGained':
    case 'fateSpent':
      return say[seen.is](who(seen.seat), seen.amount, view.seats[seen.seat]?.fate ?? 0);
    case 'honorGiven':
    case 'fateGiven':
      return say[seen.is](who(seen.from), who(opponentOf(seen.from)), seen.amount);
    case 'fateSpentToRing':
      return say.fateSpentToRing(who(seen.seat), seen.amount, ring(seen.ring));
    case 'fatePlaced':
    case 'fateRemoved':
      return say[seen.is](card(seen.card), seen.amount);
    case 'fateMoved':
      return say.fateMoved(card(seen.from), card(seen.card), seen.amount);
    case 'fatePlacedOnRing':
      return say.fatePlacedOnRing(ring(seen.ring), seen.amount);
    case 'dialsRevealed':
      return say.dialsRevealed(seatsOf(2).map((seat) => ({ who: who(seat), bid: seen.bids[seat] ?? 0 })));
    case 'bidModified':
      return say.bidModified(who(seen.seat), seen.by);
    case 'honored':
    case 'dishonored':
      return statusText(line, seen);
    case 'bowed':
    case 'readied':
    case 'statusDiscarded':
    case 'movedToConflict':
    case 'movedHome':
    case 'revealed':
    case 'holdingEntered':
    case 'fateReturned':
      return say[seen.is](card(seen.card));
    case 'provinceBroken': {
      const { name, owner } = card(seen.card);
      return say.provinceBroken(name, owner);
    }
    case 'characterEntered':
      return entryText(line, seen);
    case 'attachmentEntered':
      return say.attachmentEntered(who(seen.seat), card(seen.card).name, hostFor(who(seen.seat), card(seen.host)));
    case 'attachmentMoved':
      return say.attachmentMoved(card(seen.card), card(seen.host));
    case 'controlTaken':
      return say.controlTaken(who(seen.seat), card(seen.card).name);
    case 'leftPlay':
      return departureText(line, seen);
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
      return attackText(line, seen);
    case 'defendersDeclared':
      return defenseText(line, seen);
    case 'conflictPassed':
    case 'passed':
      return say[seen.is](who(seen.seat));
    case 'conflictDecided':
      return resultText(line, seen);
    case 'ringClaimed':
      return say.ringClaimed(who(seen.seat), ring(seen.ring));
    case 'ringReturned':
    case 'contestedRingSwitched':
      return say[seen.is](ring(seen.ring));
    case 'claimedRingSwitched':
      return say.claimedRingSwitched(who(seen.seat), ring(seen.claimed), ring(seen.unclaimed));
    case 'ringEffectCancelled':
    case 'favorDiscarded':
      return say[seen.is];
    case 'favorClaimed':
      return say.favorClaimed(who(seen.seat), names.words.side[seen.side]);
    case 'cardsDrawn':
      return say.cardsDrawn(who(seen.seat), seen.count, names.cards(view, seen.cards ?? []));
    case 'roundEntered':
      return say.roundEntered(seen.round);
    case 'phaseEntered':
      return say.phaseEntered(names.words.phase[seen.phase]);
    case 'deckRenewed':
    case 'deckShuffled':
      return say[seen.is](who(seen.seat));
    case 'provinceRefilled':
      return seen.face === 'down' ? undefined : say.provinceRefilled(who(seen.seat), rowOf(names, seen, view));
    case 'firstPassed':
      return say.firstPassed(who(seen.to));
    case 'provincesLaid':
      return (seen.from === 0 ? say.strongholdLaid : say.provincesLaid)(who(seen.seat));
    case 'mulliganed':
      return say.mulliganed(who(seen.seat), 'count' in seen ? seen.count : seen.cards.length);
    case 'abilityUsed':
      return useText(line, seen);
    case 'cardsLooked':
      return 'count' in seen
        ? say.cardsLooked(who(seen.seat), seen.count, '')
        : say.cardsLooked(who(seen.seat), seen.cards.length, names.cards(view, seen.cards));
    case 'cardsShown':
      return seen.cards.length === 0 ? undefined : say.cardsShown(names.cards(view, seen.cards));
    case 'eventWithdrawn':
      return 'card' in seen ? say.eventWithdrawn(card(seen.card).name) : say.hiddenCardTaken(who(seen.seat));
    case 'cardTaken':
      return 'card' in seen ? say.cardTaken(card(seen.card)) : say.hiddenCardTaken(who(seen.seat));
    case 'cardBottomed':
      return 'card' in seen ? say.cardBottomed(card(seen.card)) : say.hiddenCardBottomed(who(seen.seat));
    case 'cardShuffledIn':
      return 'card' in seen ? say.cardShuffledIn(card(seen.card)) : say.hiddenCardShuffledIn(who(seen.seat));
    case 'cardsSwitched':
      return say.cardsSwitched(card(seen.card).name, card(seen.other).name);
    case 'effectBegan':
      return effectText(line, seen);
    case 'conflictOver':
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

/** Honoring a dishonored character only takes its dishonor away, and the other way round (L5R-STATUS-c). */
function statusText({ say, card }: Line, seen: SeenStatus): string {
  if (!('becomes' in seen)) return say[seen.is](card(seen.card));
  return seen.is === 'honored' ? say.noLongerDishonored(card(seen.card)) : say.noLongerHonored(card(seen.card));
}

/** An event is played, an ability used; what the rules do with a card shows by itself. */
function useText({ names, say, view, who }: Line, { ability, by, against }: Extract<L5rEvent, { is: 'abilityUsed' }>) {
  if (ability.printed === RULES) return undefined;
  const isPlayed = factOf(ability.printed).type === 'event';
  const cancelled = against === undefined || against.printed === RULES ? undefined : names.printed(against.printed);
  return (isPlayed ? say.eventPlayed : say.abilityUsed)(who(by), names.card(view, ability.self), cancelled);
}

/** A character that somebody plays, or that an effect puts into play. */
function entryText({ say, view, who, card }: Line, seen: Extract<L5rEvent, { is: 'characterEntered' }>): string {
  const one = card(seen.card);
  if (seen.how === 'put') return (seen.at === 'conflict' ? say.entersConflict : say.enters)(one);
  return (seen.at === 'conflict' ? say.playedIntoConflict : say.played)(
    who(seen.seat),
    one.name,
    seen.fate,
    view.seats[seen.seat]?.fate ?? 0,
  );
}

function attackText(line: Line, seen: Extract<L5rEvent, { is: 'conflictDeclared' }>): string {
  const { names, say, view, who } = line;
  const { attacker, type, province, attackers, evaded } = seen;
  const strength = provinceIn(view, opponentOf(attacker), province)?.strength;
  const total = view.conflict?.totals[attacker];
  const attack = say.conflictDeclared({
    who: who(attacker),
    type,
    ring: names.words.ring(seen.ring),
    province: names.card(view, province),
    ...(strength === undefined ? {} : { strength }),
    attackers: names.cards(view, attackers),
    ...(total === undefined ? {} : { total }),
  });
  return evaded.length === 0 ? attack : `${attack} ${say.evaded(names.cards(view, evaded))}`;
}

function defenseText(
  { names, say, view, who }: Line,
  { cards }: Extract<L5rEvent, { is: 'defendersDeclared' }>,
): string {
  const { conflict } = view;
  if (cards.length === 0 || conflict === null) return say.noDefenders;
  const defender = opponentOf(conflict.attacker);
  return say.defendersDeclared(who(defender), names.cards(view, cards), conflict.totals[defender]);
}

/** Who won, by which totals, and what is left of the province if it was not enough. */
function resultText({ say, view, who }: Line, { result }: Extract<L5rEvent, { is: 'conflictDecided' }>): string {
  const { winner, totals, margin, unopposed } = result;
  if (winner === null) return `${say.conflictUndecided(totals[0] ?? 0, totals[1] ?? 0)}.`;
  const { conflict } = view;
  const [own, other] = [totals[winner] ?? 0, totals[opponentOf(winner)] ?? 0];
  const won = (own === other ? say.conflictWonByTie : say.conflictWon)(who(winner), own, other);
  const line = say.because(won, unopposed === 'yes' && own !== other ? say.unopposed : undefined);
  const short = conflict !== null && conflict.attacker === winner ? conflict.strength - margin : 0;
  return short > 0 ? `${line} ${say.provinceStands(short)}` : line;
}

/** Whose the host is goes without saying where it is the one who attaches. */
function hostFor(by: Who, host: Owned): Owned {
  const { owner, ...ownerless } = host;
  const isTheirs =
    owner?.is === 'you' ? by.is === 'you' : owner !== undefined && by.is === 'seat' && by.name === owner.name;
  return isTheirs ? ownerless : host;
}

function uncapitalized(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** What goes on for a while says what it does and to whom; what the rules note for themselves is nobody's business. */
function effectText({ names, say, view, who }: Line, { effect }: EffectBegan) {
  const { source, cards, seats, until, gives } = effect;
  if (source.printed === RULES) return undefined;
  const whom = names.words.and([
    ...cards.map((one) => names.card(view, one)),
    ...seats.map((one) => say.whom(who(one))),
  ]);
  const given = gives.map(
    (modifier) => modifierWords(modifier, { is: 'effect', printed: source.printed })?.text[names.lang],
  );
  const isTold = cards.length > 0 && given.every((words) => words !== undefined);
  const what = isTold ? given.map(uncapitalized).join(', ') : undefined;
  return say.effectBegan({
    source: names.printed(source.printed),
    whom,
    what,
    until: names.words.until[periodOf(until)],
  });
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

/** The rule that lets characters without fate go. */
const NO_FATE = 'L5R-4.2-a';

function departureText({ say, who, gone }: Line, seen: Extract<L5rEvent, { is: 'leftPlay' }>): string {
  const one: Owned = gone(seen.printed, seen.controller);
  switch (seen.to) {
    case 'discard':
      if (seen.how === 'sacrificed') return say.sacrificed(who(seen.controller), one.name);
      return seen.rule === NO_FATE ? say.leaves(one) : say.discarded(one);
    case 'hand':
      return say.returnedToHand(one);
    case 'deckTop':
    case 'deckBottom':
      return say.returnedToDeck(one);
    case 'removed':
      return say.removed(one);
  }
}

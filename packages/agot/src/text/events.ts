import type { CardId, SeatId } from '@kronika/kernel';
import type { EffectBegan } from '@kronika/lcg';
import { CHALLENGE_TYPES, factOf } from '../cards/fact.ts';
import type { AgotEvent } from '../event.ts';
import { RULES } from '../rules/calls.ts';
import { NAMED_TYPE } from '../rules/values.ts';
import type { AgotView } from '../view.ts';
import { modifierWords } from './explain/modifiers.ts';
import type { Names } from './names-in.ts';
import type { Until } from './words.ts';

/** What a viewer may see of an event: the event itself, or what its rule leaves of it. */
export type Seen =
  | (AgotEvent & { readonly cards?: readonly CardId[] })
  | { readonly is: 'cardsLooked' | 'setupPlaced'; readonly seat: SeatId; readonly count: number }
  | { readonly is: 'cardTaken' | 'cardWithdrawn'; readonly seat: SeatId }
  | { readonly is: 'cardPlaced'; readonly seat: SeatId; readonly at: 'top' | 'bottom' }
  | {
      readonly is: 'cardEntered';
      readonly seat: SeatId;
      readonly as: 'duplicate' | 'printed' | 'attachment';
      readonly how: string;
      readonly host?: CardId;
    };

/** What the steps of a round do to all cards alike, and an event card that has done its work. */
const ROUTINE: readonly (string | undefined)[] = ['AGOT-6.2-a', 'AGOT-EVENT-b'];

/** A line of the log; nothing for what goes without saying. */
export function eventText(names: Names, seen: Seen, view: AgotView): string | undefined {
  if ('rule' in seen && ROUTINE.includes(seen.rule)) return undefined;
  // Some names end with a mark of their own.
  return told(names, seen, view)?.replace(/!\.$/, '!');
}

function told(names: Names, seen: Seen, view: AgotView): string | undefined {
  const say = names.words.event;
  const card = (id: CardId | undefined): string => names.card(view, id);
  switch (seen.is) {
    case 'goldGained':
    case 'incomeCollected':
    case 'goldSpent':
      return say[seen.is](names.seat(seen.seat), seen.amount);
    case 'goldReturned':
      return say.goldReturned(names.seat(seen.seat));
    case 'goldMoved':
      return say.goldMoved(names.seat(seen.from), names.seat(seen.to), seen.amount);
    case 'powerGained':
    case 'powerDiscarded':
      return say[seen.is](card(seen.card), seen.amount);
    case 'powerMoved':
      return say.powerMoved(card(seen.from), card(seen.card), seen.amount);
    case 'tokensPlaced':
    case 'tokensRemoved':
      return say[seen.is](card(seen.card), names.words.token[seen.token] ?? seen.token, seen.amount);
    case 'knelt':
      // Who is declared kneels; that goes without saying.
      return seen.rule === 'AGOT-CHAL-a' || seen.rule === 'AGOT-4.2.1-a' ? undefined : say.knelt(card(seen.card));
    case 'stood':
    case 'joinedChallenge':
    case 'removedFromChallenge':
      return say[seen.is](card(seen.card));
    case 'cardEntered':
      return entryText(names, seen, view);
    case 'controlTaken':
      return say.controlTaken(names.seat(seen.seat), card(seen.card));
    case 'leftPlay':
      return departureText(names, seen);
    case 'cardPlayed':
      return undefined;
    case 'cardWithdrawn':
      return 'card' in seen ? say.cardWithdrawn(card(seen.card)) : say.hiddenCardTaken(names.seat(seen.seat));
    case 'cardsDrawn':
      return say.cardsDrawn(names.seat(seen.seat), seen.count, names.cards(view, seen.cards ?? []));
    case 'cardDiscarded':
      return seen.pillager === undefined
        ? say.discarded(card(seen.card))
        : say.pillaged(card(seen.card), card(seen.pillager));
    case 'cardBuried':
      return say.buried(card(seen.card));
    case 'cardsLooked':
      return 'count' in seen
        ? say.cardsLooked(names.seat(seen.seat), seen.count, '')
        : say.cardsLooked(names.seat(seen.seat), seen.cards.length, names.cards(view, seen.cards));
    case 'cardsShown':
      return seen.cards.length === 0 ? undefined : say.cardsShown(names.cards(view, seen.cards));
    case 'cardTaken':
      return 'card' in seen ? say.cardTaken(card(seen.card)) : say.hiddenCardTaken(names.seat(seen.seat));
    case 'cardPlaced':
      return 'card' in seen
        ? say.cardPlaced(card(seen.card), seen.at)
        : say.hiddenCardPlaced(names.seat(seen.seat), seen.at);
    case 'deckShuffled':
      return say.deckShuffled(names.seat(seen.seat));
    case 'challengeInitiated':
      return say.challengeInitiated(
        names.seat(seen.attacker),
        names.words.type[seen.type],
        names.seat(seen.against),
        names.cards(view, seen.attackers),
      );
    case 'bypassed':
      return say.bypassed(card(seen.by), card(seen.card));
    case 'challengeRedirected':
      return say.challengeRedirected(names.seat(seen.to));
    case 'defendersDeclared':
      return seen.defenders.length === 0 ? say.noDefenders : say.defendersDeclared(names.cards(view, seen.defenders));
    case 'challengeDecided':
      return resultText(names, seen, view);
    case 'rivalryGained':
      return say.rivalryGained(names.seat(seen.seat));
    case 'challengeEnded':
      return say.challengeEnded;
    case 'roundEntered':
      return say.roundEntered(seen.round);
    case 'phaseEntered':
      return say.phaseEntered(names.words.phase[seen.phase]);
    case 'activeSet':
      return seen.seat === null ? undefined : say.active(names.seat(seen.seat));
    case 'plotChosen':
      return say.plotChosen(names.seat(seen.seat));
    case 'plotsRevealed':
      return say.plotsRevealed(plotsBySeat(names, view, seen.plots));
    case 'plotsReturned':
      return say.plotsReturned(names.seat(seen.seat));
    case 'initiativeWon':
      return say.initiativeWon(names.seat(seen.seat), bySeat(names, view, seen.values));
    case 'firstChosen':
      return say.firstChosen(names.seat(seen.seat));
    case 'titlesShuffled':
      return say.titlesShuffled(seen.aside);
    case 'titleTaken':
      return say.titleTaken(names.seat(seen.seat));
    case 'titlesRevealed':
      return say.titlesRevealed(
        view.seats
          .flatMap(({ seat, title }) => (title === null ? [] : [`${names.seat(seat)} – ${names.sight(title.sight)}`]))
          .join(', '),
      );
    case 'titlesReturned':
      return say.titlesReturned;
    case 'dominanceDetermined':
      return seen.winner === null
        ? say.dominanceTied(bySeat(names, view, seen.totals))
        : say.dominanceWon(names.seat(seen.winner), bySeat(names, view, seen.totals));
    case 'conceded':
      return say.conceded(names.seat(seen.seat));
    case 'eliminated':
      return say.eliminated(names.seat(seen.seat));
    case 'mulliganed':
      return say.mulliganed(names.seat(seen.seat));
    case 'setupPlaced':
      return say.setupPlaced(names.seat(seen.seat), 'count' in seen ? seen.count : seen.cards.length);
    case 'setupRevealed':
      return say.setupRevealed;
    case 'passed':
      return say.passed(names.seat(seen.seat));
    case 'abilityUsed':
      return useText(names, seen, view);
    case 'effectBegan':
      return effectText(names, seen, view);
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
  }
}

/** The plots that were turned up, each with the player whose plot it is. */
function plotsBySeat(names: Names, view: AgotView, plots: readonly CardId[]): string {
  return plots
    .map((plot) => {
      const owner = view.seats.find((one) => one.plot?.id === plot);
      return owner === undefined ? names.card(view, plot) : `${names.seat(owner.seat)} – ${names.card(view, plot)}`;
    })
    .join(', ');
}

/** A number for each seat that is in the game. */
function bySeat(names: Names, { seats }: AgotView, values: readonly number[]): string {
  return seats
    .filter(({ standing }) => standing === 'seated')
    .map(({ seat }) => `${names.seat(seat)} – ${values[seat] ?? 0}`)
    .join(', ');
}

function entryText(names: Names, seen: Extract<Seen, { is: 'cardEntered' }>, view: AgotView): string {
  const say = names.words.event;
  const seat = names.seat(seen.seat);
  if (seen.as === 'duplicate') return say.duplicated(seat, names.card(view, seen.host));
  const card = names.card(view, 'card' in seen ? seen.card : undefined);
  if (seen.host !== undefined) return say.attached(seat, card, names.card(view, seen.host));
  if (seen.how === 'marshaled') return say.marshaled(seat, card);
  return seen.how === 'ambushed' ? say.ambushed(seat, card) : say.entered(seat, card);
}

/** The winner's total first. */
function resultText(names: Names, { result }: Extract<AgotEvent, { is: 'challengeDecided' }>, view: AgotView): string {
  const say = names.words.event;
  const { attacking, defending } = result.totals;
  if (result.winner === null) return say.challengeUndecided(attacking, defending);
  const isAttacker = view.challenge === null ? attacking >= defending : view.challenge.attacker === result.winner;
  const won = say.challengeWon(
    names.seat(result.winner),
    isAttacker ? attacking : defending,
    isAttacker ? defending : attacking,
  );
  return result.unopposed === 'yes' ? `${won} ${say.unopposed}` : won;
}

/** An event is played, an ability used; what the rules do with a card shows by itself. */
function useText(names: Names, { ability, by }: Extract<AgotEvent, { is: 'abilityUsed' }>, view: AgotView) {
  if (ability.printed === RULES) return undefined;
  const say = names.words.event;
  const isPlayed = factOf(ability.printed).type === 'event';
  return (isPlayed ? say.cardPlayed : say.abilityUsed)(names.seat(by), names.card(view, ability.self));
}

/** What goes on for a while says whom it is for; what the rules note for themselves is nobody's business. */
function effectText(names: Names, { effect }: EffectBegan, view: AgotView) {
  const { source, by, cards, seats, until, gives } = effect;
  if (source.printed === RULES) return undefined;
  const named = CHALLENGE_TYPES.find((type) =>
    gives.some((given) => given.is === 'gain' && given.what === NAMED_TYPE && given.name === type),
  );
  if (named !== undefined)
    return names.words.event.typeNamed(names.printed(source.printed), names.seat(by), names.words.type[named]);
  const whom = names.words.and([...cards.map((one) => names.card(view, one)), ...seats.map((one) => names.seat(one))]);
  const from = names.printed(source.printed);
  const lasts = names.words.until[periodOf(until)];
  const given = gives.map((modifier) => modifierWords(modifier, 'effect')?.text[names.lang]);
  return cards.length > 0 && given.every((words) => words !== undefined)
    ? names.words.event.effectGives(from, whom, given.join(', '), lasts)
    : names.words.event.effectBegan(from, whom, lasts);
}

function periodOf(until: EffectBegan['effect']['until']): Until {
  if (until === 'endOfGame') return 'game';
  return until.period === 'round' || until.period === 'challenge' ? until.period : 'phase';
}

function departureText(names: Names, { printed, to, how, type, controller }: Extract<AgotEvent, { is: 'leftPlay' }>) {
  const say = names.words.event;
  if (type === 'duplicate' || printed === null) return say.duplicateSpent(names.seat(controller));
  const name = names.printed(printed);
  switch (how) {
    case 'killed':
      return say.killed(name);
    case 'sacrificed':
      return say.sacrificed(name);
    case 'discarded':
      return say.discarded(name);
    case 'removed':
      return say.removed(name);
    case 'returned':
      return to === 'hand' ? say.returnedToHand(name) : say.returnedToDeck(name);
  }
}

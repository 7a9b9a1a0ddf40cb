import type { Call, CardId, EventRule, PrintedId, RuleId, SeatId } from '@kronika/kernel';
import type { CardDefinition, TriggerKind } from './ability/ability.ts';
import type { Listed } from './ability/reading.ts';
import type { Use } from './ability/use.ts';
import type { Cost } from './cost/cost.ts';
import type { LayerEvent } from './events.ts';
import type { Limit } from './limit/limit.ts';
import type { IsDeparting } from './sequence/departing.ts';
import type { AbilityRef, Cause, LcgEvent, LcgState } from './state.ts';
import type { KnownVerb } from './verb-index.ts';
import type { Verdict } from './verdict.ts';

/**
 * A verb of the game: what the event does, when it can change anything, whom it touches.
 * `Any` is what may happen along with it: any event of the game.
 */
export interface Verb<S extends LcgState, E extends LcgEvent, Any extends LcgEvent = E> extends EventRule<S, E> {
  /** Whether it could happen and would change something. */
  can(state: S, event: E): Verdict;
  /** What else the event is: each is a name under which "cannot" may forbid it, beside the kind of the event. */
  aspects?(state: S, event: E): readonly string[];
  /** The cards it changes: these may be immune to it or forbid it. */
  touches?(event: E): readonly CardId[];
  /** The event for the rest, where it may not touch some of its cards; without this it does not happen at all then. */
  without?(event: E, cards: readonly CardId[]): E | undefined;
  /** It changes only what lies on the cards it touches: these may be immune, tokens on them are not. */
  readonly changes?: 'tokens';
  /** It makes the cards it touches leave play. */
  readonly departure?: true;
  /** What happens at the very same time because of it. */
  along?(state: S, event: E): readonly Any[];
}

/**
 * How the use of an ability ended. `unpaid`: part of its cost could not be paid after all; `aimless`: when it came
 * to choosing there was nothing left to choose.
 */
export type Ending = 'resolved' | 'cancelled' | 'unpaid' | 'aimless';

/** Everything the layer has to know about a game. */
export interface LcgRules<S extends LcgState, E extends LcgEvent> {
  /** The verb behind a kind of event. The layer's own events have theirs in `layerVerbs`. */
  verb(kind: string): KnownVerb<S, E>;
  /** The rules that the layer's questions rest on. */
  readonly cites: Readonly<
    Record<'actions' | 'interrupts' | 'reactions' | 'forced' | 'delayed' | 'costs' | 'targets', RuleId>
  >;
  /** Takes the layer's own events for events of the game, which they are: its union lists them. */
  lift(event: LayerEvent<E>): E;
  definition(printed: PrintedId): CardDefinition<S, E>;
  /** All cards there are: a seat with hidden cards could hold any of them. */
  readonly pool: readonly PrintedId[];
  /** The name that uniqueness, copies and maxima go by. */
  nameOf(printed: PrintedId): string;

  isInPlay(state: S, card: CardId): boolean;
  /** Whether its text is there at all: a facedown card or a broken province has none. */
  hasText(state: S, card: CardId): boolean;
  /** Actions that the rules themselves give a card for where it lies, such as playing it from hand. */
  gameAbilities(state: S, card: CardId): readonly AbilityRef[];
  /** Triggered abilities of the rules that answer to the event, such as what a keyword does when its card leaves. */
  gameAnswers?(state: S, kind: TriggerKind, event: E): readonly AbilityRef[];
  /** Costs that the rules add to those of the text, such as the price of an event. */
  gameCosts(state: S, use: Use<E>): Listed<Cost<S, E>>;
  /**
   * Whether the costs of the rules are more than its player has, whatever they are paid with: told without trying it.
   * Most cards in a hand are too dear most of the time.
   */
  isTooDear?(state: S, use: Use<E>): boolean;
  /** What further restricts using abilities, such as "cannot play events". */
  restriction(state: S, use: Use<E>): Verdict;
  /** How often an ability may be used that says nothing about it. */
  readonly defaultLimit: Limit | 'unlimited';

  /** The classes of effect this cause belongs to, for immunities. */
  classesOf(state: S, cause: Cause): readonly string[];
  /** What happens when a card is shown to be used: an event card leaves the hand. */
  declared(state: S, use: Use<E>): readonly E[];
  /** What happens when the use is over, cancelled or not: an event card is discarded. */
  concluded(state: S, use: Use<E>, ending: Ending): readonly E[];
  /** What happens together with the last part of the effect, before anything reacts to it: an event card is put away. */
  closing?(state: S, use: Use<E>): readonly E[];
  /** Asks in which order cards that reach a pile at the same time go onto it; where no card can tell, nobody is asked. */
  arranging?(state: S, events: readonly E[]): Call<readonly E[]> | undefined;
  /**
   * What else can be said of the step from one state to the next: events that change nothing themselves and that cards
   * may react to, such as a strength that was raised.
   */
  noticed?(before: S, after: S): readonly E[];
  /** What comes of these events when everything that reacts to them is over; asked before they happen. */
  afterwards?(state: S, events: readonly E[]): Call | undefined;
  /** Cards outside a seat's hand that it may use as if they were in it. */
  asIfInHand?(state: S, seat: SeatId): readonly CardId[];
  /**
   * What must be put right at once, before any window opens; asked until there is nothing left. A card that is already
   * departing is not made to leave once more: what its leaving brings about would be brought about twice.
   */
  settle(state: S, isDeparting: IsDeparting): Call | undefined;
  /** Whether a seat could pay for this card by what everybody can see. */
  couldAfford(state: S, seat: SeatId, printed: PrintedId): boolean;
}

import { type CardId, cardOf, cardsIn, type Question, type SeatId, type ZoneId } from '@kronika/kernel';
import { type DrivenTable, matches, type OptionPattern, ScenarioError, SeatDriver } from '@kronika/testkit';
import type { Suit } from '../facts/fact.ts';
import type { CardName, SiteName } from '../facts/library.ts';
import type { Source, TradeFor } from '../options.ts';
import { type Region, type ReliquarySlot, SLOTS, type Slot } from '../places.ts';
import { nameIn, siteAt } from '../queries/cards.ts';
import { boardWarbands, warbandBank } from '../queries/pieces.ts';
import { colourOf, playerOf } from '../queries/seats.ts';
import { idlePowers } from '../rules/power.ts';
import type { BannerName, Colour, Goal, Oath, Player, PromiseTerm } from '../state.ts';
import { advisersOf, handOf, relicsOf, visionOf } from '../zones.ts';

/** A site by the name it shows, or by its place. */
export type SiteRef = SiteName | Slot;

/** What a player needs of the table. */
export interface PlayedTable extends DrivenTable {
  readonly state: Oath;
}

/** Modifiers of an action, by name: `red.musters('keep', { with: ['x'] })`. */
interface Modified {
  readonly with?: readonly CardName[];
}

/** A player of a scenario, called by its colour. Each verb fails with what was possible instead. */
export class PlayerDriver {
  readonly #table: PlayedTable;
  readonly colour: Colour;

  constructor(table: PlayedTable, colour: Colour) {
    this.#table = table;
    this.colour = colour;
  }

  // What the player does in the Act Phase. --------------------------------------------------------------------------

  /** Searches, e.g. `red.searches()`, `red.searches('cradle')`; what is drawn is kept and played by further steps. */
  searches(source: Source = 'world', modified: Modified = {}): this {
    return this.#acts({ is: 'search', source }, { is: 'source', source }, modified);
  }

  /** In a Search: keeps these cards, and discards the others in the order in which they lie. */
  keeps(...cards: readonly CardName[]): this {
    this.picks(...cards);
    const question = this.#openQuestion();
    if (question?.message.key === 'discardOrder' && question.is === 'order')
      this.#table.answer(
        this.seat,
        question.options.map((_, at) => at),
      );
    return this;
  }

  musters(card: CardName, modified: Modified = {}): this {
    return this.#acts({ is: 'muster', card }, { card }, modified);
  }

  trades(card: CardName, what: TradeFor, modified: Modified = {}): this {
    return this.#acts({ is: 'trade', card, for: what }, { card, for: what }, modified);
  }

  /** Recovers a banner, or a relic at the own site by its place there. */
  recovers(what: BannerName | { readonly relic: number }, modified: Modified = {}): this {
    const meant = typeof what === 'string' ? { is: 'banner', banner: what } : { is: 'relic', at: what.relic };
    return this.#acts({ is: 'recover', what: meant }, { is: 'recoverable', what: meant }, modified);
  }

  travels(to: SiteRef, modified: Modified = {}): this {
    const slot = this.#slot(to);
    return this.#acts({ is: 'travel', to: slot }, { slot }, modified);
  }

  /** Begins a campaign; targets, dice and plans follow step by step. */
  campaigns(against: Colour | 'bandits', modified: Modified = {}): this {
    const defender = against === 'bandits' ? against : this.#seatOf(against);
    return this.#acts({ is: 'campaign', defender }, { is: 'defender', defender }, modified);
  }

  /** Uses the Action power of a card. */
  uses(card: CardName): this {
    return this.takes({ is: 'power', card });
  }

  /** Uses an Action power that does nothing now: it is paid for, and that is all (OATH-7.1.3-a). */
  usesInVain(card: CardName): this {
    const before = unpaid(this.#table.state, this.seat);
    if (!idlePowers(this.#table.state, this.seat).some((each) => nameIn(this.#table.state, each) === card))
      throw new ScenarioError(`${card} would do something`);
    this.uses(card).isAsked('act');
    if (unpaid(this.#table.state, this.seat) !== before) throw new ScenarioError(`${card} did something`);
    return this;
  }

  /** Plays or discards a facedown adviser; where it goes follows. */
  playsAdviser(card: CardName): this {
    return this.takes({ is: 'adviser', card });
  }

  offersCitizenship(to: Colour): this {
    return this.takes({ is: 'offerCitizenship', to: this.#seatOf(to) });
  }

  exiles(citizen: Colour): this {
    return this.takes({ is: 'exileCitizen', seat: this.#seatOf(citizen) });
  }

  /** Ends the Act Phase. */
  endsTurn(): this {
    return this.takes({ is: 'endAct' });
  }

  // Answers to what is asked. ---------------------------------------------------------------------------------------

  /** Plays the card at hand to a site. */
  toSite(site: SiteRef): this {
    return this.takes({ is: 'toSite', slot: this.#slot(site) });
  }

  toAdvisers(face: 'up' | 'down' = 'up'): this {
    return this.takes({ is: 'toAdvisers', face });
  }

  discards(): this {
    return this.takes({ is: 'discard' });
  }

  /** Discards the card at hand, because nothing else can be done with it. */
  canOnlyDiscard(): this {
    const offered = this.offered('is');
    if (offered.length !== 1) throw new ScenarioError(`it may also be played: ${offered.join(', ')}`);
    return this.discards();
  }

  chooses(card: CardName): this {
    return this.takes({ is: 'card', card });
  }

  choosesSite(site: SiteRef): this {
    return this.takes({ is: 'site', slot: this.#slot(site) });
  }

  choosesBank(suit: Suit): this {
    return this.takes({ is: 'bank', suit });
  }

  choosesRegion(region: Region): this {
    return this.takes({ is: 'region', region });
  }

  choosesPlayer(colour: Colour): this {
    return this.takes({ is: 'seat', seat: this.#seatOf(colour) });
  }

  choosesGoal(goal: Goal): this {
    return this.takes({ is: 'goal', goal });
  }

  choosesBanner(banner: BannerName): this {
    return this.takes({ is: 'banner', banner });
  }

  /** A facedown adviser of somebody else, by its place among the advisers. */
  choosesFacedownAdviser(of: Colour, at = 0): this {
    return this.takes({ is: 'facedownAdviser', seat: this.#seatOf(of), at });
  }

  choosesReliquary(covers: ReliquarySlot): this {
    return this.takes({ is: 'reliquary', covers });
  }

  /** Declares a site as a target. */
  targetsSite(site: SiteRef): this {
    return this.takes({ is: 'target', target: { is: 'site', slot: this.#slot(site) } });
  }

  targetsRelic(card: CardName): this {
    return this.takes({ is: 'target', target: { is: 'relic', card } });
  }

  targetsBanner(banner: BannerName): this {
    return this.takes({ is: 'target', target: { is: 'banner', banner } });
  }

  /** Declares pawn and favor as a target. */
  targetsPawn(): this {
    return this.takes({ is: 'target', target: { is: 'pawn' } });
  }

  usesPlan(card: CardName, choice?: number): this {
    return this.takes(choice === undefined ? { is: 'plan', card } : { is: 'plan', card, choice });
  }

  /** No more targets, modifiers or plans. */
  isDone(): this {
    return this.takes({ is: 'done' });
  }

  takes(pattern: OptionPattern): this {
    this.driver.takes(pattern);
    return this;
  }

  accepts(): this {
    return this.takes({ is: 'accept' });
  }

  withdraws(): this {
    return this.takes({ is: 'withdraw' });
  }

  /** Answers an offer with another one, which is then put together. */
  counters(): this {
    return this.takes({ is: 'counter' });
  }

  /** Puts so much of something into an exchange: `red.puts('give', 'favor', 2)`. */
  puts(side: 'give' | 'want', good: 'favor' | 'secrets', amount = 1): this {
    for (let each = 0; each < amount; each += 1) this.takes({ is: 'term', side, good });
    return this;
  }

  /** Takes so much of something out of an exchange again. */
  takesBack(side: 'give' | 'want', good: 'favor' | 'secrets', amount = 1): this {
    for (let each = 0; each < amount; each += 1) this.takes({ is: 'drop', side, good });
    return this;
  }

  /** Puts a promise into an exchange: until when it binds, and what is staked on it. */
  promises(side: 'give' | 'want', promise: PromiseTerm, until: number, favor: number): this {
    return this.takes({ is: 'promise', side, promise })
      .takes({ is: 'untilRound', round: until })
      .takes({ is: 'stake', favor });
  }

  declines(): this {
    return this.takes({ is: 'decline' });
  }

  passes(): this {
    return this.takes({ is: 'pass' });
  }

  picks(...cards: readonly CardName[]): this {
    this.driver.picks(...cards.map((card) => ({ card })));
    return this;
  }

  orders(...cards: readonly CardName[]): this {
    this.driver.orders(...cards.map((card) => ({ card })));
    return this;
  }

  says(number: number): this {
    this.driver.says(number);
    return this;
  }

  distributes(...units: readonly number[]): this {
    this.driver.distributes(...units);
    return this;
  }

  // What may be said of the question to the player. -----------------------------------------------------------------

  isAsked(key: string): this {
    this.driver.isAsked(key);
    return this;
  }

  isNotAsked(): this {
    this.driver.isNotAsked();
    return this;
  }

  mayTake(pattern: OptionPattern): this {
    this.driver.mayTake(pattern);
    return this;
  }

  mayNotTake(pattern: OptionPattern): this {
    this.driver.mayNotTake(pattern);
    return this;
  }

  mayUse(card: CardName): this {
    return this.mayTake({ is: 'power', card });
  }

  mayNotUse(card: CardName): this {
    return this.mayNotTake({ is: 'power', card });
  }

  /** What the question offers, by one property of its options, e.g. the slots of sites. */
  offered(property: string): readonly unknown[] {
    const question = this.#table.questionTo(this.seat);
    this.#table.leavesOpen(this.seat);
    if (question.is === 'number') return [question.min, question.max];
    return question.options.flatMap((option) => {
      const value: unknown = Reflect.get(option, property);
      return value === undefined ? [] : [typeof value === 'number' ? (this.#table.nameCard(value) ?? value) : value];
    });
  }

  // What the player has. --------------------------------------------------------------------------------------------

  get seat(): SeatId {
    return this.#seatOf(this.colour);
  }

  get board(): Player {
    return playerOf(this.#table.state, this.seat);
  }

  get role() {
    return this.board.role;
  }

  get favor(): number {
    return this.board.favor;
  }

  get secrets(): number {
    return this.board.secrets;
  }

  get spentSecrets(): number {
    return this.board.spentSecrets;
  }

  get supply(): number {
    return this.board.supply;
  }

  /** Warbands on the board. */
  get warbands(): number {
    return boardWarbands(this.#table.state, this.seat);
  }

  /** Warbands left in the personal bank. */
  get bank(): number {
    return warbandBank(this.#table.state, colourOf(this.#table.state, this.seat));
  }

  /** The site at which the pawn stands; its place, if it lies facedown. */
  get site(): SiteRef {
    return siteAt(this.#table.state, this.board.site) ?? this.board.site;
  }

  /** Names of advisers; facedown ones as `name (facedown)`. */
  get advisers(): readonly string[] {
    return this.#names(advisersOf(this.seat));
  }

  get relics(): readonly string[] {
    return this.#names(relicsOf(this.seat));
  }

  get vision(): string | undefined {
    return this.#names(visionOf(this.seat))[0];
  }

  get hand(): readonly string[] {
    return this.#names(handOf(this.seat));
  }

  get driver(): SeatDriver {
    return new SeatDriver(this.#table, this.seat);
  }

  #names(zone: ZoneId): readonly string[] {
    const { state } = this.#table;
    return cardsIn(state.table, zone).map((card) => noted(state, card));
  }

  #slot(site: SiteRef): Slot {
    return slotNamed(this.#table.state, site);
  }

  #seatOf(colour: Colour): SeatId {
    const { state } = this.#table;
    const seat = SEAT_LIST.find((each) => state.players[each]?.colour === colour);
    if (seat === undefined) throw new ScenarioError(`nobody plays ${colour}`);
    return seat;
  }

  #openQuestion(): Question | undefined {
    return this.#table.match.open.find(({ question, answer }) => question.seat === this.seat && answer === undefined)
      ?.question;
  }

  /**
   * Takes an action. Where modifiers could be declared, the action is offered as a whole: it is taken, the modifiers are
   * named, and then its detail is chosen if it is asked for.
   */
  #acts(whole: OptionPattern, detail: OptionPattern, modified: Modified): this {
    const question = this.#table.questionTo(this.seat);
    const { nameCard } = this.#table;
    const offers = (pattern: OptionPattern) =>
      question.is === 'choose' && question.options.some((option) => matches(option, pattern, nameCard));
    if (offers(whole)) return this.takes(whole);
    const open = Object.fromEntries(Object.entries(whole).map(([key, value]) => [key, key === 'is' ? value : null]));
    if (!offers(open)) return this.takes(whole);
    this.takes(open);
    for (const card of modified.with ?? []) this.chooses(card);
    if (this.#openQuestion()?.message.key === 'modifiers') this.isDone();
    const asked = this.#openQuestion();
    if (asked?.is === 'choose' && asked.options.some((option) => matches(option, detail, nameCard))) this.takes(detail);
    return this;
  }
}

const SEAT_LIST: readonly SeatId[] = [0, 1, 2, 3, 4, 5];

/** Everything that paying for a power leaves alone. */
function unpaid({ table, sites, players, banks, banners }: Oath, seat: SeatId): string {
  const boards = players.map((player, at) =>
    at === seat ? { ...player, favor: 0, secrets: 0, spentSecrets: 0 } : player,
  );
  return JSON.stringify([table.zones, table.cards.map(({ warbands }) => warbands), sites, boards, banks, banners]);
}

/** The card by its name; a facedown one as `name (facedown)`. */
export function noted(state: Oath, card: CardId): string {
  const { face } = cardOf(state.table, card);
  return face === 'up' ? nameIn(state, card) : `${nameIn(state, card)} (facedown)`;
}

/** The place that a site is at. */
export function slotNamed(state: Oath, site: SiteRef): Slot {
  if (typeof site === 'number') return site;
  const slot = SLOTS.find((each) => siteAt(state, each) === site);
  if (slot === undefined) throw new ScenarioError(`${site} does not lie faceup on the map`);
  return slot;
}

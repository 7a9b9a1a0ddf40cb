import {
  type Answer,
  cardOf,
  cardsIn,
  type Match,
  type Outcome,
  type SeatId,
  type Viewer,
  type ZoneId,
} from '@kronika/kernel';
import { describeCardsOf, ScenarioError, ScenarioTable } from '@kronika/testkit';
import { test } from 'vitest';
import type { EventOf, OathEvent } from '../event.ts';
import { isOathEvent } from '../events.ts';
import type { Suit } from '../facts/fact.ts';
import { CARD_FACTS, type CardName } from '../facts/library.ts';
import { oath } from '../game.ts';
import type { Region, ReliquarySlot } from '../places.ts';
import { nameIn } from '../queries/cards.ts';
import { favorSupply, placeAt } from '../queries/pieces.ts';
import { rulerOf } from '../queries/ruling.ts';
import type { OathSituation } from '../situation.ts';
import type { AttackFace, BannerName, Colour, DefenceFace, Oath, Warbands } from '../state.ts';
import type { OathView } from '../view.ts';
import {
  BOX,
  cardsZone,
  DISPOSSESSED,
  discardOf,
  RELIC_DECK,
  relicsZone,
  reliquaryZone,
  WORLD_DECK,
} from '../zones.ts';
import { noted, type PlayedTable, PlayerDriver, type SiteRef, slotNamed } from './player.ts';

/** What dice shall show. Chance is not touched: the scenario is played again until it falls so. */
export interface Rolls {
  readonly attack?: readonly AttackFace[];
  readonly defence?: readonly DefenceFace[];
  readonly end?: number;
}

/** Chance fell otherwise than the scenario asked for. */
class OtherRoll extends Error {}

const MOST_TRIES = 20_000;

/** The table of a scenario. Its functions and players may be taken apart; what changes is read from `table` itself. */
export class OathTable {
  readonly #inner = new ScenarioTable<Oath, OathView>(oath);
  readonly #seed: string;
  #rolls: Rolls = {};
  #seen = 0;
  readonly #played: PlayedTable;

  readonly purple: PlayerDriver;
  readonly chancellor: PlayerDriver;
  readonly red: PlayerDriver;
  readonly blue: PlayerDriver;
  readonly yellow: PlayerDriver;
  readonly white: PlayerDriver;
  readonly black: PlayerDriver;

  constructor(seed: string) {
    this.#seed = seed;
    const inner = this.#inner;
    const answer = (seat: SeatId, given: Answer): void => {
      inner.answer(seat, given);
      this.#watch();
    };
    this.#played = {
      get nameCard() {
        return inner.nameCard;
      },
      get match() {
        return inner.match;
      },
      get state() {
        return inner.state;
      },
      hasCard: inner.hasCard,
      questionTo: (seat) => inner.questionTo(seat),
      leavesOpen: inner.leavesOpen,
      answer,
    };
    this.purple = this.player('purple');
    this.chancellor = this.purple;
    this.red = this.player('red');
    this.blue = this.player('blue');
    this.yellow = this.player('yellow');
    this.white = this.player('white');
    this.black = this.player('black');
  }

  /** Lays out a situation: see `OathSituation`. */
  readonly given = (description: OathSituation): void => {
    this.#inner.given(description, this.#seed);
    this.#watch();
  };

  /** Begins a game from its setup instead. */
  readonly begins = (setup: unknown): void => {
    this.#inner.begins(setup, this.#seed);
    this.#watch();
  };

  /** What the next dice shall show, in any order: `rolls({ attack: ['sword', 'hollow'], defence: ['shield'] })`. */
  readonly rolls = (rolls: Rolls): void => {
    this.#rolls = rolls;
  };

  /** Chance other than dice shall have fallen so; else the scenario is played again. */
  falls(so: boolean): void {
    if (!so) throw new OtherRoll();
  }

  readonly player = (colour: Colour): PlayerDriver => new PlayerDriver(this.#played, colour);

  /** The seat gives up. */
  readonly concedes = (colour: Colour): void => {
    this.#inner.concedes(this.player(colour).seat);
    this.#watch();
  };

  readonly view = (viewer: Viewer): OathView => this.#inner.view(viewer);

  /** The scenario may end here, whoever is asked whatever. */
  readonly endsHere = (): void => {
    for (const { question } of this.#inner.match.open) this.#inner.leavesOpen(question.seat);
  };

  get table(): this {
    return this;
  }

  get match(): Match<Oath> {
    return this.#inner.match;
  }

  get state(): Oath {
    return this.#inner.state;
  }

  get outcome(): Outcome | undefined {
    return this.match.outcome;
  }

  /** All events of that kind since the beginning. */
  told<K extends OathEvent['is']>(is: K): readonly EventOf<K>[] {
    return this.#events().filter((event): event is EventOf<K> => event.is === is);
  }

  /** The kinds of everything that happened since the beginning, in order. */
  get kinds(): readonly OathEvent['is'][] {
    return this.#events().map(({ is }) => is);
  }

  /** The favor in a bank. */
  bank(suit: Suit): number {
    return this.state.banks[suit];
  }

  get supply(): number {
    return favorSupply(this.state);
  }

  /** Denizens, edifices and ruins at a site. */
  cardsAt(site: SiteRef): readonly string[] {
    return this.#names(cardsZone(slotNamed(this.state, site)));
  }

  relicsAt(site: SiteRef): readonly string[] {
    return this.#plain(relicsZone(slotNamed(this.state, site)));
  }

  warbandsAt(site: SiteRef): Warbands {
    return placeAt(this.state, slotNamed(this.state, site)).warbands;
  }

  /** Who rules a site: a colour, `empire`, `bandits`, or `undefined` while it lies facedown. */
  rulerOf(site: SiteRef): Colour | 'empire' | 'bandits' | undefined {
    const ruler = rulerOf(this.state, slotNamed(this.state, site));
    return typeof ruler === 'number' ? this.state.players[ruler]?.colour : ruler;
  }

  /** The tokens on a card, wherever it lies. */
  on(card: CardName): { readonly favor: number; readonly secrets: number; readonly warbands: Warbands } {
    const { favor, secrets, warbands } = this.#card(card);
    return { favor, secrets, warbands };
  }

  /** The zone a card lies in, e.g. `discard/cradle`. */
  zoneOf(card: CardName): string {
    return this.#card(card).zone;
  }

  /** A discard pile, top first. */
  discards(region: Region): readonly string[] {
    return this.#plain(discardOf(region));
  }

  get world(): readonly string[] {
    return this.#plain(WORLD_DECK);
  }

  get relicDeck(): readonly string[] {
    return this.#plain(RELIC_DECK);
  }

  get dispossessed(): readonly string[] {
    return this.#plain(DISPOSSESSED);
  }

  /** Cards that left the game. */
  get box(): readonly string[] {
    return this.#plain(BOX);
  }

  reliquary(slot: ReliquarySlot): string | undefined {
    return this.#plain(reliquaryZone(slot))[0];
  }

  /** Who holds a banner, and how many tokens lie on it. */
  banner(banner: BannerName): { readonly holder: Colour | undefined; readonly tokens: number } {
    const { holder, tokens } = this.state.banners[banner];
    return { holder: holder === null ? undefined : this.state.players[holder]?.colour, tokens };
  }

  get title(): { readonly holder: Colour | undefined; readonly side: 'oathkeeper' | 'usurper' } {
    const { holder, side } = this.state.title;
    return { holder: this.state.players[holder]?.colour, side };
  }

  /** The questions that are open although nothing in the scenario said so; at an Act Phase a scenario may always end. */
  forgotten(): readonly string[] {
    const isActing = this.#inner.match.open.some(({ question }) => question.message.key === 'act');
    return isActing ? [] : this.#inner.forgotten();
  }

  #events(): readonly OathEvent[] {
    return this.#inner.happened.flatMap(({ event }) => (isTold(event) ? [event] : []));
  }

  #card(name: CardName) {
    const card = this.state.table.cards.find(({ id }) => nameIn(this.state, id) === name);
    if (card === undefined) throw new ScenarioError(`no ${name} is at the table`);
    return cardOf(this.state.table, card.id);
  }

  #names(zone: ZoneId): readonly string[] {
    return cardsIn(this.state.table, zone).map((card) => noted(this.state, card));
  }

  #plain(zone: ZoneId): readonly string[] {
    return cardsIn(this.state.table, zone).map((card) => nameIn(this.state, card));
  }

  /** Looks whether the dice fell as asked, and whether the state still makes sense. */
  #watch(): void {
    const events = this.#events();
    for (const event of events.slice(this.#seen)) {
      const { attack, defence, end } = this.#rolls;
      if (event.is === 'attackRolled' && attack !== undefined && !areAlike(event.faces, attack)) throw new OtherRoll();
      if (event.is === 'defenceRolled' && defence !== undefined && !areAlike(event.faces, defence))
        throw new OtherRoll();
      if (event.is === 'endDieRolled' && end !== undefined && event.roll !== end) throw new OtherRoll();
    }
    this.#seen = events.length;
    const [fault] = oath.faults(this.state);
    if (fault !== undefined) throw new ScenarioError(`the rules are broken: ${fault}`);
  }
}

function isTold(event: { readonly is: string }): event is OathEvent {
  return isOathEvent({ ...event });
}

/** The same faces; a scenario that asks for another number of dice can never come true. */
function areAlike(rolled: readonly string[], wanted: readonly string[]): boolean {
  if (rolled.length !== wanted.length)
    throw new ScenarioError(`${rolled.length} dice were rolled, the scenario speaks of ${wanted.length}`);
  return rolled.toSorted().join() === wanted.toSorted().join();
}

function playOath(play: (table: OathTable) => void): void {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const table = new OathTable(`scenario ${tries}`);
    try {
      play(table);
    } catch (error) {
      if (error instanceof OtherRoll) continue;
      throw error;
    }
    const forgotten = table.forgotten();
    if (forgotten.length > 0) throw new ScenarioError(`the scenario forgets an open question: ${forgotten.join('; ')}`);
    return;
  }
  throw new ScenarioError('the dice never fell as the scenario asks');
}

/** A test that lays out a situation, takes decisions as people do, and says what then holds. */
export function scenario(title: string, play: (table: OathTable) => void): void {
  test(title, () => playOath(play));
}

/** A scenario among those of `describeCard`. */
export const shows =
  (play: (table: OathTable) => void): (() => void) =>
  () =>
    playOath(play);

/** Describes a card of the game: what it does, and where it does not. */
export const describeCard = describeCardsOf(CARD_FACTS.map(({ name }) => name));

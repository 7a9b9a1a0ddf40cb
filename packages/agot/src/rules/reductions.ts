import { type CardId, cardOf, type SeatId } from '@kronika/kernel';
import { add, type LastingEffect, type Modifier, untilEndOf } from '@kronika/lcg';
import { type CardType, DRAW_TYPES, type Faction, printOf } from '../cards/fact.ts';
import type { Trait } from '../cards/traits.ts';
import type { AgotEvent } from '../event.ts';
import type { AgotState } from '../state.ts';
import { ASIDE } from '../zones.ts';
import type { AgotUse } from './card-definition.ts';
import { hasAnyTrait } from './has.ts';
import { layer } from './layer.ts';
import { isEvent } from './playing-keys.ts';

/** Which cards become cheaper. What is not said does not matter. */
export interface Cheaper {
  readonly by: number;
  readonly to: 'marshal' | 'play' | 'either';
  readonly type?: CardType;
  readonly faction?: Faction;
  readonly loyal?: 'loyal';
  readonly traits?: readonly Trait[];
  /** Only the first one: not while another is still being played. */
  readonly first?: 'first';
}

const PREFIX = 'cost';

/** The modifier of a seat that makes such cards cheaper for it. The stat says which ones, because modifiers are data. */
export function cheaper({ by, to, type, faction, loyal, traits, first }: Cheaper): Modifier {
  const which = [PREFIX, to, type ?? '', faction ?? '', loyal ?? '', traits?.join('+') ?? ''];
  return add((first === undefined ? which : [...which, first]).join('/'), -by);
}

/** What a stat says, as far as it is about costs. */
interface Said {
  readonly to: string;
  readonly type: string;
  readonly faction: string;
  readonly loyal: string;
  readonly traits: readonly string[];
  readonly first: string;
}

/** There are few such stats, and each is asked about for every card in hand. */
const READ = new Map<string, Said | 'anotherStat'>();

function saidBy(stat: string): Said | 'anotherStat' {
  const known = READ.get(stat);
  if (known !== undefined) return known;
  const [prefix, to = '', type = '', faction = '', loyal = '', traits = '', first = ''] = stat.split('/');
  const said =
    prefix === PREFIX
      ? { to, type, faction, loyal, traits: traits === '' ? [] : traits.split('+'), first }
      : 'anotherStat';
  READ.set(stat, said);
  return said;
}

/** Cards that become cheaper; of `some`, more has to be true than their type. */
interface CheaperCards extends Pick<Cheaper, 'by' | 'type'> {
  readonly which: 'all' | 'some';
}

/** Which cards a modifier of a seat makes cheaper, if it makes any. */
export function cheaperIn(modifier: Modifier): CheaperCards | undefined {
  const said = modifier.is === 'add' ? saidBy(modifier.stat) : 'anotherStat';
  if (modifier.is !== 'add' || said === 'anotherStat') return undefined;
  const type = DRAW_TYPES.find((one) => one === said.type);
  const { faction, loyal, traits } = said;
  const which = faction === '' && loyal === '' && traits.length === 0 ? 'all' : 'some';
  return { by: -modifier.by, which, ...(type === undefined ? {} : { type }) };
}

function isMeant(state: AgotState, stat: string, card: CardId, how: 'marshal' | 'play'): boolean {
  const said = saidBy(stat);
  if (said === 'anotherStat') return false;
  const { to, type, faction, loyal, traits, first } = said;
  if (to !== 'either' && to !== how) return false;
  const fact = printOf(cardOf(state.table, card).printed);
  if (type !== '' && fact.type !== type) return false;
  if (faction !== '' && fact.faction !== faction) return false;
  if (loyal !== '' && !fact.loyal) return false;
  if (first !== '' && isAnotherBeingPlayed(state, card)) return false;
  return traits.length === 0 || isOfTraits(state, card, traits);
}

/** Whether the player of the card plays another event just now: that one was paid for before. */
function isAnotherBeingPlayed({ table, uses }: AgotState, card: CardId): boolean {
  const { owner } = cardOf(table, card);
  return uses.some(
    ({ ability, by }) =>
      by === owner && ability.self !== card && isEvent(ability) && cardOf(table, ability.self).zone === ASIDE,
  );
}

function isOfTraits(state: AgotState, card: CardId, names: readonly string[]): boolean {
  return hasAnyTrait(
    state,
    card,
    printOf(cardOf(state.table, card).printed).traits.filter((trait) => names.includes(trait)),
  );
}

/** The modifiers of the seat that make this card cheaper. */
export function reductionsFor(
  state: AgotState,
  seat: SeatId,
  card: CardId,
  how: 'marshal' | 'play',
): readonly Modifier[] {
  const modifiers = layer.modifiers.onSeat(state, seat);
  return modifiers.length === 0 ? modifiers : modifiers.filter((modifier) => isReduction(state, modifier, card, how));
}

/** Whether the modifier of a seat makes this card cheaper. */
export function isReduction(state: AgotState, modifier: Modifier, card: CardId, how: 'marshal' | 'play'): boolean {
  return modifier.is === 'add' && isMeant(state, modifier.stat, card, how);
}

/** The lasting effects that are used up by this card: "the next card" is this one, whatever it costs (AGOT-COST-h). */
export function usedUp(
  state: AgotState,
  seat: SeatId,
  card: CardId,
  how: 'marshal' | 'play',
): readonly LastingEffect[] {
  return state.lasting.filter(
    ({ seats, gives }) => seats.includes(seat) && gives.some((given) => isReduction(state, given, card, how)),
  );
}

/** "Reduce the cost of the next … this phase". What it reduces is written once, not each time somebody asks. */
export function reduceNext(which: Cheaper): (state: AgotState, use: AgotUse) => AgotEvent | undefined {
  const gives = [cheaper(which)];
  return (state, { ability, by }) => {
    const until = untilEndOf(state, 'phase');
    if (until === undefined) return undefined;
    return { is: 'effectBegan', effect: { source: ability, by, cards: [], seats: [by], gives, until } };
  };
}

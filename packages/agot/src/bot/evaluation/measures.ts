import { cardOf, cardsIn, type SeatId, type Side, seatsOf } from '@kronika/kernel';
import { CHALLENGE_TYPES, factOf } from '../../cards/fact.ts';
import { hasIcon, hasKeyword } from '../../rules/has.ts';
import { plotValueOf, powerOf, printedModifier, strengthOf } from '../../rules/values.ts';
import type { AgotState } from '../../state.ts';
import { attachedTo, charactersOf, deckOf, duplicatesOf, handOf, inPlayOf, isPlaying } from '../../zones.ts';

export const FEATURES = [
  'power',
  'nearVictory',
  'characters',
  'strength',
  'military',
  'intrigue',
  'powerIcons',
  'renown',
  'stealth',
  'standing',
  'duplicates',
  'attachments',
  'locations',
  'income',
  'gold',
  'hand',
  'deck',
  'claim',
  'plotIncome',
  'initiative',
  'active',
  'firstPlayer',
] as const;
export type AgotFeature = (typeof FEATURES)[number];

/** Power from which victory is near; 15 win (AGOT-WINGAME-a). */
const NEAR = 10;
const DEEP_DECK = 10;
/** A hand above the reserve is discarded, and gold is returned: more than this is of little use. */
const USEFUL_GOLD = 7;

function measuresOf(state: AgotState, seat: SeatId): Readonly<Record<AgotFeature, number>> {
  const power = powerOf(state, seat);
  const icons = { military: 0, intrigue: 0, power: 0 };
  let [strength, renown, stealth, standing, duplicates, attachments, income] = [0, 0, 0, 0, 0, 0, 0];
  const characters = charactersOf(state, seat);
  for (const id of characters) {
    const here = Math.max(0, strengthOf(state, id));
    strength += here;
    for (const icon of CHALLENGE_TYPES) if (hasIcon(state, id, icon)) icons[icon] += 1 + 0.2 * here;
    if (hasKeyword(state, id, 'renown')) renown += 1;
    if (hasKeyword(state, id, 'stealth')) stealth += 1;
    if (state.phase === 'challenges' && cardOf(state.table, id).stance === 'standing') standing += here;
    duplicates += duplicatesOf(state, id).length;
    attachments += attachedTo(state, id).length;
    income += printedModifier(state, id, 'gold');
  }
  const locations = inPlayOf(state, seat, 'location');
  for (const id of locations) income += printedModifier(state, id, 'gold');
  return {
    power,
    nearVictory: Math.max(0, power - NEAR),
    characters: characters.length,
    strength,
    military: icons.military,
    intrigue: icons.intrigue,
    powerIcons: icons.power,
    renown,
    stealth,
    standing,
    duplicates,
    attachments,
    locations: locations.reduce((sum, id) => sum + 1 + costOf(state, id), 0),
    income,
    gold: Math.min(USEFUL_GOLD, state.gold[seat] ?? 0),
    hand: cardsIn(state.table, handOf(seat)).length,
    deck: -Math.max(0, DEEP_DECK - cardsIn(state.table, deckOf(seat)).length),
    claim: plotValueOf(state, seat, 'claim'),
    plotIncome: plotValueOf(state, seat, 'income'),
    initiative: plotValueOf(state, seat, 'initiative'),
    active: state.active === seat ? 1 : 0,
    firstPlayer: state.first === seat ? 1 : 0,
  };
}

function costOf(state: AgotState, id: Parameters<typeof cardOf>[1]): number {
  const fact = factOf(cardOf(state.table, id).printed);
  return 'cost' in fact && typeof fact.cost === 'number' ? fact.cost : 0;
}

/** Whoever is out of the game has no chance any more, and no side. */
export function measure(state: AgotState): readonly Side<AgotFeature>[] {
  return seatsOf(state.gold.length)
    .filter((seat) => isPlaying(state, seat))
    .map((seat) => ({ seats: [seat], measures: measuresOf(state, seat) }));
}

/** No challenge is going on. */
export function isSettled({ challenge }: AgotState): boolean {
  return challenge === null;
}

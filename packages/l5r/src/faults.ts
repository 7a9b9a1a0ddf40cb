import { cardOf, cardsIn, hostOf, type SeatId } from '@kronika/kernel';
import { ELEMENTS, factOf } from './cards/fact.ts';
import type { L5rState } from './state.ts';
import { charactersOf, isInPlay, PLACES, playOf, provinceAt, typeOf, unlaidOf } from './zones.ts';

const SEATS: readonly SeatId[] = [0, 1];

/** What contradicts the rules in a state; none, unless there is a bug. */
export function faults(state: L5rState): readonly string[] {
  return [...numbers(state), ...rings(state), ...play(state), ...provinces(state)];
}

function numbers({ honor, fate, bids, dials, table }: L5rState): readonly string[] {
  return [
    ...[...honor, ...fate].filter((amount) => amount < 0 || !Number.isInteger(amount)).map((n) => `a pool holds ${n}`),
    ...dials.filter((dial) => dial !== null && (dial < 1 || dial > 5)).map((dial) => `a dial shows ${dial}`),
    ...bids.filter((bid) => bid !== null && bid < 0).map((bid) => `a bid is ${bid}`),
    ...table.cards.filter(({ fate: on }) => on < 0).map(({ printed }) => `${printed} owes fate`),
  ];
}

/** The contested ring is that of the conflict, and there is one exactly as long as there is a conflict. */
function rings({ rings: held, conflict }: L5rState): readonly string[] {
  const contested = ELEMENTS.filter((element) => held[element].held === 'contested');
  // After the ring was claimed the conflict goes on for a while without a contested one.
  if (contested.length === 0) return [];
  return contested.length === 1 && contested[0] === conflict?.ring ? [] : [`contested are ${contested.join(', ')}`];
}

/** Only characters and what is attached to them lie in the play area, each with its controller (L5R-UNIQUE-a). */
function play(state: L5rState): readonly string[] {
  return SEATS.flatMap((seat) => {
    const names = charactersOf(state, seat).flatMap((card) => {
      const fact = factOf(cardOf(state.table, card).printed);
      return fact.unique === true ? [fact.name] : [];
    });
    const doubled = names.filter((name, i) => names.indexOf(name) !== i);
    const strays = cardsIn(state.table, playOf(seat)).filter((card) => {
      const host = hostOf(state.table, card);
      const isAttachment = typeOf(state, card) === 'attachment';
      return isAttachment !== (host !== undefined) || (host !== undefined && !isInPlay(state, host));
    });
    return [
      ...doubled.map((name) => `seat ${seat} has ${name} in play twice`),
      ...strays.map((card) => `card ${card} lies in the play area and is on nobody`),
    ];
  });
}

/** Five provinces for each player, one at each place once they are laid. */
function provinces({ table }: L5rState): readonly string[] {
  return SEATS.flatMap((seat) => {
    const laid = PLACES.map((place) => cardsIn(table, provinceAt(seat, place)).length);
    const all = laid.reduce((sum, count) => sum + count, cardsIn(table, unlaidOf(seat)).length);
    const isLaid = cardsIn(table, unlaidOf(seat)).length === 0;
    return all !== 5 || (isLaid && laid.some((count) => count !== 1)) ? [`seat ${seat} has ${all} provinces`] : [];
  });
}

import { type CardId, cardOf, detach, type SeatId } from '@kronika/kernel';
import { printOf } from '../cards/fact.ts';
import { mark, moveCard } from '../handling.ts';
import { type AgotState, stateWith, UNMARKED } from '../state.ts';
import { discardOf, isInPlayArea, REMOVED, TITLE_POOL, titleHeldBy } from '../zones.ts';
import { forgetCard } from './forget-card.ts';

/** A card goes out of the game, or to its owner's discard pile if it only was under the control of who leaves. */
function gone(state: AgotState, card: CardId, seat: SeatId): AgotState {
  const { owner } = cardOf(state.table, card);
  const to = owner === seat ? REMOVED : discardOf(owner);
  const moved = detach(moveCard(state.table, card, { to, at: 'top', face: 'up' }), card);
  const table = mark(moved, card, { ...UNMARKED, controller: owner });
  return forgetCard(stateWith(state, { table }), card);
}

/**
 * All cards of the player are out of the game, cards of others that the player controlled are discarded without saves,
 * the title goes back to the pool, and nobody waits for the player any more (AGOT-ELIM-d).
 */
export function eliminate(state: AgotState, seat: SeatId): AgotState {
  const title = titleHeldBy(state, seat);
  const untitled =
    title === undefined
      ? state
      : forgetCard(stateWith(state, { table: moveCard(state.table, title, { to: TITLE_POOL, face: 'down' }) }), title);
  const cards = untitled.table.cards.filter(
    ({ id, owner, controller }) => !isTitle(untitled, id) && (owner === seat || controller === seat),
  );
  // What others have on these cards goes back to them.
  const orphans = untitled.table.cards.filter(
    ({ id, owner, controller }) =>
      owner !== seat &&
      controller !== seat &&
      isInPlayArea(untitled, id) &&
      cards.some((card) => untitled.table.hosts[id] === card.id),
  );
  const left = [...cards, ...orphans].reduce((now, { id }) => gone(now, id, seat), untitled);
  const seated = state.seated.filter((other) => other !== seat);
  const { challenge, active } = state;
  // A challenge without its attacking or defending player ends without further steps (AGOT-ELIM-e).
  const isOver = challenge !== null && (challenge.attacker === seat || challenge.defender === seat);
  return stateWith(isOver ? withoutParts(left) : left, {
    seated,
    gold: left.gold.with(seat, 0),
    first: nextFirst(state, seat),
    active: active === seat ? null : active,
    challenge: isOver ? null : challenge,
  });
}

/** Nobody takes part any more. */
function withoutParts(state: AgotState): AgotState {
  return stateWith(state, {
    table: state.table.cards
      .filter(({ part }) => part !== 'none')
      .reduce((table, { id }) => mark(table, id, { part: 'none' }), state.table),
  });
}

function isTitle(state: AgotState, card: CardId): boolean {
  return printOf(cardOf(state.table, card).printed).type === 'title';
}

/** If the first player is out, the player to the left is first (AGOT-FIRST-f). */
function nextFirst({ first, seated }: AgotState, out: SeatId): SeatId {
  if (first !== out) return first;
  const at = seated.indexOf(out);
  return seated[(at + 1) % seated.length] ?? first;
}

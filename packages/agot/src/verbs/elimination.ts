import { type CardId, cardOf, type Move, type SeatId } from '@kronika/kernel';
import { printOf } from '../cards/fact.ts';
import { mark, moveCard } from '../handling.ts';
import { type AgotState, stateWith } from '../state.ts';
import { discardOf, REMOVED, TITLE_POOL, titleHeldBy } from '../zones.ts';
import { forgetCard } from './forget-card.ts';
import { companions, departed, destination } from './leaving.ts';

interface Departure {
  readonly card: CardId;
  readonly move: Move;
}

/**
 * Cards of the player go out of the game, and cards of others that the player controlled to their owners' discard piles.
 * What others have on and under any of them goes the way it always goes (AGOT-ELIM-d, AGOT-LEAVE-d, -e).
 */
function departures(state: AgotState, seat: SeatId): readonly Departure[] {
  const own = state.table.cards
    .filter(({ id, owner, controller }) => !isTitle(state, id) && (owner === seat || controller === seat))
    .map(({ id, owner }): Departure => {
      const to = owner === seat ? REMOVED : discardOf(owner);
      return { card: id, move: { to, at: 'top', face: 'up' } };
    });
  const all = [...own];
  // A duplicate may lie under an attachment that goes along: the list grows while it is read.
  for (const { card } of all)
    for (const event of companions(state, card))
      if (!all.some((known) => known.card === event.card))
        all.push({ card: event.card, move: destination(state, event) });
  return all;
}

/**
 * All cards of the player are out of the game, cards of others that the player controlled are discarded without saves,
 * the title goes back to the pool, nobody waits for the player any more, and what the player's abilities left behind
 * for later does not come (AGOT-ELIM-d).
 */
export function eliminate(state: AgotState, seat: SeatId): AgotState {
  const title = titleHeldBy(state, seat);
  const untitled =
    title === undefined
      ? state
      : forgetCard(stateWith(state, { table: moveCard(state.table, title, { to: TITLE_POOL, face: 'down' }) }), title);
  const left = departures(untitled, seat).reduce((now, { card, move }) => departed(now, card, move), untitled);
  const seated = state.seated.filter((other) => other !== seat);
  const { challenge, active } = left;
  // A challenge without its attacking or defending player ends without further steps (AGOT-ELIM-e).
  const isOver = challenge !== null && (challenge.attacker === seat || challenge.defender === seat);
  return stateWith(isOver ? withoutParts(left) : left, {
    seated,
    gold: left.gold.with(seat, 0),
    first: nextFirst(state, seat),
    active: active === seat ? null : active,
    challenge: isOver ? null : challenge,
    delayed: left.delayed.filter(({ use }) => use.by !== seat),
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

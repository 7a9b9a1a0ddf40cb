import { cardsIn, changed, type SeatId, seenByAll, type Table } from '@kronika/kernel';
import type { FieldEvent } from '../event.ts';
import { moveCard } from '../handling.ts';
import type { Piece, Senjutsu, SenjutsuCard } from '../state.ts';
import { discardOf, FOE_POISON, OUT, SEAT_ZONES, zoneCalled } from '../zones.ts';
import { type RulesFor, withBody, withTable, withTurn } from './change.ts';
import { stateWith } from './copies.ts';
import { dropped } from './turn-events.ts';

function isSamePiece(one: Piece, other: Piece): boolean {
  return one.kind === other.kind && one.cells.join() === other.cells.join();
}

/** The cards of a defeated hero leave the game, and cards of others that lay with it go back to them (SEN-MULTI-d). */
function withoutCardsOf(table: Table<SenjutsuCard>, seat: SeatId): Table<SenjutsuCard> {
  const own = table.cards.filter(({ owner, zone }) => owner === seat && zone !== OUT && zone !== FOE_POISON);
  const lyingThere = new Set(SEAT_ZONES.map((name) => zoneCalled(seat, name)).flatMap((zone) => cardsIn(table, zone)));
  const foreign = table.cards.filter(({ owner, id }) => owner !== seat && lyingThere.has(id));
  const removed = own.reduce((before, { id, zone, face }) => {
    const isOpen = before.zones[zone]?.kind === 'open' && face === 'up';
    return moveCard(before, id, { to: OUT, face: isOpen ? 'up' : 'down' });
  }, table);
  return foreign.reduce((before, { id, owner }) => moveCard(before, id, { to: discardOf(owner), face: 'up' }), removed);
}

/** On the field. Everything there is public. */
export const fieldEvents: RulesFor<FieldEvent['is']> = {
  stepped: { apply: (state, { fighter, to }) => withBody(state, fighter, () => ({ cell: to })), see: seenByAll },
  turned: { apply: (state, { fighter, facing }) => withBody(state, fighter, () => ({ facing })), see: seenByAll },
  swapped: {
    apply: (state, { fighters: [one, other] }) => {
      const [here, there] = [state.fighters[one]?.cell ?? null, state.fighters[other]?.cell ?? null];
      return withBody(
        withBody(state, one, () => ({ cell: there })),
        other,
        () => ({ cell: here }),
      );
    },
    see: seenByAll,
  },
  collided: { apply: (state) => state, see: seenByAll },
  pieceRemoved: {
    apply: (state, { piece }) =>
      stateWith(state, {
        field: changed(state.field, { pieces: state.field.pieces.filter((one) => !isSamePiece(one, piece)) }),
      }),
    see: seenByAll,
  },
  struck: { apply: (state) => state, see: seenByAll },
  stopped: { apply: (state) => state, see: seenByAll },
  missed: { apply: (state) => state, see: seenByAll },
  blockRaised: {
    apply: (state, { block }) => withTurn(state, { blocks: [...state.turn.blocks, block] }),
    see: seenByAll,
  },
  blocksLowered: { apply: (state) => withTurn(state, { blocks: [] }), see: seenByAll },
  hidden: { apply: (state, { fighter }) => withBody(state, fighter, () => ({ stealth: 'hidden' })), see: seenByAll },
  seen: { apply: (state, { fighter }) => withBody(state, fighter, () => ({ stealth: 'seen' })), see: seenByAll },
  defeated: { apply: (state, { fighter, how }) => withoutFighter(state, fighter, how), see: seenByAll },
};

type Defeated = Extract<FieldEvent, { readonly is: 'defeated' }>;

function withoutFighter(state: Senjutsu, fighter: Defeated['fighter'], how: Defeated['how']): Senjutsu {
  const fallen = dropped(
    withBody(state, fighter, () => ({ defeat: how, cell: null })),
    fighter,
  );
  const unguarded = withTurn(fallen, { blocks: fallen.turn.blocks.filter(({ by }) => by !== fighter) });
  const gone = state.fighters[fighter];
  if (gone?.is !== 'hero') return unguarded;
  const advantage = unguarded.advantage.filter((seat) => seat !== gone.seat);
  return withTable(stateWith(unguarded, { advantage }), withoutCardsOf(unguarded.table, gone.seat));
}

import {
  ask,
  type CardId,
  chooseCard,
  emit,
  emitAll,
  finishWith,
  flow,
  goTo,
  type QuestionFor,
  type SeatId,
} from '@kronika/kernel';
import type { Cause, SenjutsuEvent } from '../event.ts';
import { forcedPenalty, type Penalty } from '../field/terrain.ts';
import type { Collision } from '../field/walks.ts';
import { abilityCardsInHand, seatOf } from '../fighters.ts';
import type { Cell } from '../hex/index.ts';
import type { FighterId, Senjutsu } from '../state.ts';
import { settleDefeats } from './defeat.ts';
import { focusOf, loses } from './perform/focus.ts';
import { statusDeeds, woundEvents } from './perform/harm.ts';
import { type Came, type Deed, events } from './perform/verb.ts';
import { onCard, type Resolving, words } from './resolving.ts';
import { isOnField } from './who.ts';

const COLLISION: Cause = { is: 'collision' };

/** What terrain does to whoever comes into it. */
export function suffers(state: Senjutsu, fighter: FighterId, penalty: Penalty, cause: Cause): readonly Deed[] {
  return [
    ...statusDeeds(state, fighter, { status: 'stun', count: penalty.stuns }, cause),
    ...statusDeeds(state, fighter, { status: 'limp', count: penalty.limps }, cause),
    ...events(...woundEvents(state, fighter, { wounds: penalty.wounds, bleeding: 0 }, cause)),
    ...(penalty.focus === 'lost' ? events(...loses(state, fighter, focusOf(state, fighter), 'lost')) : []),
  ];
}

/** The bamboo on a cell is gone (SEN-TERR-bamboo-b, -c). */
export function bambooGone(
  { field }: Senjutsu,
  cell: Cell,
  rule: 'SEN-TERR-bamboo-b' | 'SEN-TERR-bamboo-c',
): readonly SenjutsuEvent[] {
  return field.pieces
    .filter(({ kind, cells }) => kind === 'bamboo' && cells.includes(cell))
    .map((piece) => ({ is: 'pieceRemoved', piece, rule }));
}

interface Colliding extends Resolving {
  /** Who ran into something; whoever resolves the line may be another. */
  readonly mover: FighterId;
  readonly collision: Collision;
  readonly discarded?: CardId;
}

/**
 * Somebody is forced off the board, onto terrain or onto another fighter, and stays where it was (SEN-COLL). Whether its
 * card is abandoned is for the caller to say: a push does not do that (SEN-PUSH-f, SEN-PUSH-h).
 */
export const collide = flow<Senjutsu, Colliding, Came>()('senjutsu/collide', {
  collide: (state, { mover, collision }) => {
    const { at, with: into } = collision;
    const told = emit<SenjutsuEvent>({ is: 'collided', fighter: mover, at, with: into, rule: RULES[into] });
    switch (collision.with) {
      case 'edge':
        return [told, ...statusDeeds(state, mover, { status: 'stun', count: 1 }, COLLISION), settleDefeats];
      case 'terrain': {
        const cause: Cause = { is: 'terrain', piece: collision.kind };
        return [
          told,
          emitAll(bambooGone(state, at, 'SEN-TERR-bamboo-b')),
          ...suffers(state, mover, forcedPenalty(collision.kind), cause),
          settleDefeats,
        ];
      }
      case 'hero':
        return [told, goTo('ask')];
    }
  },
  done: () => finishWith<Came>({ end: 'done' }),
  ask: (state, on) => {
    const question = discardQuestion(state, on);
    return question === undefined ? undefined : ask('discarded', question);
  },
  discard: (state, { mover, discarded }) => {
    const seat = seatOf(state, mover);
    if (seat === undefined || discarded === undefined) return undefined;
    const cards = [discarded];
    return emit<SenjutsuEvent>({ is: 'discarded', seat, cards, face: 'up', cause: COLLISION, rule: 'SEN-COLL-hero' });
  },
  stun: (state, { mover, collision }) => {
    const both = collision.with === 'hero' ? [mover, collision.fighter] : [mover];
    return [
      ...both
        .filter((fighter) => isOnField(state, fighter))
        .flatMap((fighter) => statusDeeds(state, fighter, { status: 'stun', count: 1 }, COLLISION)),
      settleDefeats,
    ];
  },
  end: () => finishWith<Came>({ end: 'done' }),
});

const RULES = { edge: 'SEN-COLL-off', terrain: 'SEN-COLL-terr', hero: 'SEN-COLL-hero' } as const;

/** Without an ability card in hand that part is skipped (SEN-COLL-d). */
function discardQuestion(state: Senjutsu, on: Colliding): QuestionFor<CardId> | undefined {
  const seat: SeatId | undefined = seatOf(state, on.mover);
  const from = seat === undefined ? [] : abilityCardsInHand(state, seat);
  if (seat === undefined || from.length === 0) return undefined;
  return chooseCard({
    seat,
    from,
    ...words(on, 'SEN-COLL-hero', { key: 'discardCards', on: onCard(on), count: 1 }),
  });
}

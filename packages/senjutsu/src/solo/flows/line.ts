import { afterThat, byChance, call, emit, emitAll, finishWith, flow } from '@kronika/kernel';
import { lineAt, soloFact } from '../../cards/library.ts';
import type { CardType, Line } from '../../cards/pictograms.ts';
import type { SenjutsuEvent } from '../../event.ts';
import { groundFor } from '../../field/ground.ts';
import { uncancelled, type Walk, walks } from '../../field/walks.ts';
import { playedBy } from '../../fighters.ts';
import type { SoloCounter } from '../../rules/calls.ts';
import { linesFrom } from '../../rules/card-lines.ts';
import { settleDefeats } from '../../rules/defeat.ts';
import { moving } from '../../rules/move.ts';
import { woundEvents } from '../../rules/perform/harm.ts';
import type { Came, Deed } from '../../rules/perform/verb.ts';
import { type Resolving, resolvingOf } from '../../rules/resolving.ts';
import type { Senjutsu } from '../../state.ts';
import { intentOf } from '../attack-plan.ts';
import { afterCounter } from '../contracts.ts';
import { shieldStand } from '../defence.ts';
import type { Foe, FoeCard } from '../foe.ts';
import { movementOf } from '../movement.ts';
import { gaitOf, type Reached } from '../reaching.ts';
import { discardsTop, foeAmong, refillsDeck } from './deck.ts';
import { changesBehaviour } from './segment.ts';

interface SoloLine extends Resolving {
  readonly came?: Came;
}

/** What only AI opponents do, and how they move. */
export const soloLineFlow = flow<Senjutsu, SoloLine, Came>()('senjutsu/solo-line', {
  do: (state, on) => {
    const foe = foeAmong(state, on.fighter);
    const line = lineAt(on.printed, on.line);
    if (foe === undefined) return finishWith<Came>({ end: 'done' });
    if (line.is !== 'move') return [...deedsOf(state, foe, line), finishWith<Came>({ end: 'done' })];
    const walk = walkOf(state, foe, on, line);
    if (walk === undefined) return finishWith<Came>({ end: 'done' });
    const { acts, collision } = walk;
    const way = collision === null ? { acts } : { acts, collision };
    return call('came', moving.from('go', { ...resolvingOf(on), bar: 'met', success: 'no', ...way }));
  },
  end: (_, { came }) => finishWith<Came>(came ?? { end: 'done' }),
});

function deedsOf(state: Senjutsu, foe: Foe, line: Line): readonly Deed[] {
  switch (line.is) {
    case 'changeBehaviour':
      return [emitAll(changesBehaviour(state, foe))];
    case 'resetDeck':
      return [emit<SenjutsuEvent>({ is: 'resetOrdered', fighter: foe.id, rule: 'SEN-SOLO-RST-a' })];
    case 'preferDistance': {
      const { distance } = line;
      return [emit<SenjutsuEvent>({ is: 'distancePreferred', fighter: foe.id, distance, rule: 'SEN-SOLO-DIST-e' })];
    }
    case 'shuffleDiscardIntoDeck':
      return [shufflesDiscardIn(foe, line.type)];
    default:
      // A card that leaves the game does so when it would be discarded.
      return [];
  }
}

/** The topmost card of the type, and no other. */
/** The topmost card of the type goes from the discard pile into the deck, whichever side it shows. */
function shufflesDiscardIn({ id, deck, discard }: Foe, type: CardType): Deed {
  const at = discard.findLastIndex(({ card }) => card !== 'stun' && card !== 'poison' && soloFact(card).type === type);
  const found = discard[at];
  if (found === undefined) return emitAll([]);
  return byChance((random) =>
    emit<SenjutsuEvent>({
      is: 'foeDeckShuffled',
      fighter: id,
      deck: random.shuffled([...deck, found.card]),
      how: 'shuffled',
      discard: discard.toSpliced(at, 1),
      rule: 'SEN-SOLO-SEL-12',
    }),
  );
}

/** The way it takes with one move line, with what is left of the part in view. */
function walkOf(
  state: Senjutsu,
  foe: Foe,
  on: Resolving,
  line: Extract<Line, { readonly is: 'move' }>,
): Walk | undefined {
  const cancelled = playedBy(state, foe.id)?.cancelled ?? 'nothing';
  const reached = goalOf(state, foe, on, cancelled);
  if (reached !== undefined) return reached.first ?? undefined;
  // No way is harmless: a compulsory step runs into something.
  if (foe.cell === null) return undefined;
  const stand = { cell: foe.cell, facing: foe.facing };
  return walks(groundFor(state, foe.id), stand, uncancelled(line, cancelled), gaitOf(foe))[0];
}

function goalOf(
  state: Senjutsu,
  foe: Foe,
  { printed, line }: Resolving,
  cancelled: 'nothing' | 'turns' | 'movement',
): Reached | undefined {
  const lines = linesFrom(printed, line);
  const { type, range } = soloFact(printed);
  if (type === 'attack' && lines.some(({ is }) => is === 'attack' || is === 'compare')) {
    const intent = intentOf(state, foe, printed, lines, cancelled);
    if (intent.is === 'attack') return intent.from;
  }
  const moves = { lines, cancelled, range };
  return type === 'defence' ? shieldStand(state, foe, moves) : movementOf(state, foe, moves);
}

/** The top card of the deck: an attack among its effects wounds whoever was blocked (SEN-SOLO-CTR-a, -b). */
export const soloCounterFlow = flow<Senjutsu, SoloCounter>()('senjutsu/solo-counter', {
  refill: (_, { foe }) => refillsDeck(foe),
  counter: (state, { foe, attacker }) => {
    const [top] = foeAmong(state, foe)?.deck ?? [];
    const strikes = top !== undefined && hasAttack(top);
    return [
      discardsTop(foe, 'up', 'SEN-SOLO-CTR-a'),
      afterThat((after: Senjutsu) =>
        strikes
          ? emitAll(woundEvents(after, attacker, { wounds: 1, bleeding: 0 }, { is: 'counter', by: foe }))
          : undefined,
      ),
      ...(strikes ? [afterCounter(foe)] : []),
      settleDefeats,
    ];
  },
});

function hasAttack(card: FoeCard): boolean {
  if (card === 'stun' || card === 'poison') return false;
  const { lines, second } = soloFact(card);
  return [...lines, ...(second?.lines ?? [])].some(({ is }) => is === 'attack' || is === 'compare');
}

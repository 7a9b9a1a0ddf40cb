import { call, cardsIn, emit, emitAll, flow, goTo } from '@kronika/kernel';
import type { SenjutsuEvent } from '../event.ts';
import { focusRoom, foesStanding, heroesStanding, isPoisonedBy } from '../fighters.ts';
import { isAdjacent } from '../hex/index.ts';
import { HAEMORRHAGIC_TOXIN } from '../prints.ts';
import type { SetupPlan } from '../setup/plan.ts';
import type { Hero, Phase, Senjutsu } from '../state.ts';
import { deckOf } from '../zones.ts';
import { chooseAndReveal } from './choose.ts';
import { settleDefeats } from './defeat.ts';
import { discardPhase } from './discard.ts';
import { drawing, hiddenSide } from './draw.ts';
import { reactions } from './instants.ts';
import { resolve } from './resolve.ts';
import { reveal } from './reveal.ts';
import { setUp } from './setup.ts';
import { soloDraw, soloWave } from './solo-calls.ts';

type Nothing = Readonly<Record<never, never>>;

interface Turns {
  /** What is settled before the first turn. */
  readonly plan?: SetupPlan;
}

/** Turn after turn, until somebody wins. */
export const turns = flow<Senjutsu, Turns>()('senjutsu/turns', {
  setUp: (_, { plan }) => plan !== undefined && call(setUp(plan)),
  turn: () => call(turn({})),
  next: () => goTo('turn'),
});

/** A turn with its five phases, taken by all together (SEN-TURN-a, SEN-TIME-TURN-1 to -9). */
export const turn = flow<Senjutsu, Nothing>()('senjutsu/turn', {
  begin: ({ turn: { number }, format }) => [
    emit<SenjutsuEvent>({ is: 'turnBegan', turn: number + 1, rule: 'SEN-TURN-a' }),
    goTo(format === 'horde' ? 'wave' : 'reactions'),
  ],
  wave: ({ format }) => format === 'horde' && call(soloWave({})),
  startEffects: (state) => emitAll(leaderFocus(state)),
  reactions: () => call(reactions({ passed: [] })),
  beforeDraw: (state) => [
    emitAll(heroesStanding(state).flatMap((hero) => lossesBeforeDraw(state, hero))),
    goTo(foesStanding(state).length > 0 ? 'foesDraw' : 'draw'),
  ],
  foesDraw: () => call(soloDraw({})),
  draw: (state) => [emitAll(heroesStanding(state).flatMap(({ seat }) => drawing(state, seat, 1))), settleDefeats],
  choose: () => [begins('choose'), call(chooseAndReveal({}))],
  reveal: () => [begins('reveal'), call(reveal({}))],
  resolve: () => [begins('resolve'), call(resolve({}))],
  discard: () => call(discardPhase({})),
  end: () => emit<SenjutsuEvent>({ is: 'turnEnded', rule: 'SEN-DISC-4' }),
});

const begins = (phase: Phase) => emit<SenjutsuEvent>({ is: 'phaseBegan', phase, rule: 'SEN-TURN-a' });

/** A turn begun beside the fallen leader gives focus (SEN-HORDE-V2d). */
function leaderFocus(state: Senjutsu): readonly SenjutsuEvent[] {
  const token = state.horde?.fallenLeader ?? null;
  if (token === null) return [];
  return heroesStanding(state)
    .filter(({ id, cell }) => cell !== null && isAdjacent(cell, token) && focusRoom(state, id) > 0)
    .map(({ id }) => ({ is: 'focusGained', fighter: id, count: 1, rule: 'SEN-HORDE-V2d' }));
}

/**
 * Bleeding costs the top card of the deck, once however many such wounds there are (SEN-BLEED-c, -d); poison 130 costs
 * another one (SEN-XPOIS-f). An empty deck loses nothing (SEN-BLEED-e).
 */
function lossesBeforeDraw(state: Senjutsu, { id, seat, bleeding }: Hero): readonly SenjutsuEvent[] {
  const face = hiddenSide(state);
  const causes = [
    ...(bleeding > 0 ? [{ is: 'bleeding' } as const] : []),
    ...(isPoisonedBy(state, id, HAEMORRHAGIC_TOXIN) ? [{ is: 'poison', printed: HAEMORRHAGIC_TOXIN } as const] : []),
  ];
  const deck = cardsIn(state.table, deckOf(seat));
  return causes.flatMap((cause, at): readonly SenjutsuEvent[] => {
    const card = deck[at];
    const rule = cause.is === 'bleeding' ? 'SEN-BLEED-c' : 'SEN-XPOIS-f';
    return card === undefined ? [] : [{ is: 'discarded', seat, cards: [card], face, cause, rule }];
  });
}

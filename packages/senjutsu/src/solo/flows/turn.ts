import {
  ask,
  choose,
  type DeclineOption,
  decline,
  emit,
  emitAll,
  flow,
  goTo,
  type QuestionFor,
  type SeatId,
} from '@kronika/kernel';
import { soloFact } from '../../cards/library.ts';
import type { SenjutsuEvent } from '../../event.ts';
import { advantageOrder, foesStanding, isPoisonedBy, playedBy } from '../../fighters.ts';
import type { TurnMessage } from '../../messages.ts';
import type { StanceOption } from '../../options.ts';
import { HAEMORRHAGIC_TOXIN, isPoison, MIST_OF_CONFUSION } from '../../prints.ts';
import { settleDefeats } from '../../rules/defeat.ts';
import type { Deed } from '../../rules/perform/verb.ts';
import type { FighterId, Senjutsu } from '../../state.ts';
import { foeSpeed } from '../defence.ts';
import type { Foe } from '../foe.ts';
import { discardsTop, refillsDeck, resetsDeck } from './deck.ts';

type Nothing = Readonly<Record<never, never>>;

/** Bleeding first, then the top card is laid face down (SEN-SOLO-ST-bleed, SEN-SOLO-TURN-1). */
export const soloDrawFlow = flow<Senjutsu, Nothing>()('senjutsu/solo-draw', {
  draw: (state) => foesStanding(state).flatMap((foe) => draws(state, foe)),
});

function draws(state: Senjutsu, { id, bleeding }: Foe): readonly Deed[] {
  const isLosing = isPoisonedBy(state, id, HAEMORRHAGIC_TOXIN);
  return [
    ...(bleeding > 0 ? [discardsTop(id, 'down', 'SEN-SOLO-ST-bleed')] : []),
    ...(isLosing ? [discardsTop(id, 'down', 'SEN-XPOIS-f')] : []),
    refillsDeck(id),
    emit<SenjutsuEvent>({ is: 'foeDrew', fighter: id, rule: 'SEN-SOLO-TURN-1' }),
  ];
}

interface Revealed {
  readonly confused?: readonly FighterId[];
  readonly stance?: StanceOption | DeclineOption;
}

/** Poison 129: the player may set the stance, then the poison is gone (SEN-SOLO-ST-pois-b). */
export const soloRevealedFlow = flow<Senjutsu, Revealed>()('senjutsu/solo-revealed', {
  find: (state) =>
    goTo('offer', {
      confused: foesStanding(state).flatMap(({ id }) => (isPoisonedBy(state, id, MIST_OF_CONFUSION) ? [id] : [])),
    }),
  offer: (state, { confused: [foe] = [] }) => {
    const [seat] = advantageOrder(state);
    if (foe === undefined || seat === undefined) return goTo('end');
    return ask('stance', stanceQuestion(seat, foe));
  },
  set: (_, { confused: [foe, ...confused] = [], stance }) => {
    if (foe === undefined) return goTo('end');
    const set: readonly SenjutsuEvent[] =
      stance?.is === 'stance' ? [{ is: 'stanceSet', fighter: foe, to: stance.stance, rule: 'SEN-SOLO-ST-pois-b' }] : [];
    return [
      emitAll<SenjutsuEvent>([
        ...set,
        { is: 'foePoisonDiscarded', fighter: foe, printed: MIST_OF_CONFUSION, rule: 'SEN-SOLO-ST-pois-b' },
      ]),
      goTo('offer', { confused }),
    ];
  },
  end: () => undefined,
});

function stanceQuestion(seat: SeatId, foe: FighterId): QuestionFor<StanceOption | DeclineOption> {
  const message: TurnMessage = { key: 'setStance', foe };
  return choose<StanceOption | DeclineOption>({
    seat,
    message,
    because: { is: 'rule', rule: 'SEN-SOLO-ST-pois-b' },
    options: [{ is: 'stance', stance: 'offensive' }, { is: 'stance', stance: 'defensive' }, decline],
  });
}

/** AI opponents choose their speeds before the players (SEN-SOLO-ADV-f). */
export const soloSpeedsFlow = flow<Senjutsu, Nothing>()('senjutsu/solo-speeds', {
  set: (state) => emitAll(foesStanding(state).flatMap((foe) => speedOf(state, foe))),
});

function speedOf(state: Senjutsu, foe: Foe): readonly SenjutsuEvent[] {
  const revealed = playedBy(state, foe.id)?.revealed;
  if (revealed === undefined) return [];
  // A stun or a poison does nothing, last of all.
  if (revealed.is !== 'solo' || isPoison(revealed.printed))
    return [{ is: 'speedSet', fighter: foe.id, speed: 0, how: 'printed', lowest: 0, rule: 'SEN-STUN-d' }];
  const fact = soloFact(revealed.printed);
  const speed = foeSpeed(state, foe, fact);
  const isChosen = fact.initiative.is === 'range';
  const lowest = fact.initiative.is === 'range' ? fact.initiative.min : speed;
  return [
    {
      is: 'speedSet',
      fighter: foe.id,
      speed,
      how: isChosen ? 'chosen' : 'printed',
      lowest,
      rule: isChosen ? 'SEN-SOLO-DEF-b' : 'SEN-CARD-d',
    },
  ];
}

/** Revealed cards go to the discard piles, stuns are set aside, and then decks are reset (SEN-SOLO-TURN-5). */
export const soloCleanupFlow = flow<Senjutsu, Nothing>()('senjutsu/solo-cleanup', {
  clear: (state) => [
    ...state.fighters.flatMap((fighter) => (fighter.is === 'foe' ? clears(state, fighter) : [])),
    settleDefeats,
  ],
});

function clears(state: Senjutsu, foe: Foe): readonly Deed[] {
  const { id } = foe;
  const played = playedBy(state, id);
  if (played === undefined) return [];
  const { revealed, segments } = played;
  if (revealed.is === 'stun')
    return [emit<SenjutsuEvent>({ is: 'stunSetAside', fighter: id, rule: 'SEN-SOLO-ST-stun-c' })];
  const { printed } = revealed;
  if (isPoison(printed))
    return [emit<SenjutsuEvent>({ is: 'foeCardRemoved', fighter: id, printed, rule: 'SEN-POIS-b' })];
  const { lines, resetsDeck: resets } = soloFact(printed);
  // The second part is dropped when the first was carried out; both are when the card was cancelled.
  const wasStruck = segments.every(({ segment, stage }) => stage === (segment === 'upper' ? 'done' : 'dropped'));
  const isRemoved = wasStruck && lines.some(({ is }) => is === 'removeFromGame');
  return [
    emit<SenjutsuEvent>(
      isRemoved
        ? { is: 'foeCardRemoved', fighter: id, printed, rule: 'SEN-SOLO-DIST-e' }
        : { is: 'foeDiscarded', fighter: id, cards: [printed], from: 'turn', face: 'up', rule: 'SEN-DISC-1' },
    ),
    ...(resets === true || foe.resets === 'yes' ? [resetsDeck(id)] : []),
  ];
}

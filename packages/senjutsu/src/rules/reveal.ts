import { afterThat, ask, call, emit, emitAll, flow, goTo, type PrintedId, type SeatId } from '@kronika/kernel';
import type { SenjutsuEvent } from '../event.ts';
import { foesStanding, fromTheBottom, heroesStanding, heroOf, isStanding, playedBy } from '../fighters.ts';
import { abilityOn } from '../prints.ts';
import { type FighterId, fighterId, type Senjutsu } from '../state.ts';
import { comparedSegments } from './agenda.ts';
import { bought, initiativeQuestion, type Purchase, paid } from './buying.ts';
import { buyableRanges } from './initiative.ts';
import { replacements } from './replacements.ts';
import { soloRevealed } from './solo-calls.ts';
import { speeds } from './speeds.ts';
import { needsTarget, targetQuestion } from './targets.ts';

interface Reveal {
  /** The seats that are still to be asked in the running step, the next one first. */
  readonly left?: readonly SeatId[];
  readonly target?: FighterId;
  readonly purchase?: Purchase;
}

/** From the turned up cards to the order in which they are resolved (SEN-REV). */
export const reveal = flow<Senjutsu, Reveal>()('senjutsu/reveal', {
  foes: (state) => (foesStanding(state).length > 0 ? call(soloRevealed({})) : namesTargets(state)),
  targets: (state) => namesTargets(state),
  nameTarget: (state, { left = [] }) => {
    const [seat] = left;
    const printed = seat === undefined ? undefined : ownPrint(state, seat);
    if (seat !== undefined && printed !== undefined && needsTarget(state, seat, printed))
      return ask('target', targetQuestion(state, seat, printed));
    const later = left.findIndex((other, at) => at > 0 && mustName(state, other));
    return later === -1 ? paysCosts(state) : goTo('nameTarget', { left: left.slice(later) });
  },
  named: (_, { left = [], target }) => {
    const [seat, ...others] = left;
    const named = seat === undefined || target === undefined ? [] : [targetNamed(seat, target)];
    return [emitAll(named), goTo('nameTarget', { left: others })];
  },
  payCosts: (state) => paysCosts(state),
  offerInitiative: (state, { left = [] }) => {
    const [seat] = left;
    const printed = seat === undefined ? undefined : ownPrint(state, seat);
    const buyable = seat === undefined ? [] : buyableBy(state, seat);
    if (seat !== undefined && printed !== undefined && buyable.length > 0)
      return ask('purchase', initiativeQuestion(seat, printed, buyable));
    return offersInitiative(state, left.slice(1));
  },
  buyInitiative: (state, { left = [], purchase }) => {
    const [seat, ...others] = left;
    return [
      emitAll(seat === undefined ? [] : purchased(state, seat, purchase)),
      goTo('offerInitiative', { left: others }),
    ];
  },
  replace: (state) => call(replacements({ left: fromTheBottom(state) })),
  speeds: (state) => call(speeds({ left: fromTheBottom(state) })),
  compare: (state) => emit<SenjutsuEvent>({ is: 'agendaSet', segments: comparedSegments(state), rule: 'SEN-LIMP-e' }),
});

function namesTargets(state: Senjutsu) {
  const left = fromTheBottom(state);
  return left.some((seat) => mustName(state, seat)) ? goTo('nameTarget', { left }) : paysCosts(state);
}

function paysCosts(state: Senjutsu) {
  return [
    emitAll(requiredCosts(state)),
    afterThat((after: Senjutsu) => offersInitiative(after, fromTheBottom(after))),
  ] as const;
}

/** On to the first of these seats that can buy another initiative. */
function offersInitiative(state: Senjutsu, left: readonly SeatId[]) {
  const first = left.findIndex((seat) => buyableBy(state, seat).length > 0);
  return first === -1 ? goTo('replace', { left: [] }) : goTo('offerInitiative', { left: left.slice(first) });
}

/** The print of a seat's card of the turn; nothing for a stun, and for a hero that is out. */
function ownPrint(state: Senjutsu, seat: SeatId): PrintedId | undefined {
  const revealed = isStanding(heroOf(state, seat)) ? playedBy(state, fighterId(seat))?.revealed : undefined;
  return revealed?.is === 'card' ? revealed.printed : undefined;
}

function mustName(state: Senjutsu, seat: SeatId): boolean {
  const printed = ownPrint(state, seat);
  return printed !== undefined && needsTarget(state, seat, printed);
}

function buyableBy(state: Senjutsu, seat: SeatId): ReturnType<typeof buyableRanges> {
  const printed = ownPrint(state, seat);
  return printed === undefined ? [] : buyableRanges(state, heroOf(state, seat), printed);
}

export function targetNamed(seat: SeatId, target: FighterId): SenjutsuEvent {
  return { is: 'targetNamed', by: fighterId(seat), target, rule: 'SEN-REV-1b' };
}

/** SEN-REV-2. */
function requiredCosts(state: Senjutsu): readonly SenjutsuEvent[] {
  return heroesStanding(state).flatMap(({ seat }) => {
    const printed = ownPrint(state, seat);
    return printed === undefined ? [] : paid(seat, abilityOn(printed)?.focus ?? 0, 'SEN-REV-2');
  });
}

function purchased(state: Senjutsu, seat: SeatId, purchase: Purchase | undefined): readonly SenjutsuEvent[] {
  const printed = ownPrint(state, seat);
  return printed === undefined ? [] : bought(state, seat, { printed, purchase, rule: 'SEN-REV-3' });
}

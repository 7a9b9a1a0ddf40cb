import {
  ask,
  call,
  chooseBy,
  type DeclineOption,
  emit,
  emitAll,
  finishWith,
  flow,
  forget,
  goTo,
  keep,
} from '@kronika/kernel';
import { lineAt } from '../cards/library.ts';
import type { LineRef } from '../cards/pictograms.ts';
import type { SenjutsuEvent } from '../event.ts';
import { fighterOf, seatOf } from '../fighters.ts';
import type { Cell } from '../hex/index.ts';
import type { PayOption, WoundOption } from '../options.ts';
import type { FighterId, Senjutsu, SkipReason } from '../state.ts';
import { type Covered, coveredBy, isStarred, starLinesOf, type Victim, victimsOn } from './attack-cells.ts';
import { type Armour, armoursOf, type Damage, damageTo, isMixed, spared } from './attack-damage.ts';
import { judgeStar, starQuestion } from './attack-stars.ts';
import { type Blocking, blocked, blockingsOf } from './block.ts';
import { benefitWindow, runDeeds, runLines } from './calls.ts';
import { firstInside } from './card-lines.ts';
import { bambooGone } from './collision.ts';
import { settleDefeats } from './defeat.ts';
import { pays } from './payment.ts';
import { woundEvents } from './perform/harm.ts';
import type { Came } from './perform/verb.ts';
import { byCard, type Resolving, resolvingOf, words } from './resolving.ts';
import { type Stop, stopOf } from './shields.ts';
import { isOnField } from './who.ts';

interface Striking extends Resolving {
  /** Star lines that are still to be judged, and those that apply. */
  readonly pending?: readonly LineRef[];
  readonly stars?: readonly LineRef[];
  readonly payment?: PayOption | DeclineOption;
  /** Who is reached on starred cells, once blocks are checked. */
  readonly starred?: readonly FighterId[];
  readonly open?: readonly Cell[];
  /** Block sequences that follow (SEN-TIME-BLK). */
  readonly blockings?: readonly Blocking[];
  /** What the others take. */
  readonly damage?: readonly Damage[];
  readonly spares?: WoundOption['wound'];
  /** Armour that has lowered damage and still has something to do. */
  readonly armours?: readonly ArmourOf[];
  readonly hit?: readonly FighterId[];
  readonly came?: Came;
  readonly ended?: 'done' | 'dropped';
}

interface ArmourOf extends Armour {
  readonly fighter: FighterId;
}

function victims(state: Senjutsu, on: Striking): readonly Victim[] {
  return victimsOn(state, coveredBy(state, on), on.fighter);
}

/** Grids are neither attacks nor blocks (SEN-EFF-d). */
function isAttack({ printed, line }: Resolving): boolean {
  return lineAt(printed, line).is !== 'grid';
}

/** An attack effect, through the steps of SEN-TIME-ATK up to the benefits; the lines below it go on by themselves. */
export const attack = flow<Senjutsu, Striking, Came>()('senjutsu/strike', {
  // SEN-TIME-ATK-1
  cover: (state, on) => {
    const { fighter, printed } = on;
    const covered = coveredBy(state, on);
    const struck = emit<SenjutsuEvent>({ is: 'struck', by: fighter, printed, cells: covered, rule: 'SEN-TIME-ATK-1' });
    if (victimsOn(state, covered, fighter).length > 0) return [struck, keep({ pending: starLinesOf(on) })];
    return [
      struck,
      emit<SenjutsuEvent>({ is: 'missed', by: fighter, rule: 'SEN-TIME-ATK-10' }),
      emitAll(bambooCut(state, on, covered)),
      finishWith<Came>({ end: 'done', hit: [], wounded: [], open: openCells(state, on, covered) }),
    ];
  },
  // SEN-TIME-ATK-2
  judgeStar: (state, on) => {
    const { pending: [star, ...pending] = [], stars = [] } = on;
    if (star === undefined) return goTo('check');
    const verdict = judgeStar(state, on, star, victims(state, on));
    switch (verdict) {
      case 'priced':
        return undefined;
      case 'applies':
        return [emit(starBegan(on, star)), goTo('judgeStar', { pending, stars: [...stars, star] })];
      case 'idle':
        return goTo('judgeStar', { pending });
      case 'kamae':
      case 'condition':
      case 'focus':
        return [emit(starSkipped(on, star, verdict)), goTo('judgeStar', { pending })];
    }
  },
  offerStar: (state, on) => {
    const [star] = on.pending ?? [];
    const seat = seatOf(state, on.fighter);
    const question = star === undefined || seat === undefined ? undefined : starQuestion(state, on, star, seat);
    return question === undefined ? undefined : ask('payment', question);
  },
  payStar: (_, on) => {
    const { pending: [star, ...pending] = [], stars = [], payment } = on;
    if (star === undefined) return goTo('check');
    if (payment?.is !== 'pay')
      return [forget('payment'), emit(starSkipped(on, star, 'focus')), goTo('judgeStar', { pending })];
    return [
      forget('payment'),
      emit(pays(on, payment.focus), { ...starBegan(on, star), taken: 'bought' }),
      goTo('judgeStar', { pending, stars: [...stars, star] }),
    ];
  },
  // SEN-TIME-ATK-3: each cell is checked on its own (SEN-BLOCK-h).
  check: (state, on) => {
    const { fighter: by, stars = [] } = on;
    const covered = coveredBy(state, on);
    const stops = victimsOn(state, covered, by).map((victim) => ({ victim, stop: stopAt(state, on, victim.cell) }));
    const reached = stops.flatMap(({ victim, stop }) => (stop === undefined ? [victim] : []));
    const lines = stars.map((star) => lineAt(on.printed, star));
    const stopped = stops.flatMap(({ victim: { cell }, stop }): readonly SenjutsuEvent[] =>
      stop === undefined ? [] : [{ is: 'stopped', by, cell, ...stop, rule: STOPS[stop.how] }],
    );
    const blockings = blockingsOf(
      by,
      stops.flatMap(({ victim, stop }) => (stop === undefined ? [] : [{ victim: victim.fighter, stop }])),
    );
    return [
      keep({
        open: openCells(state, on, covered),
        blockings,
        damage: reached.map((victim) => damageTo(state, victim, lines)),
        starred: reached.filter(isStarred).map(({ fighter }) => fighter),
      }),
      emitAll([...stopped, ...bambooCut(state, on, covered)]),
    ];
  },
  // Armour takes a wound away; which one of a mixed hit, the victim says.
  spare: (state, on) => {
    const damage = (on.damage ?? []).find(isMixed);
    const seat = damage === undefined ? undefined : seatOf(state, damage.fighter);
    if (damage === undefined || seat === undefined) return goTo('hurt');
    return ask(
      'spares',
      chooseBy('wound', {
        seat,
        options: [{ is: 'wound', wound: 'ordinary' } as const, { is: 'wound', wound: 'bleeding' } as const],
        ...words(on, 'SEN-EFF-r', { key: 'spareWound', by: damage.reduced }),
      }),
    );
  },
  spared: (_, { damage = [], spares = 'ordinary' }) => {
    const at = damage.findIndex(isMixed);
    const mixed = damage[at];
    return [
      forget('spares'),
      goTo('spare', { damage: mixed === undefined ? damage : damage.with(at, spared(mixed, spares)) }),
    ];
  },
  // SEN-TIME-ATK-4: whatever the effect does to bodies happens to all of them at once (SEN-WIN-e).
  hurt: (state, on) => {
    const damage = (on.damage ?? []).map((one) => (one.reduced > 0 ? spared(one, 'bleeding') : one));
    const hurt = damage.filter(({ wounds, bleeding, execution }) => wounds + bleeding > 0 || execution === 'yes');
    return [
      emitAll(damage.flatMap((one) => damageEvents(state, on, one))),
      keep({
        hit: hurt.map(({ fighter }) => fighter),
        wounded: hurt.flatMap(({ fighter, wounds }) => (wounds > 0 ? [fighter] : [])),
        armours: damage.flatMap(({ fighter, lowered }) =>
          lowered > 0 ? armoursOf(state, fighter).map((armour) => ({ ...armour, fighter })) : [],
        ),
      }),
      settleDefeats,
    ];
  },
  // SEN-EFF-r
  followUp: (state, { armours: [armour, ...armours] = [], fighter }) => {
    if (armour === undefined) return goTo('starDeeds');
    if (armour.followUp === undefined || !isOnField(state, armour.fighter)) return goTo('followUp', { armours });
    const line = firstInside(armour.followUp);
    const { card, printed } = armour;
    const lines = { fighter: armour.fighter, printed, card, line, depth: line.path.length } as const;
    return call('ended', runLines({ ...lines, as: 'benefit', targets: [fighter], wounded: [] }));
  },
  nextArmour: (_, { armours = [] }) => goTo('followUp', { armours: armours.slice(1) }),
  starDeeds: (state, on) => {
    const { stars: [star] = [], starred = [] } = on;
    if (star === undefined) return goTo('unveil');
    const targets = starred.filter((id) => isOnField(state, id));
    return call('came', runDeeds({ ...resolvingOf(on), line: star, targets }));
  },
  starDone: (_, { stars = [], hit = [], came }) => {
    const affected = (came?.hit ?? []).filter((id) => !hit.includes(id));
    return goTo('starDeeds', { stars: stars.slice(1), hit: [...hit, ...affected] });
  },
  // SEN-TIME-ATK-5
  unveil: (state, on) => {
    const { fighter, hit = [] } = on;
    if (hit.length === 0 || !isAttack(on) || fighterOf(state, fighter).stealth === 'seen') return undefined;
    return emit<SenjutsuEvent>({ is: 'seen', fighter, rule: 'SEN-HIDE-e' });
  },
  // SEN-TIME-ATK-12: whoever has stopped it on its own cell goes through the block sequence.
  block: (_, { blockings: [blocking] = [] }) => (blocking === undefined ? goTo('benefit') : call(blocked(blocking))),
  nextBlock: (_, { blockings = [] }) => goTo('block', { blockings: blockings.slice(1) }),
  // SEN-TIME-ATK-6
  benefit: (state, on) => {
    const { fighter, as, hit = [] } = on;
    if (hit.length === 0 || as !== 'turn' || !isAttack(on) || !isOnField(state, fighter)) return undefined;
    return call(benefitWindow({ fighter, occasion: 'afterAttack', targets: hit.filter((id) => isOnField(state, id)) }));
  },
  end: (_, { hit = [], wounded, open = [] }) => finishWith<Came>({ end: 'done', hit, wounded, open }),
});

const STOPS = { target: 'SEN-BLOCK-c', attacker: 'SEN-BLOCK-d', path: 'SEN-BLOCK-e' } as const;

/** How the effect is stopped at a cell. Grids and unblockable attacks are not checked (SEN-ATK-f, SEN-EFF-d). */
function stopAt(state: Senjutsu, on: Resolving, cell: Cell): Stop | undefined {
  const line = lineAt(on.printed, on.line);
  const from = fighterOf(state, on.fighter).cell;
  if (from === null || line.is === 'grid' || (line.is === 'attack' && line.unblockable === true)) return undefined;
  return stopOf(state, on.fighter, from, cell);
}

function openCells(state: Senjutsu, on: Resolving, covered: readonly Covered[]): readonly Cell[] {
  const open: Cell[] = [];
  for (const { cell } of covered) if (stopAt(state, on, cell) === undefined) open.push(cell);
  return open;
}

/** Bamboo that an attack effect with a wound symbol covers is gone (SEN-TERR-bamboo-c). */
function bambooCut(state: Senjutsu, on: Resolving, covered: readonly Covered[]): readonly SenjutsuEvent[] {
  if (!isAttack(on) || !state.field.pieces.some(({ kind }) => kind === 'bamboo')) return [];
  return covered.flatMap(({ cell, hits }) =>
    hits.some(({ is }) => is === 'wound' || is === 'bleed') ? bambooGone(state, cell, 'SEN-TERR-bamboo-c') : [],
  );
}

function damageEvents(state: Senjutsu, on: Resolving, damage: Damage): readonly SenjutsuEvent[] {
  const { fighter, execution, lowered } = damage;
  return [
    ...(lowered > 0 ? [{ is: 'damageReduced', fighter, by: lowered, rule: 'SEN-EFF-r' } as const] : []),
    ...woundEvents(state, fighter, damage, byCard(on)),
    ...(execution === 'yes' ? [{ is: 'defeated', fighter, how: 'execution', rule: 'SEN-EXEC-a' } as const] : []),
  ];
}

type LineBegan = Extract<SenjutsuEvent, { readonly is: 'lineBegan' }>;

const starBegan = ({ fighter, printed }: Resolving, line: LineRef): LineBegan => ({
  is: 'lineBegan',
  fighter,
  printed,
  line,
  rule: 'SEN-ATK-c',
});

const starSkipped = ({ fighter, printed }: Resolving, line: LineRef, why: SkipReason): SenjutsuEvent => ({
  is: 'lineSkipped',
  fighter,
  printed,
  line,
  why,
  rule: 'SEN-ATK-c',
});

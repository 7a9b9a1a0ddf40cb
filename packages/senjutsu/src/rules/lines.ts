import {
  ask,
  call,
  callFrom,
  type DeclineOption,
  emit,
  finishWith,
  flow,
  forget,
  goTo,
  keep,
  meaningOf,
} from '@kronika/kernel';
import type { Line } from '../cards/pictograms.ts';
import type { SenjutsuEvent } from '../event.ts';
import { playedBy, seatOf } from '../fighters.ts';
import type { AlternativeOption, PayOption } from '../options.ts';
import { afterHit } from '../solo/contracts.ts';
import { leaderStruck } from '../solo/fallen-leader.ts';
import { foeAnswer } from '../solo/worst-for-players.ts';
import type { Senjutsu, SkipReason } from '../state.ts';
import { alternativeQuestion, costOfAlternative } from './alternative-question.ts';
import { judge, payQuestion } from './bar.ts';
import type { RunLines } from './calls.ts';
import { firstInside, firstOfOption, lineAfter, listOf, restingPlace } from './card-lines.ts';
import { settleDefeatsThen } from './defeat.ts';
import { type Progress, progressOf } from './duty-here.ts';
import { pays } from './payment.ts';
import { effectOf } from './perform/table.ts';
import type { Came } from './perform/verb.ts';
import { isOnField } from './who.ts';

interface Lines extends RunLines {
  /** Whether the bar of the line above was met, which joined lines share. */
  readonly bar?: Progress['bar'];
  readonly success?: Progress['success'];
  /** The bar of the line was judged when its alternative was chosen. */
  readonly judged?: true;
  readonly payment?: PayOption | DeclineOption;
  readonly alternative?: AlternativeOption | DeclineOption;
  readonly answer?: unknown;
  readonly came?: Came;
}

/** The line that is being resolved; none behind the last, or where a defence rests. */
function lineOf({ printed, line, until }: Lines): Line | undefined {
  if (until !== undefined && line.path.length === 1 && (line.path[0] ?? 0) >= until) return undefined;
  return listOf(printed, line)[line.path.at(-1) ?? 0];
}

/** The context of the line, with the bar of the line above. */
function progressAt(on: Lines): Progress {
  return progressOf(on, on.bar ?? 'unmet');
}

/** Whether nothing more of the card is resolved: its fighter is gone, or the card was abandoned or cancelled. */
function isOver(state: Senjutsu, { fighter, as, line }: Lines): boolean {
  if (!isOnField(state, fighter)) return true;
  if (as !== 'turn') return false;
  const played = playedBy(state, fighter);
  if (played !== undefined)
    for (const { segment, stage } of played.segments) if (segment === line.segment && stage === 'dropped') return true;
  return false;
}

/** Lines that are no deed when they are reached. What depends on a block, and counters, belong to the block sequence. */
function isPassed({ printed, line: { segment, path }, as }: Lines, line: Line): boolean {
  if ('passive' in effectOf(line)) return true;
  if (as !== 'turn' || path.length > 1 || (line.is !== 'counter' && line.is !== 'ifSuccess')) return false;
  return restingPlace(printed, segment) !== undefined;
}

const skipped = ({ fighter, printed, line }: Lines, why: SkipReason): SenjutsuEvent => ({
  is: 'lineSkipped',
  fighter,
  printed,
  line,
  why,
  rule: 'SEN-GOLD-b',
});

const begun = ({ fighter, printed, line }: Lines): LineBegan => ({
  is: 'lineBegan',
  fighter,
  printed,
  line,
  rule: 'SEN-GOLD-b',
});

type LineBegan = Extract<SenjutsuEvent, { readonly is: 'lineBegan' }>;

/** A line that its player has bought, or chosen at an -OR-. */
const taken = ({ fighter, printed, line }: Lines, how: 'bought' | 'chosen'): LineBegan => ({
  is: 'lineBegan',
  fighter,
  printed,
  line,
  rule: 'SEN-GOLD-b',
  taken: how,
});

type Meant = Pick<Lines, 'targets' | 'wounded' | 'success'>;

/**
 * Whom and what the lines below mean. An attack or grid names those it has hit (SEN-ATK-d) and says whether it was a
 * success. A line for these targets leaves them as they are, even if it did nothing to some of them; a wound it dealt is
 * one more that may bleed (SEN-EFF-ad).
 */
function meantFrom(on: Lines, { hit, wounded = [] }: Came): Partial<Meant> {
  const line = lineOf(on);
  if (hit === undefined || line === undefined) return {};
  if (line.is !== 'attack' && line.is !== 'compare' && line.is !== 'grid')
    return { wounded: [...on.wounded, ...wounded.filter((id) => !on.wounded.includes(id))] };
  return { targets: hit.length === 0 ? on.targets : hit, wounded, success: hit.length === 0 ? 'no' : 'yes' };
}

/** On to the line that follows. */
function onwards({ printed, line, depth }: Lines) {
  const next = lineAfter(printed, line, depth);
  return [FORGET, next === undefined ? finishWith('done' as const) : goTo('reach', { line: next })] as const;
}

/** What was for one line only. */
const FORGET = forget('payment', 'alternative', 'answer', 'came');

const MET = { bar: 'met' } as const;
const KEEP_MET = keep(MET);

function meant(on: Lines, came: Came) {
  const { found } = came;
  return found === undefined ? [keep(meantFrom(on, came))] : [keep({ found }), keep(meantFrom(on, came))];
}

/** On behind what a line has called; nothing where an AI opponent answers to that first. */
function comesBack(state: Senjutsu, on: Lines) {
  const { came, fighter } = on;
  if (came === undefined) return onwards(on);
  if (came.end === 'abandoned') return finishWith('dropped' as const);
  const lost = leaderStruck(state, fighter, came);
  if (lost !== undefined) return lost;
  if (afterHit(state, on, came).length > 0) return undefined;
  return [...meant(on, came), ...onwards(on)] as const;
}

/** Carries out a line at once, if nobody has to be asked: what the step `begin` and those behind it would do. */
function begins(state: Senjutsu, on: Lines, progress: Progress, line: Line) {
  const started = emit<SenjutsuEvent>(begun(on));
  const effect = effectOf(line);
  if ('inner' in effect || 'passive' in effect || ('asks' in effect && effect.asks !== undefined))
    return [started, on.bar === 'met' ? goTo('begin') : goTo('begin', MET)] as const;
  if ('calls' in effect) {
    const called = callFrom('begin', 'came', effect.calls(state, progress, line));
    return on.bar === 'met' ? ([started, called] as const) : ([started, KEEP_MET, called] as const);
  }
  const deeds = effect.does(state, progress, line, undefined);
  return [started, KEEP_MET, ...deeds, settleDefeatsThen(onwards(on))] as const;
}

/**
 * Resolves lines of a card from top to bottom, each finished before the next begins (SEN-GOLD-b). It stands at one line
 * at a time, named by its place on the card, and goes into the lines inside others by itself.
 */
export const lines = flow<Senjutsu, Lines, 'done' | 'dropped'>()('senjutsu/lines', {
  reach: (state, on) => {
    if (isOver(state, on)) return finishWith('dropped');
    const line = lineOf(on);
    if (line === undefined) return finishWith('done');
    if (isPassed(on, line)) return onwards(on);
    if (line.is === 'ifSuccess' && on.success !== 'yes') return [emit(skipped(on, 'noSuccess')), ...onwards(on)];
    if (on.judged === true) return [forget('judged'), emit(taken(on, 'chosen')), goTo('begin', { bar: 'met' })];
    // A line that is open meets its bar; joined lines share the bar above.
    const progress = line.joined === true ? progressAt(on) : progressOf(on, 'met');
    const verdict = judge(state, progress, line);
    switch (verdict.is) {
      case 'open':
        return begins(state, on, progress, line);
      case 'priced':
        return undefined;
      case 'closed': {
        const passed = [emit(skipped(on, verdict.why)), ...onwards(on)] as const;
        return line.joined === true ? passed : [keep({ bar: 'unmet' }), ...passed];
      }
    }
  },
  offer: (state, on) => {
    const seat = seatOf(state, on.fighter);
    const question = seat === undefined ? undefined : payQuestion(state, progressAt(on), seat);
    return question === undefined ? goTo('next') : ask('payment', question);
  },
  pay: (_, on) => {
    const { payment } = on;
    if (payment?.is !== 'pay') return [emit(skipped(on, 'focus')), goTo('next', { bar: 'unmet' })];
    return [emit(pays(on, payment.focus), taken(on, 'bought')), keep({ bar: 'met' })];
  },
  begin: (state, on) => {
    const line = lineOf(on);
    if (line === undefined) return finishWith('done');
    if (line.is === 'or') return goTo('choose');
    if (line.is === 'ifSuccess') return goTo('reach', { line: firstInside(on.line) });
    const effect = effectOf(line);
    if ('calls' in effect) return call('came', effect.calls(state, progressAt(on), line));
    if (!('does' in effect)) return goTo('next');
    const seat = seatOf(state, on.fighter);
    const question = effect.asks?.(state, progressAt(on), line, seat ?? 0);
    if (question === undefined) return undefined;
    // Nobody is asked for an AI opponent: it decides against the players (SEN-SOLO-a).
    if (seat !== undefined) return ask('answer', question);
    return keep({ answer: meaningOf(question, foeAnswer(state, on.fighter, question)) });
  },
  do: (state, on) => {
    const line = lineOf(on);
    const effect = line === undefined ? undefined : effectOf(line);
    if (line === undefined || effect === undefined || !('does' in effect)) return comesBack(state, on);
    return [...effect.does(state, progressAt(on), line, on.answer), settleDefeatsThen(onwards(on))];
  },
  after: (state, on) => {
    const lead = comesBack(state, on);
    return lead ?? (on.came === undefined ? undefined : [...meant(on, on.came), ...afterHit(state, on, on.came)]);
  },
  next: (_, on) => onwards(on),
  choose: (state, on) => {
    const seat = seatOf(state, on.fighter);
    const question = seat === undefined ? undefined : alternativeQuestion(state, progressAt(on), seat);
    return question === undefined ? [emit(skipped(on, 'nothing')), goTo('next')] : ask('alternative', question);
  },
  enter: (_, on) => {
    const { alternative } = on;
    if (alternative?.is !== 'alternative') return [emit(skipped(on, 'focus')), goTo('next')];
    const cost = costOfAlternative(on, alternative.at);
    const line = firstOfOption(on.line, alternative.at);
    return [
      ...(cost === 0 ? [] : [emit(pays(on, cost))]),
      forget('alternative'),
      goTo('reach', { line, judged: true }),
    ];
  },
});

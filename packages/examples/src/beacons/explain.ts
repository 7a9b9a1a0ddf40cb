import {
  type Explanation,
  type Match,
  type Note,
  type Phrase,
  questionFor,
  type Reason,
  type SeatId,
  type Sum,
  type Thing,
  UNEXPLAINED,
  type Viewer,
} from '@kronika/kernel';
import type { Hex } from './hex.ts';
import { costOf, isGuarded, keeperOf, siteAt } from './island.ts';
import { extraSteps } from './keepers.ts';
import { mayLight } from './rules/acting.ts';
import { mayStep } from './rules/stepping.ts';
import type { Beacons, Site } from './state.ts';
import { EXPLAIN_WORDS } from './text/explain-words.ts';
import { hexIn, keeperThing } from './things.ts';

/** What there is to say of a hex, a beacon or the die. */
export function explain(match: Match<Beacons>, viewer: Viewer, thing: Thing): Explanation {
  const { state } = match;
  const hex = hexIn(thing, 'hex');
  if (hex !== undefined) return { sums: [], whyNot: whyNoStep(match, viewer, hex), notes: hexNotes(state, hex) };
  const place = hexIn(thing, 'site');
  const site = place === undefined ? undefined : siteAt(state, place);
  if (site !== undefined)
    return { sums: [lightingSum(site)], whyNot: whyNoLight(match, viewer, site), notes: siteNotes(state, site) };
  if (thing.is === 'die' && state.turn !== null) return { sums: [stepsSum(state, state.turn)], whyNot: [], notes: [] };
  return UNEXPLAINED;
}

/** The seat that looks, if it is being asked this now. */
function askedSeat(match: Match<Beacons>, viewer: Viewer, key: 'step' | 'act'): SeatId | undefined {
  if (viewer === 'spectator' || viewer === 'arbiter') return undefined;
  return questionFor(match, viewer)?.message.key === key ? viewer : undefined;
}

function whyNoStep(match: Match<Beacons>, viewer: Viewer, hex: Hex): readonly Reason[] {
  const seat = askedSeat(match, viewer, 'step');
  const verdict = seat === undefined ? 'allowed' : mayStep(match.state, seat, hex);
  return verdict === 'allowed' ? [] : [{ text: EXPLAIN_WORDS.noStep[verdict.why], rule: verdict.rule }];
}

function whyNoLight(match: Match<Beacons>, viewer: Viewer, site: Site): readonly Reason[] {
  const seat = askedSeat(match, viewer, 'act');
  const verdict = seat === undefined ? 'allowed' : mayLight(match.state, seat, site);
  return verdict === 'allowed' ? [] : [{ text: EXPLAIN_WORDS.noLight[verdict.why], rule: verdict.rule }];
}

function hexNotes({ rocks }: Beacons, hex: Hex): readonly Note[] {
  return rocks.includes(hex) ? [{ text: EXPLAIN_WORDS.rock, rule: 'BEA-TURN-d' }] : [];
}

function siteNotes(state: Beacons, { hex, lit, condition }: Site): readonly Note[] {
  return [
    ...(condition === 'ruined' ? [{ text: EXPLAIN_WORDS.ruined, rule: 'BEA-ACT-c' } as const] : []),
    ...(lit !== null && state.format === 'night' && isGuarded(state, hex)
      ? [{ text: EXPLAIN_WORDS.guarded, rule: 'BEA-KEEP-c' } as const]
      : []),
  ];
}

function lightingSum(site: Site): Sum {
  const total = costOf(site);
  const part = (by: Phrase, amount: number) => ({ by, amount });
  const more = total - 1;
  return {
    of: 'cost',
    name: EXPLAIN_WORDS.cost,
    parts: [part(EXPLAIN_WORDS.lighting, 1), ...(more === 0 ? [] : [part(EXPLAIN_WORDS.ruin, more)])],
    total,
  };
}

function stepsSum(state: Beacons, { seat, roll, steps }: NonNullable<Beacons['turn']>): Sum {
  const extra = extraSteps(keeperOf(state, seat).keeper);
  return {
    of: 'steps',
    name: EXPLAIN_WORDS.steps,
    parts: [
      { by: EXPLAIN_WORDS.roll, amount: roll },
      ...(extra === 0 ? [] : [{ by: EXPLAIN_WORDS.scout, from: keeperThing(seat), amount: extra }]),
      ...(steps === 0 ? [] : [{ by: EXPLAIN_WORDS.taken, amount: -steps }]),
    ],
    total: roll + extra - steps,
  };
}

import { type Option, printedId, randomOf } from '@kronika/kernel';
import { expect } from 'vitest';
import type { SenjutsuMessage } from '../messages.ts';
import { type Fight, fight, scenario, stopHere, type Table } from '../rules/testing/fight.ts';
import { fighterId, type SpeedRange } from '../state.ts';
import { type SenjutsuView, view } from '../view.ts';
import { thumb } from './thumb.ts';

/** What seat 0 takes of these options in a fight. */
function taken<O extends Option>(
  table: Table,
  given: Fight,
  message: SenjutsuMessage | ((seen: SenjutsuView) => SenjutsuMessage),
  options: readonly O[],
  seen: (view: SenjutsuView) => SenjutsuView = (same) => same,
): O | undefined {
  fight(table, given);
  const before = seen(view(table.state, 0));
  stopHere(table);
  const answer = thumb.answer({
    view: before,
    question: {
      is: 'choose',
      seat: 0,
      message: typeof message === 'function' ? message(before) : message,
      because: { is: 'rule', rule: 'TEST-a' },
      options,
    },
    nodes: 1,
    random: randomOf('rarities'),
    imagine: () => table.match,
  });
  return typeof answer === 'number' ? options[answer] : undefined;
}

const prints = (...ids: readonly string[]) => ids.map((id) => ({ is: 'print', printed: printedId(id) }) as const);
const on = { printed: printedId('quick-stab') };

for (const [shielded, free] of [
  [8, 7],
  [7, 8],
] as const)
  scenario(`nobody strikes into shields that stand: at ${shielded}`, (table) => {
    const options = [8, 7].map((speed) => ({ is: 'speed', speed }) as const);
    const block = { by: fighterId(1), cells: ['0,1'], speed: shielded } as const;

    const speed = taken(
      table,
      { cards: { 0: 'quick-stab', 1: 'wind-block' } },
      { key: 'chooseSpeed', on },
      options,
      (seen) => ({
        ...seen,
        blocks: [block],
      }),
    );

    expect(speed).toEqual({ is: 'speed', speed: free });
  });

for (const [kind, cell] of [
  ['shrine', '0,0'],
  ['rocks', '4,0'],
  ['burningCart', '4,0'],
] as const)
  scenario(`SEN-SETUP-c: where terrain goes: ${kind}`, (table) => {
    const options = (['2,0', '0,0', '4,0', '1,0'] as const).map((at) => ({ is: 'piece', kind, cells: [at] }) as const);

    expect(taken(table, {}, { key: 'placeTerrain', kind }, options)?.cells).toEqual([cell]);
  });

for (const [attack, end] of [
  ['quick-stab', 'faster'],
  ['feint-cut', 'slower'],
] as const)
  scenario(`SEN-EFF-ab: a block is widened towards the attack that lies open: ${attack}`, (table) => {
    const options = [
      { is: 'widen', end: 'faster' },
      { is: 'widen', end: 'slower' },
    ] as const;
    const given = { cards: { 0: 'wind-block', 1: attack } };

    const chosen = taken(table, given, { key: 'widenBlock', on }, options, (seen) => ranging(seen, { max: 7, min: 7 }));

    expect(chosen).toEqual({ is: 'widen', end });
  });

/** Seat 0 with another range of its card. */
function ranging(seen: SenjutsuView, range: SpeedRange): SenjutsuView {
  return {
    ...seen,
    fighters: seen.fighters.map((one) =>
      one.is === 'hero' && one.id === 0 && one.played !== null ? { ...one, played: { ...one.played, range } } : one,
    ),
  };
}

for (const [card, place] of [
  ['quick-stab', 0],
  ['wind-block', 0],
  ['firm-mind', 2],
] as const)
  scenario(`SEN-TIE-d: who strikes or parries goes first, who meditates waits: ${card}`, (table) => {
    const options = [1, 0, 2].map((at) => ({ is: 'place', place: at }) as const);
    const message = { key: 'orderTie', speed: 5, with: [fighterId(0), fighterId(1)] } as const;

    expect(taken(table, { cards: { 0: card, 1: 'wind-block' } }, message, options)).toEqual({ is: 'place', place });
  });

const POISONS = prints(
  'crippling-poison',
  'mist-of-confusion',
  'haemorrhagic-toxin',
  'paralysing-toxin',
  'virulent-poison',
);
const FULL_DECK = Array.from({ length: 12 }, () => 'fend');

for (const [why, poison, other] of [
  ['one wound is left to it', 'virulent-poison', { wounds: 4, deck: FULL_DECK }],
  ['its hand is full', 'mist-of-confusion', { hand: ['fend', 'fend', 'fend', 'fend', 'fend'], deck: FULL_DECK }],
  ['its deck runs out', 'haemorrhagic-toxin', { deck: ['fend'] }],
  ['it has much focus', 'paralysing-toxin', { focus: 3, deck: FULL_DECK }],
] as const)
  scenario(`SEN-XPOIS-c: the poison that hurts most: ${why}`, (table) => {
    const message = { key: 'choosePoison', on, target: fighterId(1) } as const;

    expect(taken(table, { other }, message, POISONS)?.printed).toBe(poison);
  });

scenario('SEN-EFF-x: the hardest blow of the opponent is named, unless the own hand would miss it', (table) => {
  const options = prints('firm-mind', 'fend', 'scything-uppercut');
  const message = { key: 'nameCard', on } as const;

  expect(taken(table, {}, message, options)?.printed).toBe('scything-uppercut');
  expect(taken(table, { one: { hand: ['scything-uppercut'] } }, message, options)?.printed).not.toBe(
    'scything-uppercut',
  );
});

for (const [why, hand, discard, inPlay, answer] of [
  ['three benefits are barred', ['taunt', 'dirt-throw', 'evasive-step'], [], 'honesty', 'pay'],
  ['a reaction is not barred', ['respect', 'honour', 'duty'], [], 'honesty', 'decline'],
  ['nothing is barred', ['fend', 'quick-stab', 'firm-mind'], [], 'honesty', 'decline'],
  ['copies are barred', ['fend', 'fend', 'fend'], ['fend'], 'respect', 'pay'],
  ['none of the copies is discarded', ['fend', 'fend', 'fend'], ['quick-stab'], 'respect', 'decline'],
] as const)
  scenario(`SEN-EFF-p: a card is paid off only if it hinders: ${why}`, (table) => {
    const options = [{ is: 'pay', focus: 2 }, { is: 'decline' }] as const;
    const given = { one: { focus: 3, hand, discard }, other: { inPlay: [inPlay] } };

    const chosen = taken<Option>(table, given, payingOff, options);

    expect(chosen?.is).toBe(answer);
  });

function payingOff({ fighters }: SenjutsuView): SenjutsuMessage {
  const [lying] = fighters.flatMap((one) => (one.is === 'hero' ? one.inPlay : []));
  if (lying === undefined) throw new Error('nothing lies in play');
  return { key: 'payToDiscard', card: lying.card, focus: 2 };
}

import { isRefusal, printedCard, printedId, refusalText } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import type { L5rSituation } from '../situation/description.ts';
import { type L5rSandboxSituation, l5rSandbox } from './sandbox.ts';

function read(description: unknown): L5rSandboxSituation {
  const situation = l5rSandbox.read(description);
  if (isRefusal(situation)) throw new Error(refusalText(situation, 'en'));
  return situation;
}

const told = (description: L5rSituation) =>
  l5rSandbox.problems(read(description)).map(({ rule, thing, text }) => ({ rule, thing, text: text.en }));

const ATTACK = { attacker: 0, type: 'military', ring: 'fire', province: 1 } as const;

describe('what keeps a situation from being played is a sentence with its rule and its thing', () => {
  test.each<[string, L5rSituation, { rule: string | undefined; thing: string; text: RegExp }]>([
    [
      'a card in a zone that is not for it',
      { seats: [{ hand: ['akodo-toturi'] }, {}] },
      { rule: 'L5R-ZONE-a', thing: '0/hand/0', text: /Akodo Toturi cannot lie here: hand, Player 1/ },
    ],
    [
      'a mark that says nothing there',
      { seats: [{ conflictDiscard: ['banzai (bowed)'] }, {}] },
      { rule: undefined, thing: '0/conflictDiscard/0', text: /does not fit where it lies/ },
    ],
    [
      'a unique character twice',
      { seats: [{ play: ['akodo-toturi', 'akodo-toturi'] }, {}] },
      { rule: 'L5R-UNIQUE-a', thing: '0/play/1', text: /is unique/ },
    ],
    [
      'three restricted attachments',
      { seats: [{ play: ['matsu-berserker + fine-katana + fine-katana + ornate-fan'] }, {}] },
      { rule: 'L5R-KW-RESTRICTED-b', thing: '0/play/0', text: /has 3 restricted attachments/ },
    ],
    [
      'a ring in two pools',
      { seats: [{ rings: ['air'] }, { rings: ['air'] }] },
      { rule: 'L5R-RING-a', thing: 'ring:air', text: /Both players have the Air Ring/ },
    ],
    [
      'a conflict for a claimed ring',
      { seats: [{ rings: ['fire'], play: ['matsu-berserker (in conflict)'] }, {}], conflict: ATTACK },
      { rule: 'L5R-RING-a', thing: 'ring:fire', text: /is claimed already/ },
    ],
    [
      'a conflict without attackers',
      { seats: [{}, {}], conflict: ATTACK },
      { rule: 'L5R-3.2.0-f', thing: 'table', text: /Nobody attacks/ },
    ],
    [
      'a participant without a conflict',
      { seats: [{ play: ['matsu-berserker (in conflict)'] }, {}] },
      { rule: 'L5R-CONF-a', thing: '0/play/0', text: /none is being fought/ },
    ],
    [
      'a participant with a dash',
      {
        seats: [{ play: ['matsu-berserker (in conflict)'] }, { play: ['venerable-historian (in conflict)'] }],
        conflict: ATTACK,
      },
      { rule: 'L5R-DASH-b', thing: '1/play/0', text: /has a dash/ },
    ],
    [
      'an attack on the stronghold too early',
      { seats: [{ play: ['matsu-berserker (in conflict)'] }, {}], conflict: { ...ATTACK, province: 0 } },
      { rule: 'L5R-3.2.0-d', thing: 'table', text: /only when three others are broken/ },
    ],
    [
      'a conflict in another phase',
      { seats: [{ play: ['matsu-berserker (in conflict)'] }, {}], conflict: ATTACK, phase: 'fate' },
      { rule: 'L5R-CONF-a', thing: 'table', text: /only be fought in the conflict phase/ },
    ],
    [
      'a window that everybody has passed',
      { seats: [{}, {}], passed: [0, 1] },
      { rule: 'L5R-1.4-f', thing: 'table', text: /this window is closed/ },
    ],
    [
      'a match that is decided',
      { seats: [{}, { honor: 0 }] },
      { rule: 'L5R-VICT-c', thing: 'seat:1', text: /Player 1 wins: the opponent has no honor/ },
    ],
  ])('%s', (_, description, { rule, thing, text }) => {
    expect(told(description)).toContainEqual({ rule, thing, text: expect.stringMatching(text) });
  });
});

describe('edits', () => {
  test('who changes sides still belongs to the same player, with what is attached', () => {
    const before = read({ seats: [{ play: ['matsu-berserker (fate 1) + fine-katana'] }, {}] });
    const { situation, thing } = l5rSandbox.edit(before, { is: 'move', thing: '0/play/0', to: '1/play' });

    expect(thing).toBe('1/play/0');
    expect(situation.seats[0].play).toEqual([]);
    expect(situation.seats[1].play).toEqual([
      'matsu-berserker (fate 1, owned by opponent) + fine-katana (owned by opponent, controlled by opponent)',
    ]);
  });

  test('what leaves play leaves its attachments in the discard pile', () => {
    const before = read({ seats: [{ play: ['matsu-berserker (honored) + fine-katana'] }, {}] });
    const { situation } = l5rSandbox.edit(before, { is: 'move', thing: '0/play/0', to: '0/row2' });

    expect(situation.seats[0]).toMatchObject({
      play: [],
      rows: [[], ['matsu-berserker'], [], []],
      conflictDiscard: ['fine-katana'],
    });
  });

  test('a province is replaced, never taken away', () => {
    const before = read({ seats: [{}, {}] });
    const put = l5rSandbox.edit(before, {
      is: 'put',
      piece: printedCard(printedId('pilgrimage')),
      to: '0/provinces/3',
    });

    expect(put.situation.seats[0].provinces?.[3]).toBe('pilgrimage');
    expect(l5rSandbox.edit(before, { is: 'remove', thing: '0/provinces/3' }).situation).toBe(before);
  });

  test('a conflict that begins uses an opportunity, and gives it back when it is taken away', () => {
    const before = read({ seats: [{}, {}], phase: 'draw' });
    const begun = l5rSandbox.edit(before, { is: 'set', thing: 'table', key: 'attacker', value: '1' }).situation;
    const gone = l5rSandbox.edit(begun, { is: 'set', thing: 'table', key: 'attacker', value: 'none' }).situation;

    expect(begun).toMatchObject({ phase: 'conflict', conflict: { attacker: 1 } });
    expect(begun.seats[1]).toMatchObject({ opportunities: 1, declared: ['military'] });
    expect(gone.seats[1]).toMatchObject({ opportunities: 2, declared: [] });
  });

  test('what does not fit changes nothing', () => {
    const before = read({ seats: [{ hand: ['banzai'] }, {}] });
    const same = (edit: Parameters<typeof l5rSandbox.edit>[1]) => l5rSandbox.edit(before, edit).situation;

    expect(same({ is: 'move', thing: '0/hand/0', to: '0/play' })).toBe(before);
    expect(same({ is: 'move', thing: '0/hand/7', to: '1/hand' })).toBe(before);
    expect(same({ is: 'set', thing: 'seat:0', key: 'honor', value: -1 })).toBe(before);
    expect(same({ is: 'set', thing: 'seat:9', key: 'honor', value: 1 })).toBe(before);
    expect(same({ is: 'set', thing: 'table', key: 'phase', value: 'holiday' })).toBe(before);
    expect(same({ is: 'shift', thing: '0/hand/0', towards: 'top' })).toBe(before);
  });
});

import { begin, isRefusal, present } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { READY_DECKS } from '../decks/ready/decks.ts';
import { senjutsu } from '../game.ts';
import { cellAt } from '../hex/index.ts';
import { cellThing, fighterThing } from '../things.ts';
import type { SenjutsuView } from '../view.ts';
import { text } from './text.ts';

function duel(): SenjutsuView {
  const decks = ['master', 'ronin'].map((hero) => ({
    hero,
    weapon: 'own',
    deck: present(
      READY_DECKS.find(({ id }) => id.includes(hero)),
      hero,
    ).id,
  }));
  const begun = begin(senjutsu, { seats: 2, format: 'duel', decks }, 'tips');
  if (isRefusal(begun)) throw new Error(JSON.stringify(begun));
  const view = senjutsu.view(begun.match.state, 0);
  return { ...view, blocks: [], field: { ...view.field, pieces: [{ kind: 'shrine', cells: [cellAt(1, 0)] }] } };
}

const VIEW = duel();
const tip = (thing: Parameters<NonNullable<typeof text.pl.tip>>[0], view = VIEW) => text.pl.tip?.(thing, view);

describe('what a thing means now', () => {
  test('SEN-TERR-shrine-b: terrain says what it does', () => {
    expect(tip(cellThing(cellAt(1, 0)))?.text).toContain('+1 skupienie');
  });

  test('an empty cell says nothing, a blocked one what it stops', () => {
    const by = present(VIEW.fighters[1], 'the Ronin').id;
    const blocked = { ...VIEW, blocks: [{ by, speed: 5, cells: [cellAt(2, -1)] }] };

    expect(tip(cellThing(cellAt(2, -1)))).toBeUndefined();
    expect(tip(cellThing(cellAt(2, -1)), blocked)?.text).toMatch(/^Blok przy 5 .*ciosy w to pole, z niego i przez nie/);
  });

  test('a hero says how far it is from defeat, and what weighs on it', () => {
    const hurt: SenjutsuView = {
      ...VIEW,
      fighters: VIEW.fighters.map((fighter, at) =>
        at === 1 && fighter.is === 'hero' ? { ...fighter, wounds: 1, bleeding: 2, limps: [3], stuns: 2 } : fighter,
      ),
    };
    const said = tip(fighterThing(present(VIEW.fighters[1], 'the Ronin').id), hurt)?.text;

    expect(said).toContain('Do pokonania: 2 rany.');
    expect(said).toContain('Ogłuszenia: 2, przy 5 przegrywa.');
    expect(said).toContain('karty wolniejsze o 1');
    expect(said).toContain('Krwawi');
    expect(tip(fighterThing(present(VIEW.fighters[1], 'the Ronin').id))?.text).not.toContain('Krwawi');
  });
});

describe('what a pass throws away', () => {
  const question = (key: string, options: readonly { readonly is: string }[]) =>
    ({ is: 'choose', seat: 0, message: { key }, because: { is: 'rule', rule: 'SEN-CTR-f' }, options }) as const;

  test('SEN-CTR-f: a counter that could be played', () => {
    expect(text.pl.waste?.(question('counter', [{ is: 'card' }, { is: 'pass' }]), VIEW)).toContain(
      'skontrować (1 kartę)',
    );
    expect(text.en.waste?.(question('counter', [{ is: 'pass' }]), VIEW)).toBeUndefined();
  });

  test('nothing where a no costs nothing', () => {
    expect(text.pl.waste?.(question('payLine', [{ is: 'pay' }, { is: 'decline' }]), VIEW)).toBeUndefined();
  });
});

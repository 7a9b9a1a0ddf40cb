import { choose, chooseCard, printedId, type Question } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import type { LineMessage } from '../messages.ts';
import type { KamaeOption, WayOption } from '../options.ts';
import { type BattleGiven, battle, type HeroGiven } from '../rules/testing/battle.ts';
import { fighterId, type Piece, type Played, type Senjutsu } from '../state.ts';
import { handCards } from '../zones.ts';
import { foeAnswer, worstCell, worstThrust } from './worst-for-players.ts';

const HERO = fighterId(0);
const FOE = fighterId(1);
const OTHER = fighterId(2);

/** A hero in the middle who looks up, and an AI opponent behind it. */
function against(given: Partial<BattleGiven> & { readonly hero?: HeroGiven } = {}): Senjutsu {
  const { hero = {}, foes = [{ cell: '0,1' as const }], ...rest } = given;
  return battle({ heroes: [{ cell: '0,0', ...hero }], foes, ...rest });
}

const piece = (kind: Piece['kind'], cell: Piece['cells'][number]): Piece => ({ kind, cells: [cell] });

/** The hero's revealed attack that is still to come. */
const pending = (print: string): Partial<Played> => ({
  revealed: { is: 'card', card: 1 as never, printed: printedId(print) },
  speed: 3,
  segments: [{ segment: 'upper', speed: 3, stage: 'waiting' }],
});

describe('SEN-SOLO-a2: where an AI opponent pushes somebody', () => {
  test('wounds come first', () => {
    const state = against({ pieces: [piece('bamboo', '-1,0'), piece('burningCart', '1,-1')] });
    expect(worstCell(state, FOE, HERO, ['-1,0', '0,-1', '1,-1'])).toBe('1,-1');
  });

  test('then status cards: two are worse than one, and one is worse than none', () => {
    const state = against({ pieces: [piece('rocks', '-1,0'), piece('bamboo', '1,-1')] });
    expect(worstCell(state, FOE, HERO, ['-1,0', '0,-1', '1,-1'])).toBe('1,-1');
    expect(worstCell(state, FOE, HERO, ['0,-1', '-1,0'])).toBe('-1,0');
  });

  test('then its own place: nearer to the distance it prefers', () => {
    const state = against({ foes: [{ cell: '0,2', preferredDistance: 3 }] });
    expect(worstCell(state, FOE, HERO, ['-1,1', '0,-1'])).toBe('0,-1');
  });

  test('ruling 9: full ties by the smaller q, then the smaller r', () => {
    const state = against({ foes: [{ cell: '0,4', preferredDistance: 20 }] });
    expect(worstCell(state, FOE, HERO, ['1,-1', '-1,0'])).toBe('-1,0');
  });

  test('SEN-SOLO-a2: a player is not pushed to where an attack that is still to come would strike a friend', () => {
    const foes = [{ cell: '0,4', preferredDistance: 20 }, { cell: '-1,-1' }] as const;
    const pushed = (stage: 'waiting' | 'done') => {
      const played = { ...pending('counter-attack'), segments: [{ segment: 'upper', speed: 3, stage } as const] };
      return worstCell(against({ foes, played: [played] }), FOE, HERO, ['-1,0', '0,-1']);
    };
    expect([pushed('waiting'), pushed('done')]).toEqual(['0,-1', '-1,0']);
  });

  test('SEN-SOLO-a: a friend is kept from harm', () => {
    const state = against({
      hero: { cell: '4,-4' },
      foes: [{ cell: '0,1' }, { cell: '0,0' }],
      pieces: [piece('burningCart', '-1,0')],
    });
    expect(worstCell(state, FOE, OTHER, ['-1,0', '0,-1'])).toBe('0,-1');
    // A status card is harm, too, and the fixed order of cells does not come first.
    const rocks = against({
      hero: { cell: '4,-4' },
      foes: [{ cell: '0,1' }, { cell: '0,0' }],
      pieces: [piece('rocks', '-1,0')],
    });
    expect(worstCell(rocks, FOE, OTHER, ['-1,0', '0,-1'])).toBe('0,-1');
  });

  test('SEN-EFF-n: it pulls where that hurts, and pushes where that does', () => {
    const cart = against({ foes: [{ cell: '0,2' }], pieces: [piece('burningCart', '0,1')] });
    const ways = [
      { way: 'push', cells: ['0,-1'] },
      { way: 'pull', cells: ['0,1'] },
    ] as const;
    expect(worstThrust(cart, FOE, HERO, ways)).toBe('pull');
    const rocks = against({ foes: [{ cell: '0,2' }], pieces: [piece('rocks', '0,-1')] });
    expect(worstThrust(rocks, FOE, HERO, ways)).toBe('push');
  });
});

describe('SEN-SOLO-a2: what an AI opponent decides', () => {
  const on = { printed: printedId('solo-014') };
  const because = { is: 'rule', rule: 'SEN-SOLO-a' } as const;
  const WAYS = ['clockwise', 'anticlockwise'] as const;

  function wayRound(state: Senjutsu): WayOption['way'] | undefined {
    const message: LineMessage = { key: 'turnTarget', on, target: HERO, count: 1 };
    const question: Question = choose<WayOption>({
      seat: 0,
      message,
      because,
      options: WAYS.map((way) => ({ is: 'way', way })),
    });
    return WAYS[Number(foeAnswer(state, FOE, question))];
  }

  test('it turns a hero so that the attack to come misses it', () => {
    const played = [pending('pommel-smash')];
    expect(wayRound(against({ foes: [{ cell: '1,-1' }], played }))).toBe('anticlockwise');
    expect(wayRound(against({ foes: [{ cell: '-1,0' }], played }))).toBe('clockwise');
  });

  test('without danger it turns the side of its Behaviour towards itself', () => {
    expect(wayRound(against({ foes: [{ cell: '1,-1', behaviour: 'centre' }] }))).toBe('clockwise');
    expect(wayRound(against({ foes: [{ cell: '-1,0', behaviour: 'centre' }] }))).toBe('anticlockwise');
  });

  test('it sends the ring to where the card to come does it least harm', () => {
    const KAMAE = ['aggression', 'balance', 'determination'] as const;
    const message: LineMessage = { key: 'jumpKamae', on, of: HERO };
    const question: Question = choose<KamaeOption>({
      seat: 0,
      message,
      because,
      options: KAMAE.map((kamae) => ({ is: 'kamae', kamae, focus: 0 })),
    });
    // Masterful Cut strikes the front only in Aggression.
    const state = against({ hero: { hero: 'master' }, foes: [{ cell: '0,-1' }], played: [pending('masterful-cut')] });
    expect(KAMAE[Number(foeAnswer(state, FOE, question))]).not.toBe('aggression');
    expect(KAMAE[Number(foeAnswer(against(), FOE, question))]).toBe('aggression');
  });

  test('it takes the card that deals the most wounds', () => {
    const state = against({ hero: { hand: ['push-back', 'drawn-breath', 'pommel-smash'] } });
    const from = handCards(state, 0);
    const message: LineMessage = { key: 'shuffleCard', on, of: HERO, type: 'attack' };
    expect(foeAnswer(state, FOE, chooseCard({ seat: 0, from, message, because }))).toBe(1);
    // A card that deals none is worth less than one that deals one.
    const defended = against({ hero: { hand: ['fend', 'pommel-smash'] } });
    expect(foeAnswer(defended, FOE, chooseCard({ seat: 0, from: handCards(defended, 0), message, because }))).toBe(1);
  });
});

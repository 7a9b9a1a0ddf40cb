import { consequenceLine, type Option, promptLine, type Question, type SeatId } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { RULES } from '../../rules/calls.ts';
import { given, the } from '../../testing/given.ts';
import { view } from '../../view.ts';
import { text } from '../text.ts';

const PROVINCES = ['shameful-display', 'the-art-of-war (faceup)', 'pilgrimage', 'night-raid', 'fertile-fields'];

/** Two Lions attack The Art of War with 3 and 1; its owner has a Challenger and a Whisperer to defend with. */
const state = given({
  round: 2,
  phase: 'conflict',
  seats: [
    { play: ['matsu-berserker (in conflict)', 'akodo-gunso (in conflict, fate 1)'], hand: ['banzai', 'fine-katana'] },
    { play: ['doji-challenger', 'doji-whisperer (bowed)'], provinces: PROVINCES, honor: 8 },
  ],
  conflict: { attacker: 0, type: 'military', ring: 'fire', province: 1 },
  ringFate: { air: 2 },
});
const [attacker, defender] = [view(state, 0), view(state, 1)];
const rule = { is: 'rule', rule: 'L5R-EFF-b' } as const;
const card = (name: string) => ({ is: 'card', card: the(state, name) });

function pick(seat: SeatId, key: string, names: readonly string[], more: object = {}): Question {
  return {
    is: 'pick',
    seat,
    message: { key, ...more },
    because: rule,
    options: names.map(card),
    min: 0,
    max: names.length,
  };
}

function choose(seat: SeatId, key: string, options: readonly Option[], more: object = {}): Question {
  return { is: 'choose', seat, message: { key, ...more }, because: rule, options };
}

function lines(question: Question, seat: SeatId, marked?: number | readonly number[]) {
  const seen = seat === 0 ? attacker : defender;
  return (['en', 'pl'] as const).map((lang) => {
    const prompt = text[lang].prompt(question, seen, marked);
    return [promptLine(prompt), consequenceLine(prompt)];
  });
}

describe('who defends', () => {
  const question = pick(1, 'declareDefenders', ['doji-challenger']);

  test('nobody yet: what is lost', () => {
    expect(lines(question, 1)).toEqual([
      ['Attack 5 on The Art of War (strength 3): who defends?', 'Undefended: you lose the province and 1 honor.'],
      ['Atak 5, Sztuka Wojny (siła 3): kto broni?', 'Bez obrony: tracisz prowincję i 1 honor.'],
    ]);
    expect(text.en.prompt(question, defender).follows?.at(-1)?.is).toBe('loss');
  });

  test('with whom is marked: the totals and what comes of them', () => {
    expect(lines(question, 1, [0])[0]?.[1]).toBe(
      '5 : 3, they win, the province stands, 1 short. Undefended: you lose the province and 1 honor.',
    );
    expect(text.en.confirm?.(question, defender, [0])).toBe('Defend: 3');
    expect(text.pl.confirm?.(question, defender, [])).toBe('Nikt nie broni');
  });
});

describe('a text that asks', () => {
  const by = (printed: string, name: string) => ({ by: { printed, name } });

  test('says what it does to whom', () => {
    const question = pick(0, 'chooseCharacter', ['matsu-berserker'], by('banzai', 'target'));

    expect(lines(question, 0)).toEqual([
      ['Banzai!: +2 military, whom?', 'Until the end of the conflict.'],
      ['Banzai!: +2 militarnej, komu?', 'Do końca konfliktu.'],
    ]);
    expect(text.en.hint?.(card('matsu-berserker'), question, attacker)).toBe('7 : 0, you win and the province breaks.');
  });

  test('says what becomes of the conflict for whoever is hurt by it', () => {
    const question = pick(1, 'chooseCharacter', ['matsu-berserker'], by('assassination', 'target'));

    expect(text.en.hint?.(card('matsu-berserker'), question, defender)).toBe(
      '2 : 0, you lose 1 honor, the province stands.',
    );
  });

  test('an attachment, with how long its bearer stays', () => {
    const question: Question = {
      ...pick(0, 'attachTo', ['matsu-berserker', 'akodo-gunso'], by(RULES, 'host')),
      because: { is: 'card', card: the(state, 'fine-katana') },
    };

    expect(lines(question, 0)[0]?.[0]).toBe('Fine Katana: +2 military, attach to whom?');
    expect(text.en.hint?.(card('matsu-berserker'), question, attacker)).toBe(
      'No fate: it leaves this round, and the attachment with it.',
    );
    expect(text.pl.hint?.(card('akodo-gunso'), question, attacker)).toBe('Ma 1 los: zostanie na 1 rundę.');
  });
});

test('an honor bid says what it gives and costs, and its button the number', () => {
  const question: Question = { is: 'number', seat: 0, min: 1, max: 5, message: { key: 'honorBid' }, because: rule };

  expect(lines(question, 0)).toEqual([
    ['Honor bid: how much?', 'You draw that many cards. Who bids more gives the difference in honor.'],
    ['Licytacja: ile honoru stawiasz?', 'Dobierasz tyle kart. Kto stawia więcej, oddaje różnicę honoru.'],
  ]);
  expect(text.en.confirm?.(question, attacker, 3)).toBe('Bid 3, draw 3');
});

test('extra fate says how long a character stays, and what is left', () => {
  const question: Question = {
    ...{ is: 'number', seat: 0, min: 0, max: 3, message: { key: 'extraFate' } },
    because: { is: 'card', card: the(state, 'akodo-gunso') },
  };

  expect(lines(question, 0, 2)).toEqual([
    [
      'Akodo Gunsō (cost 2): how much extra fate?',
      'It stays for 2 more rounds. You have 8 fate left. Each fate phase takes 1 off; without fate it leaves.',
    ],
    [
      'Gunsō Akodo (koszt 2): ile losu dołożyć?',
      'Zostanie na 2 rundy. Masz jeszcze 8 losu. W fazie losu z postaci schodzi 1; bez losu odchodzi.',
    ],
  ]);
  expect(text.en.confirm?.(question, attacker, 0)).toBe('No extra fate');
});

describe('windows', () => {
  test('a reaction and an interrupt say what they answer to', () => {
    const about = [{ is: 'dialsRevealed' }];

    expect(
      lines(choose(0, 'triggerWindow', [{ is: 'pass' }], { kind: 'reaction', about }), 0).map(([title]) => title),
    ).toEqual(['Reaction: honor dials revealed', 'Reakcja: liczniki honoru odkryte']);
    expect(lines(choose(0, 'triggerWindow', [{ is: 'pass' }], { kind: 'would', about }), 0)[0]?.[0]).toMatch(
      /^Interrupt: /,
    );
  });

  test('an action window says who leads, and what comes of two passes', () => {
    const question = choose(1, 'actionWindow', [{ is: 'use' }, { is: 'pass' }], { kind: 'conflict' });

    expect(lines(question, 1)).toEqual([
      ['Action window: your action or pass', '5 : 0. Both pass: you lose the province and 1 honor.'],
      ['Okno akcji: Twoja akcja albo pas', '5 : 0. Po dwóch pasach: tracisz prowincję i 1 honor.'],
    ]);
    expect(lines({ ...question, seat: 0 }, 0)[0]?.[1]).toBe('5 : 0. Both pass: you win and the province breaks.');
  });
});

describe('declaring a conflict', () => {
  const ring = { is: 'ring', ...{ choice: { ring: 'air', type: 'military' } } };

  test('as one question with a pass, or as the second of two', () => {
    const merged = choose(0, 'conflictOpportunity', [ring, { is: 'pass' }]);

    expect(lines(merged, 0)[0]).toEqual([
      'Conflict: which type and which ring?',
      'You have 2 conflicts left. Passing gives one up.',
    ]);
    expect(lines(choose(0, 'declareRing', [ring]), 0)[0]?.[1]).toBe('');
    expect(text.en.hint?.(ring, merged, attacker)).toBe(
      'If you win: take 1 honor from your opponent or gain 2. 2 fate on it, yours at once.',
    );
    expect(text.en.waste?.(merged, attacker)).toBe('you have 2 ready characters and give up a conflict');
  });

  test('who attacks is added up as soon as the view tells the type and the province', () => {
    const question = pick(0, 'declareAttackers', ['matsu-berserker', 'akodo-gunso']);
    const province = defender.seats[1]?.provinces[1]?.province?.id;
    const declaring = {
      attacker: 0,
      type: 'military',
      ring: 'air',
      ...(province === undefined ? {} : { province }),
      decided: [],
      mayDefend: [],
    } as const;
    const seen = { ...attacker, declaring };

    expect(consequenceLine(text.en.prompt(question, seen, [0, 1]))).toBe(
      'Marked: 5. Undefended: you win and the province breaks.',
    );
    expect(text.pl.confirm?.(question, seen, [0, 1])).toBe('Zaatakuj: 5');
    expect(text.en.confirm?.(question, attacker, [0, 1])).toBeUndefined();
  });
});

describe('tips say what a thing does now', () => {
  test('rings', () => {
    expect(text.en.tip?.({ is: 'ring', id: 'air' }, attacker)).toEqual({
      title: 'Air ring',
      text: 'If you win: take 1 honor from your opponent or gain 2. 2 fate on it goes to whoever declares a conflict with it.',
    });
    expect(text.pl.tip?.({ is: 'ring', id: 'fire' }, attacker)?.text).toBe(
      'Wygrasz: uhonoruj albo zhańb postać. Toczy się o niego walka.',
    );
  });

  test('provinces, also those that nobody knows', () => {
    const tip = (place: number) => {
      const id = attacker.seats[1]?.provinces[place]?.province?.id;
      return id === undefined ? undefined : text.en.tip?.({ is: 'card', card: id }, attacker);
    };

    expect(tip(1)).toEqual({
      title: 'The Art of War',
      text: 'Strength 3: an attack that wins by as much breaks it. Attacked: the lead is enough to break it.',
    });
    expect(tip(2)).toEqual({ title: 'Facedown province', text: 'It is revealed when it is attacked.' });
    expect(tip(0)?.text).toBe(
      'It is revealed when it is attacked. Safe until 3 more provinces are broken. Whoever loses it loses the game.',
    );
  });

  test('the favor, the types and the dial', () => {
    expect(text.en.tip?.({ is: 'favor', id: 'favor' }, attacker)?.text).toMatch(/^Nobody has it/);
    expect(text.en.tip?.({ is: 'type', id: 'political' }, attacker)?.text).toMatch(/^The political skill/);
    expect(text.pl.tip?.({ is: 'dial', id: '0' }, attacker)?.title).toBe('Licznik honoru');
    expect(text.en.tip?.({ is: 'seat', id: '0' }, attacker)).toBeUndefined();
  });
});

test('a pass in the dynasty phase throws away what could be played', () => {
  const play = { is: 'use', ...{ card: the(state, 'akodo-gunso'), printed: RULES, ability: 'playFromProvince' } };
  const question = choose(0, 'dynastyWindow', [play, { is: 'pass' }], { passed: 'nobody' });

  expect(text.en.waste?.(question, attacker)).toBe('you have 10 fate and 1 character to play');
  expect(text.pl.waste?.(question, attacker)).toBe('masz 10 losu i 1 postać do zagrania');
  const withFate = [0, 1, 2].map((fate) => ({ ...play, fate }));
  const offeredOften = choose(0, 'dynastyWindow', [...withFate, { is: 'pass' }], { passed: 'nobody' });
  expect(text.en.waste?.(offeredOften, attacker)).toBe('you have 10 fate and 1 character to play');
  expect(text.en.waste?.(choose(0, 'dynastyWindow', [{ is: 'pass' }]), attacker)).toBeUndefined();
  expect(lines(question, 0)[0]).toEqual([
    'Dynasty: play a character or pass',
    'You have 10 fate. Passing ends your dynasty phase; passing first gives you 1 fate.',
  ]);
});

test('L5R-2.4-a: a bid tells what it draws, and the honor against each bid of the other', () => {
  const question: Question = { is: 'number', seat: 0, min: 1, max: 5, message: { key: 'honorBid' }, because: rule };
  const bid = { is: 'number', value: 4 };

  expect(text.en.hint?.(bid, question, attacker)).toBe('Draw 4. Honor against 1–5: −3 −2 −1 0 +1');
  expect(text.pl.hint?.(bid, question, attacker)).toBe('Dobierasz 4. Honor przy 1–5: −3 −2 −1 0 +1');
});

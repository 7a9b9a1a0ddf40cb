import { ANYBODY, present, printedId, readerIn } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import type { L5rEvent } from '../event.ts';
import { l5r } from '../game.ts';
import { RULES } from '../rules/calls.ts';
import { given, the } from '../testing/given.ts';
import { happen } from '../testing/happen.ts';
import { view } from '../view.ts';
import { genderOf } from './genders.ts';
import { text } from './text.ts';

const state = given({
  seats: [
    { play: ['akodo-toturi', 'matsu-berserker + fine-katana', 'ikoma-prodigy'] },
    { play: ['miya-mystic (fate 1)', 'doji-whisperer'], hand: ['assassination'] },
  ],
});
const seen = view(state, 0);
const me = readerIn(0);

const both = (event: { readonly is: string }) => [text.en.event(event, seen, me), text.pl.event(event, seen, me)];
const to = (event: { readonly is: string }, reader = ANYBODY) => [
  text.en.event(event, seen, reader),
  text.pl.event(event, seen, reader),
];
const by = (printed: string, is: 'ability' | 'cost' = 'ability') => ({
  cause: { is, by: 1, ability: { self: the(state, 'doji-whisperer'), printed: printedId(printed), key: 'action' } },
});
const leaving = (name: string, controller: 0 | 1, more: object) => ({
  is: 'leftPlay',
  ...{
    card: the(state, name),
    printed: printedId(name),
    controller,
    type: 'character',
    status: 'ordinary',
    to: 'discard',
    how: 'discarded',
  },
  ...more,
});

describe('the reader is "you"', () => {
  test('what they do and get', () => {
    expect(both({ is: 'honorLost', ...{ seat: 0, amount: 1, rule: 'L5R-3.2.4-a' } })).toEqual([
      `You lose 1 honor, now ${seen.seats[0]?.honor}: undefended.`,
      `Tracisz 1 honor, masz ${seen.seats[0]?.honor}: nikt nie bronił.`,
    ]);
    expect(both({ is: 'conflictPassed', ...{ seat: 0 } })).toEqual([
      'You pass up a conflict.',
      'Rezygnujesz z konfliktu.',
    ]);
    expect(both({ is: 'passed', ...{ seat: 0, window: 'conflict' } })).toEqual(['You pass.', 'Pasujesz.']);
    expect(both({ is: 'dialsRevealed', ...{ bids: [2, 4] } })).toEqual([
      'Bids: you – 2, Player 2 – 4.',
      'Stawki: Ty – 2, Gracz 2 – 4.',
    ]);
  });

  test('what others do', () => {
    expect(both({ is: 'honorGiven', ...{ from: 1, amount: 2, rule: 'L5R-2.4-a' } })).toEqual([
      'Player 2 gives you 2 honor: honor bid.',
      'Gracz 2 oddaje Ci 2 honoru: licytacja.',
    ]);
    expect(both({ is: 'passed', ...{ seat: 1, window: 'conflict' } })).toEqual(['Player 2 passes.', 'Gracz 2 pasuje.']);
  });

  test('who only watches reads the names of both', () => {
    expect(to({ is: 'honorGiven', ...{ from: 0, amount: 1, rule: 'L5R-2.4-a' } })).toEqual([
      'Player 1 gives 1 honor to Player 2: honor bid.',
      'Gracz 1 oddaje 1 honor, dostaje Gracz 2: licytacja.',
    ]);
  });
});

describe('a card is told with whose it is, and why', () => {
  test('it leaves for lack of fate', () => {
    expect(both(leaving('akodo-toturi', 0, { rule: 'L5R-4.2-a' }))).toEqual([
      'Your Akodo Toturi leaves: no fate.',
      'Twój Akodo Toturi odchodzi: brak losu.',
    ]);
    expect(both(leaving('miya-mystic', 1, { rule: 'L5R-4.2-a' }))).toEqual([
      "Player 2's Miya Mystic leaves: no fate.",
      'Mistyk Miya (Gracz 2) odchodzi: brak losu.',
    ]);
  });

  test('by the text of a card, or as its cost', () => {
    expect(both(leaving('matsu-berserker', 0, by('assassination')))).toEqual([
      'Your Matsu Berserker is discarded: Assassination.',
      'Twój Berserker Matsu zostaje odrzucony: Skrytobójstwo.',
    ]);
    expect(both(leaving('miya-mystic', 1, { how: 'sacrificed', ...by('funeral-pyre', 'cost') }))).toEqual([
      'Player 2 sacrifices Miya Mystic: cost of Funeral Pyre.',
      'Gracz 2 poświęca: Mistyk Miya (koszt karty Stos pogrzebowy).',
    ]);
    expect(both(leaving('matsu-berserker', 0, { to: 'hand', how: 'returned', ...by('rout') }))).toEqual([
      'Matsu Berserker returns to your hand: Rout.',
      'Twój Berserker Matsu wraca na rękę: Popłoch.',
    ]);
  });

  test('by a ring', () => {
    expect(
      both({ is: 'bowed', ...{ card: the(state, 'doji-whisperer'), by: 'ring', rule: 'L5R-RINGFX-WATER-a' } }),
    ).toEqual(["Player 2's Doji Whisperer bows: Water ring.", 'Szepcząca Doji (Gracz 2) kłania się: krąg Wody.']);
    expect(both({ is: 'honored', ...{ card: the(state, 'ikoma-prodigy'), rule: 'L5R-RINGFX-FIRE' } })).toEqual([
      'Your Ikoma Prodigy is honored: Fire ring.',
      'Twoje Cudowne dziecko Ikoma zostaje uhonorowane: krąg Ognia.',
    ]);
  });

  test('L5R-STATUS-c: who only loses a status is not told to have got the other one', () => {
    const told = (note: string, is: 'honored' | 'dishonored') => {
      const before = given({ seats: [{ play: [`ikoma-prodigy${note}`] }, {}] });
      const event: L5rEvent = { is, card: the(before, 'ikoma-prodigy'), rule: 'L5R-RINGFX-FIRE' };
      const { state: after } = happen(before, event);
      const sight = present(l5r.events[is]?.see(event, 0, after), 'what is seen');
      return [text.en.event(sight, view(after, 0), me), text.pl.event(sight, view(after, 0), me)];
    };
    expect(told(' (honored)', 'dishonored')).toEqual([
      'Your Ikoma Prodigy is no longer honored: Fire ring.',
      'Twoje Cudowne dziecko Ikoma nie jest już uhonorowane: krąg Ognia.',
    ]);
    expect(told(' (dishonored)', 'honored')).toEqual([
      'Your Ikoma Prodigy is no longer dishonored: Fire ring.',
      'Twoje Cudowne dziecko Ikoma nie jest już zhańbione: krąg Ognia.',
    ]);
    expect(told('', 'dishonored')[0]).toBe('Your Ikoma Prodigy is dishonored: Fire ring.');
    expect(told('', 'honored')[0]).toBe('Your Ikoma Prodigy is honored: Fire ring.');
  });

  test('what a card does to itself needs no reason', () => {
    expect(both({ is: 'bowed', ...{ card: the(state, 'doji-whisperer') }, ...by('doji-whisperer', 'cost') })[0]).toBe(
      "Player 2's Doji Whisperer bows.",
    );
  });

  test('what the rules do by themselves names no rule', () => {
    const cause = {
      is: 'ability',
      by: 0,
      ability: { self: the(state, 'akodo-toturi'), printed: RULES, key: 'courtesy' },
    };

    expect(both({ is: 'fateGained', ...{ seat: 0, amount: 1, cause, rule: 'L5R-KW-COURTESY' } })[0]).toMatch(
      /^You gain 1 fate, now \d+: Courtesy\.$/,
    );
  });
});

test('what goes on for a while says what it does, to whom and why', () => {
  const began = (card: string, gives: readonly object[]) => ({
    is: 'effectBegan',
    ...{
      effect: {
        number: 1,
        source: { self: the(state, 'akodo-toturi'), printed: printedId('banzai'), key: 'action' },
        by: 0,
        cards: [the(state, card)],
        seats: [],
        gives,
        until: { period: 'conflict', number: 1 },
      },
    },
  });

  const [military, political] = ['military', 'political'].map((stat) => ({ is: 'add', stat, by: 2 }));
  expect(both(began('matsu-berserker', [{ ...military }, { ...political }]))).toEqual([
    'Matsu Berserker – military skill +2, political skill +2, until the end of the conflict: Banzai!',
    'Berserker Matsu – sprawność militarna +2, sprawność polityczna +2, do końca konfliktu: Banzai!',
  ]);
  // What there are no words for is left out.
  expect(both(began('matsu-berserker', [{ is: 'gain', what: 'unknown', name: 'unknown' }]))[0]).toBe(
    'Matsu Berserker, until the end of the conflict: Banzai!',
  );
});

test('whose the host of an attachment is goes without saying where it is their own', () => {
  const attached = (seat: 0 | 1) => ({
    is: 'attachmentEntered',
    ...{ seat, card: the(state, 'fine-katana'), host: the(state, 'matsu-berserker') },
  });

  expect(both(attached(0))[0]).toBe('You attach Fine Katana to Matsu Berserker.');
  expect(both(attached(1))[0]).toBe('Player 2 attaches Fine Katana to your Matsu Berserker.');
});

test('a result says the totals, and what was missing', () => {
  const fought = given({
    seats: [{ play: ['matsu-berserker (in conflict)'] }, { play: ['doji-whisperer (in conflict)'] }],
    conflict: { attacker: 0, type: 'military', ring: 'fire', province: 1 },
  });
  const after = view(fought, 0);
  const strength = after.conflict?.strength ?? 0;
  const event = { is: 'conflictDecided', ...{ result: { winner: 0, totals: [3, 2], margin: 1, unopposed: 'no' } } };

  expect(text.en.event(event, after, me)).toBe(
    `You win the conflict 3 : 2. The province stands, ${strength - 1} short.`,
  );
  expect(text.pl.event(event, after, readerIn(1))).toBe(
    `Gracz 1 wygrywa konflikt 3 : 2. Prowincja stoi, brakło ${strength - 1}.`,
  );
});

test('the outcome is told to the winner, the loser and everybody else', () => {
  const outcome = { winners: [1], reason: { key: 'dishonorDefeat' }, rule: 'L5R-VICT-c' } as const;

  expect(text.en.outcome(outcome, seen, me)).toBe('You lost: your honor fell to 0.');
  expect(text.pl.outcome(outcome, seen, me)).toBe('Przegrywasz: Twój honor spadł do 0.');
  expect(text.en.outcome(outcome, seen, readerIn(1))).toBe("You win: your opponent's honor fell to 0.");
  expect(text.en.outcome(outcome, seen, ANYBODY)).toBe("Player 2 wins: the opponent's honor fell to 0.");
});

test('Polish names have a gender, also where their first word hides it', () => {
  expect(
    ['hida-kisada', 'doji-hotaru', 'ancestral-daisho', 'fine-katana', 'fertile-fields'].map((id) =>
      genderOf(printedId(id)),
    ),
  ).toEqual(['masculine', 'feminine', 'neuter', 'feminine', 'plural']);
});

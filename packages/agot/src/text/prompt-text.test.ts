import {
  type Answer,
  consequenceLine,
  type Lang,
  type Option,
  present,
  promptLine,
  type Question,
  questionFor,
  seatThing,
} from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { agot } from '../game.ts';
import { card, type Described, use } from '../testing/card-table.ts';
import { given } from '../testing/given.ts';
import { situated, until, type WholeTable } from '../testing/whole-game.ts';
import { view } from '../view.ts';
import { text } from './text.ts';

function asked(table: WholeTable, seat: 0 | 1 | 2): Question {
  table.leavesOpen(seat);
  return present(questionFor(table.match, seat), 'the question');
}

/** What the seat reads: the title, and what follows. */
function reads(table: WholeTable, seat: 0 | 1 | 2, lang: Lang, marked?: Answer): readonly string[] {
  const { match } = table;
  const prompt = agot.text[lang].prompt(asked(table, seat), agot.view(match.state, seat, match.stack), marked);
  return [promptLine(prompt), consequenceLine(prompt)];
}

function confirms(table: WholeTable, seat: 0 | 1 | 2, lang: Lang, marked: Answer): string | undefined {
  const { match } = table;
  return agot.text[lang].confirm?.(asked(table, seat), agot.view(match.state, seat, match.stack), marked);
}

const ATTACK: Described = {
  step: 'opportunity',
  seats: [
    { play: ['robb-stark', 'eddard-stark'], plot: 'the-winds-of-winter' },
    { play: ['arya-stark + arya-stark (duplicate)', 'direwolf-pup', 'bran-stark'] },
  ],
};

describe('a challenge', () => {
  test('AGOT-4.2-d: says what passing costs', () => {
    const table = situated(ATTACK);
    const question = asked(table, 0);
    const seen = agot.view(table.match.state, 0, table.match.stack);

    expect(reads(table, 0, 'en')).toEqual([
      'Challenges: which do you initiate?',
      'Attackers kneel. Passing ends your challenges this phase.',
    ]);
    expect(reads(table, 0, 'pl')[1]).toContain('Pas kończy Twoje wyzwania w tej fazie.');
    expect(text.en.waste?.(question, seen)).toBe('challenges left: military and power; passing ends them');
    expect(text.en.hint?.({ is: 'challenge', ...{ type: 'military' } }, question, seen)).toBe(
      'Can attack: 2 characters, 10 in all. Won: 2 of their characters die.',
    );
  });

  test('AGOT-CLAIM-POW-a: what the faction card of the loser has is all that a claim takes', () => {
    const hint = (power: string) => {
      const table = situated({ ...ATTACK, seats: [ATTACK.seats?.[0] ?? {}, { faction: `house-stark${power}` }] });
      const seen = agot.view(table.match.state, 0, table.match.stack);
      return text.en.hint?.({ is: 'challenge', ...{ type: 'power' } }, asked(table, 0), seen);
    };

    expect(hint('')).toMatch(/Won: they have no power to take\.$/);
    expect(hint(' (power 1)')).toMatch(/Won: you take 1 power from them\.$/);
    expect(hint(' (power 5)')).toMatch(/Won: you take 2 power from them\.$/);
  });

  test('AGOT-CHAL-a: who attacks is forecast from what everybody sees', () => {
    const table = situated(ATTACK);
    table.seat(0).takes({ is: 'challenge', type: 'military' });
    const robb = placeOf(table, asked(table, 0), 'robb-stark');

    expect(reads(table, 0, 'en', [robb])).toEqual([
      'Military challenge: who attacks?',
      'Attack 5. Possible defense: 0–3. Won: 2 of their characters die.',
    ]);
    expect(reads(table, 0, 'pl', [robb])[1]).toBe('Atak 5. Możliwa obrona: 0–3. Wygrana: przeciwnik zabija 2 postaci.');
    expect(confirms(table, 0, 'en', [robb])).toBe('Attack: 5');
    expect(confirms(table, 0, 'pl', [robb])).toBe('Atakuj: 5');
  });

  test('AGOT-4.2.1-a: who defends sees the running total and what a loss costs', () => {
    const table = situated(ATTACK);
    table.seat(0).takes({ is: 'challenge', type: 'military' });
    table.seat(0).picks(card('robb-stark'));
    until(table, 'declareDefenders');
    const arya = placeOf(table, asked(table, 1), 'arya-stark');

    expect(reads(table, 1, 'en', [])).toEqual([
      'Military challenge 5: who defends?',
      'So far 0 : 5. Lost: 2 of your characters die. Unopposed: also +1 power for the attacker.',
    ]);
    expect(reads(table, 1, 'en', [arya])[1]).toBe('So far 2 : 5. Lost: 2 of your characters die.');
    expect(confirms(table, 1, 'en', [])).toBe('Nobody defends');
    expect(confirms(table, 1, 'pl', [])).toBe('Nikt nie broni');
    expect(confirms(table, 1, 'pl', [arya])).toBe('Broń: 2');
  });

  test('AGOT-CLAIM-MIL-a: who dies for the claim, how many are missing, and who can be saved', () => {
    const table = situated(ATTACK);
    table.seat(0).takes({ is: 'challenge', type: 'military' });
    table.seat(0).picks(card('robb-stark'));
    until(table, 'chooseKilled');
    const arya = placeOf(table, asked(table, 1), 'arya-stark');

    expect(reads(table, 1, 'en', [arya])).toEqual([
      'Claim 2: which two of yours die?',
      'Marked: Arya Stark. 1 more. Arya Stark: a duplicate can save.',
    ]);
    expect(reads(table, 1, 'pl', [arya])[0]).toBe('Roszczenia 2: które dwie Twoje postaci giną?');
  });
});

test('a card says what it does, and what the STR of who is marked comes to', () => {
  const table = situated({
    step: 'window',
    challenge: { attacker: 0, type: 'military' },
    seats: [
      { hand: ['for-the-north'], gold: 5, play: ['robb-stark (attacking, kneeling)', 'summer (attacking, kneeling)'] },
      {},
    ],
  });
  table.seat(0).takes(use('for-the-north'));
  const robb = placeOf(table, asked(table, 0), 'robb-stark');

  expect(reads(table, 0, 'en', [robb])).toEqual([
    'For the North!: +2 STR, whom?',
    'Robb Stark 5 → 7. Attack 10, defense 0. If you win the challenge, you draw a card.',
  ]);
  expect(reads(table, 0, 'pl')[0]).toBe('Za Północ!: +2 do SIŁY, komu?');
});

test('AGOT-3.2-d: passing while there is gold to spend says so, and a card what it costs', () => {
  const table = situated({
    phase: 'marshaling',
    step: 'window',
    active: 0,
    seats: [{ hand: ['robb-stark'], gold: 7 }, {}],
  });
  const question = asked(table, 0);
  const seen = agot.view(table.match.state, 0, table.match.stack);
  const [marshal] = question.is === 'choose' ? question.options : [];

  expect(text.en.waste?.(question, seen)).toBe('you have 7 gold and 1 card to marshal');
  expect(text.pl.waste?.(question, seen)).toBe('masz 7 złota i 1 kartę do zmobilizowania');
  expect(text.en.hint?.(present(marshal, 'to marshal'), question, seen)).toBe('Cost 6, 1 gold left.');
});

test('AGOT-RIVAL-a, AGOT-SUPPORT-a: the tip of a seat says what titles make of it', () => {
  const seen = view(
    given({ seats: [{ title: 'master-of-coin' }, { title: 'hand-of-the-king' }, { title: 'master-of-ships' }] }),
    0,
  );

  expect(text.en.tip?.(seatThing(1), seen)?.text).toContain('Rival: +1 power when you win.');
  expect(text.pl.tip?.(seatThing(2), seen)?.text).toContain('Wspierasz: nie możesz atakować.');
  expect(text.en.tip?.({ is: 'challenge', id: 'power' }, seen)?.title).toBe('Power challenge');
});

/** The place of a card of that name among the options. */
function placeOf(table: WholeTable, question: Question, name: string): number {
  const options: readonly Option[] = question.is === 'number' ? [] : question.options;
  const named = table.match.state.table.cards.filter(({ printed }) => printed === name).map(({ id }): unknown => id);
  return options.findIndex((option) => 'card' in option && named.includes(option.card));
}

test('AGOT-CHAL-a: a window of a declaration is named by its type', () => {
  const seen = view(given({ seats: [{}, {}, {}] }), 0);

  expect(text.en.window?.({ key: 'chooseOpponent', ...{ type: 'intrigue' } }, seen)).toBe(
    'Intrigue challenge: against whom?',
  );
  expect(text.pl.window?.({ key: 'declareAttackers', ...{ type: 'military', against: 1 } }, seen)).toBe(
    'Wyzwanie militarne: kto atakuje?',
  );
});

test('AGOT-CHAL-f: of what happens at once a window names what the rest follows from', () => {
  const seen = view(given({ seats: [{}, {}] }), 0);
  const about = [{ is: 'periodBegan', period: 'challenge' }, { is: 'challengeInitiated' }, { is: 'declared' }];
  const named = (events: typeof about, lang: Lang) =>
    text[lang].window?.({ key: 'triggerWindow', ...{ kind: 'reaction', about: events } }, seen);

  expect(named(about, 'en')).toBe('Reaction: challenge initiated');
  expect(named(about, 'pl')).toBe('Reakcja: zainicjowano wyzwanie');
  expect(named(about.slice(2), 'en')).toBe('Reaction: character declared');
});

test('AGOT-KILL-a: of a character that dies a window does not name what goes with it', () => {
  const seen = view(given({ seats: [{}, {}] }), 0);
  const about = [{ is: 'leftPlay', how: 'killed' }, { is: 'leftPlay', how: 'discarded' }, { is: 'leftPlay' }];
  const named = (events: readonly object[]) =>
    text.en.window?.({ key: 'triggerWindow', ...{ kind: 'interrupt', about: events } }, seen);

  expect(named(about)).toBe('Interrupt: character dies');
  expect(named(about.slice(2))).toBe('Interrupt: card leaves play');
});

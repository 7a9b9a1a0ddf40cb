import { ANYBODY, beginSituation, isRefusal, LANGS, type Match, printedId } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { CARD_NAMES } from '../cards/facts.ts';
import { skirmish } from '../game.ts';
import { layer } from '../rules/layer.ts';
import type { Skirmish } from '../state.ts';
import { cardTexts } from './cards.ts';
import { text } from './text.ts';
import { words } from './words.ts';

function begun(description: unknown): Match<Skirmish> {
  const first = beginSituation(skirmish, description, 'text');
  if (isRefusal(first)) throw new Error('the situation was refused');
  return first.match;
}

const { state } = begun({
  seats: [
    { hand: ['knight', 'militia'], field: ['captain + banner', 'healer (spent)'], gold: 3 },
    { hand: ['denial'], renown: 2 },
  ],
});

describe('the board as text', () => {
  test('shows the reader below, with the texts of the own hand only', () => {
    expect(text.en.board(skirmish.view(state, 1))).toBe(
      [
        'Player 1 (first player) · gold 3 · renown 0 · deck 0 · discard 0',
        '  Field: Captain [4] + Banner, Healer [2] (spent)',
        '  Hand: 2',
        '',
        'Player 2 · gold 9 · renown 2 · deck 0 · discard 0',
        '  Field: nobody',
        '  Hand:',
        "    Denial (1) – Interrupt: when an opponent's event would take effect – cancel it.",
      ].join('\n'),
    );
  });

  test('shows a spectator no hand', () => {
    expect(text.pl.board(skirmish.view(state, 'spectator'))).toContain('Ręka: 2');
    expect(text.pl.board(skirmish.view(state, 'spectator'))).not.toContain('Sprzeciw');
  });
});

describe('words', () => {
  const [captain] = state.table.cards.filter(({ printed }) => printed === 'captain');
  const [denial] = state.table.cards.filter(({ printed }) => printed === 'denial');

  test('name a card only to those who may know it', () => {
    const event = { is: 'discarded', card: denial?.id };

    expect(text.en.event(event, skirmish.view(state, 1), ANYBODY)).toBe('Denial is discarded.');
    expect(text.en.event(event, skirmish.view(state, 0), ANYBODY)).toBe('facedown card is discarded.');
  });

  test('tell options apart', () => {
    const view = skirmish.view(state, 0);
    const use = { is: 'use', card: captain?.id, printed: 'knight', ability: 'action' };

    const delayed = { is: 'delayed', number: 3, printed: 'ransom', by: 1 };

    expect(text.pl.option(use, view)).toBe('użyj: Rotmistrz');
    expect(text.en.option(delayed, view)).toBe('Ransom (Player 2)');
    expect(text.en.option({ is: 'pass' }, view)).toBe('pass');
  });

  test('count in Polish', () => {
    const draws = [1, 2, 5].map((count) => ({ is: 'cardsDrawn', seat: 0, count }));
    const drawn = draws.map((draw) => text.pl.event(draw, skirmish.view(state, 1), ANYBODY));

    expect(drawn).toEqual(['Gracz 1 dobiera 1 kartę.', 'Gracz 1 dobiera 2 karty.', 'Gracz 1 dobiera 5 kart.']);
  });

  test('are there for every kind of event a window can open for', () => {
    const answered = CARD_NAMES.flatMap((name) =>
      Object.values(layer.rules.definition(printedId(name)).abilities).flatMap((ability) =>
        'when' in ability ? ability.when.kinds : [],
      ),
    );

    expect(answered).not.toEqual([]);
    for (const lang of LANGS) for (const kind of answered) expect(words[lang].windows).toHaveProperty(kind);
  });
});

test('every card but the militia has a text in every language', () => {
  for (const lang of LANGS) expect(CARD_NAMES.filter((name) => cardTexts[lang][name].text === '')).toEqual(['militia']);
});

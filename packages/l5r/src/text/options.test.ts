import { present, printedId } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { RULES } from '../rules/calls.ts';
import { given, the } from '../testing/given.ts';
import { view } from '../view.ts';
import { text } from './text.ts';

const state = given({
  seats: [
    {
      hand: ['banzai', 'court-mask'],
      play: ['doji-whisperer (honored) + fine-katana', 'doji-whisperer (in conflict, bowed)', 'kakita-kaezin'],
      rows: [['imperial-storehouse'], ['imperial-storehouse']],
    },
    { play: ['matsu-berserker (fate 1)'], dynastyDiscard: ['akodo-toturi'] },
  ],
  ringFate: { fire: 2 },
});
const seen = view(state, 0);
const whisperers = state.table.cards.filter(({ printed }) => printed === 'doji-whisperer').map(({ id }) => id);
const storehouses = state.table.cards.filter(({ printed }) => printed === 'imperial-storehouse').map(({ id }) => id);

const both = (option: { readonly is: string }) => [text.en.option(option, seen), text.pl.option(option, seen)];
const card = (name: string) => both({ is: 'card', ...{ card: the(state, name) } });
const use = (name: string, ability: string, more: object = {}) =>
  both({ is: 'use', ...{ card: the(state, name), printed: printedId(name), ability, ...more } });

describe('a card says whose it is, where, and how it stands', () => {
  test('in play, with its skills', () => {
    expect(card('matsu-berserker')).toEqual([
      'Matsu Berserker [3/–] (Player 2, fate 1)',
      'Berserker Matsu [3/–] (Gracz 2, los 1)',
    ]);
    expect(card('fine-katana')).toEqual([
      'Fine Katana (Player 1, on Doji Whisperer #1)',
      'Wyborna katana (Gracz 1, dołączono do: Szepcząca Doji #1)',
    ]);
  });

  test('which of several copies', () => {
    expect(whisperers.map((id) => text.en.option({ is: 'card', ...{ card: id } }, seen))).toEqual([
      'Doji Whisperer #1 [3/4] (Player 1, honored, + Fine Katana)',
      'Doji Whisperer #2 [0/3] (Player 1, in the conflict, bowed)',
    ]);
  });

  test('in provinces and piles', () => {
    const hidden = view(state, 0).seats[1]?.provinces[3]?.province?.id;

    expect(both({ is: 'card', ...{ card: present(hidden, 'a province') } })).toEqual([
      'a facedown province (Player 2, province 3)',
      'zakryta prowincja (Gracz 2, prowincja 3)',
    ]);
    expect(card('akodo-toturi')).toEqual([
      'Akodo Toturi (Player 2, discard pile)',
      'Akodo Toturi (Gracz 2, stos odrzuconych kart)',
    ]);
    expect(card('banzai')).toEqual(['Banzai!', 'Banzai!']);
  });
});

describe('a use says what is used', () => {
  test('and where it lies, if there are copies', () => {
    const printed = printedId('imperial-storehouse');
    const uses = storehouses.map((id) => ({ is: 'use', card: id, printed, ability: 'action' }));

    expect(uses.map((option) => text.en.option(option, seen))).toEqual([
      'use Imperial Storehouse (province 1)',
      'use Imperial Storehouse (province 2)',
    ]);
    expect(use('kakita-kaezin', 'action')).toEqual(['use Kakita Kaezin', 'użyj: Kakita Kaezin']);
  });

  test('whose ability it is, if it was given', () => {
    expect(use('kakita-kaezin', 'challenge', { printed: 'duelist-training' })[0]).toBe(
      'use Kakita Kaezin (ability of Duelist Training)',
    );
  });

  test('to which event it answers, if there are several', () => {
    const event = { is: 'leftPlay', card: the(state, 'matsu-berserker') };

    expect(use('kakita-kaezin', 'reaction', { at: 1, event })).toEqual([
      'use Kakita Kaezin – a card leaves play (Matsu Berserker)',
      'użyj: Kakita Kaezin – karta opuszcza grę (Berserker Matsu)',
    ]);
  });

  test('how a card is played', () => {
    const plays = ['playAttachment', 'playFromDiscard'].map(
      (ability) => use('court-mask', ability, { printed: RULES })[0],
    );

    expect(plays).toEqual(['attach Court Mask', 'attach Court Mask from your discard pile']);
    expect(use('banzai', 'action')).toEqual(['play Banzai!', 'zagraj: Banzai!']);
  });

  test('where a card lies is said once, also of one of several copies', () => {
    const twice = given({ seats: [{ conflictDiscard: ['court-mask', 'court-mask'] }, {}] });
    const option = {
      is: 'use',
      ...{ card: the(twice, 'court-mask'), printed: RULES, ability: 'playFromDiscard' },
    };

    expect(text.en.option(option, view(twice, 0))).toBe('attach Court Mask from your discard pile');
  });

  test('which keyword works, when forced things are put in an order', () => {
    expect(use('matsu-berserker', 'honoredLeaves', { printed: RULES, place: 0 })).toEqual([
      'Matsu Berserker [3/–] (Player 2, fate 1): leaves play honored (gain 1 honor)',
      'Berserker Matsu [3/–] (Gracz 2, los 1): uhonorowana opuszcza grę (zysk 1 honoru)',
    ]);
  });
});

test('other things that can be chosen', () => {
  expect(both({ is: 'ring', ...{ ring: 'fire' } })).toEqual(['Fire ring (2 fate on it)', 'krąg Ognia (los: 2)']);
  expect(both({ is: 'ring', ...{ choice: { ring: 'air', type: 'political' } } })).toEqual([
    'political conflict for the Air ring',
    'konflikt polityczny o krąg Powietrza',
  ]);
  expect(both({ is: 'side', ...{ side: 'military' } })).toEqual(['the military side', 'strona militarna']);
  expect(both({ is: 'ringEffect', ...{ effect: 'gainHonor' } })).toEqual(['gain 2 honor', 'zyskaj 2 żetony honoru']);
  expect(
    both({ is: 'delayed', ...{ number: 1, printed: 'charge', by: 1, cards: [the(state, 'kakita-kaezin')] } }),
  ).toEqual(['effect of Charge! (Player 2): Kakita Kaezin', 'efekt karty Szarża! (Gracz 2): Kakita Kaezin']);
  expect(both({ is: 'bowIt' })).toEqual(['bow it', 'ukłoń postać']);
});

test('a window says what happened, and to which cards', () => {
  const about = [
    { is: 'leftPlay', card: the(state, 'matsu-berserker') },
    { is: 'leftPlay', card: the(state, 'fine-katana') },
    { is: 'initiating', card: the(state, 'banzai'), cards: [the(state, 'kakita-kaezin')] },
    { is: 'periodEnded', period: 'phase' },
  ];
  const message = { key: 'triggerWindow', ...{ about } };

  expect(text.en.window?.(message, seen)).toBe(
    'You may answer: a card leaves play (Matsu Berserker, Fine Katana); an ability is about to take effect (Banzai! → Kakita Kaezin); the phase ends.',
  );
  expect(text.pl.window?.(message, seen)).toBe(
    'Możesz odpowiedzieć: karta opuszcza grę (Berserker Matsu, Wyborna katana); zdolność ma zadziałać (Banzai! → Kakita Kaezin); kończy się faza.',
  );
});

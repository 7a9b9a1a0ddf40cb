import { LANGS, seatsOf } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { given } from '../testing/given.ts';
import { view } from '../view.ts';
import { text } from './text.ts';

const state = given({
  round: 2,
  seats: [
    {
      honor: 12,
      fate: 3,
      dial: 2,
      hand: ['banzai', 'ornate-fan'],
      play: ['doji-whisperer (honored, fate 2, in conflict) + fine-katana', 'doji-whisperer (bowed)'],
      rings: ['water'],
      rows: [['savvy-politician'], ['imperial-storehouse'], ['kakita-kaezin (facedown)']],
      conflictDiscard: ['charge'],
      role: 'keeper-of-air',
    },
    {
      honor: 9,
      fate: 1,
      dial: 4,
      hand: ['rout', 'charge', 'banzai'],
      play: ['matsu-berserker (in conflict, dishonored)'],
      provinces: [
        'the-art-of-war',
        'ancestral-lands (broken)',
        'manicured-garden (faceup)',
        'meditations-on-the-tao',
        'pilgrimage',
      ],
    },
  ],
  ringFate: { void: 1 },
  favor: { holder: 1, side: 'political' },
  conflict: { attacker: 0, type: 'military', ring: 'air', province: 2 },
});

test('the table in English, as the attacker sees it', () => {
  expect(text.en.board(view(state, 0))).toBe(
    [
      'Round 2, conflict phase',
      '',
      'Player 2 · honor 9 · fate 1 · dial 4 · glory 1 · conflicts left 2 · Imperial Favor (political)',
      '  dynasty deck 0, discard 0 · conflict deck 0, discard 0',
      '  Stronghold: Yōjin no Shiro',
      '  Provinces:',
      '    ▣ facedown',
      '    1 Ancestral Lands (broken) – empty',
      '    2 Manicured Garden (strength 4) – empty',
      '    3 facedown – empty',
      '    4 facedown – empty',
      '  Home: nobody',
      '  In the conflict:',
      '    Matsu Berserker [2/–, glory 1] (dishonored)',
      '  Hand: 3',
      '',
      'Rings: Air (contested) · Earth · Fire · Water (Player 1) · Void (fate 1)',
      'Military conflict for the Air ring at Manicured Garden',
      '  attack (Player 1) 3 : 2 defense · strength 4, 3 missing to break it',
      '',
      'Player 1 (you) · honor 12 · fate 3 · dial 2 · glory 2 · conflicts left 2 · first player',
      '  dynasty deck 0, discard 0 · conflict deck 0, discard 1',
      '  Stronghold: Shizuka Toshi · role: Keeper of Air',
      '  Provinces:',
      '    ▣ The Art of Peace (facedown, strength 6)',
      '    1 Entrenched Position (facedown, strength 5) – Savvy Politician [1/2] (cost 2)',
      '    2 Night Raid (facedown, strength 5) – Imperial Storehouse',
      '    3 Rally to the Cause (facedown, strength 4) – facedown',
      '    4 Shameful Display (facedown, strength 3) – empty',
      '  Home:',
      '    Doji Whisperer #2 [0/3, glory 1] (bowed)',
      '  In the conflict:',
      '    Doji Whisperer #1 [3/4, glory 1] (honored, fate 2) + Fine Katana',
      '  Hand:',
      '    Banzai! (cost 0) – Action: During a conflict, pick a participant: it has +2 military until the',
      '        conflict ends. You may lose 1 honor in order to resolve this ability twice. (Max: once per',
      '        conflict.)',
      '    Ornate Fan (cost 0, +0/+2) – Restricted.',
    ].join('\n'),
  );
});

test('the same in Polish, as the defender sees it', () => {
  expect(text.pl.board(view(state, 1))).toBe(
    [
      'Runda 2, faza konfliktu',
      '',
      'Gracz 1 · honor 12 · los 3 · licznik 2 · chwała 2 · pozostałe konflikty 2 · pierwszy gracz',
      '  talia dynastii 0, odrzucone 0 · talia konfliktu 0, odrzucone 1',
      '  Twierdza: Shizuka Toshi · rola: Opiekun Powietrza',
      '  Prowincje:',
      '    ▣ zakryta',
      '    1 zakryta – Wytrawny polityk [1/2] (koszt 2)',
      '    2 zakryta – Cesarski skład',
      '    3 zakryta – zakryta',
      '    4 zakryta – pusto',
      '  Dom:',
      '    Szepcząca Doji #2 [0/3, chwała 1] (w ukłonie)',
      '  W konflikcie:',
      '    Szepcząca Doji #1 [3/4, chwała 1] (uhonorowana, los 2) + Wyborna katana',
      '  Ręka: 2',
      '',
      'Kręgi: Powietrze (toczy się o niego walka) · Ziemia · Ogień · Woda (Gracz 1) · Pustka (los 1)',
      'Konflikt militarny o krąg Powietrza; cel: Wypielęgnowany ogród',
      '  atak (Gracz 1) 3 : 2 obrona · siła 4, do spustoszenia brakuje 3',
      '',
      'Gracz 2 (ty) · honor 9 · los 1 · licznik 4 · chwała 1 · pozostałe konflikty 2 · Łaska cesarska',
      '    (strona polityczna)',
      '  talia dynastii 0, odrzucone 0 · talia konfliktu 0, odrzucone 0',
      '  Twierdza: Yōjin no Shiro',
      '  Prowincje:',
      '    ▣ Sztuka Wojny (zakryta, siła 5)',
      '    1 Ziemie Przodków (spustoszona) – pusto',
      '    2 Wypielęgnowany ogród (siła 4) – pusto',
      '    3 Medytacje nad Tao (zakryta, siła 4) – pusto',
      '    4 Pielgrzymka (zakryta, siła 5) – pusto',
      '  Dom: nikogo',
      '  W konflikcie:',
      '    Berserker Matsu [2/–, chwała 1] (zhańbiona)',
      '  Ręka:',
      '    Popłoch (koszt 1) – Akcja: Podczas konfliktu wybierz postać przeciwnika, której sprawność mil.',
      '        jest niższa niż sprawność mil. kontrolowanej przez ciebie uczestniczącej postaci z cechą',
      '        Bushi: przesuń wybraną postać do domu.',
      '    Szarża! (koszt 1) – Akcja: Podczas konfliktu mil. wybierz postać w jednej ze swoich prowincji:',
      '        umieść ją w grze jako uczestniczącą w konflikcie.',
      '    Banzai! (koszt 0) – Akcja: Podczas konfliktu wybierz uczestniczącą postać: do końca konfliktu ma',
      '        ona +2 mil. Możesz stracić 1 żeton honoru, aby rozpatrzyć tę zdolność dwukrotnie. (Maks.:',
      '        raz na konflikt.)',
    ].join('\n'),
  );
});

test('what can be looked up: the piles, and what is printed on the cards the reader sees', () => {
  const found = (text.en.details?.(view(state, 1)) ?? '').split('\n');

  expect(found.slice(0, 8)).toEqual([
    'Dynasty discard pile (Player 1): none',
    'Conflict discard pile (Player 1): Charge!',
    'Dynasty discard pile (Player 2): none',
    'Conflict discard pile (Player 2): none',
    '',
    'Cards you can see:',
    '  Ancestral Lands (province, neutral, Earth, strength 5) – In political conflicts this province has',
    '      +5 strength.',
  ]);
  expect(found).toContain('  Doji Whisperer (character, Crane, cost 1, 0/3, glory 1, Courtier)');
  expect(found.join(' ')).not.toContain('Night Raid');
});

test('a spectator sees no hand and no facedown province', () => {
  const shown = text.en.board(view(state, 'spectator'));

  expect(shown).toContain('  Hand: 3');
  expect(shown).toContain('  Hand: 2');
  expect(shown).toContain('    ▣ facedown');
  expect(shown).not.toMatch(/Banzai|Art of Peace|\(you\)/);
});

test('no line is wider than the table', () => {
  for (const lang of LANGS)
    for (const viewer of seatsOf(2))
      for (const line of text[lang].board(view(state, viewer)).split('\n'))
        expect(line.length).toBeLessThanOrEqual(100);
});

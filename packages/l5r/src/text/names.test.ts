import { fold, LANGS } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { FACTS } from '../cards/fact.ts';
import { POLISH_CARD_NAMES } from './card-names.ts';
import { CARD_TYPE_NAMES, CLAN_NAMES, cardName, ELEMENT_NAMES, keywordName, traitName } from './names.ts';

describe('the names of the cards', () => {
  test('every card has a Polish name, and no name is left over', () => {
    expect(Object.keys(POLISH_CARD_NAMES).toSorted()).toEqual(FACTS.map(({ id }) => id).toSorted());
  });

  test.each(LANGS)('no two cards share one (%s)', (lang) => {
    const names = FACTS.map((fact) => fold(cardName(fact)[lang]));
    expect(new Set(names).size).toBe(FACTS.length);
  });

  test('names of the Polish rulebooks are as they are there, names of persons stay', () => {
    const named = (id: string) => FACTS.filter((fact) => fact.id === id).map((fact) => cardName(fact));

    expect(named('asahina-storyteller')).toEqual([{ en: 'Asahina Storyteller', pl: 'Gawędziarz Asahina' }]);
    expect(named('keeper-of-fire')).toEqual([{ en: 'Keeper of Fire', pl: 'Opiekun Ognia' }]);
    expect(named('hida-kisada')).toEqual([{ en: 'Hida Kisada', pl: 'Hida Kisada' }]);
  });
});

describe('L5R-CARD-a: what is printed on the cards has a name', () => {
  test.each(LANGS)('types, clans and elements (%s)', (lang) => {
    for (const fact of FACTS) {
      expect(CARD_TYPE_NAMES[fact.type][lang]).not.toBe('');
      expect(CLAN_NAMES[fact.clan][lang]).not.toBe('');
      if ('element' in fact) expect(ELEMENT_NAMES[fact.element][lang]).not.toBe('');
    }
  });

  test('traits and keywords', () => {
    for (const { traits, keywords } of FACTS) {
      for (const trait of traits) expect(traitName(trait).pl).not.toBe('');
      for (const keyword of keywords) expect(keywordName(keyword).pl).not.toBe('');
    }
    expect(traitName('battle-maiden')).toEqual({ pl: 'Bitewna dziewica', en: 'Battle Maiden' });
    expect(() => traitName('samurai')).toThrow('samurai');
    expect(() => keywordName('bravery')).toThrow('bravery');
  });

  test('L5R-KW-NOATT-b: an exception from "no attachments" names its traits', () => {
    expect(keywordName('no-attachments-except:monk|tattoo')).toEqual({
      pl: 'Bez dodatków, z wyjątkiem: Mnich lub Tatuaż',
      en: 'No attachments except Monk or Tattoo',
    });
  });
});

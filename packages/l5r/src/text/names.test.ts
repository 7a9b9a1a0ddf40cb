import { fold, LANGS, printedId } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { FACTS } from '../cards/fact.ts';
import { POLISH_CARD_NAMES } from './card-names.ts';
import {
  CARD_TYPE_NAMES,
  CLAN_NAMES,
  cardName,
  ELEMENT_NAMES,
  exceptedTraits,
  KEYWORD_NAMES,
  keywordName,
  traitName,
} from './names.ts';
import { TRAIT_NAMES } from './trait-names.ts';

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
    const nameless = FACTS.flatMap(({ id, traits, keywords }) => [
      ...[...traits, ...keywords.flatMap(exceptedTraits)]
        .filter((trait) => TRAIT_NAMES[trait] === undefined)
        .map((trait) => `${id}: the trait ${trait}`),
      ...keywords
        .filter((keyword) => KEYWORD_NAMES[keyword] === undefined && exceptedTraits(keyword).length === 0)
        .map((keyword) => `${id}: the keyword ${keyword}`),
    ]);

    expect(nameless).toEqual([]);
    expect(traitName('battle-maiden')).toEqual({ pl: 'Bitewna dziewica', en: 'Battle Maiden' });
    expect(keywordName('covert')).toEqual({ pl: 'Ukrycie', en: 'Covert' });
  });

  test('what has no name yet is called as it is printed', () => {
    expect(cardName({ id: printedId('new-card'), name: 'New Card' })).toEqual({ en: 'New Card', pl: 'New Card' });
    expect(traitName('sword-saint')).toEqual({ pl: 'Sword Saint', en: 'Sword Saint' });
    expect(keywordName('bravery')).toEqual({ pl: 'Bravery', en: 'Bravery' });
  });

  test('L5R-KW-NOATT-b: an exception from "no attachments" names its traits', () => {
    expect(keywordName('no-attachments-except:monk|tattoo')).toEqual({
      pl: 'Bez dodatków, z wyjątkiem: Mnich lub Tatuaż',
      en: 'No attachments except Monk or Tattoo',
    });
  });
});

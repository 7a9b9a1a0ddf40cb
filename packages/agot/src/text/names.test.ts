import { fold, LANGS } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { FACTIONS, FACTS } from '../cards/fact.ts';
import { TRAITS } from '../cards/traits.ts';
import { POLISH_CARD_NAMES } from './card-names.ts';
import { cardName, FACTION_NAMES, keywordName, traitName } from './names.ts';

describe('the names of the cards', () => {
  test('every card has a Polish name, and no name is left over', () => {
    expect(Object.keys(POLISH_CARD_NAMES).toSorted()).toEqual(FACTS.map(({ id }) => id).toSorted());
  });

  test.each(LANGS)('no two cards share one (%s)', (lang) => {
    const names = FACTS.map((fact) => fold(cardName(fact)[lang]));
    expect(new Set(names).size).toBe(FACTS.length);
  });

  test('names of the Polish rulebook are as they are there, names of persons stay', () => {
    const named = (id: string) => FACTS.filter((fact) => fact.id === id).map((fact) => cardName(fact));

    expect(named('hand-of-the-king')).toEqual([{ en: 'Hand of the King', pl: 'Królewski Namiestnik' }]);
    expect(named('fealty')).toEqual([{ en: 'Fealty', pl: 'Wierność' }]);
    expect(named('benjen-stark')).toEqual([{ en: 'Benjen Stark', pl: 'Benjen Stark' }]);
  });

  test('AGOT-TYPE-d: a faction is called as its card is', () => {
    const cards = FACTS.filter(({ type }) => type === 'faction');
    expect(cards.map((fact) => cardName(fact))).toEqual(FACTIONS.map((faction) => FACTION_NAMES[faction]));
  });
});

describe('what is printed on the cards has a name', () => {
  test.each(LANGS)('AGOT-ANAT-e: each trait one of its own (%s)', (lang) => {
    expect(new Set(TRAITS.map((trait) => traitName(trait)[lang])).size).toBe(TRAITS.length);
  });

  test('AGOT-KW-AMBUSH-a: ambush says its price', () => {
    expect(keywordName({ is: 'ambush', gold: 4 })).toEqual({ pl: 'Zasadzka (4)', en: 'Ambush (4)' });
  });

  test('AGOT-KW-NOATT-b, AGOT-KW-NOATT-c: what bars attachments names their traits', () => {
    expect(keywordName({ is: 'noAttachmentsExcept', traits: ['weapon', 'item'] })).toEqual({
      pl: 'Bez dodatków innych niż Broń lub Przedmiot',
      en: 'No attachments except Weapon or Item',
    });
    expect(keywordName({ is: 'noAttachmentsWith', traits: ['condition'] })).toEqual({
      pl: 'Bez dodatków z cechą Stan',
      en: 'No Condition attachments',
    });
    expect(keywordName({ is: 'noAttachments' })).toEqual({ pl: 'Bez dodatków', en: 'No attachments' });
  });
});

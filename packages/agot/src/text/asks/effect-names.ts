import type { Phrase } from '@kronika/kernel';

/** What forced and delayed effects are called in short, where several are due at once and somebody says which is first. */
export const EFFECT_NAMES: Readonly<Record<string, Phrase>> = {
  'building-orders': { pl: 'dodatek lub miejsce z talii', en: 'an attachment or location from the deck' },
  'calling-the-banners': { pl: 'złoto za postaci przeciwnika', en: 'gold for an opponent’s characters' },
  'calm-over-westeros': { pl: 'mniejsze roszczenia', en: 'less claim' },
  confiscation: { pl: 'odrzucenie dodatku', en: 'discards an attachment' },
  'counting-coppers': { pl: '3 karty', en: '3 cards' },
  'filthy-accusations': { pl: 'postać klęka', en: 'a character kneels' },
  'heads-on-spikes': { pl: 'losowa karta z ręki', en: 'a random card from a hand' },
  'marched-to-the-wall': { pl: 'każdy odrzuca postać', en: 'everybody discards a character' },
  'power-behind-the-throne': { pl: 'żeton stania', en: 'a stand token' },
  rebuilding: { pl: 'do 3 kart wraca do talii', en: 'up to 3 cards back into the deck' },
  reinforcements: { pl: 'postać wchodzi do gry', en: 'a character enters play' },
  summons: { pl: 'postać z talii', en: 'a character from the deck' },
  'supporting-the-faith': { pl: 'całe złoto wraca do skarbca', en: 'all gold returns to the treasury' },
  'wildfire-assault': { pl: 'każdy zostawia 3 postaci', en: 'everybody keeps 3 characters' },
  'gold-cloaks': { pl: 'odchodzą', en: 'leave play' },
  'the-wall': { pl: 'klęka', en: 'kneels' },
  'ser-jorah-mormont': { pl: 'żeton zdrady', en: 'a betrayal token' },
  'ours-is-the-fury': { pl: 'wstaje', en: 'stands' },
  'benjen-stark': { pl: 'wraca do talii', en: 'back into the deck' },
  'for-the-north': { pl: 'karta', en: 'a card' },
  'hear-me-roar': { pl: 'odchodzi', en: 'leaves play' },
  'dothraki-sea': { pl: 'wraca na rękę', en: 'returns to hand' },
  'waking-the-dragon': { pl: 'wraca na rękę', en: 'returns to hand' },
  'tears-of-lys': { pl: 'śmierć od trucizny', en: 'death by poison' },
};

import { type Copies, readyDeck, together } from './ready-deck.ts';

/** The printed signature deck (SEN-SIG-ronin). */
const SIGNATURE: Copies = {
  'heavy-armour': 1,
  'bull-rush': 1,
  'reverse-carved-fang': 1,
  'the-terror': 1,
  'feral-sweep': 2,
  'ripping-claws': 1,
  'steel-block': 2,
  'wolf-pounce': 1,
  'ankle-biter': 2,
  'falling-restraint': 2,
  'oxen-barge': 3,
  'emergency-block': 1,
  'war-cry': 1,
  'firm-mind': 1,
  'hobbling-blow': 1,
  'lunging-thrust': 1,
  'quick-dodge': 1,
  'horse-kick': 2,
  'pommel-smash': 2,
  'push-back': 3,
};

/** What makes it a deck of 40 (SEN-DECK-b). */
const MORE: Copies = {
  'stone-block': 2,
  'wolf-pounce': 1,
  'ankle-biter': 1,
  'horse-kick': 1,
  'pommel-smash': 1,
  'iron-will': 1,
  'field-bandages': 1,
  misdirection: 1,
  'hobbling-blow': 1,
};

export const roninSignature = readyDeck({
  id: 'ronin',
  hero: 'ronin',
  name: { pl: 'Talia popisowa Ronina', en: 'Signature Deck of the Ronin' },
  about: {
    pl: 'Ciężkie uderzenia z dystansu dwóch pól, pchnięcia i zbroja, która wszystko zniesie.',
    en: 'Heavy blows at two cells, shoves, and armour that bears it all.',
  },
  format: 'quick',
  weapons: ['naginata-sweep'],
  cards: SIGNATURE,
});

export const roninFull = readyDeck({
  id: 'ronin-full',
  hero: 'ronin',
  name: { pl: 'Wilk Bezpański', en: 'Stray Wolf' },
  about: {
    pl: 'Talia popisowa poszerzona o twardsze bloki i więcej ogłuszeń.',
    en: 'The signature deck with harder blocks and more stuns.',
  },
  format: 'full',
  weapons: ['naginata-sweep'],
  cards: together(SIGNATURE, MORE),
});

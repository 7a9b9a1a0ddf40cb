import { type Copies, readyDeck, together } from './ready-deck.ts';

/** The printed signature deck (SEN-SIG-student). */
const SIGNATURE: Copies = {
  'lightning-tail': 1,
  'reflection-pool': 1,
  'stalking-tiger-paw': 1,
  'insightful-blow': 2,
  obedience: 2,
  'rock-strike': 2,
  'turning-slash': 2,
  'cleaving-waterfall': 3,
  'mountain-switch': 2,
  'tranquil-mind': 2,
  'calm-composure': 1,
  'evasive-step': 1,
  'circling-defence': 2,
  'diagonal-slash': 1,
  'horizontal-cut': 2,
  'swift-block': 1,
  'trained-mind': 1,
  'calm-defence': 1,
  'deep-meditation': 1,
  'field-bandages': 1,
};

/** What makes it a deck of 40 (SEN-DECK-b). */
const MORE: Copies = {
  'mountain-switch': 1,
  'tranquil-mind': 1,
  'swift-block': 1,
  'trained-mind': 1,
  'calm-defence': 1,
  'deep-meditation': 1,
  'diagonal-slash': 1,
  'blazing-insight': 1,
  fend: 1,
  'quick-dodge': 1,
};

export const studentSignature = readyDeck({
  id: 'student',
  hero: 'student',
  name: { pl: 'Talia popisowa Ucznia', en: 'Signature Deck of the Student' },
  about: {
    pl: 'Bloki, obroty i cierpliwość, aż przyjdzie piorun.',
    en: 'Blocks, turns and patience until lightning strikes.',
  },
  format: 'quick',
  weapons: ['katana-swing'],
  cards: SIGNATURE,
});

export const studentFull = readyDeck({
  id: 'student-full',
  hero: 'student',
  name: { pl: 'Rzeka i Piorun', en: 'River and Thunder' },
  about: {
    pl: 'Talia popisowa poszerzona o uniki i spokojne medytacje.',
    en: 'The signature deck with more dodges and calm meditations.',
  },
  format: 'full',
  weapons: ['katana-swing'],
  cards: together(SIGNATURE, MORE),
});

import { type Copies, readyDeck, together } from './ready-deck.ts';

/** The printed signature deck (SEN-SIG-warrior). */
const SIGNATURE: Copies = {
  'flaming-phoenix-arc': 1,
  'blind-spot': 1,
  'scything-feint': 1,
  'refocused-mind': 2,
  'scything-uppercut': 2,
  'short-strike': 2,
  'warding-arc': 2,
  'ember-block': 2,
  headbutt: 2,
  'spiralling-flames': 2,
  'broad-block': 1,
  'dashdown-strike': 1,
  'dirt-throw': 1,
  'graceful-step': 2,
  'lunging-thrust': 1,
  'severing-cut': 1,
  'swift-mind': 2,
  'wild-block': 1,
  'wild-swing': 1,
  fend: 2,
};

/** What makes it a deck of 40 (SEN-DECK-b). */
const MORE: Copies = {
  'ember-block': 1,
  headbutt: 1,
  'spiralling-flames': 1,
  fend: 1,
  'wild-block': 1,
  'wild-swing': 1,
  'severing-cut': 1,
  'swift-block': 1,
  'burning-instinct': 1,
  'firm-mind': 1,
};

export const warriorSignature = readyDeck({
  id: 'warrior',
  hero: 'warrior',
  name: { pl: 'Talia popisowa Wojowniczki', en: 'Signature Deck of the Warrior' },
  about: {
    pl: 'Szerokie łuki naginaty i nodachi, szybkie w Determinacji, groźne w Agresji.',
    en: 'Wide arcs, fast in Determination, deadly in Aggression.',
  },
  format: 'quick',
  weapons: ['nodachi-slash'],
  cards: SIGNATURE,
});

export const warriorFull = readyDeck({
  id: 'warrior-full',
  hero: 'warrior',
  name: { pl: 'Pełny Żar', en: 'Full Blaze' },
  about: {
    pl: 'Talia popisowa poszerzona o ataki Szkoły Palącego Słońca i mocniejsze zasłony.',
    en: 'The signature deck with more attacks of the Burning Sun and stronger guards.',
  },
  format: 'full',
  weapons: ['nodachi-slash'],
  cards: together(SIGNATURE, MORE),
});

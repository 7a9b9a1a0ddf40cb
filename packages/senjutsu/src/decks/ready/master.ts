import { type Copies, readyDeck, together } from './ready-deck.ts';

/** The printed signature deck (SEN-SIG-master). */
const SIGNATURE: Copies = {
  'hidden-viper-fang': 1,
  'dark-insight': 1,
  'eye-of-the-dragon': 1,
  'dark-bargain': 2,
  'dragon-tail': 2,
  'sixth-sense': 1,
  'tainted-wisdom': 1,
  'idle-strike': 3,
  'masterful-cut': 3,
  reposition: 3,
  'splitting-strike': 1,
  taunt: 1,
  'firm-mind': 1,
  'river-block': 2,
  'rolling-slash': 2,
  'trained-mind': 1,
  'wind-block': 2,
  'quick-stab': 2,
};

/** What makes it a deck of 40 (SEN-DECK-b). */
const MORE: Copies = {
  'quick-stab': 1,
  'sixth-sense': 1,
  'tainted-wisdom': 1,
  'bladed-echo': 1,
  'firm-mind': 1,
  'trained-mind': 1,
  'calm-defence': 2,
  'feint-cut': 1,
  'deep-meditation': 1,
};

export const masterSignature = readyDeck({
  id: 'master',
  hero: 'master',
  name: { pl: 'Talia popisowa Mistrza', en: 'Signature Deck of the Master' },
  about: {
    pl: 'Gra kartami i Kamae: podglądanie, zamiany i jad.',
    en: 'A game of cards and Kamae: peeking, replacements and venom.',
  },
  format: 'quick',
  weapons: ['tachi-cut'],
  cards: SIGNATURE,
});

export const masterFull = readyDeck({
  id: 'master-full',
  hero: 'master',
  name: { pl: 'Cień Smoka', en: 'Dragon’s Shadow' },
  about: {
    pl: 'Talia popisowa poszerzona o kontry i medytacje, które szukają właściwej karty.',
    en: 'The signature deck with more counters and meditations that find the right card.',
  },
  format: 'full',
  weapons: ['tachi-cut'],
  cards: together(SIGNATURE, MORE),
});

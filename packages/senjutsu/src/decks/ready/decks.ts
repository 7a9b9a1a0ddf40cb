import { ashigaruDeck, assassinDeck, monkDeck, ninjaDeck, onnaBugeishaDeck } from './expansion-a.ts';
import { sailorDeck, wakouDeck, yasukeDeck, yojimboDeck } from './expansion-b.ts';
import { EXPANSION_FULL_DECKS } from './expansion-full.ts';
import { masterFull, masterSignature } from './master.ts';
import type { ReadyDeck } from './ready-deck.ts';
import { roninFull, roninSignature } from './ronin.ts';
import { studentFull, studentSignature } from './student.ts';
import { warriorFull, warriorSignature } from './warrior.ts';

/** The four printed decks of 30 cards (SEN-SIG-0). */
export const SIGNATURE_DECKS: readonly ReadyDeck[] = [
  masterSignature,
  studentSignature,
  warriorSignature,
  roninSignature,
];

/** A deck of 40 for each hero. */
export const FULL_DECKS: readonly ReadyDeck[] = [
  masterFull,
  studentFull,
  warriorFull,
  roninFull,
  ...EXPANSION_FULL_DECKS,
];

/** Decks of 30 for the heroes of the expansions; their own signature cards are not known. */
export const EXPANSION_DECKS: readonly ReadyDeck[] = [
  assassinDeck,
  ninjaDeck,
  onnaBugeishaDeck,
  ashigaruDeck,
  monkDeck,
  sailorDeck,
  wakouDeck,
  yasukeDeck,
  yojimboDeck,
];

/** All decks that come with the game. */
export const READY_DECKS: readonly ReadyDeck[] = [...SIGNATURE_DECKS, ...EXPANSION_DECKS, ...FULL_DECKS];

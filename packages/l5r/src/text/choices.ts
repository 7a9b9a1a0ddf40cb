import type { Phrase } from '@kronika/kernel';

/** Options that texts offer, by their kind; from the point of view of who chooses. */
export const CHOICES: Readonly<Record<string, Phrase>> = {
  raiseBid: { pl: 'podnieś o 1', en: 'raise by 1' },
  lowerBid: { pl: 'obniż o 1', en: 'lower by 1' },
  honorMine: { pl: 'uhonoruj swoją postać', en: 'honor one of yours' },
  dishonorTheirs: { pl: 'przeciwnik hańbi swoją postać', en: 'they dishonor one of theirs' },
  honorIt: { pl: 'uhonoruj', en: 'honor' },
  dishonorIt: { pl: 'zhańb', en: 'dishonor' },
  bowIt: { pl: 'ukłoń', en: 'bow' },
  readyIt: { pl: 'przygotuj', en: 'ready' },
  gainFate: { pl: 'zyskaj 1 los', en: 'gain 1 fate' },
  drawCard: { pl: 'dobierz 1 kartę', en: 'draw 1 card' },
  takeFate: { pl: 'zabierz przeciwnikowi 1 los', en: 'take 1 fate from your opponent' },
  takeHonor: { pl: 'zabierz przeciwnikowi 1 honor', en: 'take 1 honor from your opponent' },
  giveFate: { pl: 'oddaj 1 los', en: 'give 1 fate' },
  giveHonor: { pl: 'oddaj 1 honor', en: 'give 1 honor' },
  discardAtRandom: { pl: 'odrzuć losową kartę', en: 'discard a random card' },
  dishonorOwn: { pl: 'zhańb swoją postać', en: 'dishonor one of yours' },
  switchRing: { pl: 'zmień krąg', en: 'switch the ring' },
  switchType: { pl: 'zmień rodzaj', en: 'switch the type' },
};

/** What the ring effects do. */
export const RING_EFFECTS: Readonly<Record<string, Phrase>> = {
  takeHonor: { pl: 'zabierz przeciwnikowi 1 honor', en: 'take 1 honor from your opponent' },
  gainHonor: { pl: 'zyskaj 2 honoru', en: 'gain 2 honor' },
  drawAndDiscard: { pl: 'dobierz kartę, przeciwnik odrzuca losową', en: 'draw a card, they discard a random one' },
  honor: { pl: 'uhonoruj postać', en: 'honor a character' },
  dishonor: { pl: 'zhańb postać', en: 'dishonor a character' },
  ready: { pl: 'przygotuj postać', en: 'ready a character' },
  bow: { pl: 'ukłoń postać bez losu', en: 'bow a character without fate' },
  removeFate: { pl: 'zdejmij 1 los z postaci', en: 'remove 1 fate from a character' },
  none: { pl: 'pomiń efekt', en: 'skip the effect' },
};

/** What such an effect does, before the name of a character. */
export const RING_STRIKES: Readonly<Record<string, Phrase>> = {
  honor: { pl: 'uhonoruj', en: 'honor' },
  dishonor: { pl: 'zhańb', en: 'dishonor' },
  ready: { pl: 'przygotuj', en: 'ready' },
  bow: { pl: 'ukłoń', en: 'bow' },
  removeFate: { pl: 'zdejmij 1 los', en: 'remove 1 fate' },
};

/** What works by itself when a card leaves play or a conflict is decided, for when such things are put in an order. */
export const KEYWORD_RULES: Readonly<Record<string, Phrase>> = {
  honoredLeaves: { pl: '+1 honor', en: '+1 honor' },
  dishonoredLeaves: { pl: '–1 honor', en: '–1 honor' },
  courtesy: { pl: 'Kurtuazja, +1 los', en: 'Courtesy, +1 fate' },
  sincerity: { pl: 'Szczerość, +1 karta', en: 'Sincerity, +1 card' },
  pride: { pl: 'Duma', en: 'Pride' },
};

/** What forced abilities do, in short, by the card whose text they are. */
export const FORCED_EFFECTS: Readonly<Record<string, Phrase>> = {
  'steadfast-samurai': { pl: 'zostaje z losem', en: 'stays and keeps its fate' },
};

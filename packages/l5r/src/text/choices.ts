import type { Phrase } from '@kronika/kernel';

/** Options that texts offer, by their kind; from the point of view of who chooses. */
export const CHOICES: Readonly<Record<string, Phrase>> = {
  raiseBid: { pl: 'zwiększ o 1', en: 'raise it by 1' },
  lowerBid: { pl: 'zmniejsz o 1', en: 'lower it by 1' },
  honorMine: { pl: 'uhonoruj swoją uczestniczącą postać', en: 'honor a participating character of yours' },
  dishonorTheirs: {
    pl: 'przeciwnik hańbi swoją uczestniczącą postać',
    en: 'the opponent dishonors a participating character of theirs',
  },
  honorIt: { pl: 'uhonoruj postać', en: 'honor it' },
  dishonorIt: { pl: 'zhańb postać', en: 'dishonor it' },
  bowIt: { pl: 'ukłoń postać', en: 'bow it' },
  readyIt: { pl: 'przygotuj postać', en: 'ready it' },
  gainFate: { pl: 'zyskaj 1 żeton losu', en: 'gain 1 fate' },
  drawCard: { pl: 'dobierz 1 kartę', en: 'draw 1 card' },
  takeFate: { pl: 'zabierz przeciwnikowi 1 żeton losu', en: 'take 1 fate from the opponent' },
  takeHonor: { pl: 'zabierz przeciwnikowi 1 żeton honoru', en: 'take 1 honor from the opponent' },
  giveFate: { pl: 'daj przeciwnikowi 1 żeton losu', en: 'give the opponent 1 fate' },
  giveHonor: { pl: 'daj przeciwnikowi 1 żeton honoru', en: 'give the opponent 1 honor' },
  discardAtRandom: { pl: 'odrzuć losową kartę z ręki', en: 'discard a random card from your hand' },
  dishonorOwn: { pl: 'zhańb swoją postać', en: 'dishonor a character of yours' },
  switchRing: { pl: 'zmień krąg, o który toczy się walka', en: 'switch the contested ring' },
  switchType: { pl: 'zmień rodzaj konfliktu', en: 'switch the type of the conflict' },
};

/** What the ring effects do. */
export const RING_EFFECTS: Readonly<Record<string, Phrase>> = {
  takeHonor: { pl: 'zabierz przeciwnikowi 1 żeton honoru', en: 'take 1 honor from the opponent' },
  gainHonor: { pl: 'zyskaj 2 żetony honoru', en: 'gain 2 honor' },
  drawAndDiscard: {
    pl: 'dobierz kartę, a przeciwnik odrzuca losową z ręki',
    en: 'draw a card, and the opponent discards a random one',
  },
  honor: { pl: 'uhonoruj postać', en: 'honor a character' },
  dishonor: { pl: 'zhańb postać', en: 'dishonor a character' },
  ready: { pl: 'przygotuj postać', en: 'ready a character' },
  bow: { pl: 'ukłoń postać bez losu', en: 'bow a character without fate' },
  removeFate: { pl: 'odrzuć 1 żeton losu z postaci', en: 'remove 1 fate from a character' },
  none: { pl: 'nie rozpatruj efektu', en: 'do not resolve the effect' },
};

/** What works by itself when a card leaves play or a conflict is decided, for when such things are put in an order. */
export const KEYWORD_RULES: Readonly<Record<string, Phrase>> = {
  honoredLeaves: { pl: 'uhonorowana opuszcza grę (zysk 1 honoru)', en: 'leaves play honored (gain 1 honor)' },
  dishonoredLeaves: { pl: 'zhańbiona opuszcza grę (strata 1 honoru)', en: 'leaves play dishonored (lose 1 honor)' },
  courtesy: { pl: 'Kurtuazja (zysk 1 losu)', en: 'Courtesy (gain 1 fate)' },
  sincerity: { pl: 'Szczerość (dobranie karty)', en: 'Sincerity (draw a card)' },
  pride: { pl: 'Duma', en: 'Pride' },
};

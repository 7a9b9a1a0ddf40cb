import type { Phrase, RuleId, SeatId } from '@kronika/kernel';
import type { Element } from '../../cards/fact.ts';
import { namesIn } from '../names-in.ts';

/** What the ring of each element does for who resolves its effect. */
export const RING_EFFECTS: Readonly<Record<Element, { readonly text: Phrase; readonly rule: RuleId }>> = {
  air: {
    text: {
      pl: 'Powietrze: zabierz przeciwnikowi 1 żeton honoru albo zyskaj 2 żetony honoru z ogólnej puli.',
      en: 'Air: take 1 honor from your opponent, or gain 2 honor from the general pool.',
    },
    rule: 'L5R-RINGFX-AIR',
  },
  earth: {
    text: {
      pl: 'Ziemia: dobierz 1 kartę konfliktu i odrzuć 1 losową kartę z ręki przeciwnika.',
      en: "Earth: draw 1 conflict card and discard 1 random card from your opponent's hand.",
    },
    rule: 'L5R-RINGFX-EARTH-a',
  },
  fire: {
    text: {
      pl: 'Ogień: wybierz dowolną postać w grze i ją uhonoruj albo zhańb. Zmiana musi być dla tej postaci możliwa.',
      en: 'Fire: choose any character in play and honor or dishonor it. The change has to be possible for that character.',
    },
    rule: 'L5R-RINGFX-FIRE',
  },
  water: {
    text: {
      pl: 'Woda: wybierz postać w ukłonie i ją przygotuj albo wybierz przygotowaną postać bez losu i ją ukłoń.',
      en: 'Water: choose a bowed character and ready it, or choose a ready character without fate and bow it.',
    },
    rule: 'L5R-RINGFX-WATER-a',
  },
  void: {
    text: {
      pl: 'Pustka: wybierz postać, na której jest co najmniej 1 żeton losu, i usuń z niej 1 żeton do ogólnej puli.',
      en: 'Void: choose a character with at least 1 fate and remove 1 fate from it, to the general pool.',
    },
    rule: 'L5R-RINGFX-VOID',
  },
};

export function claimedBy(seat: SeatId): Phrase {
  return { pl: `Zajmuje go już ${namesIn('pl').seat(seat)}.`, en: `It is claimed by ${namesIn('en').seat(seat)}.` };
}

export const CONTESTED: Phrase = { pl: 'Toczy się o niego konflikt.', en: 'A conflict is being fought for it.' };

export function fateOnRing(fate: number): Phrase {
  return {
    pl: `Los na tym kręgu: ${fate}. Bierze go ten, kto zadeklaruje o niego konflikt.`,
    en: `Fate on this ring: ${fate}. Whoever declares a conflict for it takes that fate.`,
  };
}

export function countsForGlory(seat: SeatId): Phrase {
  return {
    pl: `Przy podliczaniu chwały dodaje 1: ${namesIn('pl').seat(seat)}.`,
    en: `It adds 1 to the glory count of ${namesIn('en').seat(seat)}.`,
  };
}

import type { CardTexts } from '../card-text.ts';

export const lionTexts: CardTexts = {
  'yojin-no-shiro': {
    en: [
      {
        lead: 'action',
        text: 'In a conflict, bow this stronghold: every attacker you control has +1[military] until the conflict ends.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Podczas konfliktu ukłoń tę twierdzę: do końca konfliktu każda atakująca postać, którą kontrolujesz, ma +1[military].',
      },
    ],
  },
  'the-art-of-war': {
    en: [{ lead: 'interrupt', text: 'When this province breaks: you draw 3 cards.' }],
    pl: [{ lead: 'interrupt', text: 'Gdy ta prowincja zostaje spustoszona: dobierz 3 karty.' }],
  },
  'obstinate-recruit': {
    en: [{ text: 'Discard this character once any opponent is more honorable than you.' }],
    pl: [{ text: 'Odrzuć tę postać, gdy tylko przeciwnik jest bardziej honorowy od ciebie.' }],
  },
  'ikoma-prodigy': {
    en: [{ lead: 'reaction', text: 'After any amount of fate is placed on this character: gain 1 honor.' }],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak na tej postaci zostanie położony co najmniej 1 żeton losu: zyskaj 1 żeton honoru.',
      },
    ],
  },
  'matsu-berserker': { en: [], pl: [] },
  'steadfast-samurai': {
    en: [
      {
        lead: 'forcedReaction',
        text: "After the fate phase begins, if your honor is higher than an opponent's by 5 or more: for this phase, this character can neither be discarded nor lose fate.",
      },
    ],
    pl: [
      {
        lead: 'forcedReaction',
        text: 'Po tym, jak rozpocznie się faza losu, jeśli masz co najmniej o 5 żetonów honoru więcej niż przeciwnik: w tej fazie ta postać nie może zostać odrzucona ani stracić losu.',
      },
    ],
  },
  'akodo-gunso': {
    en: [
      {
        lead: 'reaction',
        text: 'After this character comes into play from a province: refill that province with a faceup card.',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak ta postać wejdzie do gry z prowincji: wypełnij tę prowincję odkrytą kartą.',
      },
    ],
  },
  deathseeker: {
    en: [
      {
        lead: 'reaction',
        text: 'After this character loses a conflict as an attacker, sacrifice it. Pick a character your opponent controls: remove 1 fate from it or, if it has none, discard it.',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak ta postać przegra konflikt jako atakująca, poświęć ją. Wybierz postać kontrolowaną przez przeciwnika: usuń z niej 1 żeton losu, a jeśli nie ma na niej losu, odrzuć ją.',
      },
    ],
  },
  'venerable-historian': {
    en: [
      {
        lead: 'action',
        text: 'While this character takes part in a conflict, if your opponent is less honorable than you: honor this character.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Gdy ta postać uczestniczy w konflikcie, jeśli przeciwnik jest mniej honorowy od ciebie: uhonoruj tę postać.',
      },
    ],
  },
  'kitsu-spiritcaller': {
    en: [
      {
        lead: 'action',
        text: 'In a conflict, bow this character. Pick a character in either of your discard piles: put it into play in the conflict. At the end of the conflict, if it is still in play, put it on the bottom of its deck.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Podczas konfliktu ukłoń tę postać. Wybierz postać z jednego ze swoich stosów odrzuconych kart: umieść ją w grze w tym konflikcie. Na koniec konfliktu, jeśli nadal jest w grze, odłóż ją na spód jej talii.',
      },
    ],
  },
  'lion-s-pride-brawler': {
    en: [
      {
        lead: 'action',
        text: "While this character attacks, pick a character whose [military] skill is no higher than this character's: bow it.",
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Gdy ta postać atakuje, wybierz postać o sprawności [military] nie wyższej niż sprawność [military] tej postaci: ukłoń wybraną postać.',
      },
    ],
  },
  'matsu-beiona': {
    en: [
      {
        lead: 'reaction',
        text: 'After this character enters play, if you control at least 3 other _Bushi_ characters: place 2 fate on this character.',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak ta postać wejdzie do gry, jeśli kontrolujesz co najmniej 3 inne postaci z cechą _Bushi_: połóż na niej 2 żetony losu.',
      },
    ],
  },
  'honored-general': {
    en: [
      {
        text: 'While this character takes part in a conflict, all other [lion] participants you control have +1[military].',
      },
      { lead: 'reaction', text: 'After this character enters play: it becomes honored.' },
    ],
    pl: [
      {
        text: 'Gdy ta postać uczestniczy w konflikcie, każda inna uczestnicząca postać [lion], którą kontrolujesz, ma +1[military].',
      },
      { lead: 'reaction', text: 'Po tym, jak ta postać wejdzie do gry: uhonoruj ją.' },
    ],
  },
  'ikoma-eiji': {
    en: [
      {
        lead: 'reaction',
        text: 'After you lose a [political] conflict: from your provinces or your dynasty discard pile, put into play a _Bushi_ character whose printed cost is at most 3.',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak przegrasz konflikt [political]: umieść w grze postać z cechą _Bushi_ o wydrukowanym koszcie równym najwyżej 3 ze swoich prowincji lub ze swojego stosu odrzuconych kart dynastii.',
      },
    ],
  },
  'akodo-toturi': {
    en: [
      {
        lead: 'reaction',
        text: 'After you claim a ring in a [military] conflict this character takes part in: resolve the effect of that ring.',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak zajmiesz krąg podczas konfliktu [military], w którym uczestniczy ta postać: rozpatrz efekt tego kręgu.',
      },
    ],
  },
  'staging-ground': {
    en: [{ lead: 'action', text: 'Pick up to 2 facedown cards in your provinces: flip them faceup.' }],
    pl: [{ lead: 'action', text: 'Wybierz maksymalnie 2 zakryte karty w swoich prowincjach: odkryj je.' }],
  },
  'vengeful-oathkeeper': {
    en: [
      {
        lead: 'reaction',
        text: 'After you lose a [military] conflict while this character is in your hand: put it into play.',
      },
    ],
    pl: [
      { lead: 'reaction', text: 'Po tym, jak przegrasz konflikt [military]: umieść tę postać w grze ze swojej ręki.' },
    ],
  },
  'master-of-the-spear': {
    en: [
      {
        lead: 'action',
        text: 'While this character attacks, your opponent has to pick a participant they control: it moves home.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Gdy ta postać atakuje, przeciwnik musi wybrać uczestniczącą postać, którą kontroluje: przesuń ją do domu.',
      },
    ],
  },
  'guidance-of-the-ancestors': {
    en: [{ lead: 'action', text: 'While this attachment is in your conflict discard pile: play it from there.' }],
    pl: [
      { lead: 'action', text: 'Gdy ten dodatek leży na twoim stosie odrzuconych kart konfliktu: zagraj go stamtąd.' },
    ],
  },
  'honored-blade': {
    en: [{ lead: 'reaction', text: 'After a conflict is won by the attached character: you gain 1 honor.' }],
    pl: [{ lead: 'reaction', text: 'Po tym, jak postać z tym dodatkiem wygra konflikt: zyskaj 1 żeton honoru.' }],
  },
  sashimono: {
    en: [
      { text: 'Attach only to a _Bushi_ character you control.' },
      { text: 'In [military] conflicts, conflict resolution does not bow the attached character.' },
    ],
    pl: [
      { text: 'Dołącz tylko do kontrolowanej przez siebie postaci z cechą _Bushi_.' },
      {
        text: 'Podczas konfliktów [military] postać z tym dodatkiem nie zostaje ukłoniona w wyniku rozpatrzenia konfliktu.',
      },
    ],
  },
  'ready-for-battle': {
    en: [
      {
        lead: 'reaction',
        text: "After a character you control is bowed by a ring effect or by an opponent's card effect: ready it.",
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak efekt kręgu lub efekt karty przeciwnika ukłoni postać, którą kontrolujesz: przygotuj ją.',
      },
    ],
  },
  'stand-your-ground': {
    en: [
      {
        lead: 'interrupt',
        text: 'When an honored character you control would leave play: it stays, and its status token is discarded instead.',
      },
    ],
    pl: [
      {
        lead: 'interrupt',
        text: 'Gdy uhonorowana postać, którą kontrolujesz, miałaby opuścić grę: zamiast tego odrzuć jej znacznik stanu.',
      },
    ],
  },
  'way-of-the-lion': {
    en: [
      {
        lead: 'action',
        text: 'In a conflict, pick a [lion] character: its base [military] skill is doubled until the conflict ends.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Podczas konfliktu wybierz postać [lion]: do końca konfliktu podwój jej podstawową sprawność [military].',
      },
    ],
  },
  'for-greater-glory': {
    en: [
      {
        lead: 'reaction',
        text: 'After you break a province in a [military] conflict: place 1 fate on every _Bushi_ participant you control. (Max: once per conflict.)',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak spustoszysz prowincję podczas konfliktu [military]: połóż 1 żeton losu na każdej uczestniczącej postaci z cechą _Bushi_, którą kontrolujesz. (Maks.: raz na konflikt.)',
      },
    ],
  },
  'strength-in-numbers': {
    en: [
      {
        lead: 'action',
        text: 'While you are the attacking player, pick a defender whose glory is no higher than the number of attackers: it moves home.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Gdy jesteś atakującym graczem, wybierz broniącą postać o chwale nie wyższej niż liczba atakujących postaci: przesuń ją do domu.',
      },
    ],
  },
};

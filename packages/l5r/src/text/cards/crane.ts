import type { CardTexts } from '../card-text.ts';

export const craneTexts: CardTexts = {
  'shizuka-toshi': {
    en: [
      {
        lead: 'action',
        text: 'In a [political] conflict, bow this stronghold. Pick a participant whose [political] skill is at most 2: bow it.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Podczas konfliktu [political] ukłoń tę twierdzę. Wybierz uczestniczącą postać o sprawności [political] równej najwyżej 2: ukłoń ją.',
      },
    ],
  },
  'the-art-of-peace': {
    en: [
      {
        lead: 'interrupt',
        text: 'When this province breaks: honor all defending characters and dishonor all attacking ones.',
      },
    ],
    pl: [
      {
        lead: 'interrupt',
        text: 'Gdy ta prowincja zostaje spustoszona: uhonoruj wszystkie broniące postaci i zhańb wszystkie atakujące.',
      },
    ],
  },
  'asahina-artisan': {
    en: [
      {
        lead: 'action',
        text: 'In a conflict, bow this character. Pick another [crane] character: it has +3[political] until the conflict ends.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Podczas konfliktu ukłoń tę postać. Wybierz inną postać [crane]: do końca konfliktu ma ona +3[political].',
      },
    ],
  },
  'doji-whisperer': { en: [], pl: [] },
  'brash-samurai': {
    en: [{ lead: 'action', text: 'While this character is the only one you have in a conflict: honor it.' }],
    pl: [{ lead: 'action', text: 'Gdy jest to twoja jedyna postać uczestnicząca w konflikcie: uhonoruj ją.' }],
  },
  'cautious-scout': {
    en: [
      {
        text: 'While this character attacks alone, the printed text box of the attacked province counts as blank, apart from its traits.',
      },
    ],
    pl: [
      {
        text: 'Gdy ta postać atakuje samotnie, wydrukowane pole tekstowe atakowanej prowincji uznaje się za puste (z wyjątkiem cech).',
      },
    ],
  },
  'doji-gift-giver': {
    en: [
      {
        lead: 'action',
        text: 'While this character takes part in a conflict, give your opponent 1 fate. That player has to pick a ready participant they control: bow it.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Gdy ta postać uczestniczy w konflikcie, daj przeciwnikowi 1 żeton losu. Musi on wybrać przygotowaną uczestniczącą postać, którą kontroluje: ukłoń ją.',
      },
    ],
  },
  'savvy-politician': {
    en: [{ lead: 'reaction', text: 'After this character has been honored, pick a character: honor it.' }],
    pl: [{ lead: 'reaction', text: 'Po tym, jak ta postać zostanie uhonorowana, wybierz postać: uhonoruj ją.' }],
  },
  'daidoji-nerishma': {
    en: [{ lead: 'action', text: 'Pick a facedown card in one of your provinces: flip it faceup.' }],
    pl: [{ lead: 'action', text: 'Wybierz zakrytą kartę w jednej ze swoich prowincji: odkryj ją.' }],
  },
  'doji-challenger': {
    en: [
      {
        lead: 'action',
        text: 'While this character attacks, pick a character your opponent controls: move it to this conflict.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Gdy ta postać atakuje, wybierz postać kontrolowaną przez przeciwnika: przesuń ją do tego konfliktu.',
      },
    ],
  },
  'kakita-asami': {
    en: [
      {
        lead: 'action',
        text: "While this character takes part in a [political] conflict, if the [political] skill you currently count in it is higher than your opponent's: take 1 honor from that player.",
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Gdy ta postać uczestniczy w konflikcie [political], jeśli podliczasz w nim obecnie wyższą sprawność [political] niż przeciwnik: zabierz mu 1 żeton honoru.',
      },
    ],
  },
  'kakita-kaezin': {
    en: [
      {
        lead: 'action',
        text: 'While this character takes part in a conflict, your opponent has to pick a participant they control: this character challenges it to a [military] duel. If this character wins, all characters outside the duel move home. If this character loses, it moves home.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Gdy ta postać uczestniczy w konflikcie, przeciwnik musi wybrać uczestniczącą postać, którą kontroluje: ta postać wyzywa ją na pojedynek [military]. Jeśli ta postać wygra, przesuń do domu wszystkie postaci, które nie biorą udziału w pojedynku. Jeśli przegra, przesuń ją do domu.',
      },
    ],
  },
  'asahina-storyteller': {
    en: [{ text: 'All honored [crane] characters you control gain sincerity.' }],
    pl: [{ text: 'Wszystkie uhonorowane postaci [crane], które kontrolujesz, zyskują szczerość.' }],
  },
  'guest-of-honor': {
    en: [{ text: 'As long as this character takes part in a conflict, no opponent can play events.' }],
    pl: [{ text: 'Dopóki ta postać uczestniczy w konflikcie, przeciwnik nie może zagrywać wydarzeń.' }],
  },
  'doji-hotaru': {
    en: [
      {
        lead: 'reaction',
        text: 'After you claim a ring in a [political] conflict this character takes part in: resolve the effect of that ring.',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak zajmiesz krąg podczas konfliktu [political], w którym uczestniczy ta postać: rozpatrz efekt tego kręgu.',
      },
    ],
  },
  'artisan-academy': {
    en: [
      {
        lead: 'action',
        text: 'In the conflict phase: reveal the topmost card of your conflict deck. You may play it as though from your hand until the phase ends.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Podczas fazy konfliktu: odkryj kartę z wierzchu swojej talii konfliktu. Do końca fazy możesz ją zagrać tak, jakby była na twojej ręce.',
      },
    ],
  },
  'steward-of-law': {
    en: [{ text: 'As long as this character takes part in a conflict, no character can become dishonored.' }],
    pl: [{ text: 'Dopóki ta postać uczestniczy w konflikcie, żadna postać nie może stać się zhańbiona.' }],
  },
  'political-rival': {
    en: [{ text: 'While it defends, this character has +3[political].' }],
    pl: [{ text: 'Gdy ta postać się broni, ma +3[political].' }],
  },
  'above-question': {
    en: [{ text: 'Opponents cannot choose the attached character as a target of their events.' }],
    pl: [{ text: 'Przeciwnik nie może wybrać postaci z tym dodatkiem na cel swojego wydarzenia.' }],
  },
  'duelist-training': {
    en: [
      {
        text: "The attached character gains: “Action: While this character takes part in a conflict, pick a participant your opponent controls: this character challenges it to a [military] duel. A player who has to give honor for this duel's bid may instead discard that many cards of their choice from hand. The loser of the duel bows.”",
      },
    ],
    pl: [
      {
        text: 'Postać z tym dodatkiem zyskuje: „Akcja: Gdy ta postać uczestniczy w konflikcie, wybierz uczestniczącą postać kontrolowaną przez przeciwnika: ta postać wyzywa ją na pojedynek [military]. Gracz, który z powodu stawki w tym pojedynku ma dać honor, może zamiast tego odrzucić z ręki tyle samo wybranych przez siebie kart. Ukłoń postać, która przegrała pojedynek”.',
      },
    ],
  },
  'height-of-fashion': {
    en: [{ text: 'You cannot play this attachment while a conflict is going on.' }],
    pl: [{ text: 'Nie możesz zagrać tego dodatku podczas konfliktu.' }],
  },
  'the-perfect-gift': {
    en: [
      {
        lead: 'action',
        text: "Reveal the 4 topmost cards of both players' conflict decks. From each player's revealed cards, select 1 and add it to the hand of its owner. Shuffle both decks.",
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Odkryj po 4 karty z wierzchu talii konfliktu każdego gracza. Spośród odkrytych kart każdego gracza wskaż 1 i dodaj ją do ręki jej właściciela. Przetasuj obie talie.',
      },
    ],
  },
  'voice-of-honor': {
    en: [
      {
        lead: 'interrupt',
        text: "When an event's effects would initiate, if you have more honored characters under your control than an opponent: cancel the effects of that event.",
      },
    ],
    pl: [
      {
        lead: 'interrupt',
        text: 'Gdy efekty wydarzenia miałyby zostać zainicjowane, jeśli kontrolujesz więcej uhonorowanych postaci niż przeciwnik: anuluj te efekty.',
      },
    ],
  },
  'way-of-the-crane': {
    en: [{ lead: 'action', text: 'Pick a [crane] character you control: honor it.' }],
    pl: [{ lead: 'action', text: 'Wybierz postać [crane], którą kontrolujesz: uhonoruj ją.' }],
  },
  'admit-defeat': {
    en: [{ lead: 'action', text: 'Pick a character that is the sole defender: bow it.' }],
    pl: [{ lead: 'action', text: 'Wybierz postać, która broni się samotnie: ukłoń ją.' }],
  },
  'noble-sacrifice': {
    en: [
      { lead: 'action', text: 'Sacrifice an honored character you control. Pick a dishonored character: discard it.' },
    ],
    pl: [
      { lead: 'action', text: 'Poświęć uhonorowaną postać, którą kontrolujesz. Wybierz zhańbioną postać: odrzuć ją.' },
    ],
  },
};

import type { CardTexts } from '../card-text.ts';

export const dragonTexts: CardTexts = {
  'mountain-s-anvil-castle': {
    en: [
      {
        lead: 'action',
        text: 'In a conflict, bow this stronghold. Pick a participant with at least 1 attachment: until the conflict ends, it has +1[military] and +1[political], or +2[military] and +2[political] instead if it has at least 2 attachments.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Podczas konfliktu ukłoń tę twierdzę. Wybierz uczestniczącą postać z co najmniej 1 dodatkiem: do końca konfliktu ma ona +1[military] i +1[political], a jeśli ma co najmniej 2 dodatki, zamiast tego +2[military] i +2[political].',
      },
    ],
  },
  'restoration-of-balance': {
    en: [
      {
        lead: 'reaction',
        text: 'After this province is revealed: your opponent discards cards of their choice from hand until no more than 4 are left there.',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak ta prowincja zostanie odkryta: przeciwnik odrzuca z ręki wybrane przez siebie karty, aż zostaną mu na niej najwyżej 4.',
      },
    ],
  },
  'doomed-shugenja': {
    en: [{ text: 'If you play this character from one of your provinces, you cannot place fate on it.' }],
    pl: [{ text: 'Gdy zagrywasz tę postać z jednej ze swoich prowincji, nie możesz położyć na niej żetonów losu.' }],
  },
  'togashi-initiate': {
    en: [
      {
        lead: 'action',
        text: 'While this character attacks, spend 1 fate by placing it on an unclaimed ring: honor this character.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Gdy ta postać atakuje, wydaj 1 żeton losu, kładąc go na niezajętym kręgu: uhonoruj tę postać.',
      },
    ],
  },
  'agasha-swordsmith': {
    en: [
      {
        lead: 'action',
        text: 'Search the 5 topmost cards of your conflict deck for an attachment, reveal it and take it into your hand. Shuffle that deck.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Przeszukaj 5 kart z wierzchu swojej talii konfliktu, aby znaleźć dodatek, odkryj go i weź na rękę. Przetasuj tę talię.',
      },
    ],
  },
  'mirumoto-prodigy': {
    en: [{ text: 'While this character attacks alone, your opponent can declare 1 defender at most.' }],
    pl: [{ text: 'Gdy ta postać atakuje samotnie, przeciwnik może zadeklarować najwyżej 1 obrońcę.' }],
  },
  'niten-adept': {
    en: [
      {
        lead: 'action',
        text: 'While this character takes part in a conflict, bow an attachment on it that you control. Pick a participant with no attachments: bow it.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Gdy ta postać uczestniczy w konflikcie, ukłoń dołączony do niej dodatek, który kontrolujesz. Wybierz uczestniczącą postać bez dodatków: ukłoń ją.',
      },
    ],
  },
  'seeker-of-enlightenment': {
    en: [{ text: 'For every fate lying on unclaimed rings, this character has +1[military] and +1[political].' }],
    pl: [{ text: 'Za każdy żeton losu na niezajętych kręgach ta postać ma +1[military] i +1[political].' }],
  },
  'enlightened-warrior': {
    en: [
      {
        lead: 'reaction',
        text: 'After your opponent selects a ring that has fate on it: place 1 fate on this character.',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak przeciwnik wybierze krąg, na którym leży co najmniej 1 żeton losu: połóż 1 żeton losu na tej postaci.',
      },
    ],
  },
  'kitsuki-investigator': {
    en: [
      {
        lead: 'action',
        text: "While this character takes part in a [political] conflict, spend 1 fate by placing it on an unclaimed ring: look at your opponent's hand and discard a card of your choice from it. (Max: once per conflict.)",
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Gdy ta postać uczestniczy w konflikcie [political], wydaj 1 żeton losu, kładąc go na niezajętym kręgu: obejrzyj karty na ręce przeciwnika i odrzuć 1 z nich, wybraną przez siebie. (Maks.: raz na konflikt.)',
      },
    ],
  },
  'mirumoto-raitsugu': {
    en: [
      {
        lead: 'action',
        text: 'While this character takes part in a conflict, pick a participant your opponent controls: this character challenges it to a [military] duel. Remove 1 fate from the loser or, if it has none, discard it.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Gdy ta postać uczestniczy w konflikcie, wybierz uczestniczącą postać kontrolowaną przez przeciwnika: ta postać wyzywa ją na pojedynek [military]. Usuń 1 żeton losu z postaci, która przegrała pojedynek, a jeśli nie ma na niej losu, odrzuć ją.',
      },
    ],
  },
  'ascetic-visionary': {
    en: [
      {
        lead: 'action',
        text: 'While this character attacks, spend 1 fate by placing it on an unclaimed ring. Pick a _Monk_ character or one that has a _Monk_ attachment: ready it.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Gdy ta postać atakuje, wydaj 1 żeton losu, kładąc go na niezajętym kręgu. Wybierz postać z cechą _Mnich_ lub postać, do której dołączono dodatek z cechą _Mnich_: przygotuj ją.',
      },
    ],
  },
  'niten-master': {
    en: [
      { lead: 'reaction', text: 'After you attach a _Weapon_ to this character: ready it. (Limit: twice per round.)' },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak dołączysz do tej postaci dodatek z cechą _Broń_: przygotuj tę postać. (Limit: dwa razy na rundę.)',
      },
    ],
  },
  'togashi-yokuni': {
    en: [
      {
        lead: 'action',
        text: 'Pick a triggered ability that is printed on another character: until the phase ends, this character gains it. (Max: once per round.)',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Wybierz zdolność wyzwalaną wydrukowaną na innej postaci: do końca fazy ta postać zyskuje tę zdolność. (Maks.: raz na rundę.)',
      },
    ],
  },
  'secluded-temple': {
    en: [
      {
        lead: 'reaction',
        text: 'After the conflict phase begins, every opponent controlling more characters than you has to pick a character they control that has fate on it: remove 1 fate from each character picked.',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak rozpocznie się faza konfliktu, każdy przeciwnik kontrolujący więcej postaci niż ty musi wybrać postać, którą kontroluje i na której leży co najmniej 1 żeton losu: usuń 1 żeton losu z każdej wybranej postaci.',
      },
    ],
  },
  'tattooed-wanderer': {
    en: [{ text: 'This character may be played as an attachment that reads: “The attached character gains covert.”' }],
    pl: [{ text: 'Możesz zagrać tę postać jako dodatek o treści: „Postać z tym dodatkiem zyskuje ukrycie”.' }],
  },
  'togashi-kazue': {
    en: [
      {
        text: 'This character may be played as an attachment that reads: “Action: While the attached character takes part in a conflict, pick another participant: move 1 fate from it to the attached character.”',
      },
    ],
    pl: [
      {
        text: 'Możesz zagrać tę postać jako dodatek o treści: „Akcja: Gdy postać z tym dodatkiem uczestniczy w konflikcie, wybierz inną uczestniczącą postać: przesuń z niej 1 żeton losu na postać z tym dodatkiem”.',
      },
    ],
  },
  'ancestral-daisho': { en: [], pl: [] },
  'daimyo-s-favor': {
    en: [
      { text: 'Attach only to a character you control.' },
      {
        lead: 'action',
        text: 'Bow this attachment: this phase, the next attachment you play on the attached character costs 1 less.',
      },
    ],
    pl: [
      { text: 'Dołącz tylko do postaci, którą kontrolujesz.' },
      {
        lead: 'action',
        text: 'Ukłoń ten dodatek: koszt następnego dodatku, który w tej fazie zagrasz na postać z tym dodatkiem, jest niższy o 1.',
      },
    ],
  },
  'kitsuki-s-method': { en: [], pl: [] },
  'way-of-the-dragon': {
    en: [
      { text: 'Attach only to a character you control. Limit: 1 per character.' },
      {
        text: 'Each triggered ability of the attached character may be triggered by you once more per round (or per the period it names).',
      },
    ],
    pl: [
      { text: 'Dołącz tylko do postaci, którą kontrolujesz. Limit: 1 na postać.' },
      {
        text: 'Każdą zdolność wyzwalaną postaci z tym dodatkiem możesz wyzwolić o jeden raz więcej w rundzie (lub w okresie podanym w tej zdolności).',
      },
    ],
  },
  'let-go': {
    en: [{ lead: 'action', text: 'Pick an attachment: discard it.' }],
    pl: [{ lead: 'action', text: 'Wybierz dodatek: odrzuć go.' }],
  },
  'mantra-of-fire': {
    en: [
      {
        lead: 'reaction',
        text: 'After your opponent declares a [fire] conflict, pick a _Monk_ character or one that has a _Monk_ attachment: place 1 fate on it and draw 1 card.',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak przeciwnik zadeklaruje konflikt [fire], wybierz postać z cechą _Mnich_ lub postać, do której dołączono dodatek z cechą _Mnich_: połóż na niej 1 żeton losu i dobierz 1 kartę.',
      },
    ],
  },
  tranquility: {
    en: [
      {
        lead: 'action',
        text: "In a conflict: until it ends, no abilities can be triggered by characters in your opponent's home.",
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Podczas konfliktu: do jego końca postaci w domu przeciwnika nie mogą wyzwalać zdolności.',
      },
    ],
  },
  'indomitable-will': {
    en: [
      {
        lead: 'reaction',
        text: 'After you win a conflict with exactly 1 participating character under your control: the resolution of this conflict does not bow that character.',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak wygrasz konflikt, w którym kontrolujesz dokładnie 1 uczestniczącą postać: postać ta nie zostaje ukłoniona w wyniku rozpatrzenia tego konfliktu.',
      },
    ],
  },
  'mirumoto-s-fury': {
    en: [
      {
        lead: 'action',
        text: 'In a conflict, pick an attacker whose glory is no higher than the number of unrevealed provinces you control: bow it.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Podczas konfliktu wybierz atakującą postać o chwale nie wyższej niż liczba zakrytych prowincji, które kontrolujesz: ukłoń ją.',
      },
    ],
  },
};

import type { CardTexts } from '../card-text.ts';

/** The texts of the Scorpion cards. */
export const scorpionTexts: CardTexts = {
  'city-of-the-open-hand': {
    en: [
      {
        lead: 'action',
        text: 'If an opponent is more honorable than you, bow this stronghold: take 1 honor from that player.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Jeśli jesteś mniej honorowy niż przeciwnik, ukłoń tę twierdzę: zabierz temu przeciwnikowi 1 żeton honoru.',
      },
    ],
  },
  'secret-cache': {
    en: [
      {
        lead: 'reaction',
        text: 'After a conflict is declared against this province, search the five topmost cards of your conflict deck, add one of them to your hand and shuffle the deck.',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak konflikt zostanie zadeklarowany przeciwko tej prowincji, przeszukaj 5 wierzchnich kart swojej talii konfliktu i dodaj jedną z nich do ręki. Przetasuj talię.',
      },
    ],
  },
  'bayushi-liar': { en: [], pl: [] },
  'bayushi-manipulator': {
    en: [{ lead: 'reaction', text: "After the honor dials are revealed, raise your bid's value by 1." }],
    pl: [{ lead: 'reaction', text: 'Po ujawnieniu liczników honoru zwiększ wartość swojej stawki o 1.' }],
  },
  'sinister-soshi': {
    en: [
      {
        lead: 'action',
        text: 'During a conflict, pick a participant: it has –2[military] and –2[political] until the conflict ends.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Podczas konfliktu wybierz uczestniczącą postać: do końca konfliktu ma ona –2[military] i –2[political].',
      },
    ],
  },
  'blackmail-artist': {
    en: [
      {
        lead: 'reaction',
        text: 'After a [political] conflict is won by this character, take 1 honor from your opponent.',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak ta postać wygra konflikt [political], zabierz przeciwnikowi 1 żeton honoru.',
      },
    ],
  },
  'soshi-illusionist': {
    en: [{ lead: 'action', text: 'Spend 1 fate and pick a character: one status token on it is discarded.' }],
    pl: [{ lead: 'action', text: 'Wydaj 1 żeton losu i wybierz postać: odrzuć z niej znacznik stanu.' }],
  },
  'yogo-outcast': {
    en: [
      {
        text: 'As long as you are less honorable than an opponent, this character has +1[military] and +1[political].',
      },
    ],
    pl: [{ text: 'Dopóki jesteś mniej honorowy niż przeciwnik, ta postać ma +1[military] i +1[political].' }],
  },
  'young-rumormonger': {
    en: [
      {
        lead: 'interrupt',
        text: 'When a character would be honored or dishonored, pick another character with the same controller: it is honored or dishonored instead of the first.',
      },
    ],
    pl: [
      {
        lead: 'interrupt',
        text: 'Kiedy postać miałaby zostać uhonorowana lub zhańbiona, wybierz inną postać tego samego kontrolującego gracza: to ona zostaje uhonorowana lub zhańbiona zamiast tamtej.',
      },
    ],
  },
  'favored-niece': {
    en: [
      { lead: 'action', text: 'Discard a card of your choice from your hand: draw 1 card. (Limit: twice per round.)' },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Odrzuć z ręki 1 wybraną przez siebie kartę: dobierz 1 kartę. (Limit: dwa razy na rundę.)',
      },
    ],
  },
  'shosuro-actress': {
    en: [
      {
        lead: 'action',
        text: "During a conflict, sacrifice this character and pick a character in an opponent's discard pile that has a printed cost of at most 3 and is not a _Shinobi_: put it into play in the conflict under your control.",
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Podczas konfliktu poświęć tę postać i wybierz w stosie odrzuconych kart przeciwnika postać bez cechy _Shinobi_ o wydrukowanym koszcie 3 lub niższym: umieść ją w grze pod swoją kontrolą jako uczestniczącą w konflikcie.',
      },
    ],
  },
  'shosuro-miyako': {
    en: [
      {
        lead: 'reaction',
        text: 'After you play a character from your hand, your opponent has to decide: discard a random card from their hand, or pick a character they control and dishonor it.',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak zagrasz postać z ręki, przeciwnik musi zdecydować: odrzucić 1 losową kartę ze swojej ręki albo wybrać kontrolowaną przez siebie postać i ją zhańbić.',
      },
    ],
  },
  'bayushi-yunako': {
    en: [
      {
        lead: 'action',
        text: 'While this character takes part in a conflict, pick a character: its base [military] skill and its base [political] skill trade places until the conflict ends.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Gdy ta postać uczestniczy w konflikcie, wybierz postać: do końca konfliktu zamień jej podstawową sprawność [military] z podstawową sprawnością [political].',
      },
    ],
  },
  'yogo-hiroue': {
    en: [
      {
        lead: 'action',
        text: 'While this character takes part in a conflict, pick a character that does not: move it to this conflict. Then, should you win the conflict, you may dishonor that character.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Gdy ta postać uczestniczy w konflikcie, wybierz postać, która w nim nie uczestniczy: przesuń ją do tego konfliktu. Następnie, jeśli wygrasz ten konflikt, możesz zhańbić tę postać.',
      },
    ],
  },
  'bayushi-shoju': {
    en: [
      {
        lead: 'action',
        text: 'While this character takes part in a [political] conflict, pick a participant your opponent controls: until the conflict ends it has –1[political], and as soon as no [political] skill is left to it, discard it. (Limit: twice per round.)',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Gdy ta postać uczestniczy w konflikcie [political], wybierz uczestniczącą postać przeciwnika: do końca konfliktu ma ona –1[political] i zostaje odrzucona, jeśli jej sprawność [political] wynosi 0. (Limit: dwa razy na rundę.)',
      },
    ],
  },
  'city-of-lies': {
    en: [{ lead: 'action', text: 'The next event you play this phase costs you 1 less.' }],
    pl: [{ lead: 'action', text: 'Następne wydarzenie, które zagrasz w tej fazie, kosztuje o 1 mniej.' }],
  },
  'adept-of-shadows': {
    en: [{ lead: 'action', text: 'Lose 1 honor: take this character back into your hand.' }],
    pl: [{ lead: 'action', text: 'Strać 1 żeton honoru: cofnij tę postać na swoją rękę.' }],
  },
  'unassuming-yojimbo': { en: [], pl: [] },
  'court-mask': {
    en: [
      { text: 'Attach only to a character you control.' },
      {
        lead: 'action',
        text: 'Take this attachment back into your hand and dishonor the character it was attached to.',
      },
    ],
    pl: [
      { text: 'Dołącz tylko do kontrolowanej przez siebie postaci.' },
      { lead: 'action', text: 'Cofnij ten dodatek na swoją rękę i zhańb postać, do której był dołączony.' },
    ],
  },
  'fiery-madness': { en: [], pl: [] },
  'forged-edict': {
    en: [
      {
        lead: 'interrupt',
        text: "When an event's effects would initiate, dishonor a _Courtier_ you control: cancel the effects.",
      },
    ],
    pl: [
      {
        lead: 'interrupt',
        text: 'Kiedy miałyby zostać zainicjowane efekty wydarzenia, zhańb przyjazną postać z cechą _Dworzanin_: anuluj te efekty.',
      },
    ],
  },
  'way-of-the-scorpion': {
    en: [
      {
        lead: 'action',
        text: 'During a conflict, pick a participant that does not belong to the [scorpion] clan: dishonor it.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Podczas konfliktu wybierz uczestniczącą postać, która nie należy do klanu [scorpion]: zhańb ją.',
      },
    ],
  },
  'calling-in-favors': {
    en: [
      {
        lead: 'action',
        text: 'Dishonor a character you control and pick an attachment an opponent controls: take control of the attachment and attach it to the character you dishonored. If that is not possible, discard the attachment.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Zhańb przyjazną postać i wybierz dodatek przeciwnika: przejmij kontrolę nad tym dodatkiem i dołącz go do zhańbionej w ten sposób postaci. Jeśli to niemożliwe, odrzuć ten dodatek.',
      },
    ],
  },
  'i-can-swim': {
    en: [
      {
        lead: 'action',
        text: 'During a conflict, if your honor dial shows a higher bid than the dial of an opponent, pick a dishonored participant that opponent controls: discard it.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Podczas konfliktu, jeśli stawka na twoim liczniku honoru jest wyższa niż na liczniku przeciwnika, wybierz zhańbioną uczestniczącą postać tego przeciwnika: odrzuć ją.',
      },
    ],
  },
  ambush: {
    en: [
      {
        lead: 'action',
        text: 'During a conflict, pick up to two [scorpion] characters in your hand, your provinces or both, with a combined printed cost of at most 6: put them into play as participants.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Podczas konfliktu wybierz ze swojej ręki, swoich prowincji lub z obu tych miejsc najwyżej dwie postaci [scorpion] o łącznym wydrukowanym koszcie 6 lub niższym: umieść je w grze jako uczestniczące w konflikcie.',
      },
    ],
  },
  blackmail: {
    en: [
      { text: 'Playable only while your opponent is more honorable than you.' },
      {
        lead: 'action',
        text: 'During a conflict, pick a character your opponent controls whose printed cost is at most 2: you control it until the conflict ends.',
      },
    ],
    pl: [
      { text: 'Zagraj tylko wtedy, gdy jesteś mniej honorowy niż przeciwnik.' },
      {
        lead: 'action',
        text: 'Podczas konfliktu wybierz postać przeciwnika o wydrukowanym koszcie 2 lub niższym: przejmij nad nią kontrolę do końca konfliktu.',
      },
    ],
  },
};

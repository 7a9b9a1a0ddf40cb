import type { CardTexts } from '../card-text.ts';

export const tyrellTexts: CardTexts = {
  'house-tyrell': { en: [], pl: [] },
  left: {
    en: [
      {
        text: 'As long as you control Right, Left has 1 STR more and a [power] icon, and does not kneel when declared as a defender.',
      },
    ],
    pl: [
      {
        text: 'Dopóki kontrolujesz Prawego, Lewy ma o 1 więcej SIŁY i symbol [power], a zadeklarowany jako obrońca nie klęka.',
      },
    ],
  },
  right: {
    en: [
      {
        text: 'As long as you control Left, Right has 1 STR more and an [intrigue] icon, and does not kneel when declared as a defender.',
      },
    ],
    pl: [
      {
        text: 'Dopóki kontrolujesz Lewego, Prawy ma o 1 więcej SIŁY i symbol [intrigue], a zadeklarowany jako obrońca nie klęka.',
      },
    ],
  },
  'maester-lomys': {
    en: [
      {
        lead: 'reaction',
        text: 'After you win an [intrigue] challenge as the defending player, a random card of the attacking player’s hand is discarded.',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak jako broniący gracz wygrasz wyzwanie [intrigue], odrzuć losową kartę z ręki atakującego gracza.',
      },
    ],
  },
  'margaery-tyrell': {
    en: [
      {
        lead: 'challengesAction',
        text: 'Kneel Margaery Tyrell. Choose a character: until the end of the phase it has 3 STR more.',
      },
    ],
    pl: [
      {
        lead: 'challengesAction',
        text: 'Margaery Tyrell klęka. Wybierz postać: do końca fazy ma o 3 więcej SIŁY.',
      },
    ],
  },
  'paxter-redwyne': {
    en: [{ text: 'The first event you play in a round costs 1 less.' }],
    pl: [{ text: 'Pierwsze wydarzenie, które zagrasz w rundzie, kosztuje o 1 mniej.' }],
  },
  'randyll-tarly': {
    en: [
      {
        lead: 'reaction',
        text: 'After a card effect makes Randyll Tarly stronger, he stands. (Twice per phase.)',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak efekt karty zwiększy SIŁĘ Randylla Tarly’ego, wstaje on. (Dwa razy na fazę.)',
      },
    ],
  },
  'the-knight-of-flowers': {
    en: [
      {
        text: 'As long as The Knight of Flowers attacks alone, the defending player cannot declare more than 1 defender.',
      },
    ],
    pl: [
      {
        text: 'Dopóki Rycerz Kwiatów atakuje sam, broniący gracz może zadeklarować najwyżej 1 obrońcę.',
      },
    ],
  },
  'the-queen-of-thorns': {
    en: [
      {
        lead: 'reaction',
        text: 'After you win an [intrigue] challenge in which The Queen of Thorns takes part, put a [tyrell] character with a printed cost of 6 or less from your hand into play.',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak wygrasz wyzwanie [intrigue], w którym uczestniczy Królowa Cierni, umieść w grze ze swojej ręki postać [tyrell] o wydrukowanym koszcie najwyżej 6.',
      },
    ],
  },
  'courtesan-of-the-rose': { en: [], pl: [] },
  'garden-caretaker': {
    en: [
      {
        lead: 'marshalingAction',
        text: 'Kneel Garden Caretaker: the next [tyrell] character you marshal this phase costs 1 less.',
      },
    ],
    pl: [
      {
        lead: 'marshalingAction',
        text: 'Opiekun ogrodów klęka: następna postać [tyrell], którą zmobilizujesz w tej fazie, kosztuje o 1 mniej.',
      },
    ],
  },
  'olennas-informant': {
    en: [
      {
        lead: 'reaction',
        text: "After Olenna's Informant enters play in the challenges phase, name a challenge type: you may initiate one challenge more of it this phase.",
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak Informator Olenny wejdzie do gry w fazie wyzwań, wymień rodzaj wyzwania: w tej fazie możesz zainicjować o jedno takie wyzwanie więcej.',
      },
    ],
  },
  'wardens-of-the-reach': {
    en: [{ text: 'Wardens of the Reach has 1 STR more for each of your _The Reach_ locations.' }],
    pl: [{ text: 'Obrońcy Reach mają o 1 więcej SIŁY za każde twoje miejsce z cechą _Reach_.' }],
  },
  heartsbane: {
    en: [
      { text: 'Only on a [tyrell] character.' },
      {
        lead: 'action',
        text: 'If the character it is on takes part in a challenge, kneel Heartsbane: until the end of the challenge that character has 3 STR more.',
      },
    ],
    pl: [
      { text: 'Tylko na postaci [tyrell].' },
      {
        lead: 'action',
        text: 'Jeśli postać, do której jest dołączony, uczestniczy w wyzwaniu, Jad Serca klęka: do końca wyzwania ta postać ma o 3 więcej SIŁY.',
      },
    ],
  },
  highgarden: {
    en: [
      {
        lead: 'challengesAction',
        text: 'Kneel Highgarden and pay 1 gold. Choose an attacking character: it stands and is removed from the challenge.',
      },
    ],
    pl: [
      {
        lead: 'challengesAction',
        text: 'Wysogród klęka; zapłać 1 złota. Wybierz atakującą postać: wstaje i opuszcza wyzwanie.',
      },
    ],
  },
  'the-mander': {
    en: [{ lead: 'reaction', text: 'After you win a challenge by 5 STR or more, kneel The Mander: draw 2 cards.' }],
    pl: [
      { lead: 'reaction', text: 'Po tym, jak wygrasz wyzwanie o co najmniej 5 SIŁY, Mander klęka: dobierz 2 karty.' },
    ],
  },
  'rose-garden': {
    en: [
      {
        lead: 'marshalingAction',
        text: 'Kneel Rose Garden: the next [tyrell] card you marshal this phase costs 1 less.',
      },
    ],
    pl: [
      {
        lead: 'marshalingAction',
        text: 'Różany ogród klęka: następna karta [tyrell], którą zmobilizujesz w tej fazie, kosztuje o 1 mniej.',
      },
    ],
  },
  'growing-strong': {
    en: [
      {
        lead: 'challengesAction',
        text: 'Choose up to three [tyrell] characters: until the end of the phase each has 2 STR more.',
      },
    ],
    pl: [
      {
        lead: 'challengesAction',
        text: 'Wybierz do trzech postaci [tyrell]: do końca fazy każda z nich ma o 2 więcej SIŁY.',
      },
    ],
  },
  'olennas-cunning': {
    en: [
      {
        lead: 'reaction',
        text: 'After you win an [intrigue] or [power] challenge, the loser names character, location, attachment or event. Search your deck for a card of another type, reveal it and add it to your hand. Shuffle your deck.',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak wygrasz wyzwanie [intrigue] lub [power], przegrany wymienia: postać, miejsce, dodatek albo wydarzenie. Przeszukaj swoją talię w poszukiwaniu karty innego rodzaju, odkryj ją i weź na rękę. Potasuj talię.',
      },
    ],
  },
  'the-bear-and-the-maiden-fair': {
    en: [
      {
        lead: 'action',
        text: 'Choose a player. Look at the top 5 cards of that deck: put up to 3 of them under it and the rest back on top, in any order.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Wybierz gracza. Obejrzyj 5 wierzchnich kart jego talii: połóż do 3 z nich pod talią, a resztę z powrotem na wierzchu, w dowolnej kolejności.',
      },
    ],
  },
};

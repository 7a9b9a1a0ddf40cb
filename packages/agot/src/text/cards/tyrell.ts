import type { CardTexts } from '../card-text.ts';

export const tyrellTexts: CardTexts = {
  'house-tyrell': { en: [], pl: [] },
  left: {
    en: [
      {
        text: 'As long as you control Right, Left has +1 STR and a [power] icon, and does not kneel when declared as a defender.',
      },
    ],
    pl: [
      {
        text: 'Dopóki kontrolujesz Prawego, Lewy ma +1 do SIŁY i symbol [power] oraz nie klęka, gdy zostaje zadeklarowany jako obrońca.',
      },
    ],
  },
  right: {
    en: [
      {
        text: 'As long as you control Left, Right has +1 STR and an [intrigue] icon, and does not kneel when declared as a defender.',
      },
    ],
    pl: [
      {
        text: 'Dopóki kontrolujesz Lewego, Prawy ma +1 do SIŁY i symbol [intrigue] oraz nie klęka, gdy zostaje zadeklarowany jako obrońca.',
      },
    ],
  },
  'maester-lomys': {
    en: [
      {
        lead: 'reaction',
        text: 'After you win an [intrigue] challenge as the defending player, the attacking player discards a random card from the hand.',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak jako broniący gracz wygrasz wyzwanie [intrigue], odrzuć 1 losową kartę z ręki atakującego gracza.',
      },
    ],
  },
  'margaery-tyrell': {
    en: [
      {
        lead: 'challengesAction',
        text: 'Kneel Margaery Tyrell. Choose a character: until the end of the phase it has +3 STR.',
      },
    ],
    pl: [
      {
        lead: 'challengesAction',
        text: 'Margaery Tyrell klęka. Wybierz postać: do końca fazy ma ona +3 do SIŁY.',
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
        text: 'After a card effect increases Randyll Tarly’s STR, he stands. (Limit: twice per phase.)',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak efekt karty zwiększy SIŁĘ Randylla Tarly’ego, wstaje on. (Limit: dwa razy na fazę.)',
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
        text: 'Dopóki Rycerz Kwiatów atakuje sam, broniący gracz nie może zadeklarować więcej niż 1 obrońcy.',
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
        text: "After Olenna's Informant enters play in the challenges phase, name a challenge type: you have one more challenge of that type this phase.",
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak Informator Olenny wejdzie do gry w fazie wyzwań, wskaż rodzaj wyzwania: w tej fazie możesz zainicjować jedno dodatkowe wyzwanie tego rodzaju.',
      },
    ],
  },
  'wardens-of-the-reach': {
    en: [{ text: 'Wardens of the Reach has +1 STR for every _The Reach_ location of yours.' }],
    pl: [{ text: 'Obrońcy Reach mają +1 do SIŁY za każde kontrolowane przez ciebie miejsce z cechą _Reach_.' }],
  },
  heartsbane: {
    en: [
      { text: 'Attach only to a [tyrell] character.' },
      {
        lead: 'action',
        text: 'While the character with this attachment takes part in a challenge, kneel Heartsbane: until the end of the challenge that character has +3 STR.',
      },
    ],
    pl: [
      { text: 'Dołącz tylko do postaci [tyrell].' },
      {
        lead: 'action',
        text: 'Gdy postać z tym dodatkiem uczestniczy w wyzwaniu, Jad Serca klęka: do końca wyzwania ta postać ma +3 do SIŁY.',
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
        text: 'Wysogród klęka; zapłać 1 złoto. Wybierz atakującą postać: wstaje ona i zostaje usunięta z wyzwania.',
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
        text: 'Choose up to three [tyrell] characters: until the end of the phase each has +2 STR.',
      },
    ],
    pl: [
      {
        lead: 'challengesAction',
        text: 'Wybierz najwyżej trzy postaci [tyrell]: do końca fazy każda z nich ma +2 do SIŁY.',
      },
    ],
  },
  'olennas-cunning': {
    en: [
      {
        lead: 'reaction',
        text: 'After you win an [intrigue] or [power] challenge, the loser names a card type (character, location, attachment or event). Search your deck for a card of another type, reveal it and add it to your hand. Shuffle your deck.',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak wygrasz wyzwanie [intrigue] lub [power], przegrany wskazuje typ karty (postać, miejsce, dodatek albo wydarzenie). Przeszukaj swoją talię w poszukiwaniu karty innego typu, odkryj ją i weź na rękę. Potasuj talię.',
      },
    ],
  },
  'the-bear-and-the-maiden-fair': {
    en: [
      {
        lead: 'action',
        text: 'Choose a player and look at the 5 top cards of that player’s deck: up to 3 of them go to the bottom, the rest back on top, in an order of your choice.',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Wybierz gracza. Obejrzyj 5 wierzchnich kart jego talii: połóż najwyżej 3 z nich na spodzie tej talii, a pozostałe z powrotem na jej wierzchu, w dowolnej kolejności.',
      },
    ],
  },
};

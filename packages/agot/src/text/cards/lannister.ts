import type { CardTexts } from '../card-text.ts';

export const lannisterTexts: CardTexts = {
  'cersei-lannister': {
    en: [
      {
        text: 'As long as Cersei Lannister attacks in an [intrigue] challenge, the claim of your revealed plot is higher by 1.',
      },
    ],
    pl: [
      {
        text: 'Dopóki Cersei Lannister atakuje w wyzwaniu [intrigue], wartość roszczeń na twojej odkrytej karcie fabuły jest większa o 1.',
      },
    ],
  },
  'grand-maester-pycelle': { en: [], pl: [] },
  'joffrey-baratheon': {
    en: [
      {
        lead: 'reaction',
        text: 'After a _Lord_ or _Lady_ is killed: Joffrey Baratheon gains 1 power. (Limit: 3 times per round.)',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak postać z cechą _Lord_ lub _Lady_ zostanie zabita: Joffrey Baratheon zyskuje 1 żeton władzy. (Limit: 3 razy na rundę.)',
      },
    ],
  },
  'ser-jaime-lannister': {
    en: [
      { text: 'In [military] challenges, Ser Jaime Lannister does not kneel to be declared as an attacker.' },
      { text: 'As long as he takes part in a [military] challenge, he gains renown.' },
    ],
    pl: [
      { text: 'Ser Jaime Lannister nie klęka, gdy zostaje zadeklarowany jako atakujący w wyzwaniu [military].' },
      { text: 'Dopóki uczestniczy w wyzwaniu [military], zyskuje słowo kluczowe Renoma.' },
    ],
  },
  'the-tickler': {
    en: [
      {
        lead: 'dominanceAction',
        text: 'Kneel The Tickler: the top card of an opponent’s deck is discarded. Then you may choose a copy of that card in play and discard it.',
      },
    ],
    pl: [
      {
        lead: 'dominanceAction',
        text: 'Łaskotek klęka: odrzuć wierzchnią kartę talii przeciwnika. Następnie możesz wybrać kopię tej karty w grze i ją odrzucić.',
      },
    ],
  },
  'tyrion-lannister': {
    en: [
      {
        lead: 'reaction',
        text: 'After anybody initiates an [intrigue] challenge: gain 2 gold. (Limit: twice per round.)',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po zainicjowaniu wyzwania [intrigue]: zyskujesz 2 złota. (Limit: dwa razy na rundę.)',
      },
    ],
  },
  'tywin-lannister': {
    en: [{ text: 'Tywin Lannister has +1 STR for each gold you have in your pool.' }],
    pl: [{ text: 'Tywin Lannister ma +1 do SIŁY za każdą sztukę złota w twojej puli złota.' }],
  },
  'burned-men': { en: [], pl: [] },
  'gold-cloaks': {
    en: [
      {
        lead: 'forcedInterrupt',
        text: 'When the phase ends in which Gold Cloaks came into play by ambush: discard this character. (It cannot be saved.)',
      },
    ],
    pl: [
      {
        lead: 'forcedInterrupt',
        text: 'Gdy kończy się faza, w której ta postać weszła do gry dzięki Zasadzce: odrzuć ją. (Nie można jej ocalić.)',
      },
    ],
  },
  'lannisport-moneylender': { en: [], pl: [] },
  'lannisport-merchant': {
    en: [
      {
        lead: 'marshalingAction',
        text: 'Kneel Lannisport Merchant: the next [lannister] character you marshal this phase costs 1 less.',
      },
    ],
    pl: [
      {
        lead: 'marshalingAction',
        text: 'Ta postać klęka: następna postać [lannister], którą zmobilizujesz w tej fazie, kosztuje o 1 mniej.',
      },
    ],
  },
  'the-queens-assassin': {
    en: [
      {
        lead: 'reaction',
        text: 'After The Queen’s Assassin comes into play by ambush, choose an opponent. If you hold more cards than they do, they must choose a character they control and kill it.',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak ta postać wejdzie do gry dzięki Zasadzce, wybierz przeciwnika. Jeśli masz na ręce więcej kart niż on, musi on wybrać i zabić postać, którą kontroluje.',
      },
    ],
  },
  'widows-wail': {
    en: [
      { text: 'The attached character has +2 STR.' },
      { text: 'If it is Joffrey Baratheon, he gains a [military] icon.' },
    ],
    pl: [
      { text: 'Postać z tym dodatkiem ma +2 do SIŁY.' },
      { text: 'Jeśli jest nią Joffrey Baratheon, zyskuje on symbol [military].' },
    ],
  },
  'casterly-rock': {
    en: [{ text: 'In the challenges phase, you may initiate one more [intrigue] challenge.' }],
    pl: [{ text: 'W fazie wyzwań możesz zainicjować jedno dodatkowe wyzwanie [intrigue].' }],
  },
  lannisport: {
    en: [{ lead: 'reaction', text: 'Each time you have won an [intrigue] challenge: draw 1 card.' }],
    pl: [{ lead: 'reaction', text: 'Po tym, jak wygrasz wyzwanie [intrigue]: dobierz 1 kartę.' }],
  },
  'western-fiefdom': {
    en: [
      {
        lead: 'marshalingAction',
        text: 'Kneel Western Fiefdom: the next [lannister] card you marshal this phase costs 1 less.',
      },
    ],
    pl: [
      {
        lead: 'marshalingAction',
        text: 'To miejsce klęka: następna karta [lannister], którą zmobilizujesz w tej fazie, kosztuje o 1 mniej.',
      },
    ],
  },
  'hear-me-roar': {
    en: [
      {
        lead: 'action',
        text: 'Put a [lannister] character from your hand into play. At the end of the phase, if it is still in play, discard it. (It cannot be saved.)',
      },
    ],
    pl: [
      {
        lead: 'action',
        text: 'Umieść w grze postać [lannister] ze swojej ręki. Na koniec fazy, jeśli ta karta nadal jest w grze, odrzuć ją. (Nie można jej ocalić.)',
      },
    ],
  },
  'the-things-i-do-for-love': {
    en: [
      { text: 'Play only if you control a [lannister] _Lord_ or _Lady_.' },
      {
        lead: 'challengesAction',
        text: 'Kneel your faction card. Choose a character of an opponent with a printed cost of at most X: return it to its owner’s hand.',
      },
    ],
    pl: [
      { text: 'Zagraj tylko wtedy, gdy kontrolujesz postać [lannister] z cechą _Lord_ lub _Lady_.' },
      {
        lead: 'challengesAction',
        text: 'Twoja karta stronnictwa klęka. Wybierz postać przeciwnika o wydrukowanym koszcie równym najwyżej X: wraca ona na rękę właściciela.',
      },
    ],
  },
  treachery: {
    en: [
      { text: 'Can be played only while you control a unique [lannister] character.' },
      {
        lead: 'interrupt',
        text: 'When the effects of a triggered ability of a character, location or attachment would initiate: cancel them.',
      },
    ],
    pl: [
      { text: 'Zagraj tylko wtedy, gdy kontrolujesz unikatową postać [lannister].' },
      {
        lead: 'interrupt',
        text: 'Gdy efekty aktywowanej zdolności postaci, miejsca lub dodatku miałyby zostać zainicjowane: anuluj je.',
      },
    ],
  },
};

import type { CardTexts } from '../card-text.ts';

export const baratheonTexts: CardTexts = {
  'maester-cressen': {
    en: [
      {
        lead: 'marshalingAction',
        text: 'Kneel Maester Cressen. Choose a _Condition_ attachment: discard it from play.',
      },
    ],
    pl: [
      {
        lead: 'marshalingAction',
        text: 'Maester Cressen klęka. Wybierz dodatek z cechą _Stan_: odrzuć go z gry.',
      },
    ],
  },
  melisandre: {
    en: [
      {
        lead: 'reaction',
        text: "After you marshal or play an _R'hllor_ card, choose a character: it kneels. (Limit: once per round.)",
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: "Po tym, jak zmobilizujesz lub zagrasz kartę z cechą _R'hllor_, wybierz postać: klęka ona. (Limit: raz na rundę.)",
      },
    ],
  },
  'robert-baratheon': {
    en: [{ text: 'Robert Baratheon has +1 STR for every other kneeling character in play.' }],
    pl: [{ text: 'Robert Baratheon ma +1 do SIŁY za każdą inną klęczącą postać w grze.' }],
  },
  'selyse-baratheon': {
    en: [
      {
        lead: 'challengesAction',
        text: 'Pay 1 gold. Choose a [baratheon] character: it gains an [intrigue] icon until the end of the phase.',
      },
    ],
    pl: [
      {
        lead: 'challengesAction',
        text: 'Zapłać 1 złoto. Wybierz postać [baratheon]: do końca fazy zyskuje ona symbol [intrigue].',
      },
    ],
  },
  'ser-davos-seaworth': {
    en: [
      {
        lead: 'interrupt',
        text: 'When Ser Davos Seaworth is killed: he goes to your hand instead of your dead pile.',
      },
    ],
    pl: [
      {
        lead: 'interrupt',
        text: 'Gdy Ser Davos Seaworth zostaje zabity: zamiast na stos zabitych wraca na twoją rękę.',
      },
    ],
  },
  'shireen-baratheon': {
    en: [{ lead: 'interrupt', text: 'When Shireen Baratheon is killed, choose a character: it kneels.' }],
    pl: [{ lead: 'interrupt', text: 'Gdy Shireen Baratheon zostaje zabita, wybierz postać: klęka ona.' }],
  },
  'stannis-baratheon': {
    en: [{ text: 'No player can stand more than 2 characters in the standing phase.' }],
    pl: [{ text: 'W fazie wstawania u każdego gracza mogą wstać najwyżej 2 postaci.' }],
  },
  'bastard-in-hiding': { en: [], pl: [] },
  'fiery-followers': {
    en: [{ lead: 'reaction', text: 'After the dominance phase has begun: stand Fiery Followers.' }],
    pl: [{ lead: 'reaction', text: 'Po rozpoczęciu fazy dominacji: ta postać wstaje.' }],
  },
  'kings-hunting-party': {
    en: [
      { text: 'King’s Hunting Party gains an [intrigue] icon as long as any opponent controls a _King_ character.' },
    ],
    pl: [
      {
        text: 'Dopóki którykolwiek przeciwnik kontroluje postać z cechą _Król_, ta postać zyskuje symbol [intrigue].',
      },
    ],
  },
  'dragonstone-faithful': {
    en: [
      {
        lead: 'marshalingAction',
        text: 'Kneel Dragonstone Faithful: the next [baratheon] character you marshal this phase costs 1 less.',
      },
    ],
    pl: [
      {
        lead: 'marshalingAction',
        text: 'Ta postać klęka: następna postać [baratheon], którą zmobilizujesz w tej fazie, kosztuje o 1 mniej.',
      },
    ],
  },
  'vanguard-lancer': {
    en: [
      {
        lead: 'reaction',
        text: 'After Vanguard Lancer enters play, choose a character or the faction card of an opponent: discard 1 power from it.',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak ta postać wejdzie do gry, wybierz postać lub kartę stronnictwa przeciwnika: odrzuć z niej 1 żeton władzy.',
      },
    ],
  },
  lightbringer: {
    en: [
      { text: 'Attach only to a [baratheon] character. If it is Stannis Baratheon, he gains renown.' },
      {
        lead: 'reaction',
        text: 'After the attached character gains power: stand it. (Limit: once per phase.)',
      },
    ],
    pl: [
      {
        text: 'Dołącz tylko do postaci [baratheon]. Jeśli jest nią Stannis Baratheon, zyskuje on słowo kluczowe Renoma.',
      },
      {
        lead: 'reaction',
        text: 'Po tym, jak postać z tym dodatkiem zyska władzę: wstaje ona. (Limit: raz na fazę.)',
      },
    ],
  },
  'dragonstone-port': {
    en: [
      {
        lead: 'marshalingAction',
        text: 'Kneel Dragonstone Port: the next [baratheon] card you marshal this phase costs 1 less.',
      },
    ],
    pl: [
      {
        lead: 'marshalingAction',
        text: 'To miejsce klęka: następna karta [baratheon], którą zmobilizujesz w tej fazie, kosztuje o 1 mniej.',
      },
    ],
  },
  'chamber-of-the-painted-table': {
    en: [
      {
        lead: 'reaction',
        text: 'After you win dominance, kneel Chamber of the Painted Table: move 1 power from the faction card of an opponent to yours.',
      },
    ],
    pl: [
      {
        lead: 'reaction',
        text: 'Po tym, jak wygrasz dominację, to miejsce klęka: przemieść 1 żeton władzy z karty stronnictwa przeciwnika na swoją.',
      },
    ],
  },
  'the-red-keep': {
    en: [
      {
        text: 'In [power] challenges, as long as a character you control takes part, The Red Keep adds 2 STR to your side.',
      },
      {
        lead: 'interrupt',
        text: 'When the challenges phase ends, kneel The Red Keep: draw 2 cards. Only if you have lost no [power] challenge this round.',
      },
    ],
    pl: [
      {
        text: 'Podczas wyzwania [power], w którym uczestniczy kontrolowana przez ciebie postać, to miejsce dodaje 2 SIŁY twojej stronie.',
      },
      {
        lead: 'interrupt',
        text: 'Gdy kończy się faza wyzwań, jeśli w tej rundzie żadne wyzwanie [power] nie skończyło się twoją przegraną, to miejsce klęka: dobierz 2 karty.',
      },
    ],
  },
  'consolidation-of-power': {
    en: [
      {
        lead: 'marshalingAction',
        text: 'Choose any number of characters of one player with a total STR of at most 4: they kneel. Then choose one of them: it gains 1 power.',
      },
    ],
    pl: [
      {
        lead: 'marshalingAction',
        text: 'Wybierz dowolną liczbę postaci jednego gracza o łącznej SILE równej najwyżej 4: klękają one. Następnie wybierz jedną z nich: zyskuje ona 1 żeton władzy.',
      },
    ],
  },
  'ours-is-the-fury': {
    en: [
      { text: 'Can be played only in challenges in which you defend.' },
      {
        lead: 'action',
        text: 'Choose a kneeling [baratheon] character you control: it now takes part as a defender. If you win this challenge, it stands.',
      },
    ],
    pl: [
      { text: 'Zagraj tylko podczas wyzwania, w którym jesteś broniącym graczem.' },
      {
        lead: 'action',
        text: 'Wybierz klęczącą postać [baratheon], którą kontrolujesz: uczestniczy ona teraz w wyzwaniu jako obrońca. Jeśli wygrasz to wyzwanie, postać ta wstaje.',
      },
    ],
  },
  'seen-in-flames': {
    en: [
      { text: "Play only if you control an _R'hllor_ character." },
      {
        lead: 'challengesAction',
        text: 'Choose an opponent and look at the cards in their hand. Then choose one of these cards and discard it.',
      },
    ],
    pl: [
      { text: "Zagraj tylko wtedy, gdy kontrolujesz postać z cechą _R'hllor_." },
      {
        lead: 'challengesAction',
        text: 'Wybierz przeciwnika i podejrzyj karty na jego ręce. Następnie wybierz jedną z nich i ją odrzuć.',
      },
    ],
  },
};

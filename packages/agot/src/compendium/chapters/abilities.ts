import { printedId, type RulesChapter } from '@kronika/kernel';

/** The kinds of abilities and from where they work. */
export const abilities: RulesChapter = {
  id: 'abilities',
  title: { pl: 'Zdolności', en: 'Abilities' },
  entries: [
    {
      id: 'ability-kinds',
      title: { pl: 'Rodzaje zdolności', en: 'Kinds of abilities' },
      lead: {
        pl: 'Po pierwszym pogrubionym słowie widać, kiedy zdolność działa.',
        en: 'The first bold word tells when an ability works.',
      },
      words: {
        pl: 'akcja, przerwanie, reakcja, zdolność stała, aktywowana, wymuszona',
        en: 'action, interrupt, reaction, constant, triggered, forced',
      },
      clauses: [
        {
          rule: 'AGOT-ABIL-a',
          text: {
            pl: 'Zdolność to akcja, przerwanie, reakcja, „Po odkryciu”, słowo kluczowe albo zdolność stała.',
            en: 'An ability is an action, an interrupt, a reaction, a “When Revealed”, a keyword, or a constant ability.',
          },
        },
        {
          rule: 'AGOT-ABIL-b',
          text: {
            pl: 'Zdolności aktywowane zaczynają się od pogrubionego słowa i dwukropka: akcje (także z nazwą fazy), przerwania, reakcje, ich wymuszone odmiany i „Po odkryciu”. Zdolności stałe i słowa kluczowe nie są aktywowane.',
            en: 'Triggered abilities open with a bold word and a colon: actions (with the name of a phase, too), interrupts, reactions, their forced forms, and “When Revealed”. Constant abilities and keywords are not triggered.',
          },
        },
        {
          rule: 'AGOT-ABIL-c',
          text: {
            pl: 'Nieobowiązkowe są akcje, przerwania, reakcje i słowa kluczowe z „może” w zasadach. Decyduje kontroler karty.',
            en: 'Actions, interrupts, reactions, and keywords whose rules say “may” are optional. The controller of the card decides.',
          },
        },
        {
          rule: 'AGOT-ABIL-d',
          text: {
            pl: 'Obowiązkowe są zdolności stałe, „Po odkryciu”, wymuszone przerwania i reakcje oraz wszystkie inne słowa kluczowe.',
            en: 'Constant abilities, “When Revealed”, forced interrupts and reactions, and all other keywords are mandatory.',
          },
        },
        {
          rule: 'AGOT-ABIL-e',
          text: {
            pl: '„Może” daje wybór wskazanemu graczowi, a jeśli nikogo nie wskazano – kontrolerowi karty.',
            en: "“May” gives the choice to the player named, or to the card's controller if nobody is named.",
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-ABIL-b',
          text: {
            pl: 'Catelyn Stark uczestniczy: przeciwnicy nie mogą aktywować zdolności kart. Nie zagrają więc wydarzenia, ale renoma Tywina Lannistera działa: słowo kluczowe nie jest zdolnością aktywowaną.',
            en: 'Catelyn Stark participates: opponents cannot trigger card abilities. So they can play no event, but the renown of Tywin Lannister works: a keyword is not a triggered ability.',
          },
          cards: ['catelyn-stark', 'tywin-lannister'].map(printedId),
        },
      ],
      see: ['interrupts-and-reactions', 'constant-abilities', 'keywords-in-general'],
    },
    {
      id: 'abilities-where',
      title: { pl: 'Skąd i na co działają', en: 'From where, and on what' },
      lead: {
        pl: 'Zdolności działają z gry i na karty w grze, jeśli nie mówią inaczej.',
        en: 'Abilities work from play and on cards in play, unless they say otherwise.',
      },
      words: { pl: 'zdolność na ręce, zdolność poza grą', en: 'ability in hand, out of play ability' },
      clauses: [
        {
          rule: 'AGOT-ABIL-f',
          text: {
            pl: 'Zdolności wpływają tylko na karty w grze i tylko je wskazują, chyba że wyraźnie mówią o czymś poza grą.',
            en: 'Abilities affect and target only cards in play unless they expressly mention something out of play.',
          },
        },
        {
          rule: 'AGOT-ABIL-g',
          text: {
            pl: 'Zdolności postaci, miejsc i dodatków działają tylko z gry, chyba że mówią inaczej lub mają sens tylko poza grą. Wydarzenia i agendy działają spoza gry z natury.',
            en: 'Abilities of characters, locations and attachments work only from play, unless they say otherwise or make sense only out of play. Events and agendas work from out of play by nature.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-ABIL-f',
          text: {
            pl: 'Aeron Mokra Czupryna po wygranej dominacji umieszcza w grze Żelaznego człowieka ze stosu zabitych: tekst wyraźnie mówi o tej strefie. Plugawe oskarżenia klękają tylko postacią w grze.',
            en: 'After you win dominance, Aeron Damphair puts an Ironborn into play from your dead pile: his text names that zone. Filthy Accusations can kneel only a character in play.',
          },
          cards: ['aeron-damphair', 'filthy-accusations'].map(printedId),
        },
      ],
      see: ['in-play', 'targets'],
    },
    {
      id: 'ability-use',
      title: { pl: 'Kiedy wolno użyć zdolności', en: 'When an ability may be used' },
      lead: {
        pl: 'Zdolność musi móc coś zmienić i trzeba móc ją opłacić.',
        en: 'An ability must be able to change something, and you must be able to pay for it.',
      },
      words: { pl: 'czy mogę użyć, bez efektu', en: 'can I use, no effect' },
      clauses: [
        {
          rule: 'AGOT-ABIL-h',
          text: {
            pl: 'Zdolność można zainicjować tylko wtedy, gdy jej efekt mógłby zmienić stan gry. Nie bierze się przy tym pod uwagę skutków opłacenia kosztu ani innych zdolności, które mogłyby się wtrącić.',
            en: 'An ability can be initiated only if its effect could change the game. This is judged without regard to the consequences of paying its cost and to other abilities that might interfere.',
          },
        },
        {
          rule: 'AGOT-ABIL-i',
          text: {
            pl: 'Zdolność można zainicjować tylko wtedy, gdy da się opłacić jej cały koszt po zmianach.',
            en: 'An ability can be initiated only if its full cost, after modifiers, could be paid.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-ABIL-h',
          text: {
            pl: 'Magister Illyrio podnosi postać za 2 złota. Jeśli wszystkie postacie w grze stoją, nie możesz użyć tej akcji; nie możesz też, mając tylko 1 sztukę złota.',
            en: 'Magister Illyrio stands a character for 2 gold. If all characters in play are standing, you cannot use the action; nor can you with only 1 gold.',
          },
          cards: ['magister-illyrio'].map(printedId),
        },
      ],
      see: ['initiation', 'costs-paying', 'targets'],
    },
    {
      id: 'constant-abilities',
      title: { pl: 'Zdolności stałe', en: 'Constant abilities' },
      lead: {
        pl: 'Działają bez przerwy, dopóki ich karta jest w grze.',
        en: 'They work all the time while their card is in play.',
      },
      words: { pl: 'ciągła zdolność, pasywna, dopóki, jeśli', en: 'passive, static, while, if' },
      clauses: [
        {
          rule: 'AGOT-CONST-a',
          text: {
            pl: 'Zdolność stała nie ma pogrubionego nagłówka i nie jest słowem kluczowym. Działa, odkąd jej karta wejdzie do gry, dopóki jej nie opuści.',
            en: 'A constant ability has no bold header and is not a keyword. It is active from the moment its card enters play until it leaves.',
          },
        },
        {
          rule: 'AGOT-CONST-b',
          text: {
            pl: 'Zdolność stała z warunkiem („dopóki”, „jeśli”, „podczas”) działa dokładnie wtedy, gdy warunek jest spełniony; sprawdza się to bez przerwy.',
            en: 'A constant ability with a condition (“while”, “if”, “during”) works exactly while the condition holds; this is checked all the time.',
          },
        },
        {
          rule: 'AGOT-CONST-c',
          text: {
            pl: 'Kilka wystąpień tej samej zdolności stałej działa wszystkie razem.',
            en: 'Several instances of the same constant ability all apply.',
          },
        },
      ],
      examples: [
        {
          rule: 'AGOT-CONST-b',
          text: {
            pl: 'Robert Baratheon (5) ma +1 SIŁY za każdą inną klęczącą postać w grze. Gdy klęczą cztery, ma 9; gdy jedna z nich wstanie, od razu ma 8.',
            en: 'Robert Baratheon (5) gets +1 STR for each other kneeling character in play. While four kneel he has 9; when one of them stands, he has 8 at once.',
          },
          cards: ['robert-baratheon'].map(printedId),
        },
      ],
      see: ['ability-kinds', 'modifiers', 'lasting-effects'],
    },
  ],
};

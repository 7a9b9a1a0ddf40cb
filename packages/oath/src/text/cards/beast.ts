import type { BEAST } from '../../facts/beast.ts';
import type { CardText } from './card-text.ts';

/** Names and texts, in our own words. */
export const BEAST_TEXTS: Readonly<Record<keyof typeof BEAST, CardText>> = {
  'errand-boy': {
    name: { pl: 'Chłopiec na posyłki', en: 'Errand Boy' },
    text: { pl: 'Przeszukaj stos innego regionu.', en: 'Search the discard pile of another region.' },
  },
  wolves: {
    name: { pl: 'Wilki', en: 'Wolves' },
    text: { pl: 'Zabij 1 Chorągiew na dowolnej planszy.', en: 'Kill 1 warband on any board.' },
  },
  'animal-playmates': {
    name: { pl: 'Zwierzęcy towarzysze', en: 'Animal Playmates' },
    text: {
      pl: 'Werbunek na karcie Bestii nie kosztuje Zaopatrzenia.',
      en: 'Mustering on a Beast card costs no Supply.',
    },
  },
  'true-names': {
    name: { pl: 'Prawdziwe imiona', en: 'True Names' },
    text: {
      pl: 'Wrogowie nie mogą używać przeciw tobie Planów w znakach twoich Doradców.',
      en: "Enemies cannot use plans of your advisers' suits against you.",
    },
  },
  'the-old-oak': {
    name: { pl: 'Stary dąb', en: 'The Old Oak' },
    text: {
      pl: 'Handel o Sekrety z tą kartą daje o 1 więcej, jeśli masz Doradcę Bestii.',
      en: 'Trading for secrets here gains 1 more if you have a Beast adviser.',
    },
  },
  'forest-paths': {
    name: { pl: 'Leśne ścieżki', en: 'Forest Paths' },
    text: {
      pl: 'Podróżuj na obszar z kartą Bestii bez wydawania Zaopatrzenia, ignorując moce obszarów.',
      en: 'Travel to a site with a Beast card at no Supply, ignoring the powers of sites.',
    },
  },
  'long-lost-heir': {
    name: { pl: 'Zaginiony Dziedzic', en: 'Long-Lost Heir' },
    text: {
      pl: 'Jeśli jesteś Banitą, możesz zostać Obywatelem.',
      en: 'If you are an Exile, you may become a Citizen.',
    },
  },
  rangers: {
    name: { pl: 'Strażnicy leśni', en: 'Rangers' },
    text: {
      pl: 'Zignoruj swoje czaszki. Dodaj 2 kości Ataku, jeśli są co najmniej 4 kości Obrony.',
      en: 'Ignore your skulls. Add 2 attack dice if there are 4 or more defence dice.',
    },
  },
  'roving-terror': {
    name: { pl: 'Wędrująca zgroza', en: 'Roving Terror' },
    text: {
      pl: 'Odrzuć Mieszkańca z innego obszaru i przenieś tam tę kartę.',
      en: 'Discard a denizen at another site and move this card there.',
    },
  },
  'nature-worship': {
    name: { pl: 'Kult natury', en: 'Nature Worship' },
    text: {
      pl: 'Dodaj lub usuń 1 kość Ataku za każdego swojego Doradcę Bestii.',
      en: 'Add or remove 1 attack die for each of your Beast advisers.',
    },
  },
  birdsong: {
    name: { pl: 'Ptasi śpiew', en: 'Birdsong' },
    text: {
      pl: 'Handel z kartą Bestii lub Nomady nie kosztuje Zaopatrzenia.',
      en: 'Trading with a Beast or Nomad card costs no Supply.',
    },
  },
  'small-friends': {
    name: { pl: 'Mali przyjaciele', en: 'Small Friends' },
    text: {
      pl: 'Handluj, jakby twój pionek stał na dowolnym obszarze z kartą Bestii.',
      en: 'Trade as if your pawn were at any site with a Beast card.',
    },
  },
  'grasping-vines': {
    name: { pl: 'Chwytne pnącza', en: 'Grasping Vines' },
    text: {
      pl: 'Wrogowie, którzy opuszczają obszary rządzącego tą kartą, tracą 1 Chorągiew.',
      en: "Enemies who travel away from sites of this card's ruler lose 1 warband.",
    },
  },
  'threatening-roar': {
    name: { pl: 'Groźny ryk', en: 'Threatening Roar' },
    text: {
      pl: 'Odrzuć z obszarów w swoim regionie wszystkie inne karty Bestii i wszystkie karty Nomady.',
      en: 'Discard all other Beast and all Nomad cards at sites in your region.',
    },
  },
  'fae-merchant': {
    name: { pl: 'Kupiec elfów', en: 'Fae Merchant' },
    text: {
      pl: 'Dobierz i weź relikt, potem wsuń jeden ze swoich pod talię reliktów.',
      en: 'Draw and take a relic, then put one of yours under the relic deck.',
    },
  },
  'second-chance': {
    name: { pl: 'Druga szansa', en: 'Second Chance' },
    text: {
      pl: 'Zabij 1 Chorągiew gracza z Doradcą Ładu lub Waśni; jeśli zginęła, zyskaj 1.',
      en: 'Kill 1 warband of a player with an Order or Discord adviser; if you do, gain 1.',
    },
  },
  'pied-piper': {
    name: { pl: 'Flecista Szczurołap', en: 'Pied Piper' },
    text: {
      pl: 'Nie potrzebuje miejsca wśród Doradców. Akcja: przenieś go do innego gracza i zabierz mu 2 Przychylności.',
      en: 'Needs no room among advisers. Action: move it to another player and take 2 favor from them.',
    },
  },
  mushrooms: {
    name: { pl: 'Grzyby', en: 'Mushrooms' },
    text: {
      pl: 'Przeszukaj bez wydawania Zaopatrzenia: dobierz 1 kartę spod stosu swojego regionu.',
      en: "Search at no Supply: draw 1 card from under your region's discard pile.",
    },
  },
  'insect-swarm': {
    name: { pl: 'Rój owadów', en: 'Insect Swarm' },
    text: {
      pl: 'W twoich Najazdach Plany wroga kosztują dodatkowo 1 spaloną Przychylność.',
      en: 'Enemy battle plans cost 1 more burned favor in your campaigns.',
    },
  },
  'vow-of-union': {
    name: { pl: 'Ślub jedności', en: 'Vow of Union' },
    text: {
      pl: 'Twoje Chorągwie z rządzonych obszarów atakują z tobą. Nie możesz opuścić rządzonego obszaru, gdy masz Chorągwie na planszy.',
      en: 'Your warbands at sites you rule attack with you. You cannot leave a site you rule while warbands are on your board.',
    },
  },
  'giant-python': {
    name: { pl: 'Olbrzymi pyton', en: 'Giant Python' },
    text: {
      pl: 'Cele wskazane przeciw tobie muszą dawać parzystą liczbę kości.',
      en: 'Targets declared against you must be worth an even number of dice.',
    },
  },
  'war-tortoise': {
    name: { pl: 'Żółw bojowy', en: 'War Tortoise' },
    text: {
      pl: 'Podwójne miecze lub tarcze wroga się nie liczą.',
      en: "The enemy's double swords or double shields count nothing.",
    },
  },
  'new-growth': {
    name: { pl: 'Nowe pędy', en: 'New Growth' },
    text: {
      pl: 'Zagrywaj karty Bestii i Domu na dowolny odkryty obszar z wolnym miejscem.',
      en: 'Play Beast and Hearth cards to any faceup site with room.',
    },
  },
  'wild-cry': {
    name: { pl: 'Dziki zew', en: 'Wild Cry' },
    text: {
      pl: 'Gdy zagrywasz odkrytą kartę Bestii, zyskaj 1 Zaopatrzenie i 2 Chorągwie.',
      en: 'When you play a Beast card faceup, gain 1 Supply and 2 warbands.',
    },
  },
  'animal-host': {
    name: { pl: 'Zwierzęca horda', en: 'Animal Host' },
    text: {
      pl: 'Zyskaj 1 Chorągiew za każdą kartę Bestii na obszarach.',
      en: 'Gain 1 warband for each Beast card at sites.',
    },
  },
  'memory-of-nature': {
    name: { pl: 'Pamięć natury', en: 'Memory of Nature' },
    text: {
      pl: 'Przenieś do banku Bestii 1 Przychylność za każdą kartę Bestii na obszarach.',
      en: 'Move 1 favor to the Beast bank for each Beast card at sites.',
    },
  },
  'marsh-spirit': {
    name: { pl: 'Duch mokradeł', en: 'Marsh Spirit' },
    text: {
      pl: 'Kto wskazuje ten obszar na cel, nie może używać Planów Bitewnych.',
      en: 'Who targets this site cannot use battle plans.',
    },
  },
  'vow-of-poverty': {
    name: { pl: 'Ślub ubóstwa', en: 'Vow of Poverty' },
    text: {
      pl: 'Handel nie daje ci Przychylności. Podczas Odpoczynku, gdy jej nie masz, weź 2 z jednego banku.',
      en: 'Trade gives you no favor. At Rest without favor, take 2 from one bank.',
    },
  },
  'forest-council': {
    name: { pl: 'Leśna rada', en: 'Forest Council' },
    text: {
      pl: 'Wrogowie rządzącego tą kartą nie mogą werbować ani handlować na kartach Bestii.',
      en: "Enemies of this card's ruler cannot muster on or trade with Beast cards.",
    },
  },
  'walled-garden': {
    name: { pl: 'Ogród za murem', en: 'Walled Garden' },
    text: {
      pl: 'Jeśli ten obszar jest celem, dodaj 1 kość Obrony za każdą kartę Bestii na obszarach.',
      en: 'If this site is a target, add 1 defence die for each Beast card at sites.',
    },
  },
  'vow-of-beastkin': {
    name: { pl: 'Ślub dzikiej krwi', en: 'Vow of Beastkin' },
    text: {
      pl: 'Werbujesz tylko na kartach w znakach swoich Doradców i zyskujesz o 1 Chorągiew więcej.',
      en: "You muster only on cards of your advisers' suits, and gain 1 more warband.",
    },
  },
  bracken: {
    name: { pl: 'Paprocie', en: 'Bracken' },
    text: {
      pl: 'Karty odrzucone w tym Przeszukaniu mogą trafić na wierzch lub spód dowolnego stosu.',
      en: 'The discards of this Search may go to the top or bottom of any discard pile.',
    },
  },
  'wild-allies': {
    name: { pl: 'Dzicy sojusznicy', en: 'Wild Allies' },
    text: {
      pl: 'Poprowadź Najazd bez wydawania Zaopatrzenia, jakby twój pionek stał na obszarze z kartą Bestii; tamtejsze Chorągwie dołączają.',
      en: 'Campaign at no Supply as if your pawn were at a site with a Beast card; your warbands there join.',
    },
  },
};

import type { RelicName } from '../../facts/library.ts';
import type { CardText } from './card-text.ts';

/** Names and texts, in our own words. */
export const RELICS_TEXTS: Readonly<Record<RelicName, CardText>> = {
  'sticky-fire': {
    name: { pl: 'Lepki ogień', en: 'Sticky Fire' },
    text: {
      pl: 'Jeśli zwyciężysz, możesz zabić resztę Siły wroga; daj przeciwnikowi 1 Przychylność.',
      en: 'If you win, you may kill the rest of the enemy force; give your opponent 1 favor.',
    },
  },
  'cursed-cauldron': {
    name: { pl: 'Przeklęty Kocioł', en: 'Cursed Cauldron' },
    text: {
      pl: 'Jeśli zwyciężysz, zyskaj tyle Chorągwi, ile stracił wróg.',
      en: 'If you win, gain as many warbands as the enemy lost.',
    },
  },
  'brass-horse': {
    name: { pl: 'Spiżowy koń', en: 'Brass Horse' },
    text: {
      pl: 'Odkryj wierzchnią kartę stosu swojego regionu; podróżuj bez wydawania Zaopatrzenia na obszar z jej znakiem.',
      en: "Reveal the top card of your region's discard pile; travel at no Supply to a site with its suit.",
    },
  },
  'truthful-harp': {
    name: { pl: 'Prawdomówna harfa', en: 'Truthful Harp' },
    text: {
      pl: 'Dobierz o 2 karty więcej, potem pokaż wszystkie dobrane.',
      en: 'Draw 2 more cards, then show all you drew.',
    },
  },
  'grand-mask': {
    name: { pl: 'Wielka maska', en: 'Grand Mask' },
    text: {
      pl: 'W swojej turze jako Banita tylko ty rządzisz kartami Imperium, które nie są Planami Bitewnymi.',
      en: "On your turn as an Exile you alone rule the Empire's cards that are not battle plans.",
    },
  },
  'horned-mask': {
    name: { pl: 'Rogata maska', en: 'Horned Mask' },
    text: {
      pl: 'Zamień jednego ze swoich odkrytych Doradców z kartą na swoim obszarze.',
      en: 'Swap one of your faceup advisers with a card at your site.',
    },
  },
  'cup-of-plenty': {
    name: { pl: 'Kielich obfitości', en: 'Cup of Plenty' },
    text: {
      pl: 'Handel z kartą w znaku swojego Doradcy nie kosztuje Zaopatrzenia.',
      en: "Trading with a card of an adviser's suit costs no Supply.",
    },
  },
  whistle: {
    name: { pl: 'Gwizdek', en: 'Whistle' },
    text: {
      pl: 'Gracz z innego obszaru podróżuje na twój i dostaje Sekret z tego reliktu.',
      en: 'A player elsewhere travels to your site and gets the secret here.',
    },
  },
  'dowsing-sticks': {
    name: { pl: 'Różdżki', en: 'Dowsing Sticks' },
    text: {
      pl: 'Dobierz relikt; weź go albo wsuń pod talię reliktów.',
      en: 'Draw a relic; take it or put it under the relic deck.',
    },
  },
  'cracked-horn': {
    name: { pl: 'Pęknięty róg', en: 'Cracked Horn' },
    text: {
      pl: 'Karty odrzucone w tym Przeszukaniu mogą trafić pod Talię Świata.',
      en: 'The discards of this Search may go under the world deck.',
    },
  },
  'bandit-crown': {
    name: { pl: 'Korona Bandytów', en: 'Bandit Crown' },
    text: {
      pl: 'Bandyci są twoimi Chorągwiami: rządzisz pustymi odkrytymi obszarami.',
      en: 'Bandits are your warbands: you rule empty faceup sites.',
    },
  },
  'ring-of-devotion': {
    name: { pl: 'Pierścień oddania', en: 'Ring of Devotion' },
    text: {
      pl: 'Werbunek daje o 2 Chorągwie więcej. Nie możesz stawiać Chorągwi na obszarach.',
      en: 'Muster gains 2 more warbands. You cannot put warbands on sites.',
    },
  },
  'skeleton-key': {
    name: { pl: 'Wytrych', en: 'Skeleton Key' },
    text: {
      pl: 'Na obszarze Imperium obejrzyj relikt ze Skarbca; możesz go zabrać.',
      en: 'At an Imperial site, look at a Reliquary relic; you may take it.',
    },
  },
  'oracular-pig': {
    name: { pl: 'Wieszcza świnia', en: 'Oracular Pig' },
    text: { pl: 'Obejrzyj 3 wierzchnie karty Talii Świata.', en: 'Look at the top 3 cards of the world deck.' },
  },
  'circlet-of-command': {
    name: { pl: 'Diadem władzy', en: 'Circlet of Command' },
    text: {
      pl: 'Twoich Sztandarów i innych reliktów nie można obrać za cel ani zabrać. Twój pionek jest wart o 1 kość więcej.',
      en: 'Your banners and other relics cannot be targeted or taken. Your pawn is worth 1 more die.',
    },
  },
  'ivory-eye': {
    name: { pl: 'Oko z kości', en: 'Ivory Eye' },
    text: { pl: 'Podejrzyj zakryty obszar, Doradcę lub relikt.', en: 'Look at a facedown site, adviser or relic.' },
  },
  map: {
    name: { pl: 'Mapa', en: 'Map' },
    text: {
      pl: 'Wsuń ten relikt pod talię reliktów, by zyskać 4 Zaopatrzenia.',
      en: 'Put this under the relic deck to gain 4 Supply.',
    },
  },
  'obsidian-cage': {
    name: { pl: 'Obsydianowa klatka', en: 'Obsidian Cage' },
    text: {
      pl: 'Jeśli zwyciężysz, przenieś tu resztę Siły wroga. Akcja: uwolnij dowolną liczbę.',
      en: 'If you win, move the rest of the enemy force here. Action: release any of them.',
    },
  },
  'book-of-records': {
    name: { pl: 'Księga zapisów', en: 'Book of Records' },
    text: {
      pl: 'Zagranie na obszar daje ci 1 Sekret zamiast Przychylności.',
      en: 'Playing to a site gives you 1 secret instead of favor.',
    },
  },
  'dragonskin-drum': {
    name: { pl: 'Bęben ze smoczej skóry', en: 'Dragonskin Drum' },
    text: { pl: 'Po każdej swojej Podróży zyskaj 1 Chorągiew.', en: 'After each of your Travels gain 1 warband.' },
  },
  'the-grand-scepter': {
    name: { pl: 'Berło Władcy', en: 'The Grand Scepter' },
    text: {
      pl: 'Proponuj Obywatelstwo, skazuj na banicję, zaglądaj do Skarbca; nie w turze, w której je zdobyto.',
      en: 'Offer Citizenship, exile Citizens, look into the Reliquary; not on the turn you took it.',
    },
  },
};

import type { HEARTH } from '../../facts/hearth.ts';
import type { CardText } from './card-text.ts';

/** Names and texts, in our own words. */
export const HEARTH_TEXTS: Readonly<Record<keyof typeof HEARTH, CardText>> = {
  'tinkers-fair': {
    name: { pl: 'Stragan Majsterkowicza', en: "Tinker's Fair" },
    text: {
      pl: 'Wymień się Przychylnością, Sekretami i reliktami z jednym graczem, który się zgodzi.',
      en: 'Exchange favor, secrets and relics with one player who agrees.',
    },
  },
  'wayside-inn': {
    name: { pl: 'Przydrożna gospoda', en: 'Wayside Inn' },
    text: { pl: 'Zyskaj 2 Zaopatrzenia.', en: 'Gain 2 Supply.' },
  },
  'extra-provisions': {
    name: { pl: 'Dodatkowy prowiant', en: 'Extra Provisions' },
    text: { pl: 'Dodaj 1 kość Obrony.', en: 'Add 1 defence die.' },
  },
  'memory-of-home': {
    name: { pl: 'Wspomnienie domu', en: 'Memory of Home' },
    text: {
      pl: 'Przenieś całą Przychylność z jednego innego banku do banku Domu.',
      en: 'Move all favor from one other bank to the Hearth bank.',
    },
  },
  'welcoming-party': {
    name: { pl: 'Komitet powitalny', en: 'Welcoming Party' },
    text: {
      pl: 'Gdy zagrywasz odkrytego, właśnie dobranego Mieszkańca, zyskaj 1 Przychylność z banku Domu.',
      en: 'When you play a drawn denizen faceup, gain 1 favor from the Hearth bank.',
    },
  },
  'traveling-doctor': {
    name: { pl: 'Wędrowny medyk', en: 'Traveling Doctor' },
    text: {
      pl: 'Jeśli przegrasz, nie giną żadne twoje Chorągwie; odrzuć tę kartę.',
      en: 'If you lose, none of your warbands die; discard this card.',
    },
  },
  storyteller: {
    name: { pl: 'Gawędziarz', en: 'Storyteller' },
    text: {
      pl: 'Połóż 1 Sekret z zasobów na Najmroczniejszej Tajemnicy.',
      en: 'Put 1 secret from the supply on the Darkest Secret.',
    },
  },
  'armed-mob': {
    name: { pl: 'Zbrojny tłum', en: 'Armed Mob' },
    text: {
      pl: 'Odrzuć odkrytego Doradcę gracza, który ma Najmroczniejszą Tajemnicę, a nie ma Miłości Ludu.',
      en: "Discard a faceup adviser of a player who holds the Darkest Secret but not the People's Favor.",
    },
  },
  'tavern-songs': {
    name: { pl: 'Karczemne pieśni', en: 'Tavern Songs' },
    text: {
      pl: 'Obejrzyj 3 wierzchnie karty stosu odrzuconych w swoim regionie.',
      en: "Look at the top 3 cards of your region's discard pile.",
    },
  },
  homesteaders: {
    name: { pl: 'Osadnicy', en: 'Homesteaders' },
    text: {
      pl: 'Przenieś jednego ze swoich odkrytych Doradców na swój obszar.',
      en: 'Move one of your faceup advisers to your site.',
    },
  },
  'crop-rotation': {
    name: { pl: 'Płodozmian', en: 'Crop Rotation' },
    text: {
      pl: 'Gdy zagrywasz na obszar, możesz najpierw odrzucić tamtejszego Mieszkańca.',
      en: 'When you play to a site, you may first discard a denizen there.',
    },
  },
  'a-round-of-ale': {
    name: { pl: 'Kolejka piwa', en: 'A Round of Ale' },
    text: {
      pl: 'Zwróć Przychylność i Sekrety z kart jak podczas Odpoczynku, prócz Przychylności na tej karcie.',
      en: 'Return favor and secrets from cards as at Rest, except the favor here.',
    },
  },
  'land-warden': {
    name: { pl: 'Strażnik ziem', en: 'Land Warden' },
    text: {
      pl: 'Możesz zatrzymać i zagrać dwie z dobranych kart, jeśli co najmniej jedną zagrasz na obszar.',
      en: 'You may keep and play two of the cards you draw if you play at least one to a site.',
    },
  },
  'charming-friend': {
    name: { pl: 'Uroczy przyjaciel', en: 'Charming Friend' },
    text: {
      pl: 'Zabierz 1 Przychylność innemu graczowi na swoim obszarze.',
      en: 'Take 1 favor from another player at your site.',
    },
  },
  'village-constable': {
    name: { pl: 'Sołtys', en: 'Village Constable' },
    text: {
      pl: 'Dodaj lub usuń 2 kości Ataku, chyba że wróg ma Miłość Ludu.',
      en: "Add or remove 2 attack dice, unless an enemy holds the People's Favor.",
    },
  },
  'family-heirloom': {
    name: { pl: 'Rodzinna pamiątka', en: 'Family Heirloom' },
    text: {
      pl: 'Dobierz relikt; weź go albo wsuń pod talię reliktów.',
      en: 'Draw a relic; take it or put it under the relic deck.',
    },
  },
  'news-from-afar': {
    name: { pl: 'Wieści z daleka', en: 'News from Afar' },
    text: { pl: 'To Przeszukanie nie kosztuje Zaopatrzenia.', en: 'This Search costs no Supply.' },
  },
  levelers: {
    name: { pl: 'Równacze', en: 'Levelers' },
    text: {
      pl: 'Przenieś 2 Przychylności z najbogatszego banku do najuboższego.',
      en: 'Move 2 favor from the richest bank to the poorest.',
    },
  },
  'fabled-feast': {
    name: { pl: 'Legendarna uczta', en: 'Fabled Feast' },
    text: {
      pl: 'Z jednego banku weź po 1 Przychylności za każdą rządzoną kartę Domu.',
      en: 'From one bank take 1 favor for each Hearth card you rule.',
    },
  },
  'the-great-levy': {
    name: { pl: 'Wielka branka', en: 'The Great Levy' },
    text: {
      pl: 'Dodaj lub usuń 3 kości Ataku i zignoruj swoje czaszki, chyba że wróg ma Miłość Ludu.',
      en: "Add or remove 3 attack dice and ignore your skulls, unless an enemy holds the People's Favor.",
    },
  },
  'hearts-and-minds': {
    name: { pl: 'Serca i umysły', en: 'Hearts and Minds' },
    text: {
      pl: 'Obrońca od razu zwycięża. Na końcu odrzuć tę kartę, jeśli nie masz Miłości Ludu.',
      en: "The defender wins at once. Discard this card at the end if you lack the People's Favor.",
    },
  },
  'relic-breaker': {
    name: { pl: 'Pogromca reliktów', en: 'Relic Breaker' },
    text: {
      pl: 'Wsuń relikt ze swojego obszaru pod talię reliktów, aby zyskać 3 Chorągwie.',
      en: 'Put a relic at your site under the relic deck to gain 3 warbands.',
    },
  },
  'book-binders': {
    name: { pl: 'Introligatorzy', en: 'Book Binders' },
    text: {
      pl: 'Gdy inny gracz zagra odkrytą Wizję, zyskaj 2 Przychylności z jednego banku.',
      en: 'After another player plays a Vision faceup, gain 2 favor from one bank.',
    },
  },
  'ballot-box': {
    name: { pl: 'Urna wyborcza', en: 'Ballot Box' },
    text: {
      pl: 'Jeśli jesteś Banitą z Miłością Ludu, zostań Obywatelem.',
      en: "If you are an Exile with the People's Favor, become a Citizen.",
    },
  },
  'saddle-makers': {
    name: { pl: 'Rymarze', en: 'Saddle Makers' },
    text: {
      pl: 'Gdy inny gracz zagra odkrytą kartę Nomady lub Ładu, zyskaj 2 Przychylności z jej banku.',
      en: 'After another player plays a Nomad or Order card faceup, gain 2 favor from its bank.',
    },
  },
  herald: {
    name: { pl: 'Herold', en: 'Herald' },
    text: {
      pl: 'Po Najeździe innego gracza na gracza zyskaj 1 Przychylność z jednego banku.',
      en: 'After another player campaigns against a player, gain 1 favor from one bank.',
    },
  },
  'rowdy-pub': {
    name: { pl: 'Hałaśliwa karczma', en: 'Rowdy Pub' },
    text: {
      pl: 'Werbunek na tej karcie daje o 1 Chorągiew więcej.',
      en: 'Mustering on this card gains 1 more warband.',
    },
  },
  'vow-of-peace': {
    name: { pl: 'Ślub pokoju', en: 'Vow of Peace' },
    text: {
      pl: 'Nie możesz prowadzić Najazdów. Atakujący cię nie mogą poświęcać Chorągwi.',
      en: 'You cannot campaign. Attackers against you cannot sacrifice warbands.',
    },
  },
  'deed-writer': {
    name: { pl: 'Pisarz aktów', en: 'Deed Writer' },
    text: {
      pl: 'Wymień się Przychylnością, Sekretami i władzą nad obszarami z jednym graczem, który się zgodzi.',
      en: 'Exchange favor, secrets and the rule of sites with one player who agrees.',
    },
  },
  'salad-days': {
    name: { pl: 'Złote lata', en: 'Salad Days' },
    text: { pl: 'Zyskaj po 1 Przychylności z trzech banków.', en: 'Gain 1 favor from each of three banks.' },
  },
  marriage: {
    name: { pl: 'Małżeństwo', en: 'Marriage' },
    text: {
      pl: 'Liczy się jako dwóch Doradców Domu, a zajmuje jedno miejsce.',
      en: 'Counts as two Hearth advisers, but takes one place.',
    },
  },
  hospital: {
    name: { pl: 'Szpital', en: 'Hospital' },
    text: {
      pl: 'Twoje Chorągwie, które by zginęły, wracają na ten obszar, jeśli na końcu nim rządzisz.',
      en: 'Your warbands that would be killed return to this site if you rule it at the end.',
    },
  },
  'awaited-return': {
    name: { pl: 'Wyczekiwany powrót', en: 'Awaited Return' },
    text: {
      pl: 'Poświęć 1 Chorągiew; ten Handel nie kosztuje Zaopatrzenia.',
      en: 'Sacrifice 1 warband; this Trade costs no Supply.',
    },
  },
};

import type { SiteName } from '../../facts/library.ts';
import type { CardText } from './card-text.ts';

/** Names and texts, in our own words. */
export const SITES_TEXTS: Readonly<Record<SiteName, CardText>> = {
  'ancient-city': {
    name: { pl: 'Pradawne miasto', en: 'Ancient City' },
    text: { pl: 'Zagranie tu karty Ładu daje 2 Chorągwie.', en: 'Playing an Order card here gains 2 warbands.' },
  },
  'barren-coast': {
    name: { pl: 'Jałowe wybrzeże', en: 'Barren Coast' },
    text: {
      pl: 'Podróż na inne wybrzeże kosztuje 1 Zaopatrzenie i omija Wąski Przesmyk.',
      en: 'Travel to another Coast costs 1 Supply and ignores Narrow Pass.',
    },
  },
  'buried-giant': {
    name: { pl: 'Pogrzebany olbrzym', en: 'Buried Giant' },
    text: {
      pl: 'Odjeżdżając, możesz zakryć Sekret, by nie wydawać Zaopatrzenia i ominąć Wąski Przesmyk.',
      en: 'When you travel away, you may turn a secret facedown to spend no Supply and ignore Narrow Pass.',
    },
  },
  'charming-valley': {
    name: { pl: 'Urokliwa Dolina', en: 'Charming Valley' },
    text: { pl: 'Podróż stąd kosztuje o 1 Zaopatrzenie więcej.', en: 'Travel from here costs 1 more Supply.' },
  },
  'deep-woods': {
    name: { pl: 'Głębokie knieje', en: 'Deep Woods' },
    text: {
      pl: 'Zagranie tu karty Bestii pozwala za darmo odzyskać tutejszy relikt.',
      en: 'Playing a Beast card here recovers a relic here for free.',
    },
  },
  'drowned-city': {
    name: { pl: 'Zatopione Miasto', en: 'Drowned City' },
    text: { pl: 'Podczas Przebudzenia możesz wziąć stąd 1 Sekret.', en: 'At Wake you may take 1 secret from here.' },
  },
  'fertile-valley': {
    name: { pl: 'Żyzna dolina', en: 'Fertile Valley' },
    text: {
      pl: 'Zagranie tu karty Domu daje 1 Przychylność z banku Domu.',
      en: 'Playing a Hearth card here gains 1 favor from the Hearth bank.',
    },
  },
  'great-slum': {
    name: { pl: 'Wielkie slumsy', en: 'Great Slum' },
    text: {
      pl: 'Gdy trafia tu karta, można najpierw odrzucić jedną tutejszą.',
      en: 'When a card comes here, one card here may first be discarded.',
    },
  },
  'the-tribunal': {
    name: { pl: 'Trybunał', en: 'The Tribunal' },
    text: {
      pl: 'Wymień się Przychylnością i Sekretami z jednym graczem, który się zgodzi.',
      en: 'Exchange favor and secrets with one player who agrees.',
    },
  },
  'lush-coast': {
    name: { pl: 'Bujne wybrzeże', en: 'Lush Coast' },
    text: {
      pl: 'Podróż na inne wybrzeże kosztuje 1 Zaopatrzenie i omija Wąski Przesmyk.',
      en: 'Travel to another Coast costs 1 Supply and ignores Narrow Pass.',
    },
  },
  marshes: {
    name: { pl: 'Mokradła', en: 'Marshes' },
    text: { pl: 'Tutaj w Przeszukaniu dobierasz o 1 kartę mniej.', en: 'Here you draw 1 card fewer in a Search.' },
  },
  mine: {
    name: { pl: 'Kopalnia', en: 'Mine' },
    text: {
      pl: 'Podczas Przebudzenia możesz wziąć stąd 1 Przychylność.',
      en: 'At Wake you may take 1 favor from here.',
    },
  },
  mountain: {
    name: { pl: 'Góra', en: 'Mountain' },
    text: {
      pl: 'Atakujący z celem tutaj ma o 1 kość Ataku mniej.',
      en: 'Attackers with a target here have 1 attack die fewer.',
    },
  },
  'narrow-pass': {
    name: { pl: 'Wąski Przesmyk', en: 'Narrow Pass' },
    text: {
      pl: 'Podróż do tego regionu musi kończyć się tutaj. Najazdy na ten region muszą mieć ten obszar za cel.',
      en: 'Travel into this region must end here. Campaigns into it must target this site.',
    },
  },
  plains: {
    name: { pl: 'Równiny', en: 'Plains' },
    text: {
      pl: 'Atakujący z celem tutaj ma o 1 kość Ataku więcej.',
      en: 'Attackers with a target here have 1 attack die more.',
    },
  },
  river: {
    name: { pl: 'Rzeka', en: 'River' },
    text: {
      pl: 'Jeśli rządzisz tym obszarem, Werbunek tutaj daje o 1 Chorągiew więcej.',
      en: 'If you rule this site, Muster here gains 1 more warband.',
    },
  },
  'rocky-coast': {
    name: { pl: 'Skaliste wybrzeże', en: 'Rocky Coast' },
    text: {
      pl: 'Podróż na inne wybrzeże kosztuje 1 Zaopatrzenie i omija Wąski Przesmyk.',
      en: 'Travel to another Coast costs 1 Supply and ignores Narrow Pass.',
    },
  },
  'salt-flats': {
    name: { pl: 'Słone Równiny', en: 'Salt Flats' },
    text: {
      pl: 'Podczas Przebudzenia możesz wziąć stąd 1 Przychylność lub 1 Sekret.',
      en: 'At Wake you may take 1 favor or 1 secret from here.',
    },
  },
  'shrouded-wood': {
    name: { pl: 'Las w Mgle', en: 'Shrouded Wood' },
    text: {
      pl: 'Podróż stąd kosztuje 2 i omija Wąski Przesmyk oraz Ukryte miejsce. Wróg, który tu rządzi, wybiera, dokąd jedziesz.',
      en: 'Travel from here costs 2 and ignores Narrow Pass and The Hidden Place. An enemy who rules here chooses where you go.',
    },
  },
  'standing-stones': {
    name: { pl: 'Kamienny krąg', en: 'Standing Stones' },
    text: { pl: 'Zagranie tu karty Magii daje 1 Sekret.', en: 'Playing an Arcane card here gains 1 secret.' },
  },
  steppe: {
    name: { pl: 'Step', en: 'Steppe' },
    text: { pl: 'Zagranie tu karty Nomady daje 1 Sekret.', en: 'Playing a Nomad card here gains 1 secret.' },
  },
  'the-hidden-place': {
    name: { pl: 'Ukryte miejsce', en: 'The Hidden Place' },
    text: {
      pl: 'Aby tu podróżować lub obrać ten obszar za cel, zakryj Sekret.',
      en: 'To travel here or target this site, turn a secret facedown.',
    },
  },
  wastes: {
    name: { pl: 'Pustkowia', en: 'Wastes' },
    text: {
      pl: 'Zagranie tu karty Waśni pozwala za darmo odzyskać tutejszy relikt.',
      en: 'Playing a Discord card here recovers a relic here for free.',
    },
  },
};

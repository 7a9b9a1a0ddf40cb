import type { VisionName } from '../../facts/library.ts';
import type { CardText } from './card-text.ts';

/** Names and texts, in our own words. */
export const VISIONS_TEXTS: Readonly<Record<VisionName, CardText>> = {
  conquest: {
    name: { pl: 'Wizja Podboju', en: 'Vision of Conquest' },
    text: {
      pl: 'Wygraj podczas Przebudzenia, jeśli rządzisz największą liczbą obszarów.',
      en: 'Win at Wake if you rule more sites than anyone else.',
    },
  },
  rebellion: {
    name: { pl: 'Wizja Rebelii', en: 'Vision of Rebellion' },
    text: {
      pl: 'Wygraj podczas Przebudzenia, jeśli masz Miłość Ludu.',
      en: "Win at Wake if you hold the People's Favor.",
    },
  },
  sanctuary: {
    name: { pl: 'Wizja Sanktuarium', en: 'Vision of Sanctuary' },
    text: {
      pl: 'Wygraj podczas Przebudzenia, jeśli masz najwięcej reliktów i Sztandarów.',
      en: 'Win at Wake if you hold more relics and banners than anyone else.',
    },
  },
  faith: {
    name: { pl: 'Wizja Wiary', en: 'Vision of Faith' },
    text: {
      pl: 'Wygraj podczas Przebudzenia, jeśli masz Najmroczniejszą Tajemnicę.',
      en: 'Win at Wake if you hold the Darkest Secret.',
    },
  },
  conspiracy: {
    name: { pl: 'Konspiracja', en: 'Conspiracy' },
    text: {
      pl: 'Spal 1 Sekret, by zabrać relikt lub Sztandar graczowi tutaj, jeśli dwóch twoich Doradców odpowiada jego Doradcom.',
      en: 'Burn 1 secret to take a relic or banner from a player here, if two of your advisers match theirs.',
    },
  },
};

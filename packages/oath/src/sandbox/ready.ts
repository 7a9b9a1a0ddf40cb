import type { ReadySituation } from '@kronika/kernel';
import type { Draft } from '../situation/draft.ts';
import { draftFrom } from './reading.ts';

/** Situations to start from. */
export const READY: readonly ReadySituation<Draft>[] = [
  {
    id: 'empty',
    name: { pl: 'Pusta kraina', en: 'Empty realm' },
    about: {
      pl: 'Kanclerz i Banita bez kart, trzy odkryte obszary.',
      en: 'A Chancellor and an Exile without cards, three sites faceup.',
    },
    situation: draftFrom({
      players: { purple: { favor: 2, secrets: 1, warbands: 3 }, red: { favor: 1, secrets: 1, warbands: 3 } },
    }),
  },
  {
    id: 'reign',
    name: { pl: 'Początek panowania', en: 'The reign begins' },
    about: {
      pl: 'Czworo graczy po rozstawieniu: stolica Kanclerza, garnizony i pierwsi doradcy.',
      en: 'Four players after the set-up: the capital of the Chancellor, garrisons and first advisers.',
    },
    situation: draftFrom({
      players: {
        purple: { favor: 2, secrets: 1, warbands: 3, advisers: ['elders (facedown)'] },
        red: { favor: 1, secrets: 1, warbands: 3, advisers: ['wolves (facedown)'] },
        blue: { favor: 1, secrets: 1, warbands: 3, advisers: ['conquest (facedown)'] },
        yellow: { favor: 1, secrets: 1, warbands: 3, advisers: ['alchemist (facedown)'] },
      },
      sites: {
        0: { site: 'plains', cards: ['longbows'], warbands: { purple: 2 } },
        2: { site: 'mountain', cards: ['keep'], warbands: { purple: 1 }, relics: ['dowsing-sticks'] },
        5: { site: 'steppe', cards: ['great-herd'], warbands: { purple: 1 } },
      },
      phase: 'wake',
    }),
  },
  {
    id: 'siege',
    name: { pl: 'Najazd na stolicę', en: 'March on the capital' },
    about: {
      pl: 'Czerwony Banita stoi pod stolicą z siedmioma Chorągwiami i planem bitewnym; jego tura.',
      en: 'The Red Exile stands before the capital with seven warbands and a battle plan; it is the turn to strike.',
    },
    situation: draftFrom({
      round: 4,
      visionsDrawn: 2,
      turn: 'red',
      players: {
        purple: { favor: 3, secrets: 1, warbands: 2, advisers: ['elders'], relics: ['the-grand-scepter'] },
        red: { favor: 3, secrets: 2, supply: 6, warbands: 7, advisers: ['longbows', 'wolves (facedown)'] },
        blue: { role: 'citizen', site: 2, favor: 2, secrets: 1, warbands: 2, relics: ['bandit-crown'] },
      },
      sites: {
        0: { site: 'plains', cards: ['keep'], warbands: { purple: 3 } },
        2: { site: 'mountain', cards: ['alchemist'], warbands: { purple: 1 } },
        5: { site: 'steppe', cards: ['great-herd'], warbands: { red: 1 } },
      },
    }),
  },
  {
    id: 'usurper',
    name: { pl: 'Uzurpator przed Przebudzeniem', en: 'A Usurper before the Wake' },
    about: {
      pl: 'Niebieski Banita wygra w swoim Przebudzeniu, jeśli nikt nie odbierze mu tytułu; tura Kanclerza.',
      en: 'The Blue Exile wins in the next Wake unless somebody takes the title; it is the turn of the Chancellor.',
    },
    situation: draftFrom({
      goal: 'people',
      round: 6,
      visionsDrawn: 3,
      peoplesFavor: { holder: 'blue', favor: 3 },
      darkestSecret: { holder: 'purple', secrets: 2 },
      title: { holder: 'blue', side: 'usurper' },
      players: {
        purple: { favor: 6, secrets: 2, supply: 7, warbands: 6, advisers: ['elders'] },
        red: { site: 2, favor: 2, secrets: 1, warbands: 4, vision: 'sanctuary', relics: ['bandit-crown'] },
        blue: { site: 0, favor: 2, secrets: 2, warbands: 2, advisers: ['longbows'] },
      },
      sites: {
        0: { site: 'plains', cards: ['keep'], warbands: { blue: 1 } },
        2: { site: 'mountain', cards: ['alchemist'], warbands: { red: 2 } },
        5: { site: 'steppe', warbands: { purple: 2 } },
      },
    }),
  },
];

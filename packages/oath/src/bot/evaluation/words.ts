import type { Lang, Style } from '@kronika/kernel';
import type { OathFeature } from './measures.ts';

export const WORDS: Readonly<Record<Lang, Readonly<Record<OathFeature, string>>>> = {
  en: {
    chance: 'nearness to victory',
    title: 'the Oathkeeper title',
    usurper: 'being the Usurper',
    goal: 'the goal of the Oath',
    visions: 'Visions',
    sites: 'sites ruled',
    guards: 'warbands on sites',
    warbands: 'warbands on the board',
    relics: 'relics',
    banners: 'banners',
    tokens: 'tokens on banners',
    favor: 'favor',
    secrets: 'secrets',
    advisers: 'advisers',
    supply: 'supply',
    chancellor: 'being the Chancellor',
    citizen: 'being a Citizen',
  },
  pl: {
    chance: 'bliskość zwycięstwa',
    title: 'tytuł Wiernego Przysiędze',
    usurper: 'bycie Uzurpatorem',
    goal: 'cel przysięgi',
    visions: 'Wizje',
    sites: 'rządzone obszary',
    guards: 'chorągwie na obszarach',
    warbands: 'chorągwie na planszy gracza',
    relics: 'relikty',
    banners: 'sztandary',
    tokens: 'żetony na sztandarach',
    favor: 'przychylność',
    secrets: 'sekrety',
    advisers: 'doradcy',
    supply: 'Zaopatrzenie',
    chancellor: 'bycie Kanclerzem',
    citizen: 'bycie Obywatelem',
  },
};

export const STYLES: Readonly<Record<'patient' | 'ruthless' | 'scholar', Style<OathFeature>>> = {
  patient: {
    name: { pl: 'cierpliwy', en: 'patient' },
    about: { pl: 'zbiera siły i czeka na swoją chwilę', en: 'gathers strength and waits for its moment' },
    favours: { favor: 0.12, secrets: 0.12, advisers: 0.1 },
  },
  ruthless: {
    name: { pl: 'bezwzględny', en: 'ruthless' },
    about: { pl: 'zajmuje obszary i prowadzi najazdy', en: 'takes sites and campaigns' },
    favours: { sites: 0.3, warbands: 0.05, guards: 0.08, favor: -0.05 },
  },
  scholar: {
    name: { pl: 'uczony', en: 'learned' },
    about: { pl: 'szuka reliktów, sekretów i Wizji', en: 'looks for relics, secrets and Visions' },
    favours: { relics: 0.35, secrets: 0.1, visions: 0.4, banners: 0.2 },
  },
};

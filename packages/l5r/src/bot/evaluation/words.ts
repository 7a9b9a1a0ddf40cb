import type { Lang, Style } from '@kronika/kernel';
import type { L5rFeature } from './measures.ts';

export const WORDS: Readonly<Record<Lang, Readonly<Record<L5rFeature, string>>>> = {
  en: {
    honor: 'honor',
    honorInDanger: 'safety from losing by honor',
    honorNearVictory: 'closeness to an honor victory',
    brokenProvinces: 'unbroken provinces',
    openStronghold: 'safety of the stronghold',
    fate: 'fate',
    hand: 'cards in hand',
    deck: 'cards left in the deck',
    characters: 'characters in play',
    military: 'military skill',
    political: 'political skill',
    ready: 'ready characters',
    lastingFate: 'fate on characters',
    attachments: 'attachments',
    status: 'honored characters',
    holdings: 'holdings',
    rings: 'claimed rings',
    favor: 'the Imperial favor',
    opportunities: 'conflicts still to declare',
    firstPlayer: 'being first player',
  },
  pl: {
    honor: 'honor',
    honorInDanger: 'bezpieczeństwo przed utratą honoru',
    honorNearVictory: 'bliskość honorowego zwycięstwa',
    brokenProvinces: 'niezłamane prowincje',
    openStronghold: 'bezpieczeństwo twierdzy',
    fate: 'przeznaczenie',
    hand: 'karty na ręce',
    deck: 'karty w talii',
    characters: 'postacie w grze',
    military: 'umiejętność militarna',
    political: 'umiejętność polityczna',
    ready: 'gotowe postacie',
    lastingFate: 'przeznaczenie na postaciach',
    attachments: 'dodatki',
    status: 'zaszczycone postacie',
    holdings: 'posiadłości',
    rings: 'zdobyte kręgi',
    favor: 'cesarska łaska',
    opportunities: 'konflikty do wypowiedzenia',
    firstPlayer: 'bycie pierwszym graczem',
  },
};

export const STYLES: Readonly<Record<'honor' | 'conquest' | 'court', Style<L5rFeature>>> = {
  honor: {
    name: { pl: 'honorowy', en: 'honorable' },
    about: { pl: 'dąży do zwycięstwa honorem', en: 'strives for an honor victory' },
    favours: { honor: 3, honorNearVictory: 3, status: 3, favor: 2, brokenProvinces: 0.7 },
  },
  conquest: {
    name: { pl: 'zdobywczy', en: 'conquering' },
    about: { pl: 'łamie prowincje', en: 'breaks provinces' },
    favours: { brokenProvinces: 2, openStronghold: 2, military: 1.5, honor: 0.5 },
  },
  court: {
    name: { pl: 'dworski', en: 'courtly' },
    about: { pl: 'zbiera kręgi, łaskę i karty', en: 'gathers rings, favor and cards' },
    favours: { political: 1.8, rings: 4, favor: 3, hand: 1.5, military: 0.7 },
  },
};

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
    brokenProvinces: 'niespustoszone prowincje',
    openStronghold: 'bezpieczeństwo twierdzy',
    fate: 'los',
    hand: 'karty na ręce',
    deck: 'karty w talii',
    characters: 'postacie w grze',
    military: 'sprawność militarna',
    political: 'sprawność polityczna',
    ready: 'przygotowane postacie',
    lastingFate: 'los na postaciach',
    attachments: 'dodatki',
    status: 'uhonorowane postacie',
    holdings: 'miejsca',
    rings: 'zajęte kręgi',
    favor: 'Łaska cesarska',
    opportunities: 'konflikty jeszcze do wypowiedzenia',
    firstPlayer: 'bycie pierwszym graczem',
  },
};

export const STYLES: Readonly<Record<'honor' | 'conquest' | 'court', Style<L5rFeature>>> = {
  honor: {
    name: { pl: 'honorowy', en: 'honorable' },
    about: { pl: 'dąży do zwycięstwa honorem', en: 'strives for an honor victory' },
    favours: { honor: 0.12, honorNearVictory: 0.4, status: 0.1, favor: 0.1 },
  },
  conquest: {
    name: { pl: 'zdobywczy', en: 'conquering' },
    about: { pl: 'pustoszy prowincje', en: 'breaks provinces' },
    favours: { brokenProvinces: -0.25, military: 0.06, ready: 0.03, honor: -0.03 },
  },
  court: {
    name: { pl: 'dworski', en: 'courtly' },
    about: { pl: 'zbiera kręgi, Łaskę cesarską i karty', en: 'gathers rings, favor and cards' },
    favours: { political: 0.06, rings: 0.15, favor: 0.3, hand: 0.06 },
  },
};

import type { Lang, Style } from '@kronika/kernel';
import type { SenjutsuFeature } from './measures.ts';

export const WORDS: Readonly<Record<Lang, Readonly<Record<SenjutsuFeature, string>>>> = {
  en: {
    fighters: 'fighters standing',
    life: 'wounds avoided',
    lastWounds: 'distance from defeat',
    bleeding: 'bleeding',
    stuns: 'stuns',
    limps: 'free movement',
    poisons: 'freedom from poison',
    focus: 'focus',
    hand: 'cards in hand',
    deck: 'cards left in the deck',
    kamae: 'Kamae',
    advantage: 'Advantage',
    closeness: 'closing in',
    waves: 'waves beaten',
  },
  pl: {
    fighters: 'walczący na polu',
    life: 'uniknięte rany',
    lastWounds: 'odległość od porażki',
    bleeding: 'krwawienie',
    stuns: 'ogłuszenia',
    limps: 'swoboda ruchu',
    poisons: 'brak trucizn',
    focus: 'skupienie',
    hand: 'karty na ręce',
    deck: 'karty w talii',
    kamae: 'kamae',
    advantage: 'przewaga',
    closeness: 'skrócenie dystansu',
    waves: 'pokonane fale',
  },
};

export const STYLES: Readonly<Record<'aggressive' | 'patient', Style<SenjutsuFeature>>> = {
  aggressive: {
    name: { pl: 'napastliwy', en: 'aggressive' },
    about: { pl: 'skraca dystans i atakuje', en: 'closes in and attacks' },
    favours: { closeness: 0.8, life: -0.15 },
  },
  patient: {
    name: { pl: 'cierpliwy', en: 'patient' },
    about: { pl: 'zbiera skupienie i czeka na okazję', en: 'gathers focus and waits for an opening' },
    favours: { focus: 0.25, kamae: 0.2, life: 0.15, closeness: -0.3 },
  },
};

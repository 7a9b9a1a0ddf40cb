import type { PrintedId } from '@kronika/kernel';
import { factOf } from '../cards/fact.ts';
import { cardName } from './names.ts';

/** The gender of a Polish name; a plural has none. */
export type Gender = 'masculine' | 'feminine' | 'neuter' | 'plural';

/** Names whose first word does not show it: people, and nouns that look like another gender. */
const EXCEPTIONS: Readonly<Record<Gender, readonly string[]>> = {
  masculine: [
    'akodo-gunso',
    'akodo-toturi',
    'asako-diplomat',
    'bayushi-liar',
    'borderlands-defender',
    'doji-gift-giver',
    'doomed-shugenja',
    'giver-of-gifts',
    'hida-kisada',
    'hida-tomonatsu',
    'hiruma-yojimbo',
    'ikoma-eiji',
    'isawa-masahiro',
    'kakita-kaezin',
    'lion-s-pride-brawler',
    'mirumoto-raitsugu',
    'seppun-guardsman',
    'shiba-peacemaker',
    'shiba-yojimbo',
    'shinjo-tatsuo',
    'watch-commander',
    'yogo-hiroue',
  ],
  feminine: [
    'bayushi-yunako',
    'daimyo-s-favor',
    'doji-hotaru',
    'matsu-beiona',
    'shinjo-altansarnai',
    'shosuro-miyako',
    'togashi-kazue',
    'utaku-yumino',
  ],
  neuter: ['above-question', 'isawa-mori-seido', 'kuroi-mori', 'rally-to-the-cause', 'shizuka-toshi', 'yojin-no-shiro'],
  plural: [
    'ancestral-lands',
    'borderlands-fortifications',
    'endless-plains',
    'entrenched-position',
    'fertile-fields',
    'meditations-on-the-tao',
  ],
};

const GENDERS: readonly Gender[] = ['masculine', 'feminine', 'neuter', 'plural'];

export function genderOf(printed: PrintedId): Gender {
  const exception = GENDERS.find((gender) => EXCEPTIONS[gender].includes(printed));
  if (exception !== undefined) return exception;
  const [first = ''] = cardName(factOf(printed)).pl.split(' ');
  if (first.endsWith('a')) return 'feminine';
  return /[oōe]$/.test(first) ? 'neuter' : 'masculine';
}

import type { Lang } from '@kronika/kernel';
import type { Clan, Fact } from '@kronika/l5r';
import { CARD_TYPE_NAMES, CLAN_NAMES, CLANS_GENITIVE } from '@kronika/l5r';

/** What faces and their labels say besides names and texts. */
export interface FaceWords {
  readonly cost: string;
  readonly military: string;
  readonly political: string;
  readonly glory: string;
  readonly strength: string;
  readonly honor: string;
  readonly fate: string;
  readonly influence: string;
  readonly influenceCost: (pips: number) => string;
  readonly number: string;
  readonly dash: string;
  readonly unique: string;
  readonly honored: string;
  readonly dishonored: string;
  readonly has: (cards: string) => string;
  readonly hidden: string;
  readonly side: Readonly<Record<Fact['side'], string>>;
  readonly clan: (clan: Clan) => string;
}

export const FACE_WORDS: Readonly<Record<Lang, FaceWords>> = {
  pl: {
    cost: 'koszt',
    military: 'militarna',
    political: 'polityczna',
    glory: 'chwała',
    strength: 'siła',
    honor: 'honor',
    fate: 'los',
    influence: 'wpływ',
    influenceCost: (pips) => `koszt wpływu ${pips}`,
    number: 'numer',
    dash: 'pauza',
    unique: 'unikatowa',
    honored: 'uhonorowana',
    dishonored: 'zhańbiona',
    has: (cards) => `ma: ${cards}`,
    hidden: 'zakryta karta',
    side: { dynasty: 'Dynastia', conflict: 'Konflikt', province: 'Prowincja', role: 'Rola' },
    clan: (clan) => `Klan ${CLANS_GENITIVE[clan]}`,
  },
  en: {
    cost: 'cost',
    military: 'military',
    political: 'political',
    glory: 'glory',
    strength: 'strength',
    honor: 'honor',
    fate: 'fate',
    influence: 'influence',
    influenceCost: (pips) => `influence cost ${pips}`,
    number: 'number',
    dash: 'dash',
    unique: 'unique',
    honored: 'honored',
    dishonored: 'dishonored',
    has: (cards) => `has: ${cards}`,
    hidden: 'facedown card',
    side: { dynasty: 'Dynasty', conflict: 'Conflict', province: 'Province', role: 'Role' },
    clan: (clan) => `${CLAN_NAMES[clan].en} Clan`,
  },
};

/** The type of a card as a heading says it. */
export function typeWord({ type }: Fact, lang: Lang): string {
  const word = CARD_TYPE_NAMES[type][lang];
  return `${word.charAt(0).toLocaleUpperCase(lang)}${word.slice(1)}`;
}

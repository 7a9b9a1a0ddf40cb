import type { Lang } from '@kronika/kernel';
import type { CardType, InstantKind, Kamae, Rank } from '@kronika/senjutsu';

/** What stands on faces besides what the lines say. */
export interface FaceWords {
  readonly ranks: Readonly<Record<Rank, string>>;
  readonly types: Readonly<Record<CardType | 'core', string>>;
  readonly instants: Readonly<Record<InstantKind, string>>;
  readonly kamae: Readonly<Record<Kamae, string>>;
  readonly core: string;
  readonly returns: string;
  readonly prepared: string;
  readonly range: (range: number) => string;
  readonly or: string;
  readonly ifSuccess: string;
  readonly eachTimeReduced: string;
  readonly allPlayers: string;
  readonly othersMay: string;
  readonly andThen: string;
  readonly unblockable: string;
  readonly unreachable: string;
  readonly alsoDone: string;
  readonly soloCard: string;
  readonly selectionDeck: (deck: number) => string;
  readonly nightmare: string;
  readonly resetsDeck: string;
  readonly poison: string;
  readonly hidden: string;
}

export const FACE_WORDS: Readonly<Record<Lang, FaceWords>> = {
  pl: {
    ranks: { core: 'Główna', wood: 'Drewno', steel: 'Stal', gold: 'Złoto', jade: 'Jadeit' },
    types: { attack: 'Atak', defence: 'Obrona', meditation: 'Medytacja', core: 'Główna' },
    instants: { reaction: 'Nagła reakcja', replacement: 'Nagła zamiana', benefit: 'Nagła korzyść' },
    kamae: {
      neutral: 'Neutralna',
      aggression: 'Agresja',
      balance: 'Równowaga',
      determination: 'Determinacja',
    },
    core: 'Główna',
    returns: 'wraca na rękę',
    prepared: 'Przygotowana',
    range: (range) => `zasięg ${range}`,
    or: 'LUB',
    ifSuccess: 'Jeżeli sukces',
    eachTimeReduced: 'Za każdym razem',
    allPlayers: 'Wszyscy gracze',
    othersMay: 'Pozostali mogą',
    andThen: 'potem',
    unblockable: 'nie do zablokowania',
    unreachable: 'Gdy nie sięga',
    alsoDone: 'Potem także',
    soloCard: 'karta SI',
    selectionDeck: (deck) => `Talia selekcji ${deck}`,
    nightmare: 'Koszmar',
    resetsDeck: 'reset talii',
    poison: 'trucizna',
    hidden: 'zakryta karta',
  },
  en: {
    ranks: { core: 'Core', wood: 'Wood', steel: 'Steel', gold: 'Gold', jade: 'Jade' },
    types: { attack: 'Attack', defence: 'Defence', meditation: 'Meditation', core: 'Core' },
    instants: { reaction: 'Instant reaction', replacement: 'Instant replacement', benefit: 'Instant benefit' },
    kamae: { neutral: 'Neutral', aggression: 'Aggression', balance: 'Balance', determination: 'Determination' },
    core: 'Core',
    returns: 'returns to hand',
    prepared: 'Prepared',
    range: (range) => `range ${range}`,
    or: 'OR',
    ifSuccess: 'If successful',
    eachTimeReduced: 'Each time',
    allPlayers: 'All players',
    othersMay: 'The others may',
    andThen: 'then',
    unblockable: 'cannot be blocked',
    unreachable: 'If out of reach',
    alsoDone: 'Then also',
    soloCard: 'AI card',
    selectionDeck: (deck) => `Selection deck ${deck}`,
    nightmare: 'Nightmare',
    resetsDeck: 'resets the deck',
    poison: 'poison',
    hidden: 'facedown card',
  },
};

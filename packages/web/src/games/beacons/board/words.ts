import { type Lang, plural } from '@kronika/kernel';

/** What the board says besides the words of the game itself. */
export interface BoardWords {
  readonly round: (round: number) => string;
  readonly embers: string;
  readonly beacons: string;
  readonly beaconOn: (hex: string) => string;
  readonly hex: (hex: string) => string;
  readonly rock: string;
  readonly shade: (shade: number) => string;
  readonly shades: string;
  readonly shadeAbout: string;
  readonly burning: (lit: number, of: number) => string;
  readonly enough: (needed: number) => string;
  readonly die: string;
  readonly stepsLeft: (left: number) => string;
  readonly light: string;
  readonly buy: string;
  readonly nothingHere: string;
  readonly island: string;
  readonly standsOn: (hex: string) => string;
}

export const BOARD_WORDS: Readonly<Record<Lang, BoardWords>> = {
  pl: {
    round: (round) => `Runda ${round}`,
    embers: 'żary',
    beacons: 'ogniska',
    beaconOn: (hex) => `ognisko na ${hex}`,
    hex: (hex) => `pole ${hex}`,
    rock: 'skała',
    shade: (shade) => `cień ${shade}`,
    shades: 'Cienie',
    shadeAbout: 'Pod koniec rundy sunie o jedno pole ku najbliższemu ogniu. Gasi ogniska i odbiera żary.',
    burning: (lit, of) => `płonie ${lit} z ${of}`,
    enough: (needed) => `do świtu wystarczą ${needed}`,
    die: 'kostka',
    stepsLeft: (left) =>
      left === 0
        ? 'bez kroków'
        : `${plural('pl', left, { one: 'został', few: 'zostały', many: 'zostało', other: 'zostało' })} ${left} ${plural('pl', left, { one: 'krok', few: 'kroki', many: 'kroków', other: 'kroku' })}`,
    light: 'Rozpal',
    buy: 'Kup',
    nothingHere: 'Nic tu nie ma: można zbierać żar.',
    island: 'Wyspa',
    standsOn: (hex) => `Stoi na polu ${hex}.`,
  },
  en: {
    round: (round) => `Round ${round}`,
    embers: 'embers',
    beacons: 'beacons',
    beaconOn: (hex) => `beacon on ${hex}`,
    hex: (hex) => `hex ${hex}`,
    rock: 'rock',
    shade: (shade) => `shade ${shade}`,
    shades: 'Shades',
    shadeAbout: 'Drifts one hex towards the nearest fire at the end of a round. Puts out beacons and takes embers.',
    burning: (lit, of) => `${lit} of ${of} burn`,
    enough: (needed) => `${needed} are enough at dawn`,
    die: 'die',
    stepsLeft: (left) =>
      left === 0 ? 'no steps left' : `${left} ${plural('en', left, { one: 'step', other: 'steps' })} left`,
    light: 'Light',
    buy: 'Buy',
    nothingHere: 'Nothing here: an ember can be gathered.',
    island: 'Island',
    standsOn: (hex) => `Stands on ${hex}.`,
  },
};

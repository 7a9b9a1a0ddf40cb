import type { Lang } from '@kronika/kernel';
import type { SeatDocument } from '@kronika/protocol';

/** What is said at a table before the match, and when there is none. */
export interface TableWords {
  readonly missing: string;
  readonly missingHint: string;
  readonly gathering: string;
  readonly waitForOthers: string;
  readonly comeIn: string;
  readonly seats: string;
  seat(number: number): string;
  readonly openSeat: string;
  readonly waits: string;
  readonly presence: Readonly<Record<SeatDocument['presence'], string>>;
  watching(count: number): string;
  readonly invite: string;
  readonly inviteHint: string;
  readonly address: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyByHand: string;
  readonly leave: string;
  readonly sitDown: string;
  readonly orWatch: string;
}

export const TABLE_WORDS: Readonly<Record<Lang, TableWords>> = {
  pl: {
    missing: 'Nie ma takiego stołu',
    missingHint: 'Adres jest niepełny, partia została usunięta albo rozegrano ją na innym urządzeniu.',
    gathering: 'Stół czeka',
    waitForOthers: 'Partia zacznie się sama, gdy wszyscy usiądą.',
    comeIn: 'Przy tym stole jest wolne miejsce.',
    seats: 'Przy stole',
    seat: (number) => `miejsce ${number}`,
    openSeat: 'Wolne miejsce',
    waits: 'czeka na kogoś',
    presence: { here: 'jest przy stole', away: 'nie ma przy stole' },
    watching: (count) => `Patrzy: ${count}`,
    invite: 'Zaproś kogoś',
    inviteHint: 'Wyślij ten adres. Kto go otworzy, będzie mógł usiąść przy stole.',
    address: 'Adres stołu',
    copy: 'Kopiuj adres',
    copied: 'Skopiowano',
    copyByHand: 'Przeglądarka nie pozwala kopiować. Zaznacz adres i skopiuj go ręcznie.',
    leave: 'Zwolnij miejsce',
    sitDown: 'Usiądź',
    orWatch: 'Jeśli nie usiądziesz, obejrzysz partię jako widz, gdy się zacznie.',
  },
  en: {
    missing: 'There is no such table',
    missingHint: 'The address is incomplete, the match was removed, or it was played on another device.',
    gathering: 'The table is waiting',
    waitForOthers: 'The match starts as soon as everybody is seated.',
    comeIn: 'There is an open seat at this table.',
    seats: 'At the table',
    seat: (number) => `seat ${number}`,
    openSeat: 'Open seat',
    waits: 'waiting for somebody',
    presence: { here: 'is at the table', away: 'is away' },
    watching: (count) => `Watching: ${count}`,
    invite: 'Invite somebody',
    inviteHint: 'Send this address. Whoever opens it can sit down at the table.',
    address: 'Address of the table',
    copy: 'Copy the address',
    copied: 'Copied',
    copyByHand: 'Your browser does not allow copying. Select the address and copy it yourself.',
    leave: 'Leave the seat',
    sitDown: 'Sit down',
    orWatch: 'If you do not sit down, you can watch the match once it starts.',
  },
};

import { seatsOf } from '@kronika/kernel';
import { SITE_NAMES } from '../facts/library.ts';
import type { ReliquarySlot, Slot } from '../places.ts';
import { ALL_FAVOR } from '../queries/pieces.ts';
import type { Draft } from '../situation/draft.ts';
import { colourAt } from '../situation/table.ts';
import { noted } from './lying.ts';
import { playerAt, siteOf, UNCOVERED, withPlayer, withSite } from './places.ts';
import { withCardAt } from './putting.ts';
import { seatCalled } from './seating.ts';
import { choice, count, options, type Setting, several, warbandCounts, worded } from './setting.ts';
import { cardWords, seatWords, VALUE_NAMES } from './words.ts';

const MOST_SECRETS = 20;

/** What is set of a place of the map. */
export function settingsOfSite(draft: Draft, slot: Slot): readonly Setting[] {
  const { site, facedown, warbands, favor, secrets } = siteOf(draft, slot);
  const seats = seatsOf(draft.seats.length);
  const colours = seats
    .map((seat) => [colourAt(draft.seats, seat), playerAt(draft, seat).role] as const)
    .flatMap(([colour, role]) => (colour === 'purple' || role === 'exile' ? [colour] : []));
  const here = seats.filter((seat) => playerAt(draft, seat).site === slot);
  return [
    choice('site', { value: site, options: options(SITE_NAMES, cardWords) }, (value) =>
      withCardAt(draft, value, { is: 'site', slot }),
    ),
    choice('face', { value: facedown === true ? 'down' : 'up', options: worded('up', 'down') }, (value) => {
      const { facedown: _, ...open } = siteOf(draft, slot);
      return { ...draft, sites: { ...draft.sites, [slot]: value === 'down' ? { ...open, facedown: true } : open } };
    }),
    ...warbandCounts(warbands, colours, (value) => withSite(draft, slot, { warbands: value })),
    several(
      'pawns',
      {
        value: here.map(String),
        options: seats.map((seat) => ({ value: String(seat), name: seatWords(draft, seat) })),
      },
      // A pawn stands somewhere: who is to leave is put elsewhere.
      (value) =>
        value.reduce((before, text) => {
          const seat = seatCalled(before, text);
          return seat === undefined ? before : withPlayer(before, seat, { site: slot });
        }, draft),
    ),
    count('favor', { value: favor, max: ALL_FAVOR }, (value) => withSite(draft, slot, { favor: value })),
    count('secrets', { value: secrets, max: MOST_SECRETS }, (value) => withSite(draft, slot, { secrets: value })),
  ];
}

/** Which relic covers a slot of the Reliquary: one of the relic deck, or none. */
export function settingsOfReliquary(draft: Draft, covers: ReliquarySlot): readonly Setting[] {
  const now = draft.reliquary[covers];
  const stored = now === UNCOVERED ? [] : [noted(now).name];
  const names = [...stored, ...draft.relicDeck.only.map((text) => noted(text).name)];
  return [
    choice(
      'relic',
      {
        value: stored[0] ?? UNCOVERED,
        options: [
          { value: UNCOVERED, name: VALUE_NAMES.uncovered },
          ...names.map((name) => ({ value: name, name: cardWords(name) })),
        ],
      },
      (value) =>
        value === UNCOVERED
          ? stored.reduce((before, name) => withCardAt(before, name, { is: 'relicDeck' }), draft)
          : withCardAt(draft, value, { is: 'reliquary', covers }),
    ),
  ];
}

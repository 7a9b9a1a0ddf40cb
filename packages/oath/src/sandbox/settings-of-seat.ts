import type { SeatId } from '@kronika/kernel';
import { SLOTS } from '../places.ts';
import { ALL_FAVOR } from '../queries/pieces.ts';
import type { Draft } from '../situation/draft.ts';
import { colourAt } from '../situation/table.ts';
import { EXILE_COLOURS } from '../state.ts';
import { FULL_SUPPLY } from '../verbs/supply.ts';
import { playerAt, withPlayer } from './places.ts';
import { withColour, withRole } from './seating.ts';
import { choice, count, options, type Setting, warbandCounts, worded } from './setting.ts';
import { colourWords, slotWords } from './words.ts';

const MOST_SECRETS = 20;

/** What is set of a player and of the board before them. */
export function settingsOfSeat(draft: Draft, seat: SeatId): readonly Setting[] {
  const player = playerAt(draft, seat);
  const { role, site, favor, secrets, spentSecrets, supply, warbands } = player;
  const colour = colourAt(draft.seats, seat);
  const fights = role === 'exile' ? colour : 'purple';
  const slots = SLOTS.map((slot) => ({ value: String(slot), name: slotWords(draft, slot) }));
  return [
    ...(colour === 'purple'
      ? []
      : [
          choice('role', { value: role, options: worded('exile', 'citizen') }, (value) => withRole(draft, seat, value)),
          choice('colour', { value: colour, options: options(EXILE_COLOURS, colourWords) }, (value) =>
            withColour(draft, seat, value),
          ),
        ]),
    choice('pawn', { value: String(site), options: slots }, (value) =>
      withPlayer(draft, seat, { site: SLOTS.find((slot) => String(slot) === value) ?? site }),
    ),
    count('supply', { value: supply, max: FULL_SUPPLY }, (value) => withPlayer(draft, seat, { supply: value })),
    count('favor', { value: favor, max: ALL_FAVOR }, (value) => withPlayer(draft, seat, { favor: value })),
    count('secrets', { value: secrets, max: MOST_SECRETS }, (value) => withPlayer(draft, seat, { secrets: value })),
    count('spentSecrets', { value: spentSecrets, max: MOST_SECRETS }, (value) =>
      withPlayer(draft, seat, { spentSecrets: value }),
    ),
    ...warbandCounts(warbands, [fights], (value) => withPlayer(draft, seat, { warbands: value })),
  ];
}

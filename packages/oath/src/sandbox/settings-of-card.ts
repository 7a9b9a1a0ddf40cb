import { SEATS, type SeatId, seatsOf } from '@kronika/kernel';
import { factOf, printedOf } from '../facts/library.ts';
import { ALL_FAVOR } from '../queries/pieces.ts';
import type { Draft } from '../situation/draft.ts';
import { colourAt } from '../situation/table.ts';
import { COLOURS, type Colour } from '../state.ts';
import { facesOf, type Lying, withNote } from './lying.ts';
import type { Place } from './places.ts';
import { choice, count, type Setting, several, warbandCounts, worded } from './setting.ts';
import { seatWords } from './words.ts';

const MOST_SECRETS = 20;

/** Where powers can be used, so that tokens lie on cards. */
const IN_PLAY: readonly Place['is'][] = ['cards', 'advisers', 'held', 'vision'];
/** A cage holds warbands, and so does a Vision with a False Prophet. */
const HOLDS_WARBANDS: readonly string[] = ['obsidian-cage'];

/** What is set of a card where it lies. */
export function settingsOfCard(draft: Draft, lying: Lying): readonly Setting[] {
  const { place, note } = lying;
  const { back } = factOf(printedOf(note.name));
  const says = (changed: Parameters<typeof withNote>[2]) => withNote(draft, lying, changed);
  const isOpen = IN_PLAY.includes(place.is) && !note.facedown;
  const [edifice, ruin] = facesOf(note.name);
  return [
    ...(place.is === 'advisers' && back === 'denizen'
      ? [
          choice('face', { value: note.facedown ? 'down' : 'up', options: worded('up', 'down') }, (value) =>
            says({ facedown: value === 'down', knownTo: [], favor: 0, secrets: 0 }),
          ),
        ]
      : []),
    ...(edifice === undefined || ruin === undefined
      ? []
      : [
          choice(
            'building',
            { value: note.name === edifice ? 'intact' : 'ruined', options: worded('intact', 'ruined') },
            (value) => says({ name: value === 'intact' ? edifice : ruin }),
          ),
        ]),
    ...(isOpen
      ? [
          count('favor', { value: note.favor, max: ALL_FAVOR }, (favor) => says({ favor })),
          count('secrets', { value: note.secrets, max: MOST_SECRETS }, (secrets) => says({ secrets })),
        ]
      : []),
    ...(place.is === 'vision' || HOLDS_WARBANDS.includes(note.name)
      ? warbandCounts(note.warbands, coloursIn(draft), (warbands) => says({ warbands }))
      : []),
    ...(isOpen || place.is === 'site' || place.is === 'siteDeck' ? [] : [knowing(draft, lying)]),
  ];
}

function coloursIn({ seats }: Draft): readonly Colour[] {
  return COLOURS.filter((colour) => seats.includes(colour));
}

/** Who has looked at a card that lies facedown; whose adviser it is knows it anyway. */
function knowing(draft: Draft, lying: Lying): Setting {
  const { place, note } = lying;
  const owner = 'seat' in place ? place.seat : undefined;
  const others = seatsOf(draft.seats.length).filter((seat) => seat !== owner);
  const knows = (seat: SeatId) => note.knownTo.includes(colourAt(draft.seats, seat));
  return several(
    'knownTo',
    {
      value: others.filter(knows).map(String),
      options: others.map((seat) => ({ value: String(seat), name: seatWords(draft, seat) })),
    },
    (value) =>
      withNote(draft, lying, {
        knownTo: COLOURS.filter((colour) =>
          SEATS.some((seat) => value.includes(String(seat)) && draft.seats[seat] === colour),
        ),
      }),
  );
}

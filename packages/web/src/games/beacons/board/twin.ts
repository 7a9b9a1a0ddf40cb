import {
  BEACONS_WORDS,
  type BeaconsSeatView,
  type BeaconsView,
  DIE,
  ENOUGH_BEACONS,
  HEXES,
  hexThing,
  keeperThing,
  seatText,
  shadeThing,
  siteText,
  siteThing,
} from '@kronika/examples';
import { keyOf, type Lang, type NamedThing, type SeatId } from '@kronika/kernel';
import type { TwinLine, TwinSection } from '../../../table/board-module.ts';
import { asSentence } from '../../../table/text/seat-names.ts';
import { hexLabel } from './labels.ts';
import { BOARD_WORDS } from './words.ts';

/** The whole board in words: the die, oneself and the others, the beacons, the shades, and every hex. */
export function twinOf(view: BeaconsView, lang: Lang, near: SeatId): readonly TwinSection[] {
  const game = BEACONS_WORDS[lang];
  const words = BOARD_WORDS[lang];
  const order = [...view.seats.filter(({ seat }) => seat === near), ...view.seats.filter(({ seat }) => seat !== near)];
  return [
    ...dieSection(view, lang),
    ...order.map((seat) => seatSection(view, seat, lang)),
    {
      key: 'sites',
      heading: game.board.beaconsHeading,
      lines: view.sites.map((site) => line(siteThing(site.hex), siteText(game, site))),
    },
    ...(view.shades.length === 0
      ? []
      : [
          {
            key: 'shades',
            heading: words.shades,
            lines: [
              {
                key: 'goal',
                text: asSentence(`${words.burning(litIn(view), view.sites.length)}, ${words.enough(ENOUGH_BEACONS)}`),
              },
              ...view.shades.map((hex, shade) =>
                line(shadeThing(shade), asSentence(`${words.shade(shade + 1)}, ${words.hex(hex)}`)),
              ),
            ],
          },
        ]),
    {
      key: 'hexes',
      heading: words.island,
      lines: HEXES.map((hex) => line(hexThing(hex), asSentence(hexLabel(view, hex, lang)))),
    },
  ];
}

function dieSection({ turn }: BeaconsView, lang: Lang): readonly TwinSection[] {
  if (turn === null) return [];
  const { board, seat } = BEACONS_WORDS[lang];
  const text = `${seat(turn.seat)}: ${board.die(turn.roll, turn.left)}`;
  return [{ key: 'die', heading: asSentence(BOARD_WORDS[lang].die), lines: [line(DIE, text)] }];
}

function seatSection(view: BeaconsView, seat: BeaconsSeatView, lang: Lang): TwinSection {
  const game = BEACONS_WORDS[lang];
  return {
    key: `seat${seat.seat}`,
    heading: game.seat(seat.seat),
    lines: [line(keeperThing(seat.seat), seatText(game, view, seat, lang))],
  };
}

function litIn({ sites }: BeaconsView): number {
  return sites.filter(({ lit }) => lit !== null).length;
}

function line(thing: NamedThing, text: string): TwinLine {
  return { key: keyOf(thing), text, place: keyOf(thing), looked: thing };
}

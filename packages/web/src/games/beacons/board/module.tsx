import {
  type BeaconsView,
  beacons,
  HEXES,
  hexThing,
  isBeaconsMessage,
  isBeaconsOption,
  keeperThing,
} from '@kronika/examples';
import { isCardThing, isPrintedCard } from '@kronika/kernel';
import type { BoardModule, Steps } from '../../../table/board-module.ts';
import { asSentence } from '../../../table/text/seat-names.ts';
import { Board } from './Board.tsx';
import { Face } from './Face.tsx';
import { eventHeading, eventIcon, eventSound, OPTION_ICONS, PROMPT_ICONS } from './marks.ts';
import { isThere, nameOfPiece, pieceOf } from './pieces.ts';
import { spotOf } from './spots.ts';
import { stageOf } from './staging.ts';
import { standingsIn } from './standings.ts';
import { twinOf } from './twin.ts';

/** Every round is a step of the bar; after the last one day breaks. */
function stepsIn({ round, rounds }: BeaconsView): Steps['steps'] {
  return Array.from({ length: rounds }, (_, place) => ({
    key: String(place + 1),
    name: String(place + 1),
    icon: place + 1 === rounds ? 'sunrise' : place + 1 < round ? 'x-check' : 'moon',
  }));
}

export const beaconsBoard: BoardModule<BeaconsView> = {
  text: beacons.text,
  cloth: 'beacons',
  pieces: 'things',
  Board,
  Face,
  lookAt: (view, thing) => {
    const piece = pieceOf(thing);
    return isCardThing(thing) || piece === undefined || !isThere(view, piece) ? undefined : thing;
  },
  nameOf: (subject, view) => {
    if (isPrintedCard(subject)) return { pl: subject.printed, en: subject.printed };
    const piece = pieceOf(subject);
    if (piece === undefined) return { pl: subject.id, en: subject.id };
    const { pl, en } = nameOfPiece(piece, view);
    return { pl: asSentence(pl), en: asSentence(en) };
  },
  names: () => HEXES.map((hex) => ({ subject: hexThing(hex), name: { pl: hex, en: hex } })),
  glossary: () => [],
  first: (_, near) => keeperThing(near),
  spotOf,
  steps: (view, lang) => ({
    steps: stepsIn(view),
    now: String(view.round),
    round: asSentence(beacons.text[lang].moment?.(view) ?? ''),
  }),
  headingOf: eventHeading,
  iconOf: eventIcon,
  soundOf: eventSound,
  stageOf,
  promptIcon: (message) => (isBeaconsMessage(message) ? PROMPT_ICONS[message.key] : undefined) ?? 'pointing',
  numberControl: () => 'stepper',
  optionIcon: (option) => (isBeaconsOption(option) ? OPTION_ICONS[option.is] : undefined),
  rules: async () => undefined,
  twin: twinOf,
  standings: standingsIn,
};

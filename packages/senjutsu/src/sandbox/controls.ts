import { type Control, type Phrase, type SeatId, TABLE_THING, type ThingName } from '@kronika/kernel';
import { ABILITIES } from '../cards/all.ts';
import { HEROES } from '../cards/fact.ts';
import { heroFact } from '../cards/library.ts';
import { KAMAE } from '../cards/pictograms.ts';
import { BOARDS } from '../field/boards.ts';
import { MAX_FOCUS } from '../fighters.ts';
import { type Cell, DIRECTIONS } from '../hex/index.ts';
import type { Described, DescribedFoe, DescribedHero } from '../situation/description.ts';
import { heroNameOf, standOf } from '../situation/state.ts';
import { BEHAVIOURS } from '../solo/foe.ts';
import { WAVES } from '../solo/horde.ts';
import {
  BEHAVIOUR_NAMES,
  FIELD_DIRECTIONS,
  foeName,
  heroName,
  KAMAE_NAMES,
  PHASE_NAMES,
  STANCE_NAMES,
} from '../text/names.ts';
import { numeral } from '../text/numerals.ts';
import { cellOf, type Figure, figuresIn, freeCells, isTogether } from './draft.ts';
import { cardCalled, type Lying, markOf } from './lists.ts';
import { HORDE_BOARDS, MODES, modeOf, tokenCells } from './modes.ts';
import { cellCalled, figureCalled, figureName, pieceCalled } from './names.ts';
import { MOST_HEROES } from './recruits.ts';
import { anchorOf, layName, laysOn, layValue, pieceOn } from './terrain.ts';
import { CONTROL_NAMES, type ControlKey, cellWords, defeatedWords, VALUE_NAMES } from './words.ts';

type Options = Extract<Control, { is: 'choice' }>['options'];

const choice = (key: ControlKey, value: string, options: Options): Control => ({
  is: 'choice',
  key,
  name: CONTROL_NAMES[key],
  options,
  value,
});

/** What stands there already can be left there, however much it is. */
const number = (key: ControlKey, value: number, min: number, max: number): Control => ({
  is: 'number',
  key,
  name: CONTROL_NAMES[key],
  min: Math.min(min, value),
  max: Math.max(max, value),
  value,
});

function named<V extends string | number>(values: readonly V[], nameOf: (value: V) => Phrase): Options {
  return values.map((value) => ({ value: String(value), name: nameOf(value) }));
}

const worded = (...values: readonly (keyof typeof VALUE_NAMES)[]) => named(values, (value) => VALUE_NAMES[value]);

/** What can be set of a thing. */
export function controlsFor(situation: Described, thing: ThingName): readonly Control[] {
  if (thing === TABLE_THING) return tableControls(situation);
  const figure = figureCalled(situation, thing);
  if (figure !== undefined) return figure.described.defeat === undefined ? figureControls(situation, figure) : [];
  const cell = cellCalled(situation, thing);
  if (cell !== undefined) return cellControls(situation, cell);
  const piece = pieceCalled(situation, thing);
  const anchor = piece === undefined ? undefined : anchorOf(piece);
  if (anchor !== undefined) return [terrainControl(situation, anchor)];
  const card = cardCalled(situation, thing);
  return card === undefined ? [] : cardControls(card);
}

function tableControls(situation: Described): readonly Control[] {
  const { board, heroes, horde, turn, phase, windows } = situation;
  // A horde comes in where its board says.
  const boards = horde === undefined ? BOARDS : HORDE_BOARDS;
  return [
    choice('mode', modeOf(situation), worded(...MODES)),
    ...(horde === undefined ? [number('seats', heroes.length, 1, MOST_HEROES)] : hordeControls(situation, horde)),
    choice(
      'board',
      board,
      boards.map(({ id, name }) => ({ value: id, name })),
    ),
    number('turn', turn, 1, 30),
    choice(
      'phase',
      phase,
      named(['draw', 'choose', 'discard'] as const, (one) => PHASE_NAMES[one]),
    ),
    choice('windows', windows, worded('open', 'brief')),
  ];
}

/** A horde is fought alone (SEN-HORDE-a). */
function hordeControls(situation: Described, { round, wave, fallenLeader }: NonNullable<Described['horde']>) {
  return [
    number('round', round, 1, 3),
    number('wave', wave, 1, WAVES),
    choice('fallenLeader', fallenLeader ?? 'none', [
      ...worded('none'),
      ...[...new Set([...(fallenLeader === null ? [] : [fallenLeader]), ...tokenCells(situation)])].map((value) => ({
        value,
        name: cellWords(value),
      })),
    ]),
  ];
}

function figureControls(situation: Described, figure: Figure): readonly Control[] {
  const { described, at } = figure;
  const { wounds, bleeding, stuns, limps, stealth } = described;
  return [
    ...(figure.is === 'hero' ? heroControls(situation, figure.seat, figure.described) : foeControls(figure.described)),
    choice(
      'facing',
      String(standOf(described, at).facing),
      named(DIRECTIONS, (direction) => FIELD_DIRECTIONS[direction]),
    ),
    number('wounds', wounds, 0, 9),
    number('bleeding', bleeding, 0, 9),
    number('stuns', stuns, 0, 9),
    number('limps', limps.length, 0, 4),
    choice('stealth', stealth, worded('seen', 'hidden')),
  ];
}

function heroControls(situation: Described, seat: SeatId, hero: DescribedHero): readonly Control[] {
  const { kamae, focus, team = seat, weapons = [] } = hero;
  const { advantage = [], heroes } = situation;
  const id = heroNameOf(hero, seat);
  const fitting = ABILITIES.filter(
    ({ core, weapon }) => core === 'weapon' && weapon !== undefined && heroFact(id).weapons.includes(weapon),
  );
  return [
    choice('hero', id, named(HEROES, heroName)),
    // Who carries several weapons keeps them.
    ...(weapons.length === 1 && fitting.length > 1
      ? [
          choice(
            'weapon',
            weapons[0] ?? '',
            fitting.map(({ id: value, name }) => ({ value, name })),
          ),
        ]
      : []),
    ...(isTogether(situation) ? [] : [number('team', team + 1, 1, MOST_HEROES)]),
    ...(heroes.length > 1 ? [number('advantage', placeOnTrack(advantage, seat), 1, advantage.length)] : []),
    choice(
      'kamae',
      kamae,
      named(KAMAE, (one) => KAMAE_NAMES[one]),
    ),
    number('focus', focus, 0, MAX_FOCUS),
  ];
}

/** From the top, beginning with 1. */
function placeOnTrack(track: readonly SeatId[], seat: SeatId): number {
  return track.indexOf(seat) + 1;
}

function foeControls({ behaviour, stance, woundLimit, preferredDistance }: DescribedFoe): readonly Control[] {
  return [
    choice(
      'behaviour',
      behaviour,
      named(BEHAVIOURS, (one) => BEHAVIOUR_NAMES[one]),
    ),
    choice(
      'stance',
      stance,
      named(['offensive', 'defensive'] as const, (one) => STANCE_NAMES[one]),
    ),
    number('woundLimit', woundLimit, 1, 12),
    number('preferredDistance', preferredDistance, 1, 8),
  ];
}

/** What somebody is called; several of a kind are numbered. */
export function figureWords(situation: Described, figure: Figure): Phrase {
  const name = plainWords(figure);
  const alike = figuresIn(situation).filter((other) => plainWords(other).en === name.en);
  const place = numeral(alike.findIndex(({ at }) => at === figure.at));
  const told = alike.length > 1 ? { pl: `${name.pl} ${place}`, en: `${name.en} ${place}` } : name;
  return figure.described.defeat === undefined ? told : defeatedWords(told);
}

function plainWords(figure: Figure): Phrase {
  return figure.is === 'hero' ? heroName(heroNameOf(figure.described, figure.seat)) : foeName(figure.described.kind);
}

export const NOBODY = 'nobody';

function cellControls(situation: Described, cell: Cell): readonly Control[] {
  const standing = figuresIn(situation).filter((figure) => cellOf(figure) !== null);
  const here = standing.find((figure) => cellOf(figure) === cell);
  const offered = (figures: readonly Figure[]) =>
    figures.map((figure) => ({ value: figureName(figure), name: figureWords(situation, figure) }));
  const isOpen = here !== undefined || freeCells(situation).includes(cell);
  return [
    ...(isOpen
      ? [
          choice('figure', here === undefined ? NOBODY : figureName(here), [
            ...(here === undefined ? worded('nobody') : []),
            ...offered(standing),
          ]),
        ]
      : []),
    terrainControl(situation, cell),
    choice('towards', NOBODY, [...worded('nobody'), ...offered(standing.filter((figure) => figure !== here))]),
  ];
}

function terrainControl(situation: Described, cell: Cell): Control {
  const now = pieceOn(situation, cell);
  return choice('terrain', now === undefined ? 'none' : layValue(now), [
    ...worded('none'),
    ...laysOn(situation, cell).map((lay) => ({ value: layValue(lay), name: layName(lay, cell) })),
  ]);
}

const ENDS = ['none', '1', '2', '3', '4'] as const;

function cardControls({ place, note }: Lying): readonly Control[] {
  if (place.list === 'discard') return [choice('face', markOf(note) === 'down' ? 'down' : 'up', worded('up', 'down'))];
  if (place.list !== 'play') return [];
  return [
    choice(
      'turnsLeft',
      markOf(note) ?? 'none',
      named(ENDS, (one) => (one === 'none' ? VALUE_NAMES.none : { pl: one, en: one })),
    ),
  ];
}

import { type Control, type ControlOptions, controlsIn, TABLE_THING, type ThingName } from '@kronika/kernel';
import { CONFLICT_TYPES, ELEMENTS, type Element } from '../cards/fact.ts';
import type { ParsedSituation } from '../situation/description.ts';
import type { Placed } from '../situation/notes.ts';
import { stepsOf } from '../situation/steps.ts';
import { PHASES } from '../state.ts';
import { ELEMENT_NAMES } from '../text/names.ts';
import { PLACES } from '../zones.ts';
import { placedAt, SEATS } from './draft.ts';
import { type Piece, pieceOf } from './pieces.ts';
import { elementCalled, seatCalled } from './things.ts';
import { CONTROL_NAMES, PHASE_NAMES, provincePlace, SEAT_NAMES, stepName, VALUE_NAMES } from './words.ts';

const { number, choice, several, named } = controlsIn(CONTROL_NAMES, VALUE_NAMES);

/** More than the rules ever bring about, and still a number one can step to. */
const MOST_FATE = 30;
const MOST_HONOR = 30;
const MOST_ROUNDS = 30;

/** What can be set of a thing of the situation. */
export function controlsFor(situation: ParsedSituation, thing: ThingName): readonly Control[] {
  if (thing === TABLE_THING) return tableControls(situation);
  const seat = seatCalled(thing);
  if (seat !== undefined) return seatControls(situation, seat);
  const element = elementCalled(thing);
  if (element !== undefined) return ringControls(situation, element);
  const piece = pieceOf(thing);
  const placed = piece === undefined ? undefined : placedAt(situation, piece);
  return piece === undefined || placed === undefined ? [] : cardControls(situation, piece, placed);
}

const SEAT_OPTIONS: ControlOptions = SEATS.map((seat) => ({ value: String(seat), name: SEAT_NAMES[seat] }));
const ELEMENT_OPTIONS: ControlOptions = ELEMENTS.map((element) => ({ value: element, name: ELEMENT_NAMES[element] }));
const TYPE_OPTIONS: ControlOptions = CONFLICT_TYPES.map((type) => ({ value: type, name: VALUE_NAMES[type] }));

function tableControls(situation: ParsedSituation): readonly Control[] {
  const { round, phase, step, first, favor, conflict, windows } = situation;
  return [
    number('round', round, 1, MOST_ROUNDS),
    choice(
      'phase',
      phase,
      PHASES.map((value) => ({ value, name: PHASE_NAMES[value] })),
    ),
    choice(
      'step',
      step,
      stepsOf(situation).map((value) => ({ value, name: stepName(value, conflict === null ? phase : 'inConflict') })),
    ),
    choice('first', String(first), SEAT_OPTIONS),
    ...turnControls(situation),
    choice('attacker', conflict === null ? 'none' : String(conflict.attacker), [
      ...named('none'),
      { value: '0', name: VALUE_NAMES.attacks0 },
      { value: '1', name: VALUE_NAMES.attacks1 },
    ]),
    ...(conflict === null
      ? []
      : [
          choice('type', conflict.type, TYPE_OPTIONS),
          choice('ring', conflict.ring, ELEMENT_OPTIONS),
          choice(
            'province',
            String(conflict.province),
            PLACES.map((place) => ({ value: String(place), name: provincePlace(place) })),
          ),
        ]),
    choice('favorHolder', favor === null ? 'none' : String(favor.holder), [...named('none'), ...SEAT_OPTIONS]),
    ...(favor === null
      ? []
      : [
          choice(
            'favorSide',
            favor.side,
            CONFLICT_TYPES.map((type) => ({ value: type, name: VALUE_NAMES[`${type}Side`] })),
          ),
        ]),
    choice('windows', windows, named('open', 'brief')),
  ];
}

/** Whose turn it is matters where there are turns: at windows and opportunities. */
function turnControls({ step, turn, passed, phase }: ParsedSituation): readonly Control[] {
  if (step !== 'window' && step !== 'opportunity') return [];
  const whose = choice('turn', turn === null ? 'byRules' : String(turn), [...named('byRules'), ...SEAT_OPTIONS]);
  const isWindow = step === 'window' || phase === 'dynasty';
  return isWindow ? [whose, several('passed', passed.map(String), SEAT_OPTIONS)] : [whose];
}

function seatControls({ seats, phase }: ParsedSituation, place: 0 | 1): readonly Control[] {
  const { honor, fate, dial, rings, opportunities, declared } = seats[place];
  return [
    number('honor', honor, 0, MOST_HONOR),
    number('fate', fate, 0, MOST_FATE),
    choice('dial', dial === null ? 'none' : String(dial), [
      ...named('none'),
      ...[1, 2, 3, 4, 5].map((shown) => ({ value: String(shown), name: { pl: String(shown), en: String(shown) } })),
    ]),
    several('rings', rings, ELEMENT_OPTIONS),
    ...(phase === 'conflict'
      ? [number('opportunities', opportunities, 0, 2), several('declared', declared, TYPE_OPTIONS)]
      : []),
  ];
}

function ringControls({ seats, conflict, ringFate }: ParsedSituation, element: Element): readonly Control[] {
  const holder = seats.findIndex(({ rings }) => rings.includes(element));
  const isContested = conflict?.ring === element;
  return [
    choice('holder', isContested ? 'contested' : holder < 0 ? 'unclaimed' : String(holder), [
      ...named('unclaimed'),
      ...SEAT_OPTIONS,
      ...(conflict === null ? [] : named('contested')),
    ]),
    number('fate', ringFate[element] ?? 0, 0, MOST_FATE),
  ];
}

function cardControls({ conflict }: ParsedSituation, { zone, on }: Piece, { said }: Placed): readonly Control[] {
  const { marks, face, owner, controller } = said;
  const stance = choice('stance', marks.stance ?? 'ready', named('ready', 'bowed'));
  switch (zone) {
    case 'play':
      if (on !== undefined)
        return [stance, choice('controller', controller === undefined ? 'host' : 'other', named('host', 'other'))];
      return [
        stance,
        choice('status', marks.status ?? 'ordinary', named('ordinary', 'honored', 'dishonored')),
        number('fate', marks.fate ?? 0, 0, MOST_FATE),
        ...(conflict === null && marks.at !== 'conflict'
          ? []
          : [choice('at', marks.at ?? 'home', named('home', 'conflict'))]),
        choice('owner', owner ?? 'own', named('own', 'opponent')),
      ];
    case 'row1':
    case 'row2':
    case 'row3':
    case 'row4':
      return [choice('face', face ?? 'up', named('up', 'down'))];
    case 'provinces':
      return [
        choice('face', face ?? 'down', named('up', 'down')),
        choice('condition', marks.condition ?? 'whole', named('whole', 'broken')),
      ];
    case 'stronghold':
      return [stance];
    default:
      return [];
  }
}

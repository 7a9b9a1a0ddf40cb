import {
  type Control,
  type ControlOptions,
  controlsIn,
  type SeatId,
  TABLE_THING,
  type ThingName,
} from '@kronika/kernel';
import { CHALLENGE_TYPES, FACTS } from '../cards/fact.ts';
import type { ParsedSituation } from '../situation/description.ts';
import type { Placed } from '../situation/notes.ts';
import { stepsOf } from '../situation/steps.ts';
import { PHASES } from '../state.ts';
import { cardName, PHASE_NAMES } from '../text/names.ts';
import { listsIn, placedAt, seatIn, seatsIn } from './draft.ts';
import { factCalled } from './fitting.ts';
import { OUTCOMES, outcomeOf } from './fought.ts';
import { type Piece, pieceOf } from './pieces.ts';
import { seatCalled } from './things.ts';
import { CONTROL_NAMES, outcomeName, seatName, stepName, VALUE_NAMES } from './words.ts';

const { number, choice, named } = controlsIn(CONTROL_NAMES, VALUE_NAMES);

/** More than the rules ever bring about, and still a number one can step to. */
const MOST_GOLD = 30;
const MOST_POWER = 14;
const MOST_TOKENS = 9;
const MOST_ROUNDS = 30;

/** What can be set of a thing of the situation. */
export function controlsFor(situation: ParsedSituation, thing: ThingName): readonly Control[] {
  if (thing === TABLE_THING) return tableControls(situation);
  const seat = seatCalled(thing, situation.seats.length);
  if (seat !== undefined) return seatControls(situation, seat);
  const piece = pieceOf(thing);
  const placed = piece === undefined ? undefined : placedAt(situation, piece);
  return piece === undefined || placed === undefined ? [] : cardControls(situation, piece, placed);
}

function seatOptions(seats: readonly SeatId[]): ControlOptions {
  return seats.map((seat) => ({ value: String(seat), name: seatName(seat) }));
}

const TYPE_OPTIONS: ControlOptions = CHALLENGE_TYPES.map((type) => ({ value: type, name: VALUE_NAMES[type] }));

function tableControls(situation: ParsedSituation): readonly Control[] {
  const { round, phase, step, first, challenge, windows, seats } = situation;
  const everybody = seatsIn(situation);
  return [
    number('seats', seats.length, 2, 6),
    number('round', round, 1, MOST_ROUNDS),
    choice(
      'phase',
      phase,
      PHASES.map((value) => ({ value, name: PHASE_NAMES[value] })),
    ),
    choice(
      'step',
      step,
      stepsOf(situation).map((value) => ({ value, name: stepName(value, challenge === null ? phase : 'inChallenge') })),
    ),
    choice('first', String(first), seatOptions(everybody)),
    ...activeControls(situation),
    choice('attacker', challenge === null ? 'none' : String(challenge.attacker), [
      ...named('none'),
      ...everybody.map((seat) => {
        const { pl, en } = seatName(seat);
        return { value: String(seat), name: { pl: `atakuje: ${pl}`, en: `${en} attacks` } };
      }),
    ]),
    ...challengeControls(situation),
    choice('windows', windows, named('open', 'brief')),
  ];
}

/** Somebody is active in two of the phases, and has a turn where there is a window. */
function activeControls(situation: ParsedSituation): readonly Control[] {
  const { phase, active, challenge, step, turn } = situation;
  const seats = [...named('byRules'), ...seatOptions(seatsIn(situation))];
  const isActivePhase = (phase === 'marshaling' || phase === 'challenges') && step !== 'begin' && challenge === null;
  return [
    ...(isActivePhase ? [choice('active', active === null ? 'byRules' : String(active), seats)] : []),
    ...(step === 'window' || step === 'initiated'
      ? [choice('turn', turn === null ? 'byRules' : String(turn), seats)]
      : []),
  ];
}

function challengeControls(situation: ParsedSituation): readonly Control[] {
  const { challenge } = situation;
  if (challenge === null) return [];
  const others = seatsIn(situation).filter((seat) => seat !== challenge.attacker);
  const type = choice('type', challenge.type, TYPE_OPTIONS);
  return others.length === 1
    ? [type]
    : [type, choice('against', String(challenge.against ?? others[0]), seatOptions(others))];
}

function seatControls(situation: ParsedSituation, seat: SeatId): readonly Control[] {
  const { gold } = seatIn(situation, seat);
  const [faction] = listsIn(situation, seat).faction;
  const [title] = listsIn(situation, seat).title;
  const isMelee = situation.seats.length > 2;
  return [
    number('gold', gold, 0, MOST_GOLD),
    number('factionPower', faction?.said.marks.power ?? 0, 0, MOST_POWER),
    ...(isMelee
      ? [
          choice('title', title?.printed ?? 'none', [
            ...named('none'),
            ...FACTS.filter(({ type }) => type === 'title').map((fact) => ({ value: fact.id, name: cardName(fact) })),
          ]),
        ]
      : []),
    ...foughtControls(situation, seat),
    ...(isMelee
      ? [
          choice(
            'standing',
            situation.eliminated.includes(seat) ? 'eliminated' : 'seated',
            named('seated', 'eliminated'),
          ),
        ]
      : []),
  ];
}

/** What was fought this round matters from the challenges on. */
function foughtControls(situation: ParsedSituation, seat: SeatId): readonly Control[] {
  if (PHASES.indexOf(situation.phase) < PHASES.indexOf('challenges')) return [];
  const others = seatsIn(situation).filter((other) => other !== seat);
  const outcomes = OUTCOMES.filter((outcome) => outcome !== 'bonus' || others.length > 1);
  const options = [
    ...named('untried'),
    ...others.flatMap((other) =>
      outcomes.map((outcome) => ({ value: `${outcome}/${other}`, name: outcomeName(outcome, other) })),
    ),
  ];
  return CHALLENGE_TYPES.map((type) => choice(type, outcomeOf(situation, seat, type), options));
}

function cardControls(situation: ParsedSituation, piece: Piece, placed: Placed): readonly Control[] {
  switch (piece.zone) {
    case 'play':
      return piece.on === undefined
        ? playedControls(situation, piece, placed)
        : attachedControls(situation, piece, placed);
    case 'faction':
      return [stanceOf(placed), powerOf(placed)];
    case 'plot':
      return [number('stand', placed.said.marks.tokens?.stand ?? 0, 0, MOST_TOKENS)];
    default:
      return [];
  }
}

function stanceOf({ said }: Placed): Control {
  return choice('stance', said.marks.stance ?? 'standing', named('standing', 'kneeling'));
}

function powerOf({ said }: Placed): Control {
  return number('onCard', said.marks.power ?? 0, 0, MOST_POWER);
}

function playedControls(situation: ParsedSituation, { seat }: Piece, placed: Placed): readonly Control[] {
  const { marks, owner } = placed.said;
  const fact = factCalled(placed.printed);
  const isCharacter = fact.type === 'character';
  const takesPart = isCharacter && (situation.challenge !== null || (marks.part ?? 'none') !== 'none');
  const isAmbushing = isCharacter && (marks.entered === 'ambushed' || fact.keywords.some(({ is }) => is === 'ambush'));
  return [
    stanceOf(placed),
    powerOf(placed),
    ...(takesPart
      ? [
          choice(
            'part',
            marks.part === undefined || marks.part === 'none' ? 'apart' : marks.part,
            named('apart', 'attacking', 'defending'),
          ),
        ]
      : []),
    ...(isAmbushing
      ? [choice('entered', marks.entered === 'ambushed' ? 'ambushed' : 'before', named('before', 'ambushed'))]
      : []),
    ...(isCharacter
      ? (['poison', 'betrayal'] as const).map((token) => number(token, marks.tokens?.[token] ?? 0, 0, MOST_TOKENS))
      : []),
    choice('owner', String(owner ?? seat), seatOptions(seatsIn(situation))),
  ];
}

function attachedControls(situation: ParsedSituation, { seat }: Piece, placed: Placed): readonly Control[] {
  // A duplicate is nothing but a duplicate, and belongs to the card above it.
  if (placed.said.marks.as === 'duplicate') return [];
  const { controller = seat } = placed.said;
  return [stanceOf(placed), choice('controller', String(controller), seatOptions(seatsIn(situation)))];
}

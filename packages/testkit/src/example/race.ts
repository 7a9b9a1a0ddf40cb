import {
  ask,
  chooseNumber,
  type EventRules,
  emit,
  end,
  flow,
  flowsOf,
  type Game,
  type GameEvent,
  type GameText,
  goTo,
  invalid,
  type Lang,
  type SeatId,
  seatAfter,
  seatsOf,
  seenByAll,
  type Teams,
  teamsOf,
} from '@kronika/kernel';
import { parseRace, RACE_SETUP, type RaceSetup } from './race-setup.ts';

/** Who is how far. */
export interface Race {
  readonly goal: number;
  readonly steps: readonly number[];
  readonly teams: Teams;
  /** How far the storm is, and how far it comes each round; nothing where nobody runs from it. */
  readonly storm?: { readonly at: number; readonly by: number };
}

interface Stepped extends GameEvent {
  readonly is: 'stepped';
  readonly seat: SeatId;
  readonly steps: number;
}

interface Stormed extends GameEvent {
  readonly is: 'stormed';
}

const events: EventRules<Race, Stepped | Stormed> = {
  stepped: {
    apply: (state, { seat, steps }) => ({ ...state, steps: state.steps.with(seat, (state.steps[seat] ?? 0) + steps) }),
    see: seenByAll,
  },
  stormed: {
    apply: (state) =>
      state.storm === undefined ? state : { ...state, storm: { ...state.storm, at: state.storm.at + state.storm.by } },
    see: seenByAll,
  },
};

interface Turns {
  readonly seat: SeatId;
  readonly steps?: number;
}

const because = { is: 'rule', rule: 'RACE-a' } as const;

const turns = flow<Race, Turns>()('race/turns', {
  ask: (_, { seat }) => ask('steps', chooseNumber({ seat, message: { key: 'steps' }, because, min: 1, max: 2 })),
  step: (_, { seat, steps = 1 }) => emit({ is: 'stepped', seat, steps }),
  arrive: (state, { seat }) => {
    const winners = seatsOf(state.steps.length).filter((one) => state.teams[one] === state.teams[seat]);
    return distanceOf(state, seat) >= state.goal && end({ winners, reason: { key: 'home' }, rule: 'RACE-b' });
  },
  storm: (state, { seat }) => state.storm !== undefined && seat === state.steps.length - 1 && emit({ is: 'stormed' }),
  drown: ({ storm, goal }) =>
    storm !== undefined && storm.at >= goal && end({ winners: [], reason: { key: 'storm' }, rule: 'RACE-c' }),
  pass: ({ steps }, { seat }) => goTo('ask', { seat: seatAfter(seat, steps.length) }),
});

/** How far the team of the seat is. */
function distanceOf({ steps, teams }: Race, seat: SeatId): number {
  return steps.reduce((sum, step, one) => (teams[one] === teams[seat] ? sum + step : sum), 0);
}

const STORM_SPEED = { mild: 1, wild: 3 } as const;

/** A game for one, for teams and for everybody on their own: whoever is first home wins, unless the storm comes first. */
export const race: Game<Race, RaceSetup, Race> = {
  id: 'race',
  rules: 1,
  setup: RACE_SETUP,
  parseSetup: parseRace,
  start: (setup) => {
    const { seats, goal, storm } = setup;
    const state: Race = {
      goal,
      steps: seatsOf(seats).map(() => 0),
      teams: teamsOf(RACE_SETUP, setup) ?? seatsOf(seats),
      ...(storm === undefined ? {} : { storm: { at: 0, by: STORM_SPEED[storm] } }),
    };
    return { seats, state, stack: [turns({ seat: 0 })] };
  },
  flows: flowsOf(turns),
  events,
  view: (state) => state,
  situation: () => invalid('the situation', { at: '', problem: 'races begin at the start' }),
  faults: () => [],
  text: { pl: textIn('pl'), en: textIn('en') },
  bots: {},
};

function textIn(lang: Lang): GameText<Race> {
  const isPolish = lang === 'pl';
  return {
    name: isPolish ? 'Wyścig' : 'Race',
    prompt: () => ({ ask: isPolish ? 'Ile kroków?' : 'How many steps?' }),
    option: ({ is }) => is,
    event: ({ is }) => is,
    outcome: ({ reason }) =>
      reason.key === 'home' ? (isPolish ? 'Meta!' : 'Home!') : isPolish ? 'Burza.' : 'The storm.',
    board: ({ steps, goal, storm }) => `${steps.join(' ')} / ${goal}${storm === undefined ? '' : ` ~${storm.at}`}`,
  };
}

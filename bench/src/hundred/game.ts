import {
  changed,
  flowsOf,
  type Game,
  isRefusal,
  plainSetup,
  readSetup,
  type Setup,
  type SetupForm,
  tableFaults,
} from '@kronika/kernel';
import { events } from './event.ts';
import { FACES, faceName } from './face.ts';
import { deal, deals, turns } from './rules.ts';
import { situation } from './situation.ts';
import { type Hundred, tableOf } from './state.ts';
import { text } from './text.ts';
import { type HundredView, view } from './view.ts';

/** How often the hundred cards are dealt; more than once makes a match as long as a benchmark wants it. */
export interface HundredSetup extends Setup {
  readonly deals: number;
}

const SETUP: SetupForm = {
  ...plainSetup({ min: 2, max: 2 }),
  options: [
    {
      is: 'number',
      key: 'deals',
      name: { pl: 'Rozdania', en: 'Deals' },
      about: { pl: 'Ile razy rozdaje się całą setkę.', en: 'How often the hundred cards are dealt.' },
      min: 1,
      max: 1_000_000,
      default: 1,
    },
  ],
};

/** The state every match begins with; a value, so all of them can share it. */
const FRESH: Hundred = {
  table: tableOf({ deck: FACES.map(faceName), hands: [[], []], piles: { left: [], right: [] } }),
  scores: [0, 0],
};

/** Two seats, a hundred cards, hands of five and two piles: the smallest game with everything a card game has. */
export const hundred: Game<Hundred, HundredSetup, HundredView> = {
  id: 'hundred',
  rules: 1,
  setup: SETUP,
  parseSetup: (input) => {
    const setup = readSetup(SETUP, input);
    return isRefusal(setup) ? setup : { seats: setup.seats, deals: Number(setup.deals) };
  },
  start: (setup) => ({
    seats: 2,
    state: FRESH,
    stack: [deals({ deals: setup.deals })],
  }),
  flows: flowsOf(deals, deal, turns),
  events,
  view,
  cards: {
    table: ({ table }) => table,
    withTable: (state, table) => changed(state, { table }),
    back: () => 'hundred',
  },
  situation,
  faults: ({ table, scores }) => [
    ...tableFaults(table),
    ...table.cards
      .filter(({ id, printed }) => table.cards.some((other) => other.printed === printed && other.id < id))
      .map(({ printed }) => `the card ${printed} is there twice`),
    ...scores.filter((score) => score < 0).map((score) => `a seat has ${score} points`),
  ],
  text,
  bots: {},
};

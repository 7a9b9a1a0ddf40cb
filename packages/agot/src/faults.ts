import { cardOf, cardsIn, hostOf, seatsOf } from '@kronika/kernel';
import { factOf } from './cards/fact.ts';
import type { AgotState } from './state.ts';
import {
  chosenPlotOf,
  factionOf,
  isInPlay,
  playOf,
  plotDeckOf,
  plotOf,
  REMOVED,
  titleOf,
  typeOf,
  usedOf,
} from './zones.ts';

/** What contradicts the rules in a state; none, unless there is a bug. */
export function faults(state: AgotState): readonly string[] {
  return [
    ...numbers(state),
    ...play(state),
    ...outOfPlay(state),
    ...eliminated(state),
    ...plots(state),
    ...challenge(state),
  ];
}

/** What is out of play lies on and under nothing, and nothing stands on it (AGOT-LEAVE-a, -b). */
function outOfPlay(state: AgotState): readonly string[] {
  return state.table.cards
    .filter(({ id }) => !isInPlay(state, id))
    .flatMap(({ id, as, power, tokens, part, entered, stance }) => [
      ...(hostOf(state.table, id) === undefined ? [] : [`card ${id} is out of play and attached to something`]),
      ...(as === 'printed' && power === 0 && part === 'none' && entered === 'before' && stance === 'standing'
        ? []
        : [`card ${id} is out of play and not as printed`]),
      ...(Object.keys(tokens).length === 0 ? [] : [`card ${id} is out of play and holds tokens`]),
    ]);
}

function numbers({ gold, table }: AgotState): readonly string[] {
  return [
    ...gold.filter((amount) => amount < 0 || !Number.isInteger(amount)).map((amount) => `a pool holds ${amount}`),
    ...table.cards.filter(({ power }) => power < 0).map(({ printed }) => `${printed} owes power`),
    ...table.cards
      .filter(({ tokens }) => Object.values(tokens).some((amount) => amount <= 0))
      .map(({ printed }) => `${printed} holds no token of a kind it names`),
  ];
}

/** Only characters, locations and what lies on or under cards is in a play area; unique cards once (AGOT-UNIQ-b). */
function play(state: AgotState): readonly string[] {
  return seatsOf(state.table.seats).flatMap((seat) => {
    const cards = cardsIn(state.table, playOf(seat));
    const names = cards.flatMap((card) => {
      const { printed, as } = cardOf(state.table, card);
      const fact = factOf(printed);
      return as === 'printed' && fact.unique === true ? [fact.name] : [];
    });
    const strays = cards.filter((card) => {
      const type = typeOf(state, card);
      const host = hostOf(state.table, card);
      const isHosted = type === 'attachment' || type === 'duplicate';
      // While setup cards are turned up one after another is put where it belongs.
      if (state.round === 0) return false;
      return isHosted !== (host !== undefined) || (host !== undefined && !isInPlay(state, host));
    });
    return [
      ...(state.round === 0
        ? []
        : names.filter((name, i) => names.indexOf(name) !== i).map((name) => `seat ${seat} has ${name} in play twice`)),
      ...strays.map((card) => `card ${card} lies in the play area and belongs to nothing`),
      ...cards
        .filter((card) => cardOf(state.table, card).controller !== seat)
        .map((card) => `card ${card} lies with seat ${seat}, who does not control it`),
    ];
  });
}

/** Who is out of the game has nothing left in it (AGOT-ELIM-d). */
function eliminated(state: AgotState): readonly string[] {
  const { seated, table, gold } = state;
  const out = seatsOf(table.seats).filter((seat) => !seated.includes(seat));
  return out.flatMap((seat) => [
    ...(gold[seat] === 0 ? [] : [`seat ${seat} is out of the game and has gold`]),
    ...(cardsIn(table, titleOf(seat)).length === 0 ? [] : [`seat ${seat} is out of the game and holds a title`]),
    ...table.cards
      .filter(
        ({ id, owner, zone }) =>
          owner === seat && zone !== REMOVED && factOf(cardOf(table, id).printed).type !== 'title',
      )
      .map(({ id, zone }) => `card ${id} of seat ${seat}, who is out of the game, lies in ${zone}`),
    ...table.cards
      .filter(({ id, owner, controller }) => owner !== seat && controller === seat && isInPlay(state, id))
      .map(({ id }) => `card ${id} is controlled by seat ${seat}, who is out of the game`),
  ]);
}

/** Everybody who is in the game has a faction card and at most one plot on the table. */
function plots({ table, seated }: AgotState): readonly string[] {
  return seated.flatMap((seat) => {
    const revealed = cardsIn(table, plotOf(seat)).length;
    const all =
      revealed +
      cardsIn(table, plotDeckOf(seat)).length +
      cardsIn(table, usedOf(seat)).length +
      cardsIn(table, chosenPlotOf(seat)).length;
    return [
      ...(cardsIn(table, factionOf(seat)).length === 1 ? [] : [`seat ${seat} has no faction card`]),
      ...(revealed > 1 ? [`seat ${seat} has ${revealed} plots revealed`] : []),
      ...(all === 0 ? [`seat ${seat} has no plots`] : []),
    ];
  });
}

/** Who takes part does so only while there is a challenge. */
function challenge({ challenge: running, table, seated }: AgotState): readonly string[] {
  const parts = table.cards.filter(({ part }) => part !== 'none');
  if (running === null) return parts.map(({ printed }) => `${printed} takes part in no challenge`);
  return seated.includes(running.attacker) && seated.includes(running.defender)
    ? []
    : ['a challenge goes on without one of its players'];
}

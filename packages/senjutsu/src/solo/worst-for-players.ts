import { type Answer, cardOf, idleAnswer, type Question } from '@kronika/kernel';
import { withBody, withHero } from '../events/change.ts';
import { groundFor } from '../field/ground.ts';
import { shove } from '../field/push.ts';
import { entryPenalty, forcedPenalty, type Penalty } from '../field/terrain.ts';
import { fighterOf, foesStanding } from '../fighters.ts';
import { axialOf, type Cell, distance, turned } from '../hex/index.ts';
import { isSenjutsuMessage, type SenjutsuMessage } from '../messages.ts';
import { isSenjutsuOption, type SenjutsuOption } from '../options.ts';
import { abilityOn } from '../prints.ts';
import type { FighterId, Senjutsu } from '../state.ts';
import { behaviourCell } from './behaviour.ts';
import { quarryOf } from './quarry.ts';
import { best, type Score } from './score.ts';
import { threatsOf, woundsOf } from './threats.ts';

/** What would come of a choice that a card leaves to an AI opponent. */
interface Prospect {
  /** How things would stand. */
  readonly after: Senjutsu;
  /** Wounds and status cards that somebody would take at once. */
  readonly harm?: { readonly to: FighterId; readonly wounds: number; readonly status: number };
  /** Wounds that players could deal later and that would be taken from them. */
  readonly spared?: number;
}

/**
 * Where no rule decides, what is worst for the players (SEN-SOLO-a): the most wounds for them, the fewest for AI
 * opponents, the most status cards, then what brings the one who decides nearest to where it wants to stand
 * (SEN-SOLO-a2).
 */
function scoreOf(state: Senjutsu, by: FighterId, { after, harm, spared = 0 }: Prospect): Score {
  const hurts = harm !== undefined && fighterOf(state, harm.to).is === 'hero' ? harm : undefined;
  const friend = harm !== undefined && hurts === undefined ? harm : undefined;
  return [
    -(hurts?.wounds ?? 0),
    dangerTo(after) + (friend?.wounds ?? 0) - spared,
    (friend?.status ?? 0) - (hurts?.status ?? 0),
    ...placeOf(after, by),
  ];
}

/** The wounds that the players' attacks that are still to come would deal to AI opponents. */
function dangerTo(state: Senjutsu): number {
  const threats = threatsOf(state).filter(({ isPending }) => isPending === 'yes');
  let wounds = 0;
  for (const { cell } of foesStanding(state))
    for (const threat of threats) if (cell !== null && threat.cells.includes(cell)) wounds += threat.wounds;
  return wounds;
}

function placeOf(state: Senjutsu, by: FighterId): Score {
  const foe = fighterOf(state, by);
  if (foe.is !== 'foe' || foe.cell === null) return [0, 0];
  const quarry = quarryOf(state, foe);
  if (quarry === undefined) return [0, 0];
  const { behaviour, preferredDistance } = foe;
  return [
    Math.abs(distance(foe.cell, quarry.cell) - preferredDistance),
    distance(foe.cell, behaviourCell(quarry, behaviour, preferredDistance)),
  ];
}

/** The cell that an AI opponent pushes, pulls or forces somebody onto; full ties by the fixed order of cells. */
export function worstCell(state: Senjutsu, by: FighterId, target: FighterId, cells: readonly Cell[]): Cell | undefined {
  return best(cells, (cell) => {
    const { q, r } = axialOf(cell);
    return [...scoreOf(state, by, shoved(state, target, cell)), q, r];
  });
}

function shoved(state: Senjutsu, target: FighterId, cell: Cell): Prospect {
  const came = shove(groundFor(state, target), cell);
  if (came.is === 'moves') {
    const after = withBody(state, target, () => ({ cell: came.to }));
    const penalty = came.onto === 'fallen' ? entryPenalty('fallenSamurai') : null;
    return penalty === null ? { after } : { after, harm: harmOf(target, penalty) };
  }
  const { collision } = came;
  if (collision.with === 'terrain') return { after: state, harm: harmOf(target, forcedPenalty(collision.kind)) };
  return { after: state, harm: { to: target, wounds: 0, status: 1 } };
}

function harmOf(to: FighterId, { wounds, stuns, limps }: Penalty) {
  return { to, wounds, status: stuns + limps };
}

/** Whether an AI opponent pulls or pushes. */
export function worstThrust<T>(
  state: Senjutsu,
  by: FighterId,
  target: FighterId,
  ways: readonly { readonly way: T; readonly cells: readonly Cell[] }[],
): T | undefined {
  return best(ways, ({ cells }) => {
    const cell = worstCell(state, by, target, cells);
    return scoreOf(state, by, cell === undefined ? { after: state } : shoved(state, target, cell));
  })?.way;
}

/** What an AI opponent answers to a question that its card would ask a player. */
export function foeAnswer(state: Senjutsu, by: FighterId, question: Question): Answer {
  const { message } = question;
  if (question.is !== 'choose' || !isSenjutsuMessage(message)) return idleAnswer(question);
  const options = question.options.filter(isSenjutsuOption);
  const chosen = best(options, (option) => scoreOf(state, by, prospectOf(state, message, option)));
  return chosen === undefined ? idleAnswer(question) : question.options.indexOf(chosen);
}

function prospectOf(state: Senjutsu, message: SenjutsuMessage, option: SenjutsuOption): Prospect {
  switch (option.is) {
    case 'way': {
      if (message.key !== 'turnTarget') return { after: state };
      const sides = option.way === 'anticlockwise' ? -message.count : message.count;
      return { after: withBody(state, message.target, ({ facing }) => ({ facing: turned(facing, sides) })) };
    }
    case 'kamae': {
      if (message.key !== 'jumpKamae' && message.key !== 'changeKamae') return { after: state };
      return {
        after: withHero(state, message.of, ({ focus }) => ({ kamae: option.kamae, focus: focus + option.focus })),
      };
    }
    case 'card':
      return { after: state, spared: woundsOn(state, option.card) };
    default:
      return { after: state };
  }
}

/** The most wounds that a card deals on one cell. */
function woundsOn({ table }: Senjutsu, card: Parameters<typeof cardOf>[1]): number {
  const fact = abilityOn(cardOf(table, card).printed);
  const lines = [...(fact?.lines ?? []), ...(fact?.lower?.lines ?? [])];
  return Math.max(
    0,
    ...lines.flatMap((line) => (line.is === 'attack' ? line.cells.map(({ hits }) => woundsOf(hits)) : [])),
  );
}

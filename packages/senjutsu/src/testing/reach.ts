import { decide, isRefusal, questionFor, type SeatId } from '@kronika/kernel';
import type { Hit } from '../cards/pictograms.ts';
import { heroOf } from '../fighters.ts';
import { senjutsu } from '../game.ts';
import type { Cell } from '../hex/index.ts';
import { isSenjutsuOption } from '../options.ts';
import { type Table, told } from '../rules/testing/fight.ts';
import type { Senjutsu } from '../state.ts';

/** Cells, each with the facings that a hero may end there with: `{ '0,1': '015' }`. */
export type Ends = Readonly<Record<string, string>>;

/** These cells, with the same facings everywhere. */
export function ends(facings: string, ...cells: readonly Cell[]): Ends {
  return Object.fromEntries(cells.map((cell) => [cell, facings]));
}

// Around 0,1, where the hero of seat 0 stands and looks up.
/** The six cells beside it. */
export const BESIDE = ['0,0', '1,0', '1,1', '0,2', '-1,2', '-1,1'] as const;
/** One step any way, or none. */
export const ONE_STEP = ['0,1', ...BESIDE] as const;
/** Two steps in one direction. */
export const TWO_STRAIGHT = ['0,-1', '2,-1', '2,1', '0,3', '-2,3', '-2,1'] as const;
/** Two steps with a bend between them. */
export const TWO_BENT = ['1,-1', '2,0', '1,2', '-1,3', '-2,2', '-1,0'] as const;

/** A step to one of the three cells ahead and a turn, in any order; or only a part of it. */
export const AHEAD_AND_TURN: Ends = { ...ends('015', '0,1', '-1,1', '0,0', '1,0'), '1,1': '1', '-1,2': '5' };
/** The same with a step diagonally ahead. */
export const DIAGONAL_AND_TURN: Ends = { ...ends('015', '0,1', '-1,1', '1,0'), '0,0': '15', '1,1': '1', '-1,2': '5' };
/** The same with a step to one of the three cells behind. */
export const BACK_AND_TURN: Ends = { ...ends('015', '0,1', '-1,2', '0,2', '1,1'), '-1,1': '1', '1,0': '5' };

type Match = Table['match'];

/** All ends of the movement that the seat is asked for now, whatever cell and facing it chooses. */
export function reach(table: Table, seat: SeatId): Ends {
  table.leavesOpen(seat);
  return endsFrom(table.match, seat);
}

function endsFrom(match: Match, seat: SeatId): Ends {
  const question = questionFor(match, seat);
  if (question?.is !== 'choose') throw new Error(`seat ${seat} is not asked where to move`);
  const { cell } = heroOf(match.state, seat);
  const found: Record<string, string> = {};
  for (const [answer, option] of question.options.entries()) {
    if (!isSenjutsuOption(option)) continue;
    if (option.is === 'facing') found[`${cell}`] = `${found[`${cell}`] ?? ''}${option.facing}`;
    if (option.is === 'cell') found[option.id] = facingsAt(match, seat, answer, question.message);
  }
  return Object.fromEntries(Object.entries(found).map(([at, facings]) => [at, [...facings].toSorted().join('')]));
}

/** The facings after the seat has chosen a cell: those it is asked for, or the one it has by then. */
function facingsAt(match: Match, seat: SeatId, answer: number, moving: object): string {
  const next = decide(senjutsu, match, { seat, asked: match.asked, answer });
  if (isRefusal(next)) throw new Error('an offered cell was refused');
  const question = questionFor(next.match, seat);
  const isOfSameLine =
    question?.message.key === 'faceTo' &&
    JSON.stringify(Reflect.get(question.message, 'on')) === JSON.stringify(Reflect.get(moving, 'on'));
  if (!isOfSameLine || question.is !== 'choose') return `${facingIn(next.match.state, seat)}`;
  return question.options
    .flatMap((option) => (isSenjutsuOption(option) && option.is === 'facing' ? [option.facing] : []))
    .join('');
}

function facingIn(state: Senjutsu, seat: SeatId): number {
  return heroOf(state, seat).facing;
}

/** The cells that attacks have covered and what they would do there, attack by attack: `{ '0,0': 'wound 2' }`. */
export function strikes(table: Table): readonly Readonly<Record<string, string>>[] {
  return told(table, 'struck').map(({ cells }) =>
    Object.fromEntries(cells.map(({ cell, hits }) => [cell, hits.map(hitInWords).join(', ')])),
  );
}

function hitInWords(hit: Hit): string {
  return 'count' in hit ? `${hit.is} ${hit.count}` : hit.is;
}

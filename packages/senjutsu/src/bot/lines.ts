import { best, type PrintedId } from '@kronika/kernel';
import { segmentsOf } from '../cards/library.ts';
import type { Kamae, LineRef } from '../cards/pictograms.ts';
import { PRINTED, walks } from '../field/walks.ts';
import type { Cell, Direction } from '../hex/index.ts';
import type { OnCard } from '../messages.ts';
import type { CellOption, FacingOption, KamaeOption, SenjutsuOption } from '../options.ts';
import { lineAt, linesFrom } from '../rules/card-lines.ts';
import type { Board } from './board.ts';
import { poseOf } from './cards.ts';
import { COLLISION, type Outlook, outlookOf, type Part, type Pose } from './outlook.ts';
import { sceneOf } from './scene.ts';
import { effectWorth, focusWorth } from './worth.ts';

/** The rest of the own card, from the line that asks. */
interface Rest {
  readonly pose: Pose;
  readonly outlook: Outlook;
}

function restOf(board: Board, printed: PrintedId, line: LineRef): Rest | undefined {
  const pose = poseOf(board);
  if (pose === undefined) return undefined;
  const speed = board.view.speed ?? 0;
  const now: Part = { speed: { max: speed, min: speed }, lines: linesFrom(printed, line) };
  const lower = segmentsOf(printed).find(({ segment }) => segment === 'lower');
  const follows =
    line.segment === 'upper' && lower?.initiative.is === 'fixed'
      ? [{ speed: { max: lower.initiative.speed, min: lower.initiative.speed }, lines: lower.lines }]
      : [];
  const struck = board.opponents.length === 1 ? (board.opponents[0]?.id ?? null) : null;
  const cells = board.view.blocks.filter(({ by }) => by === board.me.id).flatMap((block) => block.cells);
  return {
    pose: { ...pose, struck, sure: struck === null ? 0 : 1, shields: cells },
    outlook: outlookOf(sceneOf(board, null), [now, ...follows]),
  };
}

/** What the rest of the card is worth with each way of carrying out a movement; cells or facings that remain. */
function waysOf(board: Board, { printed, line }: OnCard) {
  const rest = line === undefined ? undefined : restOf(board, printed, line);
  const move = line === undefined ? undefined : lineAt(printed, line);
  if (rest === undefined || move?.is !== 'move') return [];
  const { pose, outlook } = rest;
  const scene = sceneOf(board, null);
  return walks(scene.ground, pose.stand, move, PRINTED).map((walk) => ({
    walk,
    worth: outlook.walked(pose, walk),
  }));
}

const isSameCells = (one: readonly Cell[], other: readonly Cell[]): boolean =>
  one.length === other.length && one.every((cell) => other.includes(cell));

/** Where to go. */
export function cellFor(board: Board, on: OnCard, options: readonly CellOption[]): number {
  const ways = waysOf(board, on);
  return best(options, ({ id, breaks = [], collides }) => {
    let most = collides === undefined ? -100 : -100 - COLLISION;
    for (const { walk, worth } of ways) {
      const ends = walk.collision === null ? walk.stand.cell : walk.collision.at;
      if ((ends === id || walk.stand.cell === id) && isSameCells(walk.breaks, breaks)) most = Math.max(most, worth);
    }
    return most;
  });
}

/** How to stand on the cell that was chosen. */
export function facingFor(board: Board, on: OnCard, at: Cell, options: readonly FacingOption[]): number {
  const ways = waysOf(board, on);
  const facings: readonly Direction[] = options.map(({ facing }) => facing);
  const [first] = ways
    .filter(({ walk: { stand } }) => stand.cell === at && facings.includes(stand.facing))
    .sort((one, other) => other.worth - one.worth);
  return Math.max(
    0,
    options.findIndex(({ facing }) => facing === first?.walk.stand.facing),
  );
}

/** Whether to pay for a line. */
export function payingFor(board: Board, { printed, line }: OnCard, focus: number): boolean {
  const rest = line === undefined ? undefined : restOf(board, printed, line);
  const asked = line === undefined ? undefined : lineAt(printed, line);
  if (rest === undefined || asked === undefined) return false;
  if (asked.is === 'star') {
    const gain = asked.lines.reduce(
      (sum, effect) =>
        effect.is === 'target'
          ? sum + Math.max(0, ...board.opponents.map((one) => effectWorth(effect.does, one, board.prize)))
          : sum,
      0,
    );
    return gain > price(board, focus);
  }
  if (asked.is === 'counter') return board.me.hand.length > 0;
  const { pose, outlook } = rest;
  return outlook.carriedOut({ ...pose, focus: pose.focus - focus }) > outlook.skipped(pose);
}

/** What paying so much takes away. */
export function price({ me }: Board, focus: number): number {
  return focusWorth(me.focus) - focusWorth(me.focus - focus);
}

export function alternativeFor(board: Board, { printed, line }: OnCard, options: readonly SenjutsuOption[]): number {
  const rest = line === undefined ? undefined : restOf(board, printed, line);
  if (rest === undefined) return 0;
  const { pose, outlook } = rest;
  return best(options, (option) =>
    option.is === 'alternative' ? outlook.alternative(pose, option.at) : outlook.skipped(pose),
  );
}

/** Where to put one's own ring. */
export function kamaeFor(board: Board, { printed, line }: OnCard, options: readonly SenjutsuOption[]): number {
  const rest = line === undefined ? undefined : restOf(board, printed, line);
  return best(options, (option) => {
    if (option.is !== 'kamae' || rest === undefined) return -100;
    const { kamae, focus }: Pick<KamaeOption, 'focus'> & { readonly kamae: Kamae } = option;
    return rest.outlook.after({ ...rest.pose, kamae, focus: Math.min(3, rest.pose.focus + focus) });
  });
}

import {
  type Explanation,
  type Match,
  type Note,
  type Question,
  questionFor,
  type Reason,
  UNEXPLAINED,
  type Viewer,
} from '@kronika/kernel';
import { footing, groundFor } from '../field/ground.ts';
import type { Cell } from '../hex/index.ts';
import { isSenjutsuMessage } from '../messages.ts';
import { isSenjutsuOption } from '../options.ts';
import { fighterId, type Piece, type Senjutsu } from '../state.ts';
import { TERRAIN_WORDS } from '../text/terrain-words.ts';
import { pieceThing } from '../things.ts';
import { NO_STEP } from './words.ts';

/** What lies on a cell, and why it cannot be entered now by who is asked where to go. */
export function explainCell(match: Match<Senjutsu>, viewer: Viewer, cell: Cell): Explanation {
  const { field } = match.state;
  const pieces = field.pieces.filter(({ cells }) => cells.includes(cell));
  if (!field.cells.includes(cell) && pieces.length === 0) return UNEXPLAINED;
  return { sums: [], whyNot: whyNotThere(match, viewer, cell), notes: pieces.map(pieceNote) };
}

export function pieceNote(piece: Piece): Note {
  return { text: TERRAIN_WORDS[piece.kind], rule: 'SEN-TERR-a', from: pieceThing(piece) };
}

function whyNotThere({ state, ...match }: Match<Senjutsu>, viewer: Viewer, cell: Cell): readonly Reason[] {
  if (viewer === 'spectator' || viewer === 'arbiter') return [];
  const question = questionFor({ ...match, state }, viewer);
  if (question === undefined || !isSenjutsuMessage(question.message) || offers(question, cell)) return [];
  switch (question.message.key) {
    case 'placeFigure':
      return [{ text: NO_STEP.zone, rule: 'SEN-SETUP-j' }];
    case 'moveTo':
      return [noStep(state, viewer, cell, question.message.barred)];
    case 'pushTo':
      return [{ text: NO_STEP.push, rule: 'SEN-PUSH-c' }];
    case 'placeTerrain':
      return [{ text: NO_STEP.terrain, rule: 'SEN-SETUP-c' }];
    case 'spawnCells':
      return [{ text: NO_STEP.entry, rule: 'SEN-HORDE-d' }];
    default:
      return [];
  }
}

function offers(question: Question, cell: Cell): boolean {
  return (
    'options' in question &&
    question.options.some(
      (option) =>
        (option.is === 'cell' && 'id' in option && option.id === cell) ||
        (isSenjutsuOption(option) && option.is === 'piece' && option.cells.includes(cell)),
    )
  );
}

/** Nobody steps willingly onto terrain, another hero or off the board (SEN-MOVE-l). */
function noStep(state: Senjutsu, seat: number, cell: Cell, barred: readonly Cell[]): Reason {
  if (barred.includes(cell)) return { text: NO_STEP.duty, rule: 'SEN-HIT-a' };
  const there = footing(groundFor(state, fighterId(seat)), cell);
  switch (there.is) {
    case 'edge':
    case 'obstacle':
    case 'hero':
      return { text: NO_STEP[there.is], rule: 'SEN-MOVE-l' };
    case 'open':
    case 'fallen':
    case 'bamboo':
      return { text: NO_STEP.reach, rule: 'SEN-MOVE-b' };
  }
}

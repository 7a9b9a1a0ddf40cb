import {
  type CardId,
  choose,
  type DeclineOption,
  decline,
  type PrintedId,
  type QuestionFor,
  type SeatId,
} from '@kronika/kernel';
import { lineAt } from '../cards/library.ts';
import type { Line, LineRef, Segment } from '../cards/pictograms.ts';
import { playedBy, spendable } from '../fighters.ts';
import type { PayOption } from '../options.ts';
import { type FighterId, fighterId, type Senjutsu } from '../state.ts';
import { linesOf } from './card-lines.ts';
import { countersNow } from './counter.ts';
import { isInCondition, isInKamae } from './kamae-bar.ts';
import { mightPlay } from './playable.ts';
import { onCard, words } from './resolving.ts';

/** The segment whose shields stand now, with what its lines need to be resolved. */
export interface Defence {
  readonly fighter: FighterId;
  readonly printed: PrintedId;
  readonly card?: CardId;
  readonly as: 'turn';
  readonly segment: Segment;
}

/** The defence that a fighter has up at the speed that is being resolved. */
export function defenceOf(state: Senjutsu, fighter: FighterId): Defence | undefined {
  const played = playedBy(state, fighter);
  if (played === undefined || played.revealed.is === 'stun') return undefined;
  const { revealed, segments } = played;
  const { printed } = revealed;
  const up = segments.find(
    ({ segment, speed }) => speed === state.turn.speed && linesOf(printed, segment).some(({ is }) => is === 'block'),
  );
  if (up === undefined || up.stage === 'dropped') return undefined;
  const { segment } = up;
  return revealed.is === 'card'
    ? { fighter, printed, card: revealed.card, as: 'turn', segment }
    : { fighter, printed, as: 'turn', segment };
}

/** The lines of one kind in the segment. */
export function blockLines({ printed, segment }: Defence, is: Line['is']): readonly LineRef[] {
  return linesOf(printed, segment).flatMap((line, at) => (line.is === is ? [{ segment, path: [at] }] : []));
}

/** The counters for an attack of this speed that the Kamae of this moment opens (SEN-CTR-a, SEN-CTR-h). */
export function counterLines(state: Senjutsu, defence: Defence | undefined): readonly LineRef[] {
  if (defence === undefined) return [];
  return blockLines(defence, 'counter').filter((ref) => {
    const line = lineAt(defence.printed, ref);
    return line.is === 'counter' && countersNow(state, line) && isOpen(state, defence, line);
  });
}

function isOpen(state: Senjutsu, defence: Defence, line: Line): boolean {
  return isInKamae(state, defence, line) && isInCondition(state, defence, line);
}

/** Whether a counter costs nothing. */
export function isFree({ printed }: Defence, ref: LineRef): boolean {
  return lineAt(printed, ref).pay === undefined;
}

/**
 * Asks whether to pay for a counter (SEN-CTR-h). Not asked of who cannot pay, or could have no card to counter with by
 * what everybody knows.
 */
export function payCounterQuestion(
  state: Senjutsu,
  seat: SeatId,
  defence: Defence,
  line: LineRef,
): QuestionFor<PayOption | DeclineOption> | undefined {
  const focus = lineAt(defence.printed, line).pay ?? 0;
  if (spendable(state, fighterId(seat)) < focus) return undefined;
  if (!mightPlay(state, seat, { as: 'counter', speed: state.turn.speed ?? 0 })) return undefined;
  const on = { ...defence, line };
  return choose<PayOption | DeclineOption>({
    seat,
    options: [{ is: 'pay', focus }, decline],
    ...words(on, 'SEN-TIME-BLK-1', { key: 'payLine', on: onCard(on), focus, why: 'choice' }),
  });
}

import {
  type Answer,
  type Bot,
  best,
  type ChooseQuestion,
  fitting,
  forcedAnswer,
  harmless,
  type NumberQuestion,
  type PickQuestion,
  passIn,
  picked,
  type Thought,
} from '@kronika/kernel';
import { distance } from '../hex/index.ts';
import { isSenjutsuMessage, type SenjutsuMessage } from '../messages.ts';
import { isSenjutsuOption, type SenjutsuOption } from '../options.ts';
import type { SenjutsuView } from '../view.ts';
import { type Board, boardOf } from './board.ts';
import { discarded, drawsFor, instantWorth, keepWorth, targetFor, wayFor } from './choices.ts';
import { alternativeFor, cellFor, facingFor, kamaeFor, payingFor } from './lines.ts';
import { nameFor, payingOffFor, placeFor, poisonFor, terrainFor, wideningFor } from './rarities.ts';
import { facingAtStart, prepared, spawned, startFor } from './setup.ts';
import { cardFor, counterFor, initiativeFor, replacementFor, speedFor } from './turn.ts';

/** Plays by rules of thumb: it judges what each choice leads to on the table that it sees, and rolls nothing out. */
export const thumb: Bot = {
  answer({ view, question }: Thought<SenjutsuView>) {
    const forced = forcedAnswer(question);
    if (forced !== undefined) return forced;
    const board = boardOf(view, question.seat);
    const { message } = question;
    if (!isSenjutsuMessage(message)) return harmless(question);
    switch (question.is) {
      case 'number':
        return fitting(question, numbered(board, question, message));
      case 'choose':
        return fitting(question, chosen(board, question, message));
      case 'pick':
        return fitting(question, pickedBy(board, question, message));
      case 'order':
      case 'distribute':
        return harmless(question);
    }
  },
};

function numbered(board: Board, { min, max }: NumberQuestion, { key }: SenjutsuMessage): number {
  switch (key) {
    case 'drawUpTo':
      return Math.max(min, Math.min(max, drawsFor(board, max)));
    case 'discardStuns':
      return max;
    default:
      return min;
  }
}

function pickedBy(board: Board, question: PickQuestion, { key }: SenjutsuMessage): Answer {
  switch (key) {
    case 'prepareCards':
      return prepared(board, question);
    case 'spawnCells':
      return spawned(board, question);
    case 'takeFromTop':
      return picked(question, (option) => cardWorth(board, option));
    default:
      return discarded(board, question);
  }
}

function cardWorth(board: Board, option: ChooseQuestion['options'][number]): number {
  if (!isSenjutsuOption(option)) return 0;
  if (option.is === 'card') return keepWorth(board, board.printed(option.card));
  return option.is === 'print' ? keepWorth(board, option.printed) : 0;
}

function chosen(board: Board, { options: given }: ChooseQuestion, message: SenjutsuMessage): Answer {
  const options: readonly SenjutsuOption[] = given.filter(isSenjutsuOption);
  switch (message.key) {
    case 'chooseCard':
      return cardFor(board, options);
    case 'replace':
      return replacementFor(board, message.on.printed, options);
    case 'chooseSpeed':
      return speedFor(board, message.on.printed, options);
    case 'buyInitiative':
      return initiativeFor(board, message.on.printed, options);
    case 'counter':
      return counterFor(board, message.speed, options);
    case 'startReaction':
    case 'benefit':
      return best(options, (option) => (option.is === 'card' ? instantWorth(board, option.card) : 0));
    case 'moveTo':
      return cellFor(
        board,
        message.on,
        options.flatMap((option) => (option.is === 'cell' ? [option] : [])),
      );
    case 'faceTo':
      return facingFor(
        board,
        message.on,
        message.at,
        options.flatMap((option) => (option.is === 'facing' ? [option] : [])),
      );
    case 'payLine':
      return payingFor(board, message.on, message.focus) ? payIn(options) : passIn(options);
    case 'chooseAlternative':
      return alternativeFor(board, message.on, options);
    case 'changeKamae':
    case 'jumpKamae':
      return message.of === board.me.id ? kamaeFor(board, message.on, options) : neutralIn(options);
    case 'nameTarget':
    case 'chooseTarget':
      return targetFor(board, options);
    case 'turnTarget':
    case 'pullOrPush':
      return wayFor(board, message, options);
    case 'pushTo':
      return pushedTo(board, options);
    case 'placeFigure':
      return startFor(board, options);
    case 'faceAtStart':
      return facingAtStart(board, options);
    case 'startHidden':
      return best(options, ({ is }) => (is === 'accept' ? 1 : 0));
    case 'setStance':
      return best(options, (option) => (option.is === 'stance' && option.stance === 'defensive' ? 1 : 0));
    case 'spareWound':
      return best(options, (option) => (option.is === 'wound' && option.wound === 'bleeding' ? 1 : 0));
    case 'chooseType':
      return best(options, (option) => (option.is === 'type' && option.type === 'attack' ? 1 : 0));
    case 'searchFor':
    case 'takeFromTop':
      return best(options, (option) => cardWorth(board, option));
    case 'shuffleCard':
      return best(options, (option) => (message.of === board.me.id ? -1 : 1) * cardWorth(board, option));
    case 'payToDiscard':
      return payingOffFor(board, message, options);
    case 'placeTerrain':
      return terrainFor(board, options);
    case 'widenBlock':
      return wideningFor(board, options);
    case 'orderTie':
      return placeFor(board, options);
    case 'choosePoison':
      return poisonFor(board, message.target, options);
    case 'nameCard':
      return nameFor(board, options);
    default:
      return 0;
  }
}

const payIn = (options: readonly SenjutsuOption[]): number =>
  Math.max(
    0,
    options.findIndex(({ is }) => is === 'pay'),
  );

/** An opponent's ring is best off in neutral, where few bars are. */
const neutralIn = (options: readonly SenjutsuOption[]): number =>
  best(options, (option) => (option.is === 'kamae' && option.kamae === 'neutral' ? 1 : 0));

/** Into something, or else as far away as it goes. */
function pushedTo({ me }: Board, options: readonly SenjutsuOption[]): number {
  return best(options, (option) => {
    if (option.is !== 'cell') return 0;
    return (option.collides === undefined ? 0 : 3) + (me.cell === null ? 0 : distance(me.cell, option.id));
  });
}

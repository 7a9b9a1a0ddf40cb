import { impossible } from '@kronika/kernel';
import { isPlainWindow, passIn, type Until } from '@kronika/protocol';
import { rowsOf } from '../choosing/amounts.ts';
import type { Controls } from '../choosing/controls.ts';
import { optionsOf } from '../choosing/controls.ts';
import type { Filled } from '../prompt/filled.ts';
import type { SessionState } from '../session/session-state.ts';
import { type Focus, shortcutOf } from './shortcuts.ts';

/** What a key means at the table. */
export type KeyAction =
  | { readonly is: 'take'; readonly option: number }
  | { readonly is: 'number'; readonly value: number }
  | { readonly is: 'passFor'; readonly until: Until }
  | {
      readonly is:
        | 'pass'
        | 'confirm'
        | 'playOn'
        | 'back'
        | 'close'
        | 'why'
        | 'hint'
        | 'twin'
        | 'keys'
        | 'hurry'
        | 'replay';
    }
  | { readonly is: 'move'; readonly to: Direction };

export type Direction = 'left' | 'right' | 'up' | 'down';

/** Letters of the board; what they would do otherwise waits until they are gone from it. */
const LETTERS: readonly string[] = ['a', 'b', 'c', 'd', 'e', 'f'];

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

interface Asked extends Pick<SessionState, 'question' | 'overlay' | 'controls' | 'known'> {
  /** The button that Enter presses. */
  readonly filled: Filled | undefined;
  /** The options that stand on the board with letters, from A on. */
  readonly lettered?: readonly number[];
}

export function keyAction(key: string, focus: Focus, asked: Asked): KeyAction | undefined {
  const marked = focus === 'text' ? undefined : asked.lettered?.[LETTERS.indexOf(key.toLowerCase())];
  if (marked !== undefined) return { is: 'take', option: marked };
  const does = shortcutOf(key, focus);
  switch (does) {
    case undefined:
      return undefined;
    case 'move': {
      const to = ARROWS[key];
      return to === undefined ? undefined : { is: 'move', to };
    }
    case 'number':
      return digit(Number(key), asked);
    case 'pass':
      return hasPass(asked) ? { is: 'pass' } : undefined;
    case 'passOn':
      return passFor('something', asked);
    case 'passContest':
      return passFor('contest', asked);
    case 'passPhase':
      return passFor('phase', asked);
    case 'confirm':
      return enter(asked);
    case 'back':
    case 'why':
    case 'hint':
    case 'twin':
    case 'keys':
    case 'close':
    case 'hurry':
    case 'replay':
      return { is: does };
    default:
      return impossible(does);
  }
}

/** Only in a window, where it can be seen what the key does, and only for what goes on. */
function passFor(until: Until, { question, known }: Asked): KeyAction | undefined {
  if (question === undefined || !isPlainWindow(question)) return undefined;
  const isOn = until === 'something' || known?.document.you.spans?.includes(until) === true;
  return isOn ? { is: 'passFor', until } : undefined;
}

/** Enter presses the filled button; where none is filled, it does nothing. */
function enter({ filled }: Asked): KeyAction | undefined {
  return filled?.is === 'option' ? { is: 'take', option: filled.option } : filled;
}

function hasPass({ question }: Asked): boolean {
  return question !== undefined && passIn(question) !== undefined;
}

/** Numbers are the options as the text view numbers them; beside a card they are its own options; a number asked for is itself. */
function digit(number: number, { question, overlay, controls }: Asked): KeyAction | undefined {
  if (question === undefined) return undefined;
  if (question.is === 'number')
    return number >= question.min && number <= question.max ? { is: 'number', value: number } : undefined;
  const listed =
    overlay?.is === 'options' ? optionsAt(controls, overlay.place) : optionsOf(question).map((_, place) => place);
  const [row, ...others] = overlay?.is === 'options' ? rowsOf(optionsOf(question), listed) : [];
  // Amounts beside a card are meant by themselves.
  const amount = others.length === 0 ? row?.options[row.amounts.indexOf(number)] : undefined;
  const option = row !== undefined && row.options.length > 1 && others.length === 0 ? amount : listed[number - 1];
  return option === undefined ? undefined : { is: 'take', option };
}

function optionsAt({ places }: Controls, place: string): readonly number[] {
  return places.get(place) ?? [];
}

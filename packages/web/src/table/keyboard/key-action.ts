import { passIn } from '@kronika/protocol';
import type { Controls } from '../choosing/controls.ts';
import { optionsOf } from '../choosing/controls.ts';
import type { SessionState } from '../session/session-state.ts';

/** What a key means at the table. */
export type KeyAction =
  | { readonly is: 'take'; readonly option: number }
  | { readonly is: 'number'; readonly value: number }
  | { readonly is: 'pass' | 'confirm' | 'back' | 'close' | 'why' | 'twin' }
  | { readonly is: 'move'; readonly to: Direction };

export type Direction = 'left' | 'right' | 'up' | 'down';

/** Where the focus is, as far as keys care: in a text, on something that Enter and space press, or nowhere. */
export type Focus = 'text' | 'pressable' | 'nowhere';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

type Asked = Pick<SessionState, 'question' | 'overlay' | 'controls'>;

export function keyAction(key: string, focus: Focus, asked: Asked): KeyAction | undefined {
  if (key === 'Escape') return { is: 'close' };
  if (focus === 'text') return undefined;
  const to = ARROWS[key];
  if (to !== undefined) return { is: 'move', to };
  if (/^[1-9]$/.test(key)) return digit(Number(key), asked);
  switch (key.toLowerCase()) {
    case 'p':
      return hasPass(asked) ? { is: 'pass' } : undefined;
    case ' ':
      return focus === 'nowhere' && hasPass(asked) ? { is: 'pass' } : undefined;
    case 'enter':
      return focus === 'nowhere' ? { is: 'confirm' } : undefined;
    case 'z':
      return { is: 'back' };
    case 't':
      return { is: 'twin' };
    case '?':
      return { is: 'why' };
    default:
      return undefined;
  }
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
  const option = listed[number - 1];
  return option === undefined ? undefined : { is: 'take', option };
}

function optionsAt({ places }: Controls, place: string): readonly number[] {
  return places.get(place) ?? [];
}

/** Where the focus is, as far as keys care: in a text, on something that Enter presses, or nowhere. */
export type Focus = 'text' | 'pressable' | 'nowhere';

/** A key, by the name the browser gives it, and where the focus must be so that it counts. */
export interface Binding {
  readonly key: string;
  readonly on: readonly Focus[];
}

const anywhere = (key: string): Binding => ({ key, on: ['text', 'pressable', 'nowhere'] });
const outsideText = (key: string): Binding => ({ key, on: ['pressable', 'nowhere'] });
/** Keys that would press whatever has the focus. */
const unfocused = (key: string): Binding => ({ key, on: ['nowhere'] });

/** What keys do at the table: the one list that is followed, and that people are shown. */
export const SHORTCUTS = [
  { does: 'move', keys: ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'].map(outsideText) },
  { does: 'number', keys: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'].map(outsideText) },
  { does: 'confirm', keys: [unfocused('Enter')] },
  { does: 'pass', keys: [outsideText('p')] },
  { does: 'passOn', keys: [outsideText('Shift+p')] },
  { does: 'passContest', keys: [outsideText('c')] },
  { does: 'passPhase', keys: [outsideText('f')] },
  { does: 'hurry', keys: [outsideText(' ')] },
  { does: 'replay', keys: [outsideText('r')] },
  { does: 'back', keys: [outsideText('z')] },
  { does: 'why', keys: [outsideText('?'), outsideText('w')] },
  { does: 'hint', keys: [outsideText('i')] },
  { does: 'twin', keys: [outsideText('t')] },
  { does: 'keys', keys: [outsideText('h')] },
  { does: 'close', keys: [anywhere('Escape')] },
] as const satisfies readonly { readonly does: string; readonly keys: readonly Binding[] }[];

export type Shortcut = (typeof SHORTCUTS)[number]['does'];

/** What a key does while the focus is there. */
export function shortcutOf(key: string, focus: Focus): Shortcut | undefined {
  // With caps lock on a letter is still the same key.
  const pressed = key.length === 1 ? key.toLowerCase() : key;
  return SHORTCUTS.find(({ keys }) => keys.some((binding) => binding.key === pressed && binding.on.includes(focus)))
    ?.does;
}

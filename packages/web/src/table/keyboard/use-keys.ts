import { useEffect } from 'react';
import { filledIn } from '../prompt/filled.ts';
import { useTable } from '../session/context.ts';
import type { TableSession } from '../session/session.ts';
import { type Direction, keyAction } from './key-action.ts';
import { nearest } from './nearest.ts';
import type { Focus } from './shortcuts.ts';

/** The keys of the table, wherever the focus is. */
export function useKeys(toggleTwin: () => void): void {
  const { session, staging } = useTable();
  useEffect(() => {
    let hurried = false;
    let focusedBy: FocusedBy = 'keyboard';
    const onPointer = () => {
      focusedBy = 'pointer';
    };
    // Some browsers press a button when the key comes up, whatever became of it before.
    const onKeyUp = (event: KeyboardEvent) => {
      if (event.key === ' ' && hurried) event.preventDefault();
      hurried = false;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('dialog[open]') !== null) return;
      if (MOVES_FOCUS.test(event.key)) focusedBy = 'keyboard';
      const action = keyAction(keyIn(event), focusOf(document.activeElement, focusedBy), {
        ...session.store.get(),
        filled: filledIn(session.store.get(), session.module),
        lettered: letteredIn(session),
      });
      if (action === undefined) return;
      // A button in focus is pressed by space as anywhere, unless something is being shown: then space hurries on.
      if (action.is === 'hurry' && staging?.isRunning !== true && isReached(document.activeElement, focusedBy)) return;
      event.preventDefault();
      switch (action.is) {
        case 'hurry':
          hurried = true;
          if (event.repeat) staging?.skip();
          else staging?.next();
          return;
        case 'replay':
          staging?.replay();
          return;
        case 'take':
          session.press(action.option);
          return;
        case 'number':
          session.setNumber(action.value);
          return;
        case 'pass':
        case 'confirm':
        case 'playOn':
        case 'back':
          session[action.is]();
          return;
        case 'passFor':
          session.passFor(action.until);
          return;
        case 'close':
          session.escape();
          return;
        case 'hint':
          session.toggleHint();
          return;
        case 'twin':
          toggleTwin();
          return;
        case 'keys':
          session.open({ is: 'keys' });
          return;
        case 'why':
          why(session);
          return;
        case 'move':
          moveFocus(action.to);
      }
    };
    addEventListener('keydown', onKey);
    addEventListener('keyup', onKeyUp);
    addEventListener('pointerdown', onPointer, { capture: true });
    return () => {
      removeEventListener('pointerdown', onPointer, { capture: true });
      removeEventListener('keydown', onKey);
      removeEventListener('keyup', onKeyUp);
    };
  }, [session, staging, toggleTwin]);
}

function letteredIn({ store, module }: TableSession): readonly number[] {
  const { question, overlay } = store.get();
  return question === undefined || overlay?.is === 'options' ? [] : (module.lettered?.(question) ?? []);
}

/** How the focus came to where it is. A browser's own `:focus-visible` forgets that as soon as any key is pressed. */
type FocusedBy = 'keyboard' | 'pointer';

const MOVES_FOCUS = /^(Tab|Arrow\w+)$/;

/**
 * Whether the focus came there by keyboard. What was clicked last keeps the focus, too: Enter then presses the filled
 * button instead of taking back the click.
 */
function isReached(element: Element | null, by: FocusedBy): boolean {
  return by === 'keyboard' && (element?.closest(PRESSABLE) ?? null) !== null;
}

/** The key, by the name its binding has: a letter with shift is another key than the letter, caps lock changes nothing. */
function keyIn({ key, shiftKey }: KeyboardEvent): string {
  return shiftKey && LETTER.test(key) ? `Shift+${key.toLowerCase()}` : key;
}

const LETTER = /^[a-z]$/i;

const PRESSABLE = 'button, a[href], [role="button"], summary';

function focusOf(element: Element | null, by: FocusedBy): Focus {
  if (element === null || element === document.body) return 'nowhere';
  if (element.matches('input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable="true"]'))
    return 'text';
  return isReached(element, by) ? 'pressable' : 'nowhere';
}

/** Why the thing in focus cannot be chosen; where none is in focus, the rule of what is asked. */
function why(session: TableSession): void {
  const { looked, question } = session.store.get();
  const thing = document.activeElement?.closest('[data-place][data-looks]');
  const place = thing instanceof HTMLElement ? thing.dataset.place : undefined;
  if (looked !== undefined && place !== undefined && question !== undefined) session.askWhy(place, looked);
  else if (question?.because.rule !== undefined) session.open({ is: 'rule', rule: question.because.rule });
}

const REACHABLE = '.scene .place > .press, .choices button, .tray button, .prompt button';

function moveFocus(to: Direction): void {
  const focused = document.activeElement;
  // What opened beside a thing lies over everything else.
  const beside = document.querySelectorAll<HTMLElement>('.popover button');
  const reachable = [...(beside.length > 0 ? beside : document.querySelectorAll<HTMLElement>(REACHABLE))].filter(
    (element) => element !== focused,
  );
  // While something is asked, the arrows go between what may be chosen.
  const lit = reachable.filter((element) => element.closest('.place') === null || element.tabIndex === 0);
  const all = lit.some((element) => element.closest('.place') !== null) ? lit : reachable;
  const from =
    focused instanceof HTMLElement && focused !== document.body ? focused.getBoundingClientRect() : undefined;
  if (from === undefined) {
    const first = all.find((element) => element.tabIndex === 0) ?? all[0];
    first?.focus();
    return;
  }
  const place = nearest(
    from,
    all.map((element) => element.getBoundingClientRect()),
    to,
  );
  if (place !== undefined) all[place]?.focus();
}

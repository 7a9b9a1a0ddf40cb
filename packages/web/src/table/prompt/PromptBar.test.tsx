// @vitest-environment happy-dom
import {
  type CardId,
  cardIdAt,
  chooseNumber,
  type GameText,
  type Lang,
  type Option,
  pass,
  printedId,
  type Question,
} from '@kronika/kernel';
import type { TableDocument } from '@kronika/protocol';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Reply } from '../../client/connection.ts';
import type { BoardModule } from '../board-module.ts';
import { useKeys } from '../keyboard/use-keys.ts';
import { plainBoard } from '../plain/plain-board.tsx';
import { TableScopeProvider } from '../session/context.ts';
import { TableSession } from '../session/session.ts';
import { documentConnection } from '../testing/document-connection.ts';
import { TABLE_WORDS } from '../text/index.ts';
import { TextTwin } from '../twin/TextTwin.tsx';
import { ChoicePanel } from './ChoicePanel.tsx';
import { PromptBar } from './PromptBar.tsx';

afterEach(cleanup);

const common = { seat: 0, message: { key: 'defend' }, because: { is: 'rule', rule: 'GAME-3.2' } } as const;
const GUARDS = ['Kaezin', 'Rival', 'Nerishma'];
const guards: Question = {
  is: 'pick',
  ...common,
  options: GUARDS.map((_, at) => ({ is: 'guard', at })),
  min: 0,
  max: 3,
};
/** Using a card. */
interface UseCard extends Option {
  readonly card: CardId;
}
const use: UseCard = { is: 'use', card: cardIdAt(1) };
const action: Question = { is: 'choose', ...common, options: [use, pass], evenIfForced: true };

/** A game that says all it can say. */
const text: GameText<unknown> = {
  name: 'Guards',
  prompt: (question, _, marked) => {
    const count = Array.isArray(marked) ? marked.length : 0;
    const follows = [
      { is: 'fact', text: `Chosen: 12 : ${2 * count}.` },
      ...(count === 0 ? [{ is: 'loss', text: 'Undefended: you lose 1 honor.' } as const] : []),
    ] as const;
    return question.is === 'pick' ? { source: 'Attack', ask: 'who defends?', follows } : { ask: 'your action?' };
  },
  confirm: (question, _, marked) => {
    if (question.is === 'number') return marked === 0 ? 'No extra fate' : `Put ${marked} fate`;
    const count = typeof marked === 'number' ? marked : marked.length;
    return count === 0 ? 'Nobody defends' : `Defend: ${2 * count}`;
  },
  option: (option) => GUARDS[Number(Reflect.get(option, 'at'))] ?? option.is,
  hint: (option) => (option.is === 'number' ? `stays ${Reflect.get(option, 'value')} rounds` : undefined),
  waste: () => 'you have 3 fate and 2 characters to play',
  event: () => undefined,
  outcome: () => '',
  board: () => '',
};

const board: BoardModule = {
  ...plainBoard('none'),
  text: { pl: text, en: text },
  handPlay: ({ is }) => (is === 'use' ? { printed: 1, price: (amount) => `${amount} fate` } : undefined),
  lookAt: (_, thing) => ('card' in thing ? { is: 'card', printed: printedId('banzai') } : undefined),
  spotOf: ({ is }) => (is === 'use' ? { is: 'place', place: 'card:1' } : { is: 'button' }),
};

function asked(question: Question, lang: Lang = 'en', module: BoardModule = board, reply?: Reply) {
  const document: TableDocument = {
    table: 'one',
    game: 'none',
    status: 'playing',
    windows: 'open',
    seats: ['Ala', 'Ola'].map((name) => ({ is: 'person', name, presence: 'here', hands: 'hidden' })),
    spectators: 0,
    again: [],
    you: { role: { is: 'seat', seat: 0 }, undo: 'free' },
    match: { game: 'none', viewer: 0, board: {}, asked: 7, decisions: 3, waiting: [0], question },
  };
  const { connection, wishes } = documentConnection(document, reply);
  const session = new TableSession(connection, module);
  render(
    <TableScopeProvider value={{ session, lang, words: TABLE_WORDS[lang] }}>
      <Parts />
    </TableScopeProvider>,
  );
  return { session, wishes };
}

function Parts() {
  useKeys(() => undefined);
  return (
    <>
      <PromptBar layout="desktop" />
      <ChoicePanel layout="desktop" />
      <TextTwin near={0} />
    </>
  );
}

const prompt = () => screen.getByRole('region', { name: 'What is asked' });
const button = (name: string | RegExp) => within(prompt()).getByRole('button', { name });
const main = () => [...prompt().querySelectorAll('.btn.main')].map((element) => element.textContent);
const enter = () => fireEvent.keyDown(document.body, { key: 'Enter' });

describe('a prompt', () => {
  test('after a click Enter confirms what was clicked, instead of taking it back', () => {
    const { wishes } = asked(guards);
    const rival = within(screen.getByRole('region', { name: 'Options' })).getByRole('button', { name: 'Rival' });

    fireEvent.pointerDown(rival);
    rival.focus();
    fireEvent.click(rival);
    // A browser presses what has the focus, unless the key was meant for the table.
    expect(fireEvent.keyDown(rival, { key: 'Enter' })).toBe(false);
    expect(wishes).toMatchObject([{ is: 'decide' }]);
  });

  test('what was reached with the keyboard is pressed by Enter itself', () => {
    const { wishes } = asked(guards);
    const rival = within(screen.getByRole('region', { name: 'Options' })).getByRole('button', { name: 'Rival' });

    fireEvent.pointerDown(rival);
    fireEvent.click(rival);
    fireEvent.keyDown(rival, { key: 'Tab' });
    rival.focus();
    expect(fireEvent.keyDown(rival, { key: 'Enter' })).toBe(true);
    expect(wishes).toEqual([]);
  });

  test('names its source, what is asked, and what follows as far as one has marked', () => {
    asked(guards);

    expect(within(prompt()).getByRole('heading').textContent).toBe('Attack: who defends?');
    expect(prompt().textContent).toContain('Chosen: 12 : 0. Undefended: you lose 1 honor.');
    expect(prompt().querySelector('.loss')?.textContent).toContain('you lose 1 honor');
  });

  test('what is marked changes what follows, and the button', () => {
    asked(guards);

    fireEvent.click(within(screen.getByRole('region', { name: 'Options' })).getByRole('button', { name: 'Rival' }));

    expect(prompt().textContent).toContain('Chosen: 12 : 2.');
    expect(prompt().querySelector('.loss')).toBeNull();
    expect(main()).toEqual(['Defend: 2↵']);
  });

  test('nothing is a plain button of its own, and Enter does not press it', () => {
    const { wishes } = asked(guards);

    expect(main()).toEqual([]);
    enter();
    expect(wishes).toEqual([]);
  });

  test('as long as more has to be marked, the button says how much instead of "nobody"', () => {
    asked({ ...guards, min: 2 });
    const options = within(screen.getByRole('region', { name: 'Options' }));

    expect(button('Choose 2 to 3')).toHaveProperty('disabled', true);
    fireEvent.click(options.getByRole('button', { name: 'Rival' }));
    expect(button('1 of 3 chosen')).toHaveProperty('disabled', true);
    fireEvent.click(options.getByRole('button', { name: 'Kaezin' }));
    expect(main()).toEqual(['Defend: 4↵']);
  });

  test('a number has tiles with what it leads to, and zero is not filled', () => {
    const { wishes } = asked(chooseNumber({ ...common, min: 0, max: 2 }));
    const tiles = screen.getAllByRole('radiogroup')[0];
    if (tiles === undefined) throw new Error('no tiles');

    expect(
      within(tiles)
        .getAllByRole('radio')
        .map((tile) => tile.textContent),
    ).toEqual(['0Stays 0 rounds', '1Stays 1 rounds', '2Stays 2 rounds']);
    expect(main()).toEqual([]);
    expect(button('No extra fate')).toBeDefined();

    fireEvent.click(within(tiles).getByRole('radio', { name: /^1/ }));
    expect(main()).toEqual(['Put 1 fate↵']);
    enter();
    expect(wishes).toEqual([{ is: 'decide', asked: 7, answer: 1 }]);
  });

  test('an order is whole at once, and two can be swapped', () => {
    const { wishes } = asked({ is: 'order', ...common, options: [{ is: 'first' }, { is: 'second' }] });
    const order = screen.getByRole('region', { name: 'Order' });

    expect(
      within(order)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['First1', 'Second2']);
    fireEvent.click(within(order).getByRole('button', { name: 'Swap' }));
    expect(
      within(order)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Second1', 'First2']);
    enter();
    expect(wishes).toEqual([{ is: 'decide', asked: 7, answer: [1, 0] }]);
  });
});

describe('a pass that throws something away', () => {
  test('is asked about before it is sent, and the way back is filled', () => {
    const { session, wishes } = asked(action);

    fireEvent.keyDown(document.body, { key: 'p' });

    expect(wishes).toEqual([]);
    expect(prompt().textContent).toContain('Pass: you have 3 fate and 2 characters to play');
    expect(main()).toEqual(['Play on↵']);
    enter();
    expect(wishes).toEqual([]);
    expect(session.store.get().waste).toBe('armed');
  });

  test('is not asked about again after one has passed in spite of it', () => {
    const { session, wishes } = asked(action);

    fireEvent.click(button('Pass'));
    fireEvent.click(button('Pass anyway'));

    expect(wishes).toEqual([{ is: 'decide', asked: 7, answer: 1 }]);
    expect(session.store.get().waste).toBe('silent');
  });

  test('is asked about as well where one would pass for a while', () => {
    const { session, wishes } = asked(action);

    act(() => session.passFor('phase'));
    expect(wishes).toEqual([]);
    expect(prompt().textContent).toContain('Pass: you have 3 fate and 2 characters to play');
    fireEvent.click(button('Pass anyway'));

    expect(wishes).toEqual([{ is: 'passing', until: 'phase', asked: 7 }]);
  });

  test('nor when one has asked not to be', () => {
    const { wishes } = asked(action);

    fireEvent.click(button('Pass'));
    fireEvent.click(screen.getByRole('checkbox', { name: 'do not ask again in this match' }));
    fireEvent.click(button('Play on'));
    fireEvent.click(button('Pass'));

    expect(wishes).toEqual([{ is: 'decide', asked: 7, answer: 1 }]);
  });

  test('giving up nothing is not asked about', () => {
    const { wishes } = asked(action, 'en', { ...board, text: { pl: text, en: { ...text, waste: () => undefined } } });

    fireEvent.click(button('Pass'));

    expect(wishes).toEqual([{ is: 'decide', asked: 7, answer: 1 }]);
  });

  test('speaks Polish', () => {
    asked(action, 'pl');

    fireEvent.click(screen.getByRole('button', { name: 'Spasuj' }));

    expect(screen.getByRole('button', { name: 'Spasuj mimo to' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Gram dalej' })).toBeDefined();
  });
});

describe('a card of the hand', () => {
  const begun = { is: 'decide', asked: 7, answer: 0, unless: 'final' };
  const final: Reply = { is: 'refused', because: { code: 'final', text: { pl: 'nie', en: 'no' } } };

  test('is lifted by the first touch where playing it is final, with its price, and played by the second', async () => {
    const { session, wishes } = asked(action, 'en', board, final);

    session.click('card:1');
    await vi.waitFor(() => expect(session.store.get().lifted).toBe(0));
    cleanup();
    render(
      <TableScopeProvider value={{ session, lang: 'en', words: TABLE_WORDS.en }}>
        <Parts />
      </TableScopeProvider>,
    );

    expect(session.store.get().refusal).toBeUndefined();
    expect(main()).toEqual(['Play: 1 fate↵']);
    session.click('card:1');
    expect(wishes).toEqual([begun, { is: 'decide', asked: 7, answer: 0 }]);
  });

  test('is not lifted where something is left to choose: its first touch asks for that', async () => {
    const { session, wishes } = asked(action);

    session.click('card:1');
    await vi.waitFor(() => expect(session.isSending).toBe(true));

    expect(session.store.get().lifted).toBeUndefined();
    expect(wishes).toEqual([begun]);
  });

  test('goes back to the hand with a step back, which takes nothing else back', async () => {
    const { session, wishes } = asked(action, 'en', board, final);

    session.click('card:1');
    await vi.waitFor(() => expect(session.store.get().lifted).toBe(0));
    session.back();

    expect(session.store.get().lifted).toBeUndefined();
    expect(wishes).toEqual([begun]);
  });
});

describe('what was declared', () => {
  const steps: BoardModule = {
    ...board,
    declared: () => [
      { text: 'military', icon: 'x-check', back: 2 },
      { text: 'Fire', back: 1 },
      { text: 'The only province', back: 0 },
    ],
  };

  test('stands in the prompt, and each step can be taken back that was decided', () => {
    asked(guards, 'en', steps);
    const declared = within(prompt()).getByRole('list', { name: 'Chosen so far' });

    expect(
      within(declared)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['military', 'Fire', 'The only province']);
    expect(
      within(declared)
        .getAllByRole('button')
        .map((one) => one.getAttribute('aria-label')),
    ).toEqual(['Take back: military', 'Take back: Fire']);
  });

  test('calls people by their names', () => {
    const text = { ...board.text, en: { ...board.text.en, seat: (seat: number) => `player ${seat + 1}` } };
    asked(guards, 'en', { ...board, text, declared: () => [{ text: 'against player 2', back: 1 }] });

    expect(within(prompt()).getByRole('listitem').textContent).toBe('against Ola');
  });

  test('is taken back one decision after the other', () => {
    const { wishes } = asked(guards, 'en', steps);

    fireEvent.click(button('Take back: military'));

    // The next one waits until the table has gone back so far.
    expect(wishes).toEqual([{ is: 'takeBack' }]);
  });
});

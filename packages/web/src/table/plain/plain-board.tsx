import { type GameText, isPrintedCard, type Lang, type Option } from '@kronika/kernel';
import type { BoardModule, BoardProps } from '../board-module.ts';
import { useTable } from '../session/context.ts';
import { useTelling } from '../session/use-telling.ts';
import { withSeatNames } from '../text/seat-names.ts';
import { plainGame } from './games.ts';

const SILENT: GameText<unknown> = {
  name: '?',
  prompt: ({ message }) => ({ ask: message.key }),
  option: ({ is }) => is,
  event: () => undefined,
  outcome: ({ reason }) => reason.key,
  board: () => '',
};

/** A board for any game: what it says of itself, and the options as a list. */
export function plainBoard(game: string): BoardModule {
  const text = plainGame(game)?.text ?? { pl: SILENT, en: SILENT };
  return {
    text,
    cloth: 'plain',
    Board: PlainBoard,
    pieces: 'things',
    Face: () => undefined,
    lookAt: () => undefined,
    nameOf: (subject) => {
      const name = isPrintedCard(subject) ? subject.printed : subject.id;
      return { pl: name, en: name };
    },
    names: () => [],
    spotOf: (_: Option) => ({ is: 'button' }),
    steps: (view, lang) => ({ steps: [], now: undefined, round: text[lang].moment?.(view) }),
    headingOf: () => undefined,
    iconOf: () => undefined,
    soundOf: () => undefined,
    promptIcon: () => 'card-play',
    numberControl: () => 'stepper',
    optionIcon: () => undefined,
    rules: async () => undefined,
    glossary: () => [],
    twin: (view, lang) => [{ key: 'board', heading: text[lang].name, lines: linesOf(text[lang], view) }],
    standings: () => [],
    first: () => undefined,
  };
}

function linesOf(text: GameText<unknown>, view: unknown) {
  return text
    .board(view)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, place) => ({ key: String(place), text: line }));
}

function PlainBoard({ view, lang, prompt }: BoardProps<unknown>) {
  return (
    <div className="plainboard">
      <PlainText view={view} lang={lang} />
      {prompt}
    </div>
  );
}

function PlainText({ view, lang }: { readonly view: unknown; readonly lang: Lang }) {
  const { session, words } = useTable();
  const { names } = useTelling();
  const text = session.module.text[lang];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard
    <section className="panel plaintext" aria-label={words.board} tabIndex={0}>
      <pre>{withSeatNames(text.board(view), text, names)}</pre>
    </section>
  );
}

import type { Puzzle } from '@kronika/bots';
import { useState } from 'react';
import { Link } from 'wouter';
import { Mon } from '../../cards/Mon.tsx';
import { announcedGame } from '../../games/parts.ts';
import { useLoaded } from '../../games/use-loaded.ts';
import { Difficulty } from '../../puzzle/Difficulty.tsx';
import { type GamePuzzles, nextUnsolved, puzzlesOf } from '../../puzzle/game-puzzles.ts';
import { type SolvedWay, solvedIn } from '../../puzzle/progress.ts';
import { Loading } from '../../shell/Loading.tsx';
import { NothingHere } from '../../shell/NothingHere.tsx';
import { Page } from '../../shell/Page.tsx';
import { Segment } from '../../shell/parts/Segment.tsx';
import { Switch } from '../../shell/parts/Switch.tsx';
import { useStored } from '../../shell/preferences/use-stored.ts';
import { useLang, useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import { PuzzlesHead } from './PuzzlesHead.tsx';
import './puzzles.css';
import { type PuzzleSides, useSides } from './use-sides.ts';
import { countSolved, isShown, ownMoves, SHOW_ALL } from './which.ts';
import { PUZZLE_PAGE_WORDS } from './words.ts';

/** The puzzles of a game: which there are, which are solved, and the way to the next one. */
export function PuzzleList({ game }: { readonly game: string }) {
  const say = useWords(PUZZLE_PAGE_WORDS);
  const loaded = useLoaded(game, puzzlesOf);
  switch (loaded.is) {
    case 'loading':
      return <Loading />;
    case 'missing':
      return (
        <NothingHere
          icon="jigsaw-piece"
          title={say.noPuzzles}
          hint={say.noPuzzlesHint}
          href="/puzzles"
          button={say.toAll}
        />
      );
    default:
      return <List of={loaded.value} />;
  }
}

const LEVELS = ['all', '1', '2', '3'] as const;

function List({ of }: { readonly of: GamePuzzles }) {
  const lang = useLang();
  const say = useWords(PUZZLE_PAGE_WORDS);
  const solved = useStored(solvedIn(of.game));
  const sides = useSides(of);
  const [filter, setFilter] = useState(SHOW_ALL);
  const name = announcedGame(of.game)?.name[lang] ?? of.game;
  const { puzzles } = of;
  const next = nextUnsolved(puzzles, solved);
  const shown = puzzles.filter((puzzle) => isShown(puzzle, filter, solved));
  return (
    <Page title={`${say.title}: ${name}`}>
      <div className="puzzles">
        <PuzzlesHead title={say.title} lead={say.leadOf(name)}>
          {next !== undefined && (
            <Link href={`/puzzles/${of.game}/${next.id}`} className="btn main">
              <Icon name="x-play" />
              {say.nextUnsolved}
            </Link>
          )}
          <Link href="/puzzles" className="puzzles-other">
            {say.toAll}
          </Link>
        </PuzzlesHead>
        <div className="puzzle-filters">
          <Segment
            legend={say.show}
            legendShown="heard"
            options={LEVELS.map((value) => ({
              value,
              label: value === 'all' ? say.all : say.levels[value],
            }))}
            value={String(filter.difficulty)}
            onChange={(value) => setFilter((now) => ({ ...now, difficulty: value === 'all' ? value : levelOf(value) }))}
          />
          <Switch
            label={say.onlyUnsolved}
            value={filter.unsolved}
            onChange={(unsolved) => setFilter((now) => ({ ...now, unsolved }))}
          />
          <p className="puzzle-count">
            {next === undefined ? say.allSolved : say.solved(countSolved(puzzles, solved), puzzles.length)}
          </p>
        </div>
        {shown.length === 0 && <p className="puzzle-none">{say.noneLeft}</p>}
        <ol className="puzzle-list" aria-label={say.list}>
          {shown.map((puzzle) => (
            <li key={puzzle.id}>
              <Row
                game={of.game}
                puzzle={puzzle}
                number={puzzles.indexOf(puzzle) + 1}
                way={solved[puzzle.id]}
                sides={sides.get(puzzle.id)}
              />
            </li>
          ))}
        </ol>
      </div>
    </Page>
  );
}

function levelOf(value: string): Puzzle['difficulty'] {
  return value === '3' ? 3 : value === '2' ? 2 : 1;
}

interface RowProps {
  readonly game: string;
  readonly puzzle: Puzzle;
  readonly number: number;
  readonly way: SolvedWay | undefined;
  readonly sides: PuzzleSides | undefined;
}

function Row({ game, puzzle, number, way, sides }: RowProps) {
  const lang = useLang();
  const say = useWords(PUZZLE_PAGE_WORDS);
  return (
    <Link href={`/puzzles/${game}/${puzzle.id}`} className={`panel puzzle-row ${way ?? ''}`}>
      <b className="puzzle-number" aria-hidden="true">
        {way === undefined ? number : <Icon name="x-check" />}
      </b>
      <span className="puzzle-what">
        <strong>
          <span className="vh">{say.number(number)}: </span>
          {say.goals[puzzle.goal]}
          {way !== undefined && <span className="vh"> ({say.ways[way]})</span>}
        </strong>
        <small>
          <Difficulty level={puzzle.difficulty} /> · {say.moves(ownMoves(puzzle))}
        </small>
      </span>
      <span className="puzzle-sides">
        {sides !== undefined && (
          <>
            <span className="vh">
              {say.against(sides.own.name[lang], sides.others.map((side) => side.name[lang]).join(', '))}
            </span>
            <Mon badge={sides.own.badge} place="line" />
            {sides.others.map(({ badge }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              <Mon key={place} badge={badge} place="line" />
            ))}
          </>
        )}
      </span>
    </Link>
  );
}

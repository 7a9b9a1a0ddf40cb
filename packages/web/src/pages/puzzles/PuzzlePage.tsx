import type { Puzzle } from '@kronika/bots';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useLoaded } from '../../games/use-loaded.ts';
import { type GamePuzzles, puzzlesOf } from '../../puzzle/game-puzzles.ts';
import { puzzleGuide } from '../../puzzle/guide.tsx';
import { solvedIn, withSolved } from '../../puzzle/progress.ts';
import { openPuzzleLine } from '../../puzzle/puzzle-line.ts';
import { PuzzleMatch } from '../../puzzle/puzzle-match.ts';
import { Loading } from '../../shell/Loading.tsx';
import { NothingHere } from '../../shell/NothingHere.tsx';
import { animationPreference, namePreference } from '../../shell/preferences/preferences.ts';
import { useLang, useWords } from '../../shell/use-words.ts';
import { SHELL_WORDS } from '../../shell/words.ts';
import { useSelected } from '../../table/session/store.ts';
import { PAUSES } from '../learn/pauses.ts';
import { levelPreference } from '../match/usual-level.ts';
import { foundBranch } from '../replay/found-branch.ts';
import { Playing } from '../table/Playing.tsx';
import { PUZZLE_PAGE_WORDS } from './words.ts';

interface PuzzlePageProps {
  readonly game: string;
  readonly puzzle: string;
}

/** A puzzle on its table. */
export function PuzzlePage({ game, puzzle: id }: PuzzlePageProps) {
  const say = useWords(PUZZLE_PAGE_WORDS);
  const loaded = useLoaded(game, puzzlesOf);
  if (loaded.is === 'loading') return <Loading />;
  if (loaded.is === 'missing')
    return (
      <NothingHere
        icon="jigsaw-piece"
        title={say.noPuzzles}
        hint={say.noPuzzlesHint}
        href="/puzzles"
        button={say.toAll}
      />
    );
  const puzzle = loaded.value.puzzles.find((one) => one.id === id);
  return puzzle === undefined ? (
    <NothingHere
      icon="jigsaw-piece"
      title={say.noPuzzle}
      hint={say.noPuzzleHint}
      href={`/puzzles/${game}`}
      button={say.toList}
    />
  ) : (
    <Opened key={id} of={loaded.value} puzzle={puzzle} />
  );
}

interface OpenedProps {
  readonly of: GamePuzzles;
  readonly puzzle: Puzzle;
}

function Opened({ of, puzzle }: OpenedProps) {
  const [match, setMatch] = useState<PuzzleMatch>();
  const say = useWords(PUZZLE_PAGE_WORDS);
  const shell = useWords(SHELL_WORDS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language or name does not begin the puzzle anew
  useEffect(() => {
    const opened = new PuzzleMatch({
      puzzle,
      names: { own: namePreference.get().trim() || shell.nameless, other: say.other },
      line: openPuzzleLine(),
      later: (follow) => {
        const timer = setTimeout(follow, PAUSES[animationPreference.get()].reply);
        return () => clearTimeout(timer);
      },
      solved: (way) => {
        const solved = solvedIn(of.game);
        solved.set(withSolved(solved.get(), puzzle.id, way));
      },
    });
    setMatch(opened);
    void opened.open();
    return () => opened.close();
  }, [of, puzzle]);
  return match === undefined ? <Loading /> : <AtTable of={of} match={match} />;
}

interface AtTableProps {
  readonly of: GamePuzzles;
  readonly match: PuzzleMatch;
}

function AtTable({ of, match }: AtTableProps) {
  const [, navigate] = useLocation();
  const lang = useLang();
  const say = useWords(PUZZLE_PAGE_WORDS);
  const stands = useSelected(match.store, (state) => (state.is === 'open' ? 'open' : state));
  const guide = useMemo(
    () =>
      puzzleGuide(match, of, {
        goTo: (puzzle) => navigate(puzzle === undefined ? `/puzzles/${of.game}` : `/puzzles/${of.game}/${puzzle}`),
        playOn: () => void playOn(match).then(navigate),
        pause: () => PAUSES[animationPreference.get()].press,
      }),
    [match, of, navigate],
  );
  if (stands === 'open')
    return <Playing connection={match} guide={guide} leaveTo={`/puzzles/${of.game}`} rematchTo={() => undefined} />;
  if (stands.is !== 'refused') return <Loading />;
  return (
    <NothingHere
      icon="jigsaw-piece"
      title={say.noPuzzle}
      hint={stands.because[lang]}
      href={`/puzzles/${of.game}`}
      button={say.toList}
    />
  );
}

/** Makes a table that goes on where the puzzle is, and gives the address of its page. */
async function playOn(match: PuzzleMatch): Promise<string> {
  const record = await match.recordToPlayOn();
  return foundBranch({
    record,
    move: record.end.decisions,
    seat: match.puzzle.seat,
    seats: match.seats,
    against: 'bot',
    bot: levelPreference.get(),
    name: match.names.own,
  });
}

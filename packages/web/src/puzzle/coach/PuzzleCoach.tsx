import { impossible } from '@kronika/kernel';
import { useCallback, useEffect, useRef } from 'react';
import { CoachPanel } from '../../lesson/coach/CoachPanel.tsx';
import { usePresses } from '../../lesson/coach/use-presses.ts';
import { useStored } from '../../shell/preferences/use-stored.ts';
import { Icon } from '../../sprite/Icon.tsx';
import type { Layout } from '../../table/board-module.ts';
import { useTable } from '../../table/session/context.ts';
import { useSelected } from '../../table/session/store.ts';
import { Difficulty } from '../Difficulty.tsx';
import { type GamePuzzles, nextUnsolved } from '../game-puzzles.ts';
import { solvedIn } from '../progress.ts';
import type { OpenPuzzle, PuzzleMatch } from '../puzzle-match.ts';
import { PUZZLE_WORDS } from '../words.ts';
import { HintWords } from './HintWords.tsx';
import { Played } from './Played.tsx';
import './puzzle-coach.css';

/** The ways on from a puzzle. */
export interface PuzzleWays {
  /** To that puzzle, or to the list of puzzles. */
  goTo(puzzle: string | undefined): void;
  /** Plays the match on against a bot. */
  playOn(): void;
  /** How long each press is shown, in milliseconds. */
  pause(): number;
}

interface PuzzleCoachProps {
  readonly match: PuzzleMatch;
  readonly of: GamePuzzles;
  readonly ways: PuzzleWays;
  readonly layout: Layout;
}

/** The panel beside a puzzle: what is asked for, what was said to the last answer, and the ways to help and on. */
export function PuzzleCoach({ match, of, ways, layout }: PuzzleCoachProps) {
  const { lang } = useTable();
  const words = PUZZLE_WORDS[lang];
  const state = useSelected(match.store, (now) => now);
  const aim = useCallback(() => match.aim, [match]);
  const { goal, difficulty, id } = match.puzzle;
  const number = of.puzzles.findIndex((puzzle) => puzzle.id === id) + 1;
  return (
    <CoachPanel
      layout={layout}
      lies="above"
      className="puzzle"
      label={words.puzzle}
      icon="jigsaw-piece"
      title={of.goals[goal][lang]}
      about={
        <>
          {words.where(number, of.puzzles.length)} · <Difficulty level={difficulty} />
        </>
      }
      aim={aim}
    >
      {state.is === 'open' && (
        <>
          <div className="coach-words" aria-live="polite">
            <Said match={match} state={state} />
          </div>
          {layout === 'desktop' && <Played from={match.puzzle.record.end.decisions} />}
          <Buttons match={match} of={of} state={state} ways={ways} />
        </>
      )}
    </CoachPanel>
  );
}

interface SaidProps {
  readonly match: PuzzleMatch;
  readonly state: OpenPuzzle;
}

/** What there is to say now. */
function Said({ match, state }: SaidProps) {
  const { lang } = useTable();
  const words = PUZZLE_WORDS[lang];
  const { turn, doing, hint, wrong } = state;
  switch (turn) {
    case 'over':
      return (
        <h2>
          <Icon name="x-check" />
          {doing === 'showing' ? words.shown : words.solved}
        </h2>
      );
    case 'others':
      return <p className="coach-watch">{doing === 'showing' ? words.showing : words.watch}</p>;
    case 'own':
      return (
        <>
          {doing === 'showing' && <p className="coach-watch">{words.showing}</p>}
          {hint !== undefined && <HintWords hint={hint} />}
          {wrong > 0 && hint === undefined && (
            <p className="coach-no">
              <Icon name="x-cross" />
              {/* Each wrong answer is told anew, also to who listens. */}
              <span key={wrong}>{wrongWords(match, state, lang)}</span>
            </p>
          )}
          {wrong === 0 && hint === undefined && doing === 'solving' && (
            <p className="coach-say puzzle-lead">{words.solve}</p>
          )}
        </>
      );
    default:
      return impossible(turn);
  }
}

/** How much worse it is: known for the first answer of the solution. */
function wrongWords({ puzzle: { goal, chances } }: PuzzleMatch, { step }: OpenPuzzle, lang: 'pl' | 'en'): string {
  const words = PUZZLE_WORDS[lang];
  const percent = (chance: number) => Math.round(100 * chance);
  if (step > 0) return words.wrongLater;
  return goal === 'win'
    ? words.wrongWin(percent(chances.next))
    : words.wrongBest(percent(chances.solution), percent(chances.next));
}

interface ButtonsProps extends SaidProps {
  readonly of: GamePuzzles;
  readonly ways: PuzzleWays;
}

function Buttons({ match, of, state, ways }: ButtonsProps) {
  const { lang } = useTable();
  const words = PUZZLE_WORDS[lang];
  const { turn, doing, hint } = state;
  const isShowing = doing === 'showing';
  const answers = useCallback(() => {
    const now = match.store.get();
    return now.is === 'open' ? (now.hint?.answers ?? []) : [];
  }, [match]);
  usePresses({
    answers: isShowing && turn === 'own' && hint !== undefined ? answers : undefined,
    pause: ways.pause(),
    lost: () => void match.again(),
  });
  const next = nextUnsolved(of.puzzles, useStored(solvedIn(of.game)), match.puzzle.id)?.id;
  const onward = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (turn === 'over') onward.current?.focus();
  }, [turn]);
  if (turn === 'over')
    return (
      <div className="coach-buttons over">
        <button type="button" className="btn ghost" onClick={() => void match.again()}>
          {words.again}
        </button>
        <button type="button" className="btn" onClick={ways.playOn}>
          <Icon name="x-play" />
          {words.playOn}
        </button>
        <button ref={onward} type="button" className="btn coach-next" onClick={() => ways.goTo(next)}>
          {next === undefined ? words.toList : words.next}
          <Icon name="x-right" />
        </button>
      </div>
    );
  return (
    <div className="coach-buttons">
      {isShowing ? (
        <button type="button" className="btn ghost" onClick={() => void match.again()}>
          {words.stop}
        </button>
      ) : (
        <button type="button" className="btn ghost" onClick={() => void match.showSolution()}>
          {words.show}
        </button>
      )}
      {!isShowing && hint?.stage !== 'answer' && (
        <button
          type="button"
          className="btn coach-hint"
          aria-keyshortcuts="i"
          disabled={turn !== 'own'}
          onClick={() => void match.hint()}
        >
          <Icon name="asian-lantern" />
          {hint === undefined ? words.hint : words.moreHint}
        </button>
      )}
    </div>
  );
}

import { memo, type PointerEvent, type ReactNode, useRef } from 'react';
import type { Looked } from '../looked.ts';
import { TIP_ID } from '../overlay/tip-id.ts';
import { MuteSign, useIsMuted } from '../passing/MuteSign.tsx';
import { usePassingWords } from '../passing/use-passing.ts';
import { usePlaceState, useSession, useTable } from '../session/context.ts';
import type { PlaceState } from '../session/session-state.ts';
import { useAim } from '../staging/use-staging.ts';
import type { PlaceName } from './controls.ts';
import { useTip } from './use-tip.ts';

interface PlaceProps {
  readonly place: PlaceName;
  /** All that the picture tells, in words. */
  readonly label: string;
  readonly className?: string;
  /** What is shown large when one points here. */
  readonly looked?: Looked | undefined;
  /** What follows the thing when it moves to another part of the board; usually the thing itself. */
  readonly flip?: string;
  /** Where it comes from when it was not on the board before, and where it goes when it leaves. */
  readonly from?: string;
  readonly to?: string;
  /** How it stands, so that a change of it can be shown. */
  readonly stance?: string;
  /** It can be reached by keyboard although it cannot be chosen, and then says why. */
  readonly why?: 'onFocus' | undefined;
  /** Draws the thing as the question wants it. */
  readonly children: (state: PlaceState) => ReactNode;
}

/** How long a finger has to rest until the thing is shown instead of chosen, in milliseconds. */
const LONG_PRESS = 420;

/** How long a mouse has to stay until the thing is shown: on the way to the inspector it passes over others. */
const PASSING_OVER = 90;

/** Something on the board that can be pointed at: chosen where a question offers it, otherwise looked at. */
export const Place = memo(function Place(props: PlaceProps) {
  const { place, label, className = '', looked, flip, from, to, stance, why, children } = props;
  const { session, words, pointing } = useTable();
  const say = usePassingWords();
  const state = usePlaceState(place);
  const isMuted = useIsMuted(looked);
  const aim = useAim(place);
  const press = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const hover = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const wasLong = useRef(false);
  const tip = useTip(place, looked);
  const isLit = useSession(({ lit }) => lit.includes(place));
  const isRefused = useSession(({ refused }) => refused?.place === place);
  const isPointedAt = pointing?.at === place;
  const mayChoose = state === 'may' || state.startsWith('is');

  const lookAt = (pinned: 'asked' | 'passing') => {
    if (looked !== undefined) session.look(looked, pinned);
  };
  const release = () => {
    if (press.current !== undefined) clearTimeout(press.current);
    press.current = undefined;
  };
  const onPointerDown = (event: PointerEvent) => {
    wasLong.current = false;
    if (event.pointerType === 'mouse' || looked === undefined) return;
    press.current = setTimeout(() => {
      wasLong.current = true;
      session.look(looked, 'asked');
      if (tip.has()) tip.now();
      else session.open({ is: 'inspector' });
    }, LONG_PRESS);
  };
  const onPointerEnter = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    hover.current = setTimeout(() => lookAt('passing'), PASSING_OVER);
    tip.rest();
  };
  const act = () => {
    if (wasLong.current) {
      wasLong.current = false;
      return;
    }
    lookAt('passing');
    tip.leave();
    if (pointing === undefined) session.click(place, looked);
    else pointing.point(place);
  };

  return (
    <div
      className={`place ${className} ${stateClass(state)}${isPointedAt ? ' pointed' : ''}${aim === undefined ? '' : ' aimed'}${isLit ? ' told' : ''}${isRefused ? ' refused' : ''}`}
      data-place={place}
      data-state={state}
      data-looks={looked === undefined ? undefined : true}
      data-flip={flip}
      data-from={from}
      data-to={to}
      data-stance={stance}
    >
      <span className="drawn" aria-hidden="true">
        {children(state)}
        {aim !== undefined && aim !== '' && <span className="delta">{aim}</span>}
      </span>
      {isMuted && <MuteSign />}
      <button
        type="button"
        className="press"
        tabIndex={mayChoose || pointing !== undefined || why !== undefined ? 0 : -1}
        aria-label={[label, ...stateWords(state, words), ...(isMuted ? [say.isMuted] : [])].join(', ')}
        aria-describedby={tip.isTold ? TIP_ID : undefined}
        aria-pressed={state.startsWith('is') || isPointedAt ? true : undefined}
        onClick={act}
        onPointerDown={onPointerDown}
        onPointerUp={release}
        onPointerCancel={release}
        onPointerLeave={(event) => {
          release();
          clearTimeout(hover.current);
          if (event.pointerType === 'mouse') tip.leave();
        }}
        onPointerEnter={onPointerEnter}
        onFocus={(event) => {
          lookAt('passing');
          if (!event.currentTarget.matches(':focus-visible')) return;
          if (why !== undefined && looked !== undefined && !mayChoose) session.askWhy(place, looked);
          else tip.now();
        }}
        onBlur={tip.leave}
        onContextMenu={(event) => event.preventDefault()}
      />
    </div>
  );
});

function stateClass(state: PlaceState): string {
  return state.startsWith('is') ? 'p-is' : `p-${state}`;
}

function stateWords(state: PlaceState, words: { readonly may: string; readonly isChosen: string }): readonly string[] {
  if (state === 'may') return [words.may];
  return state.startsWith('is') ? [`${words.isChosen}${state.slice(2)}`] : [];
}

/** What a card is told about its choice; cards that are not asked for keep their light unless they are to be dimmed. */
export function choiceOf(
  state: PlaceState,
  others: 'dimmed' | 'plain',
): { readonly is: 'may' } | { readonly is: 'chosen'; readonly order?: number } | { readonly is: 'not' } | undefined {
  if (state === 'may') return { is: 'may' };
  if (state === 'is') return { is: 'chosen' };
  if (state.startsWith('is ')) return { is: 'chosen', order: Number(state.slice(3)) };
  return state === 'not' && others === 'dimmed' ? { is: 'not' } : undefined;
}

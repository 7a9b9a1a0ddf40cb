import type { Viewer } from '@kronika/kernel';
import { Mon } from '../../cards/Mon.tsx';
import { eyesOf, type OpenReplay, SPEEDS } from '../../replay/replay.ts';
import { Segment } from '../../shell/parts/Segment.tsx';
import { useLang, useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import type { IconName } from '../../sprite/names.ts';
import type { Layout } from '../../table/board-module.ts';
import { useTable } from '../../table/session/context.ts';
import { useReplayScope } from './scope.ts';
import { REPLAY_WORDS } from './words.ts';

interface ControlsProps {
  readonly replay: OpenReplay;
  readonly layout: Layout;
}

/** The buttons of a replay. On a phone the rarer ones are in a dialog. */
export function Controls({ replay: shown, layout }: ControlsProps) {
  const { opened, running } = shown;
  const say = useWords(REPLAY_WORDS);
  const { replay, open } = useReplayScope();
  return (
    <div className="replaycontrols">
      <div className="replaykeys">
        <Key icon="x-prev" label={say.toStart} keys="Home" onClick={() => replay.goTo(opened.first)} />
        <Key icon="x-back" label={say.back} keys="ArrowLeft" onClick={() => replay.step('back')} />
        <button
          type="button"
          className="replaykey play"
          aria-keyshortcuts="Space"
          aria-label={running === 'playing' ? say.pause : say.play}
          title={running === 'playing' ? say.pause : say.play}
          onClick={() => replay.toggle()}
        >
          <Icon name={running === 'playing' ? 'x-pause' : 'x-play'} />
        </button>
        <Key icon="x-step" label={say.next} keys="ArrowRight" onClick={() => replay.step('next')} />
        <Key icon="x-next" label={say.toEnd} keys="End" onClick={() => replay.goTo(opened.last)} />
      </div>
      {layout === 'desktop' && <SpeedChoice />}
      <Where open={shown} />
      {layout === 'desktop' ? (
        <div className="replayend">
          <EyesChoice />
          <button type="button" className="btn replayshare" title={say.share} onClick={() => open('share')}>
            <Icon name="share" />
            <span>{say.share}</span>
          </button>
          <button type="button" className="btn main" onClick={() => open('here')}>
            <Icon name="x-play" />
            {say.playHere}
          </button>
        </div>
      ) : (
        <div className="replayend">
          <Key icon="x-eye" label={say.eyes} keys="v" onClick={() => replay.lookFurther()} />
          <Key icon="x-dots" label={say.share} keys="" onClick={() => open('more')} />
        </div>
      )}
    </div>
  );
}

interface KeyProps {
  readonly icon: IconName;
  readonly label: string;
  readonly keys: string;
  readonly onClick: () => void;
}

function Key({ icon, label, keys, onClick }: KeyProps) {
  return (
    <button
      type="button"
      className="replaykey"
      aria-label={label}
      title={label}
      {...(keys === '' ? {} : { 'aria-keyshortcuts': keys })}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

/** The number of the moment, and where the match stands then. */
function Where({ open: { move, opened, shown } }: { readonly open: OpenReplay }) {
  const say = useWords(REPLAY_WORDS);
  const lang = useLang();
  const { session } = useTable();
  const moment = shown === undefined ? undefined : session.module.text[lang].moment?.(shown.match.board);
  return (
    <p className="replayat" aria-live="polite">
      <b>{say.move(move, opened.last)}</b>
      {moment !== undefined && <small>{moment}</small>}
    </p>
  );
}

const SPEED_NAMES: Readonly<Record<string, string>> = { 0.5: '½×', 1: '1×', 2: '2×', 4: '4×' };

export function SpeedChoice() {
  const say = useWords(REPLAY_WORDS);
  const { replay } = useReplayScope();
  const state = replay.store.get();
  return (
    <Segment
      legend={say.speed}
      legendShown="heard"
      options={SPEEDS.map((speed) => ({ value: String(speed), label: SPEED_NAMES[speed] }))}
      value={state.is === 'open' ? String(state.speed) : '1'}
      onChange={(value) => replay.setSpeed(SPEEDS.find((speed) => String(speed) === value) ?? 1)}
    />
  );
}

export function EyesChoice() {
  const say = useWords(REPLAY_WORDS);
  const { replay, sides } = useReplayScope();
  const state = replay.store.get();
  if (state.is !== 'open') return undefined;
  const eyes = eyesOf(state.opened);
  const nameOf = (viewer: Viewer) => sides.find(({ seat }) => seat === viewer)?.name ?? say.all;
  const labelOf = (viewer: Viewer) => {
    const side = sides.find(({ seat }) => seat === viewer);
    return side === undefined ? (
      <>
        <Icon name="x-eye" />
        <span className="eyename">{say.all}</span>
      </>
    ) : (
      <>
        {side.badge !== undefined && <Mon badge={side.badge} place="line" />}
        <span className="eyename">{side.name}</span>
      </>
    );
  };
  return (
    <Segment
      legend={say.eyes}
      legendShown="heard"
      options={eyes.map((viewer) => ({ value: String(viewer), label: labelOf(viewer), title: nameOf(viewer) }))}
      value={String(state.viewer)}
      onChange={(value) => replay.look(eyes.find((viewer) => String(viewer) === value) ?? 'arbiter')}
    />
  );
}

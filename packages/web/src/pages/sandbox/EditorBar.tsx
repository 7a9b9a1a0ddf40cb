import { LEVELS } from '@kronika/bots';
import { useStored } from '../../shell/preferences/use-stored.ts';
import { useLang, useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import type { IconName } from '../../sprite/names.ts';
import { levelPreference } from '../match/usual-level.ts';
import { useEditor } from './scope.ts';
import { SANDBOX_WORDS } from './words.ts';

interface EditorBarProps {
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  /** Starts the match; nothing while the situation cannot be played. */
  readonly play: (() => void) | undefined;
  /** The same with bots in the other seats. */
  readonly playBots: (() => void) | undefined;
  /** How many play. */
  readonly seats: number;
  turn(): void;
  leave(): void;
}

/** The bar above the board: what is being set up, one step back and on, and the one thing to press. */
export function EditorBar({ undo, redo, play, playBots, seats, turn, leave }: EditorBarProps) {
  const say = useWords(SANDBOX_WORDS);
  const lang = useLang();
  const { module, name } = useEditor();
  const level = useStored(levelPreference);
  return (
    <header className="bar0">
      <h1 className="brand">
        <Icon name="x-enso" />
        {say.sandbox}
        <small>{name.trim() === '' ? module.board.text[lang].name : name}</small>
      </h1>
      <div className="tools">
        <Tool icon="x-undo" label={say.undo} act={undo} />
        <Tool icon="x-redo" label={say.redo} act={redo} />
        <Tool icon="x-turn" label={say.turn} act={turn} />
        <Tool icon="x-back" label={say.leave} act={leave} />
        {seats > 1 && (
          <Tool icon="vintage-robot" label={`${say.playBots} (${LEVELS[level].name[lang]})`} act={playBots} />
        )}
      </div>
      <button
        type="button"
        className="btn main"
        title={say[module.board.pieces].playHint(seats)}
        disabled={play === undefined}
        onClick={play}
      >
        <Icon name="x-play" />
        {say.play(seats)}
      </button>
    </header>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly act: (() => void) | undefined;
}

function Tool({ icon, label, act }: ToolProps) {
  return (
    <button type="button" className="tool" aria-label={label} title={label} disabled={act === undefined} onClick={act}>
      <Icon name={icon} />
    </button>
  );
}

import type { OpenReplay } from '../../replay/replay.ts';
import type { Mark } from '../../replay/story.ts';
import { useLang, useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import { useReplayScope } from './scope.ts';
import { REPLAY_WORDS } from './words.ts';

/** How far along a move is, of a hundred. */
export function along({ opened: { first, last } }: OpenReplay, move: number): number {
  return last === first ? 0 : ((move - first) / (last - first)) * 100;
}

/** The whole match on one line: a block for each chapter, its marks, and where one is. */
export function Track({ replay: open }: { readonly replay: OpenReplay }) {
  const say = useWords(REPLAY_WORDS);
  const lang = useLang();
  const { replay } = useReplayScope();
  const { opened, move } = open;
  const chapters = blocksOf(open);
  return (
    <div className="replaylane">
      <span className="replayaxis">{say.rounds}</span>
      <div className="replaytrack">
        {chapters.map(({ from, to, name }) => (
          <span
            key={from}
            className={`replayblock${move >= from ? ' done' : ''}`}
            style={{ left: `${along(open, from)}%`, width: `${along(open, to) - along(open, from)}%` }}
          >
            {name !== undefined && (
              <button type="button" onClick={() => replay.goTo(from)} aria-label={say.goTo(name[lang])}>
                {name[lang]}
              </button>
            )}
          </span>
        ))}
        <input
          type="range"
          aria-label={say.track}
          aria-valuetext={say.move(move, opened.last)}
          min={opened.first}
          max={opened.last}
          value={move}
          onChange={(event) => replay.goTo(Number(event.target.value))}
        />
        {opened.story.marks.map((mark) => (
          <MarkButton key={`${mark.move}/${mark.text.en}`} mark={mark} at={along(open, mark.move)} />
        ))}
        <span className="replayhead" style={{ left: `${along(open, move)}%` }} />
      </div>
    </div>
  );
}

function MarkButton({ mark, at }: { readonly mark: Mark; readonly at: number }) {
  const say = useWords(REPLAY_WORDS);
  const lang = useLang();
  const { replay, sides } = useReplayScope();
  const side = sides.find(({ seat }) => seat === mark.seat);
  const told = [side?.name, mark.text[lang], mark.blow?.[lang]].filter((part) => part !== undefined).join(' · ');
  return (
    <button
      type="button"
      className={`replaymark ${side?.badge?.allegiance ?? 'neutral'}${mark.blow === undefined ? '' : ' blow'}`}
      style={{ left: `${at}%` }}
      title={told}
      aria-label={say.goTo(told)}
      onClick={() => replay.goTo(mark.move)}
    >
      <span className={mark.shape}>
        <Icon name={mark.icon} />
      </span>
    </button>
  );
}

/** The chapters, each to where the next begins; what comes before the first one is a block without a name. */
function blocksOf({ opened: { first, last, story } }: OpenReplay) {
  const named = story.chapters.filter(({ from }, place, all) => all[place - 1]?.from !== from);
  const [begin] = named;
  const starts = [...(begin === undefined || begin.from > first ? [{ from: first, name: undefined }] : []), ...named];
  return starts.map(({ from, name }, place) => ({ from, name, to: starts[place + 1]?.from ?? last }));
}

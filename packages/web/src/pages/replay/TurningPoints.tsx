import { Mon } from '../../cards/Mon.tsx';
import { useLang, useWords } from '../../shell/use-words.ts';
import { useOpenReplay, useReplayScope } from './scope.ts';
import { type TurningPoint, turningPoints } from './turning-points.ts';
import { REPLAY_WORDS } from './words.ts';

/** Before so much of the chances is there, what tipped the match is only guessed. */
const OUTLINED = 0.25;

/** Beside the log: where the match tipped, and the ways to everything else. */
export function TurningPoints() {
  const say = useWords(REPLAY_WORDS);
  const open = useOpenReplay();
  const { open: openDialog } = useReplayScope();
  if (open === undefined) return undefined;
  const { opened, weighing } = open;
  const points = turningPoints(
    opened,
    weighing !== undefined && weighing.share >= OUTLINED ? weighing.chances : undefined,
  );
  return (
    <section className="panel replayturns" aria-label={say.turns}>
      <h2>
        {say.turns}
        {weighing !== undefined && <small>{say.turnsHint}</small>}
      </h2>
      {opened.missing !== undefined && (
        <p className="quiet">{say.missing(opened.missing.rules, opened.missing.now, opened.first)}</p>
      )}
      {points.length === 0 ? (
        <p className="quiet">{say.noTurns}</p>
      ) : (
        <ol>
          {points.map((point) => (
            <Turn
              key={`${point.mark.move}/${point.mark.text.en}`}
              point={point}
              isNow={isNow(points, point, open.move)}
            />
          ))}
        </ol>
      )}
      <button type="button" className="linkish" onClick={() => openDialog('report')}>
        {say.report}
      </button>
    </section>
  );
}

function isNow(points: readonly TurningPoint[], point: TurningPoint, move: number): boolean {
  return points.findLast(({ mark }) => mark.move <= move) === point;
}

function Turn({ point: { mark, gain }, isNow }: { readonly point: TurningPoint; readonly isNow: boolean }) {
  const lang = useLang();
  const { replay, sides } = useReplayScope();
  const side = sides.find(({ seat }) => seat === (gain?.seat ?? mark.seat));
  return (
    <li>
      <button type="button" aria-current={isNow ? 'step' : undefined} onClick={() => replay.goTo(mark.move)}>
        <i>{mark.move}</i>
        <span>
          {mark.text[lang]}
          {mark.blow !== undefined && <b> {mark.blow[lang]}</b>}
        </span>
        <span className="replaygain">
          {side?.badge !== undefined && <Mon badge={side.badge} place="line" />}
          {gain !== undefined && `+${Math.round(gain.by * 100)}`}
        </span>
      </button>
    </li>
  );
}

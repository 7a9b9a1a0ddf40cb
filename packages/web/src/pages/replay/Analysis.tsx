import { Mon } from '../../cards/Mon.tsx';
import type { Review } from '../../replay/worker/messages.ts';
import { useLang, useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import { useOpenReplay, useReplayScope } from './scope.ts';
import './analysis.css';
import { REPLAY_WORDS } from './words.ts';

/** What a strong bot finds in a match that is over: the largest mistakes of each seat, and why a move was played or not. */
export function Analysis({ chosen }: { readonly chosen?: () => void }) {
  const say = useWords(REPLAY_WORDS);
  const open = useOpenReplay();
  const { replay, sides } = useReplayScope();
  if (open?.opened.winners === undefined || open.opened.reviews === 'none') return undefined;
  const { analysis, review, move } = open;
  const names = sides.map(({ name }) => name);
  return (
    <section className="panel replayanalysis" aria-label={say.analysis}>
      <h2>{say.mistakes}</h2>
      {analysis === undefined ? (
        <button type="button" className="btn" onClick={() => replay.analyse(names)}>
          <Icon name="asian-lantern" />
          {say.analyse}
        </button>
      ) : (
        analysis.share < 1 && (
          <p role="status" className="quiet">
            {say.analysing(Math.floor(100 * analysis.share))}
          </p>
        )
      )}
      {analysis !== undefined && analysis.share >= 1 && analysis.mistakes.length === 0 && (
        <p className="quiet">{say.noMistakes}</p>
      )}
      {analysis !== undefined && analysis.mistakes.length > 0 && (
        <ol>
          {analysis.mistakes.map((mistake) => (
            <Mistake key={mistake.move} mistake={mistake} isNow={mistake.move === move} chosen={chosen} />
          ))}
        </ol>
      )}
      <button
        type="button"
        className="linkish"
        disabled={move === open.opened.first || review?.is === 'thinking'}
        onClick={() => replay.askWhy(names)}
      >
        {say.why}
      </button>
      {review?.is === 'thinking' && (
        <p role="status" className="quiet">
          {say.thinking}
        </p>
      )}
      {review?.is === 'none' && <p className="quiet">{say.nothingToWeigh}</p>}
      {review?.is === 'given' && <Reviewed review={review.review} />}
    </section>
  );
}

interface MistakeProps {
  readonly mistake: Review;
  readonly isNow: boolean;
  readonly chosen: (() => void) | undefined;
}

function Mistake({ mistake, isNow, chosen }: MistakeProps) {
  const lang = useLang();
  const say = useWords(REPLAY_WORDS);
  const { replay, sides, open } = useReplayScope();
  const side = sides.find(({ seat }) => seat === mistake.seat);
  const show = () => {
    replay.look(mistake.seat);
    replay.goTo(mistake.move);
    chosen?.();
  };
  return (
    <li>
      <button type="button" aria-current={isNow ? 'step' : undefined} onClick={show}>
        <i>{mistake.move}</i>
        <span>
          {side?.name}: {mistake.played[lang]} <b>{say.better(mistake.better[lang])}</b>
        </span>
        <span className="replaygain">
          {side?.badge !== undefined && <Mon badge={side.badge} place="line" />}−{Math.round(100 * mistake.loss)}
        </span>
      </button>
      {isNow && (
        <div className="replayanalysis-more">
          <p>{mistake.asked[lang]}</p>
          <p>{mistake.reason[lang]}</p>
          <button type="button" className="btn" onClick={() => open('here')}>
            <Icon name="x-play" />
            {say.playHere}
          </button>
        </div>
      )}
    </li>
  );
}

/** Why the last move was good, or what would have been better. */
function Reviewed({ review }: { readonly review: Review }) {
  const lang = useLang();
  const say = useWords(REPLAY_WORDS);
  const isSame = review.better.en === review.played.en;
  return (
    <div className="replayanalysis-more" role="status">
      <p>
        <b>{review.played[lang]}</b> {isSame ? say.sameAsMaster : say.better(review.better[lang])}
      </p>
      <p>{review.reason[lang]}</p>
    </div>
  );
}

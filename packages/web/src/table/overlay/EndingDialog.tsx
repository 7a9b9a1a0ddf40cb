import { impossible, isOneSide, readerIn, type SeatId } from '@kronika/kernel';
import type { Ending, TableDocument } from '@kronika/protocol';
import { Icon } from '../../sprite/Icon.tsx';
import type { Telling } from '../choosing/told.ts';
import { ownSeat, useSession, useTable } from '../session/context.ts';
import { useTelling } from '../session/use-telling.ts';
import { Standings } from '../standings/Standings.tsx';
import { withSeatNames } from '../text/seat-names.ts';
import type { TableWords } from '../text/words.ts';
import { Dialog } from './Dialog.tsx';

interface EndingDialogProps {
  readonly leave: () => void;
  readonly rematchTo: (table: string) => void;
  readonly watchReplay: (() => void) | undefined;
  /** Leads to the history of the series, where the game tells one. */
  readonly openChronicle: (() => void) | undefined;
}

/** How the match ended, and what may come after it. */
export function EndingDialog({ leave, rematchTo, watchReplay, openChronicle }: EndingDialogProps) {
  const { session, words } = useTable();
  const telling = useTelling();
  const document = useSession(({ known }) => known?.document);
  const shown = useSession((state) => state.ending);
  const ending = document?.ending;
  if (document === undefined || ending === undefined || shown === 'put aside') return undefined;
  const own = ownSeat(document);
  const { next, again, series, you } = document;
  return (
    <Dialog
      title={winnersText(words, ending, document)}
      className="ending"
      onClose={() => session.putEnding('put aside')}
    >
      <p className="reason">{reasonText(words, telling, ending, document)}</p>
      <Standings ending={ending} />
      {series !== undefined && series.number > 1 && <p className="quiet">{words.inSeries(series.number)}</p>}
      <Wishes by={series?.onward ?? []} say={words.onwardBy} />
      <Wishes by={again} say={words.rematchBy} />
      {you.onward === 'wanted' && next === undefined && <p className="quiet">{words.onwardWaits}</p>}
      {you.again === 'wanted' && next === undefined && <p className="quiet">{words.rematchWaits}</p>}
      <div className="boxgo">
        <button type="button" className="btn ghost" onClick={leave}>
          {words.leave}
        </button>
        <button type="button" className="btn" onClick={() => session.putEnding('put aside')}>
          {words.lookAtBoard}
        </button>
        {watchReplay !== undefined && (
          <button type="button" className="btn" onClick={watchReplay}>
            <Icon name="x-play" />
            {words.watchReplay}
          </button>
        )}
        {openChronicle !== undefined && series?.onward !== undefined && (
          <button type="button" className="btn" onClick={openChronicle}>
            <Icon name="scroll-unfurled" />
            {words.openChronicle}
          </button>
        )}
        {next !== undefined && (
          <button type="button" className="btn main" onClick={() => rematchTo(next)}>
            <Icon name="x-right" />
            {words.goToNext}
          </button>
        )}
        {next === undefined && own !== undefined && <Wishing document={document} />}
      </div>
    </Dialog>
  );
}

/** Who of the others wants to go on like that. */
function Wishes({ by, say }: { readonly by: readonly SeatId[]; readonly say: (names: string) => string }) {
  const document = useSession(({ known }) => known?.document);
  const own = ownSeat(document);
  const others = by.filter((seat) => seat !== own).map((seat) => document?.seats[seat]?.name ?? '');
  return others.length === 0 ? undefined : <p className="quiet">{say(others.join(', '))}</p>;
}

/** How one can go on with the same people: with what follows from this match, if anything does, or once more. */
function Wishing({ document: { series, you } }: { readonly document: TableDocument }) {
  const { session, words } = useTable();
  const hasNext = series?.onward !== undefined;
  return (
    <>
      {you.again !== 'wanted' && (
        <button type="button" className={hasNext ? 'btn' : 'btn main'} onClick={() => session.wish({ is: 'rematch' })}>
          {words.rematch}
        </button>
      )}
      {hasNext && you.onward !== 'wanted' && (
        <button type="button" className="btn main" onClick={() => session.wish({ is: 'playNext' })}>
          {words.onward}
        </button>
      )}
    </>
  );
}

function winnersText(words: TableWords, { winners }: Ending, document: TableDocument): string {
  const own = ownSeat(document);
  if (winners.length === 0) {
    if (!isOneSide(document.seats.length, document.teams)) return words.draw;
    return own === undefined ? words.matchLost : words.youLose;
  }
  if (own !== undefined && winners.includes(own)) return words.youWin;
  return words.wins(winners.map((seat) => document.seats[seat]?.name ?? '').join(', '));
}

function reasonText(words: TableWords, telling: Telling, ending: Ending, document: TableDocument): string {
  const { seats, match } = document;
  switch (ending.is) {
    case 'played': {
      const text = telling.module.text[telling.lang];
      if (match?.outcome === undefined) return '';
      const reader = readerIn(document.sight === 'all' ? 'arbiter' : (ownSeat(document) ?? 'spectator'));
      return withSeatNames(text.outcome(match.outcome, match.board, reader), text, telling.names);
    }
    case 'resigned':
      return words.resigned(seats[ending.seat]?.name ?? '');
    case 'timeUp':
      return words.timeUp(seats[ending.seat]?.name ?? '');
    case 'timeCalled':
      return words.timeCalled;
    default:
      return impossible(ending);
  }
}

import { impossible, isOneSide } from '@kronika/kernel';
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
}

/** How the match ended, and what may come after it. */
export function EndingDialog({ leave, rematchTo, watchReplay }: EndingDialogProps) {
  const { session, words } = useTable();
  const telling = useTelling();
  const document = useSession(({ known }) => known?.document);
  const shown = useSession((state) => state.ending);
  const ending = document?.ending;
  if (document === undefined || ending === undefined || shown === 'put aside') return undefined;
  const own = ownSeat(document);
  const { next, again, you, seats } = document;
  const others = again.filter((seat) => seat !== own).map((seat) => seats[seat]?.name ?? '');
  return (
    <Dialog
      title={winnersText(words, ending, document)}
      className="ending"
      onClose={() => session.putEnding('put aside')}
    >
      <p className="reason">{reasonText(words, telling, ending, document)}</p>
      <Standings ending={ending} />
      {others.length > 0 && <p className="quiet">{words.rematchBy(others.join(', '))}</p>}
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
        {next !== undefined && (
          <button type="button" className="btn main" onClick={() => rematchTo(next)}>
            <Icon name="x-right" />
            {words.goToNext}
          </button>
        )}
        {next === undefined && own !== undefined && you.again !== 'wanted' && (
          <button type="button" className="btn main" onClick={() => session.wish({ is: 'rematch' })}>
            {words.rematch}
          </button>
        )}
      </div>
    </Dialog>
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

function reasonText(words: TableWords, telling: Telling, ending: Ending, { seats, match }: TableDocument): string {
  switch (ending.is) {
    case 'played': {
      const text = telling.module.text[telling.lang];
      return match?.outcome === undefined
        ? ''
        : withSeatNames(text.outcome(match.outcome, match.board), text, telling.names);
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

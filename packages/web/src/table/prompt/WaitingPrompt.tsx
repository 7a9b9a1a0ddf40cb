import type { SeatId } from '@kronika/kernel';
import type { TableDocument } from '@kronika/protocol';
import { Icon } from '../../sprite/Icon.tsx';
import { promptText } from '../choosing/told.ts';
import { ownSeat, useSession, useTable } from '../session/context.ts';
import { useTelling } from '../session/use-telling.ts';
import { useIsOut } from '../standings/use-is-out.ts';
import type { TableWords } from '../text/words.ts';
import { EyesChoice, throughOf } from './EyesChoice.tsx';
import { useWithdrawal, WithdrawButton } from './WithdrawButton.tsx';

/** What is shown while nothing is asked. It looks the same whatever the others hold. */
export function WaitingPrompt() {
  const { session, words, guide, lang } = useTable();
  const document = useSession(({ known }) => known?.document);
  const refusal = useSession((state) => state.refusal);
  const isOut = useIsOut();
  if (document === undefined) return <section className="prompt idle" aria-label={words.prompt} />;
  const { match, seats, request, you, status } = document;
  const own = ownSeat(document);
  const names = (match?.waiting ?? []).flatMap((seat) => (seat === own ? [] : [seats[seat]?.name ?? '']));
  const failed = (match?.waiting ?? []).flatMap((seat) =>
    seats[seat]?.is === 'bot' && seats[seat].presence === 'away' ? [seats[seat].name] : [],
  );
  const isSealed = match?.sealed !== undefined;
  const usual = status === 'over' ? words.over : names.length > 0 ? words.waitingFor(names.join(', ')) : words.sending;
  const heading = guide?.resting(names.length > 0 ? 'others' : 'nobody')?.[lang] ?? usual;
  return (
    <section className="prompt idle" aria-label={words.prompt}>
      <Icon name={status === 'over' ? 'flying-flag' : 'hourglass'} />
      <div className="asked">
        <h2>{heading}</h2>
        <p>
          {refusal !== undefined && <strong className="bad">{refusal.text[lang]} </strong>}
          {request !== undefined && request.by === own && (
            <>{words.requestWaits(request.of.map((seat) => seats[seat]?.name ?? '').join(', '))} </>
          )}
          {failed.length > 0 && <strong className="bad">{words.botFailed(failed.join(', '))} </strong>}
          {isSealed && words.sealed}
          {status === 'playing' && <OfferTold document={document} />}
          {own === undefined && watchingText(words, document)}
          {status === 'playing' && isOut && words.youAreOut}
        </p>
      </div>
      <div className="go">
        <EyesChoice />
        {status === 'over' && guide === undefined && (
          <button type="button" className="btn" onClick={() => session.putEnding('shown')}>
            {words.showEnding}
          </button>
        )}
        {status === 'playing' && <WithdrawButton />}
        {status === 'playing' && you.undo === 'free' && (
          <button type="button" className="btn ghost" aria-keyshortcuts="z" onClick={() => session.back()}>
            <Icon name="x-undo" />
            {words.back}
          </button>
        )}
      </div>
    </section>
  );
}

/** What the others are thinking about, where it is an offer: one's own can be withdrawn. */
function OfferTold({ document: { match, seats } }: { readonly document: TableDocument }) {
  const { words } = useTable();
  const telling = useTelling();
  const withdrawal = useWithdrawal();
  if (match?.offer === undefined) return undefined;
  if (withdrawal !== undefined) return <span>{promptText(telling, withdrawal)} </span>;
  const { by, to } = match.offer;
  const nameOf = (seat: SeatId) => seats[seat]?.name ?? '';
  return <span>{words.offerMade(nameOf(by), to.map(nameOf).join(', '))} </span>;
}

/** A seat that hides its hand again is not looked through any more. */
function watchingText(words: TableWords, { you, seats }: TableDocument): string {
  const through = throughOf(you.role);
  const seat = through === undefined ? undefined : seats[through];
  return seat?.hands === 'shown' ? words.watchingThrough(seat.name) : words.watching;
}

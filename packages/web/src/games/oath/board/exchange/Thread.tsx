import { isNothing, isOathOption, type OathView, type Proposal, termsText } from '@kronika/oath';
import { optionsOf } from '../../../../table/choosing/controls.ts';
import { useSeatName, useSession } from '../../../../table/session/context.ts';
import { Picture } from '../../cards/Picture.tsx';
import { Agreements } from '../Agreements.tsx';
import { seatView } from '../find-card.ts';
import { Pawn } from '../pieces/Pawn.tsx';
import { useBoard } from '../scope.ts';
import type { ExchangeProps } from './Exchange.tsx';

/** Every version that was proposed, who proposed it, and what of all this binds. */
export function Thread({ view, exchange }: ExchangeProps) {
  const { words, near } = useBoard();
  const say = words.exchange;
  const isDraft = exchange.state === 'composed';
  const proposed = isDraft ? exchange.versions : [...exchange.versions, exchange];
  const other = useSeatName(exchange.by === near ? exchange.to : exchange.by);
  const isReady = useSession(
    ({ question }) =>
      question !== undefined &&
      optionsOf(question)
        .filter(isOathOption)
        .some(({ is }) => is === 'done'),
  );
  return (
    <section className="thread" aria-label={say.talk}>
      <h3>{say.talk}</h3>
      <ol>
        {proposed.map((version, at) => (
          <Version
            // biome-ignore lint/suspicious/noArrayIndexKey: versions are only added
            key={at}
            view={view}
            version={version}
            at={at + 1}
            isNewest={at === proposed.length - 1}
          />
        ))}
      </ol>
      {proposed.length === 0 && <p className="none">{say.noVersions}</p>}
      {isDraft && !isReady && <p className="nt warn">{whyNot()}</p>}
      {exchange.state === 'awaited' && <p className="nt warn">{say.composes(other)}</p>}
      {exchange.state !== 'awaited' && <p className="nt">{say.countersLeft(exchange.counters)}</p>}
      <ul className="binds">
        <li>
          <Picture name="gavel" />
          {say.binds}
        </li>
        <li>
          <Picture name="talk" />
          {say.onlyWords}
        </li>
      </ul>
      {view.agreements.length > 0 && <Agreements view={view} />}
    </section>
  );

  /** Why the terms cannot be proposed as they stand. */
  function whyNot(): string {
    if (exchange.exile !== null && exchange.covers === null) return say.notYet.relic;
    if (exchange.exile === null && isNothing(exchange.give) && isNothing(exchange.want)) return say.notYet.nothing;
    return isUnchanged() ? say.notYet.unchanged : say.notYet.noRoom;
  }

  function isUnchanged(): boolean {
    const last = exchange.versions.at(-1);
    if (last === undefined) return false;
    const { give, want, covers } = exchange;
    return JSON.stringify([last.want, last.give, last.covers]) === JSON.stringify([give, want, covers]);
  }
}

interface VersionProps {
  readonly view: OathView;
  readonly version: Proposal;
  readonly at: number;
  readonly isNewest: boolean;
}

function Version({ view, version, at, isNewest }: VersionProps) {
  const { words, near, lang } = useBoard();
  const say = words.exchange;
  const { by, to, give, want, covers } = version;
  const name = useSeatName(by);
  const own = seatView(view, by);
  const relic = covers === null ? [] : [`${words.reliquaryName}: ${words.reliquary[covers]}`];
  return (
    <li className={`bub${by === near ? ' me' : ''}${isNewest ? ' nowb' : ' old'}`}>
      <b>
        {own !== undefined && <Pawn colour={own.colour} />}
        {by === near ? words.you : name}
        <small>{say.version(at)}</small>
      </b>
      <p>
        {say.offers}: {termsText(lang, give, by, view)}
      </p>
      <p>
        {say.wants}: {termsText(lang, want, to, view)}
      </p>
      {relic.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </li>
  );
}

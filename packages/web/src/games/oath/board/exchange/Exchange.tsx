import type { ExchangeView, OathView, TermSide } from '@kronika/oath';
import type { ReactNode } from 'react';
import { useSeatName } from '../../../../table/session/context.ts';
import { Picture } from '../../cards/Picture.tsx';
import { SITE_VIEWS } from '../../cards/site-views.ts';
import { seatView } from '../find-card.ts';
import { StandingPawn } from '../pieces/Pawn.tsx';
import { useBoard } from '../scope.ts';
import { Side } from './Side.tsx';
import { Thread } from './Thread.tsx';
import './exchange.css';

export interface ExchangeProps {
  readonly view: OathView;
  readonly exchange: ExchangeView;
}

/**
 * Talks about an exchange, over the map: what each side gives, with what may be added or taken out, and every version
 * that was proposed so far. Who looks stands on the right.
 */
export function Exchange({ view, exchange, children }: ExchangeProps & { readonly children?: ReactNode }) {
  const { words, near } = useBoard();
  const say = words.exchange;
  const [theirs, mine]: readonly [TermSide, TermSide] = exchange.by === near ? ['want', 'give'] : ['give', 'want'];
  const version = exchange.versions.length + 1;
  return (
    <section className={`oa-dlg oa-exch panel ${exchange.state}`} aria-label={say.title}>
      <header className="dsteps">
        <h2>{exchange.exile === null ? say.title : say.citizenship}</h2>
        <p className="stand">
          <b>{say.version(version)}</b>
          <span>{say.states[exchange.state]}</span>
        </p>
      </header>
      <Scene view={view} exchange={exchange} />
      <div className="offb">
        <Side view={view} exchange={exchange} side={theirs} />
        <span className="mid2" aria-hidden="true">
          <Picture name="o-swap" />
        </span>
        <Side view={view} exchange={exchange} side={mine} />
        <Thread view={view} exchange={exchange} />
        {children}
      </div>
    </section>
  );
}

/** The two who talk, in front of the court. */
function Scene({ view, exchange }: ExchangeProps) {
  const { near } = useBoard();
  const other = exchange.by === near ? exchange.to : exchange.by;
  return (
    <div className="scn">
      <img className="sv" src={SITE_VIEWS['the-tribunal']} alt="" />
      <Talker view={view} seat={other} place="ll" />
      <Talker view={view} seat={near} place="rr" />
    </div>
  );
}

interface TalkerProps {
  readonly view: OathView;
  readonly seat: ExchangeView['by'];
  readonly place: 'll' | 'rr';
}

function Talker({ view, seat, place }: TalkerProps) {
  const { words, near } = useBoard();
  const name = useSeatName(seat);
  const own = seatView(view, seat);
  if (own === undefined) return undefined;
  const pawn = <StandingPawn colour={own.colour} />;
  return (
    <div className={`side ${place}`}>
      {place === 'll' && pawn}
      <h3>
        {seat === near ? words.you : name}
        <small>{words.roles[own.role]}</small>
      </h3>
      {place === 'rr' && pawn}
    </div>
  );
}

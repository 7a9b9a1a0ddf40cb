import type { TermSide } from '@kronika/oath';
import { Icon } from '../../../../sprite/Icon.tsx';
import { Place } from '../../../../table/choosing/Place.tsx';
import { usePlaceState, useSeatName } from '../../../../table/session/context.ts';
import { Picture } from '../../cards/Picture.tsx';
import { seatView } from '../find-card.ts';
import { Pawn } from '../pieces/Pawn.tsx';
import { useBoard } from '../scope.ts';
import type { ExchangeProps } from './Exchange.tsx';
import { Promised } from './Promised.tsx';
import { giverOn, rowsOf, type TermRow } from './rows.ts';

interface SideProps extends ExchangeProps {
  readonly side: TermSide;
}

/** What one side gives. */
export function Side({ view, exchange, side }: SideProps) {
  const { words, near, lang } = useBoard();
  const say = words.exchange;
  const seat = giverOn(exchange, side);
  const name = useSeatName(seat);
  const own = seatView(view, seat);
  const rows = rowsOf(view, exchange, side, lang);
  const things = rows.filter(({ is }) => is !== 'promise');
  const promises = rows.filter(({ is }) => is === 'promise');
  const givesRelic = exchange.exile !== null && exchange.exile !== seat;
  return (
    <section className="give">
      <h3>
        {own !== undefined && <Pawn colour={own.colour} />}
        {seat === near ? say.youGive : say.gives(name)}
      </h3>
      {givesRelic && <Promised view={view} exchange={exchange} />}
      {!givesRelic && rows.length === 0 && <p className="none">{say.nothing}</p>}
      <ul>
        {things.map((row) => (
          <li key={row.key}>
            <Row row={row} side={side} isOpen={exchange.state === 'composed'} />
          </li>
        ))}
      </ul>
      {promises.length > 0 && (
        <div className="prom">
          <h4>
            <Picture name="o-quill" />
            {say.promises}
          </h4>
          <ul>
            {promises.map((row) => (
              <li key={row.key}>
                <Row row={row} side={side} isOpen={exchange.state === 'composed'} />
              </li>
            ))}
          </ul>
          <small>{say.promisesBind}</small>
        </div>
      )}
    </section>
  );
}

interface RowProps {
  readonly row: TermRow;
  readonly side: TermSide;
  /** Whether the terms are still put together. */
  readonly isOpen: boolean;
}

function Row({ row, side, isOpen }: RowProps) {
  if (row.is === 'count') return <CountRow row={row} side={side} isOpen={isOpen} />;
  if (!isOpen) return <Told row={row} />;
  return (
    <Place
      place={row.state === 'in' ? row.drop : row.add}
      label={[row.text, ...(row.note === undefined ? [] : [row.note])].join(', ')}
      className={`oa-term ${row.state}`}
    >
      {() => <Told row={row} />}
    </Place>
  );
}

function Told({ row }: { readonly row: TermRow }) {
  return (
    <span className="row3">
      <Picture name={row.icon} />
      <span>
        {row.text}
        {row.note !== undefined && <small>{row.note}</small>}
      </span>
      {row.is === 'count' ? <b>{row.count}</b> : <i className={`sw ${row.state === 'in' ? 'on' : 'off'}`} />}
    </span>
  );
}

interface CountRowProps {
  readonly row: Extract<TermRow, { readonly is: 'count' }>;
  readonly side: TermSide;
  readonly isOpen: boolean;
}

function CountRow({ row, side, isOpen }: CountRowProps) {
  const { words } = useBoard();
  const say = words.exchange;
  const more = usePlaceState(row.add);
  if (!isOpen) return <Told row={row} />;
  // There is more of it, and still it cannot be given: a card forbids it.
  const isBarred = more !== 'may' && row.count < row.has;
  return (
    <span className={`row3 ${row.key}`}>
      <Picture name={row.icon} />
      <span>
        {row.text}
        <small>{isBarred ? say.barred : row.note}</small>
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a row */}
      <span className="stp" role="group" aria-label={`${row.text} (${say.sides[side]})`}>
        <Place place={row.drop} label={say.less(row.text, row.count)} className="oa-step">
          {() => <Icon name="x-minus" />}
        </Place>
        <b aria-live="polite">{row.count}</b>
        <Place place={row.add} label={say.more(row.text, row.count)} className="oa-step">
          {() => <Icon name="x-plus" />}
        </Place>
      </span>
    </span>
  );
}

import { DEFAULT_ORDERS, type Order, type StandingOrders, windowOf } from '@kronika/protocol';
import { promptText } from '../choosing/told.ts';
import { Dialog } from '../overlay/Dialog.tsx';
import { usePassingWords } from '../passing/use-passing.ts';
import { useSession, useTable } from '../session/context.ts';
import { useTelling } from '../session/use-telling.ts';
import { ordersWith, windowWords } from './windows.ts';

const ORDERS: readonly Order[] = ['whenICanAct', 'stop', 'pass'];

/** What is to happen in windows where one may pass: in this one, and in all others. */
export function OrdersDialog() {
  const { session, words } = useTable();
  const telling = useTelling();
  const question = useSession((state) => state.question);
  const say = usePassingWords();
  const isBrief = useSession(({ known }) => known?.document.windows === 'brief');
  const orders = useSession(({ known }) => known?.document.you.orders) ?? DEFAULT_ORDERS;
  const window = question === undefined ? undefined : windowOf(question);
  const send = (next: StandingOrders) =>
    session.wish({ is: 'orders', orders: { otherwise: next.otherwise, windows: { ...next.windows } } });
  const others = Object.entries(orders.windows).filter(([name]) => name !== window);
  return (
    <Dialog title={words.orders} onClose={() => session.close()}>
      <p className="quiet">{isBrief ? say.briefHint : words.ordersHint}</p>
      {window !== undefined && question !== undefined && (
        <OrderGroup
          legend={`${words.ordersHere}: ${promptText(telling, question)}`}
          value={orders.windows[window] ?? 'otherwise'}
          choices={[...ORDERS, 'otherwise']}
          onChange={(order) => send(ordersWith(orders, window, order))}
        />
      )}
      <OrderGroup
        legend={words.ordersOtherwise}
        value={orders.otherwise}
        choices={ORDERS}
        onChange={(order) => order !== 'otherwise' && send({ ...orders, otherwise: order })}
      />
      {others.length > 0 && (
        <ul className="orderlist">
          {others.map(([name, order]) => (
            <li key={name}>
              <span>
                {windowWords(telling, name)}: <b>{words.order[order]}</b>
              </span>
              <button type="button" className="btn ghost" onClick={() => send(ordersWith(orders, name, 'otherwise'))}>
                {words.forget}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

interface OrderGroupProps {
  readonly legend: string;
  readonly value: Order | 'otherwise';
  readonly choices: readonly (Order | 'otherwise')[];
  readonly onChange: (order: Order | 'otherwise') => void;
}

function OrderGroup({ legend, value, choices, onChange }: OrderGroupProps) {
  const { words } = useTable();
  return (
    <fieldset className="orders">
      <legend>{legend}</legend>
      {choices.map((order) => (
        <label key={order}>
          <input type="radio" name={legend} checked={order === value} onChange={() => onChange(order)} />
          {words.order[order]}
        </label>
      ))}
    </fieldset>
  );
}

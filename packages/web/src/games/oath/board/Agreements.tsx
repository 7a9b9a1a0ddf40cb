import type { Agreement, OathView } from '@kronika/oath';
import { useSeatName } from '../../../table/session/context.ts';
import { useBoard } from './scope.ts';

/** The promises that bind players now. */
export function Agreements({ view }: { readonly view: OathView }) {
  const { words } = useBoard();
  return (
    <section className="panel oa-agree" aria-label={words.agreements}>
      <h3 className="cap0">{words.agreements}</h3>
      <ul>
        {view.agreements.map((agreement) => (
          <Line key={agreement.id} agreement={agreement} />
        ))}
      </ul>
    </section>
  );
}

function Line({ agreement: { by, to, promise, favor, until } }: { readonly agreement: Agreement }) {
  const { words } = useBoard();
  const from = useSeatName(by);
  const other = useSeatName(to);
  return (
    <li>
      <b>
        {from} → {other}
      </b>
      <small>
        {words.promises[promise]}; {words.bound} {until}; {promise === 'pay' ? words.payment : words.penalty} {favor}
      </small>
    </li>
  );
}

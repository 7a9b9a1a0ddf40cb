import type { Cost } from '@kronika/oath';
import type { PictureOf } from '../../cards/Picture.tsx';
import { Picture } from '../../cards/Picture.tsx';

const ICONS = { favor: 'two-coins', secret: 'secret-book', relic: 'relic-blade' } as const satisfies Readonly<
  Record<string, PictureOf>
>;

interface TokProps {
  readonly kind: keyof typeof ICONS;
  readonly count: number;
  readonly burnt?: 'burnt';
}

/** Favor, secrets or relics with their number; what is burned bears a flame. */
export function Tok({ kind, count, burnt }: TokProps) {
  return (
    <span className={`oa-tok ${kind}${burnt === undefined ? '' : ' burn'}`}>
      {burnt !== undefined && <Picture name="flame" />}
      <Picture name={ICONS[kind]} />
      {count}
    </span>
  );
}

/** What a power costs. */
export function CostToks({ cost }: { readonly cost: Cost }) {
  const { favor = 0, secret = 0, burnFavor = 0, burnSecret = 0 } = cost;
  return (
    <>
      {favor > 0 && <Tok kind="favor" count={favor} />}
      {secret > 0 && <Tok kind="secret" count={secret} />}
      {burnFavor > 0 && <Tok kind="favor" count={burnFavor} burnt="burnt" />}
      {burnSecret > 0 && <Tok kind="secret" count={burnSecret} burnt="burnt" />}
    </>
  );
}

import type { Bar } from '@kronika/senjutsu';
import { Icon } from '../../../sprite/Icon.tsx';
import { KAMAE_BADGES } from '../badges.ts';
import { KamaeBadge } from './KamaeBadge.tsx';

/** What a bar asks for: one of these Kamae, so much focus. */
export function BarSigns({ bar: { kamae = [], pay = 0 } }: { readonly bar: Bar }) {
  return (
    <>
      {kamae.map((one) => (
        <KamaeBadge key={one} kamae={one} />
      ))}
      <Lotuses count={pay} />
    </>
  );
}

export function Lotuses({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
    <span key={at} className="lot">
      <Icon name="lotus" />
    </span>
  ));
}

/** The colours of a bar: of its Kamae, of two of them, or the stripes of focus. */
export function barLook({ kamae = [], pay }: Bar): string {
  const [first, second] = kamae;
  const looks = [
    ...(first === undefined ? [] : [`kb ${KAMAE_BADGES[first].allegiance}`]),
    ...(second === undefined ? [] : [`k2 and-${KAMAE_BADGES[second].allegiance}`]),
    ...(pay === undefined ? [] : ['fb']),
  ];
  return looks.join(' ');
}

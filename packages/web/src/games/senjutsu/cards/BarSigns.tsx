import type { Bar } from '@kronika/senjutsu';
import { Icon } from '../../../sprite/Icon.tsx';
import { KAMAE_BADGES } from '../badges.ts';
import { KamaeBadge } from './KamaeBadge.tsx';
import { Picture, type PictureOf } from './Picture.tsx';

const DURING: Readonly<Record<NonNullable<Bar['during']>, PictureOf>> = {
  hidden: 'ninja-mask',
  desperate: 'heart-beats',
};

/** What a bar asks for: one of these Kamae, a condition, so much focus. */
export function BarSigns({ bar: { kamae = [], during, pay = 0 } }: { readonly bar: Bar }) {
  return (
    <>
      {kamae.map((one) => (
        <KamaeBadge key={one} kamae={one} />
      ))}
      {during !== undefined && <Picture name={DURING[during]} />}
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
export function barLook({ kamae = [], during, pay }: Bar): string {
  const [first, second] = kamae;
  const looks = [
    ...(first === undefined ? [] : [`kb ${KAMAE_BADGES[first].allegiance}`]),
    ...(second === undefined ? [] : [`k2 and-${KAMAE_BADGES[second].allegiance}`]),
    ...(during === undefined || first !== undefined ? [] : ['kb cond']),
    ...(pay === undefined ? [] : ['fb']),
  ];
  return looks.join(' ');
}

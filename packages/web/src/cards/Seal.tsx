import { Icon } from '../sprite/Icon.tsx';
import type { IconName, ShapeName } from '../sprite/names.ts';
import { Shape } from '../sprite/Shape.tsx';

export type SealKind = 'honored' | 'dishonored';

const LOOKS: Readonly<Record<SealKind, { readonly shape: ShapeName; readonly icon: IconName }>> = {
  honored: { shape: 'rosette', icon: 'x-up' },
  dishonored: { shape: 'rhomb', icon: 'x-down' },
};

/** The seal of an honored or dishonored character. */
export function Seal({ kind }: { readonly kind: SealKind }) {
  const { shape, icon } = LOOKS[kind];
  return (
    <span className={`seal ${kind}`}>
      <Shape name={shape} />
      <Icon name={icon} />
    </span>
  );
}

import type { Back as BackOf } from '@kronika/oath';
import { CardBack } from '../../../cards/CardBack.tsx';
import type { IconName } from '../../../sprite/names.ts';
import { useBoard } from './scope.ts';

const LOOKS: Readonly<Record<BackOf, { readonly allegiance: string; readonly icon: IconName }>> = {
  denizen: { allegiance: 'imperial', icon: 'x-enso' },
  edifice: { allegiance: 'imperial', icon: 'castle' },
  vision: { allegiance: 'oath-visionback', icon: 'x-eye' },
  relic: { allegiance: 'oath-relicback', icon: 'katana' },
  site: { allegiance: 'hinterland', icon: 'x-enso' },
};

/** The back of a card, which tells no more than its kind. */
export function Back({ back, width }: { readonly back: BackOf; readonly width: number }) {
  const { lang, words } = useBoard();
  return <CardBack {...LOOKS[back]} word={words.backs[back]} lang={lang} width={width} />;
}

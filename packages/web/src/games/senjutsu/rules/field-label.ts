import type { Lang } from '@kronika/kernel';
import type { SenjutsuView } from '@kronika/senjutsu';
import { fighterLine } from '../board/labels.ts';
import { BOARD_WORDS } from '../board/words.ts';

/** Who stands where, for whoever cannot see the drawing. */
export function fieldLabel(view: SenjutsuView, lang: Lang): string {
  const words = BOARD_WORDS[lang];
  const standing = view.fighters.flatMap((fighter) =>
    fighter.cell === null ? [] : [`${words.cell(fighter.cell)}: ${fighterLine(fighter, view, lang)}`],
  );
  return `${words.field}. ${standing.join('. ')}`;
}

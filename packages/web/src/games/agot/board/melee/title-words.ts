import { type AgotView, cardName } from '@kronika/agot';
import type { Lang, SeatId } from '@kronika/kernel';
import { isRedirectSpent } from './bonds.ts';
import { TITLES, type TitleFact, whereIs } from './title-ring.ts';
import { MELEE_WORDS } from './words.ts';

/** A title, who has it and how it stands to the others, in words. */
export function titleWords(view: AgotView, title: TitleFact, lang: Lang, nameOf: (seat: SeatId) => string): string {
  const say = MELEE_WORDS[lang];
  const names = (ids: readonly string[]) =>
    TITLES.filter(({ id }) => ids.includes(id))
      .map((other) => cardName(other)[lang])
      .join(', ');
  const where = whereIs(view, title);
  const said = {
    held: () => (where.is === 'held' ? say.held(nameOf(where.by)) : ''),
    taken: () => (where.is === 'taken' ? say.takenInSecret(nameOf(where.by)) : ''),
    offered: () => say.offered,
    free: () => say.free,
  };
  return [
    cardName(title)[lang],
    said[where.is](),
    ...(title.supports.length > 0 ? [say.supports(names(title.supports))] : []),
    ...(title.rivals.length > 0 ? [say.rivals(names(title.rivals))] : []),
    ...(title.ability === 'redirect' && where.is === 'held'
      ? [say.redirect[isRedirectSpent(view) ? 'spent' : 'open']]
      : []),
  ].join(', ');
}

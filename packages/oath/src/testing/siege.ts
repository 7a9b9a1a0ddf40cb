import type { OathSituation } from '../situation.ts';

type Players = NonNullable<OathSituation['players']>;

/**
 * Red's turn, at Lush Coast, which the Empire rules with one warband while the Chancellor is at River: a campaign against
 * purple has one target and two defence dice, one of them for the title.
 */
export function siege(red: Players['red'], purple: Players['purple'] = {}, more: OathSituation = {}): OathSituation {
  return {
    turn: 'red',
    ...more,
    players: { red: { warbands: 3, ...red }, purple: { site: 'river', ...purple }, ...more.players },
    sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } }, ...more.sites },
  };
}

/** Red's turn, at Lush Coast, where only bandits are, who rule whatever cards lie there: one target, one defence die. */
export function banditSiege(
  red: Players['red'],
  cards: readonly string[] = [],
  more: OathSituation = {},
): OathSituation {
  return {
    turn: 'red',
    ...more,
    players: { red: { warbands: 3, ...red }, purple: { site: 'river', warbands: 1 }, ...more.players },
    sites: {
      0: { site: 'lush-coast', cards: [...cards] },
      2: { site: 'river', warbands: { purple: 1 } },
      5: { site: 'fertile-valley', warbands: { purple: 1 } },
      ...more.sites,
    },
  };
}

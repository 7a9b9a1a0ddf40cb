import type { CardId } from '@kronika/kernel';
import { CONFLICT_TYPES, type ConflictType, factOf } from '../cards/fact.ts';
import type { ProvinceView } from '../view.ts';
import { type Board, brokenOf, type Figure, isReady, skill, wears } from './board.ts';
import { rowFacts } from './rows.ts';
import { ringWorth } from './stakes.ts';
import { breakWorth } from './worth.ts';

/** An attack that could be declared, and what it promises. */
export interface Attack {
  readonly type: ConflictType;
  readonly province: CardId;
  readonly attackers: readonly CardId[];
  readonly value: number;
}

/** What is expected of a province nobody has seen. */
const UNSEEN = 4;

/** They will not come with everything: some keep back for what is next. */
const DEFENSE_SHARE = 0.75;

const NEVER_ATTACKS: readonly string[] = ['hiruma-yojimbo', 'shiba-peacemaker'];
const NEVER_DEFENDS: readonly string[] = ['aggressive-moto'];
/** Who does not attack the holder of the favor. */
const RESPECTS_FAVOR: readonly string[] = ['otomo-courtier', 'seppun-guardsman'];

/** How likely something is that takes so much more, or less, than what is there. */
export function likely(margin: number): number {
  return 1 / (1 + Math.exp(-margin / 1.6));
}

/** Who of a side could fight in a conflict of that type. */
function fighters(figures: readonly Figure[], type: ConflictType): readonly Figure[] {
  return figures.filter(
    (figure) => isReady(figure) && skill(figure, type) > 0 && !(type === 'military' && wears(figure, 'pacifism')),
  );
}

export function attackersFor({ own, foe, view }: Board, type: ConflictType): readonly Figure[] {
  return fighters(own, type).filter(
    ({ fact }) =>
      !NEVER_ATTACKS.includes(fact.id) && !(view.favor?.holder === foe.seat && RESPECTS_FAVOR.includes(fact.id)),
  );
}

/** What the opponent could defend with. */
function defense({ foes, foe, view }: Board, type: ConflictType): number {
  const favor = view.favor?.holder === foe.seat && view.favor.side === type ? 1 : 0;
  const defenders = fighters(foes, type).filter(({ fact }) => !NEVER_DEFENDS.includes(fact.id));
  return defenders.reduce((sum, figure) => sum + skill(figure, type), defenders.length > 0 ? favor : 0);
}

/** The strength that has to be overcome, as far as it can be known or guessed. */
export function strengthFor(
  board: Board,
  { province, strength, row, place }: ProvinceView,
  type: ConflictType,
): number {
  const printed = province?.sight.face === 'up' ? province.sight.printed : undefined;
  const walled =
    (printed === 'ancestral-lands' && type === 'political') ||
    (printed === 'entrenched-position' && type === 'military');
  if (strength !== undefined) return strength + (walled ? 5 : 0);
  const holdings = rowFacts(row).reduce((sum, fact) => sum + (fact.type === 'holding' ? fact.strengthBonus : 0), 0);
  return UNSEEN + holdings + (place === 0 ? strongholdBonus(board) : 0);
}

function strongholdBonus({ foe }: Board): number {
  const sight = foe.stronghold[0]?.sight;
  const fact = sight?.face === 'up' ? factOf(sight.printed) : undefined;
  return fact?.type === 'stronghold' ? fact.strengthBonus : 0;
}

/** The provinces that may be attacked. */
function attackable({ foe }: Board): readonly ProvinceView[] {
  const isOpen = brokenOf(foe) >= 3;
  return foe.provinces.filter(
    ({ place, condition, province }) => province !== undefined && condition === 'whole' && (place !== 0 || isOpen),
  );
}

/** The most that the opponent could bring against us in one conflict. */
export function threat({ foes, foe }: Board): number {
  if (foe.opportunities === 0) return 0;
  const types = CONFLICT_TYPES.filter((type) => !foe.declared.includes(type));
  return Math.max(
    0,
    ...types.map((type) => fighters(foes, type).reduce((sum, figure) => sum + skill(figure, type), 0)),
  );
}

/** What it costs that this figure is bowed afterwards: it neither defends nor attacks a second time. */
export function exposure(board: Board, { seen }: Figure, type: ConflictType): number {
  const other = type === 'military' ? (seen.political ?? 0) : (seen.military ?? 0);
  const otherType: ConflictType = type === 'military' ? 'political' : 'military';
  const second = board.me.opportunities > 1 && !board.me.declared.includes(otherType) ? 0.25 * other : 0;
  const home = threat(board) > 0 ? 0.15 * Math.max(seen.military ?? 0, seen.political ?? 0) : 0;
  return second + home;
}

/** Keeping nobody at home with an open stronghold loses the game. */
function recklessness(board: Board, attackers: readonly Figure[]): number {
  if (brokenOf(board.me) < 3) return 0;
  const coming = threat(board);
  const home = board.own.filter((figure) => isReady(figure) && !attackers.includes(figure));
  const guard = home.reduce((sum, { seen }) => sum + Math.max(seen.military ?? 0, seen.political ?? 0), 0);
  const strength = board.me.provinces[0]?.strength ?? UNSEEN;
  return coming - guard >= strength ? 30 : 0;
}

/** The best attack that could be declared now, worked out anew for each small decision of the declaration. */
export function bestAttack(board: Board): Attack | undefined {
  let best: Attack | undefined;
  for (const type of CONFLICT_TYPES)
    if (!board.me.declared.includes(type))
      for (const attack of attacksOf(board, type)) if (best === undefined || attack.value > best.value) best = attack;
  return best;
}

function attacksOf(board: Board, type: ConflictType): readonly Attack[] {
  const ring = Math.max(
    0,
    ...board.view.rings.filter(({ held }) => held === 'unclaimed').map(({ element }) => ringWorth(board, element)),
  );
  const against = DEFENSE_SHARE * defense(board, type);
  const candidates = [...attackersFor(board, type)].sort(
    (a, b) => preference(board, b, type) - preference(board, a, type),
  );
  const favor = board.view.favor?.holder === board.seat && board.view.favor.side === type ? 1 : 0;
  return attackable(board).flatMap((target) => {
    const { province } = target;
    const strength = strengthFor(board, target, type);
    const prize = breakWorth(target.place === 0 ? 'stronghold' : 'province');
    let [total, cost] = [favor, 0];
    return candidates.flatMap((figure, i): readonly Attack[] => {
      total += skill(figure, type);
      cost += exposure(board, figure, type);
      if (province === undefined) return [];
      const attackers = candidates.slice(0, i + 1);
      const win = likely(total - against);
      const breaks = likely(total - against - strength);
      const value =
        win * (ring + 1) + breaks * prize - cost - (1 - win) - recklessness(board, attackers) * (1 - breaks);
      return [{ type, province: province.id, attackers: attackers.map(({ seen }) => seen.id), value }];
    });
  });
}

/** Specialists first: who is better at the other type is kept for it. */
function preference(board: Board, figure: Figure, type: ConflictType): number {
  return skill(figure, type) - exposure(board, figure, type);
}

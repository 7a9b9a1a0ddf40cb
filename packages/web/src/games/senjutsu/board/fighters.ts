import { present } from '@kronika/kernel';
import {
  type FighterView,
  type FoeKind,
  type FoeView,
  type HeroId,
  type HeroView,
  numeral,
  type SenjutsuView,
} from '@kronika/senjutsu';
import type { Rim } from './field/Figure.tsx';

const SOLDIERS: readonly string[] = ['ashigaruKatana', 'ashigaruYari', 'ashigaruYumi', 'arquebusier', 'hachiko'];

/** The drawing of a fighter: heroes have their own, soldiers share one. */
export function drawingOf(kind: HeroId | FoeKind): string {
  if (kind === 'samuraiLeader') return 'leader';
  return SOLDIERS.includes(kind) ? 'ashigaru' : kind;
}

export function kindOf(fighter: FighterView): HeroId | FoeKind {
  return fighter.is === 'hero' ? fighter.hero : fighter.kind;
}

/** The class that gives a fighter its colours. */
export function coloursOf(kind: HeroId | FoeKind): string {
  if (kind === 'samuraiLeader') return 'foe-leader';
  return SOLDIERS.includes(kind) ? 'foe-ashigaru' : `hero-${kind}`;
}

/** The rims of bases, by seat or by team. */
export const RIMS: readonly Rim[] = ['solid', 'dotted', 'dashed', 'double'];

/** The rim of the base: by seat, or with teams by team, so that nobody needs colours. */
export function rimOf(fighter: FighterView, teams: 'teams' | 'seats'): Rim {
  return RIMS[(teams === 'teams' ? fighter.team : fighter.id) % RIMS.length] ?? 'solid';
}

/** What tells equal AI opponents apart: I, II, III; nothing for one of a kind. */
export function numeralOf(fighter: FighterView, fighters: readonly FighterView[]): string {
  if (fighter.is !== 'foe') return '';
  const alike = fighters.filter((other) => other.is === 'foe' && other.kind === fighter.kind);
  if (alike.length < 2) return '';
  return numeral(alike.findIndex(({ id }) => id === fighter.id));
}

/** All wounds of a fighter: bleeding ones count like the others. */
export function woundsOf({ wounds, bleeding }: FighterView): number {
  return wounds + bleeding;
}

export function heroesOf({ fighters }: SenjutsuView): readonly HeroView[] {
  return fighters.flatMap((fighter) => (fighter.is === 'hero' ? [fighter] : []));
}

export function foesOf({ fighters }: SenjutsuView): readonly FoeView[] {
  return fighters.flatMap((fighter) => (fighter.is === 'foe' ? [fighter] : []));
}

/** Whoever sits below, and the others in the order in which they follow. */
export function sidesOf(
  view: SenjutsuView,
  near: number,
): { readonly own: HeroView; readonly others: readonly HeroView[] } {
  const heroes = heroesOf(view);
  return {
    own: present(heroes[near] ?? heroes[0], 'a hero'),
    others: [...heroes.slice(near + 1), ...heroes.slice(0, near)].filter(({ seat }) => seat !== near),
  };
}

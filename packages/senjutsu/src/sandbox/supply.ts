import { printedCard, printedId, type SandboxSupply } from '@kronika/kernel';
import { HEROES } from '../cards/fact.ts';
import { allFacts } from '../cards/library.ts';
import { FOE_KINDS, type FoeKind, GUEST_HEROES } from '../solo/foe.ts';
import { TERRAIN } from '../state.ts';
import { foeName, heroName, TERRAIN_NAMES } from '../text/names.ts';
import { KIND_NAMES } from './words.ts';

/** Everybody who can be an AI opponent. */
export const FOES: readonly FoeKind[] = [...FOE_KINDS, ...HEROES, ...GUEST_HEROES, 'hachiko'];

/** Figures, terrain and cards. Core cards come with their heroes. */
export const SUPPLY: readonly SandboxSupply[] = [
  ...HEROES.map((id) => ({ piece: { is: 'hero', id }, name: heroName(id), kind: 'hero' })),
  ...FOES.map((id) => {
    const { pl, en } = foeName(id);
    return { piece: { is: 'foe', id }, name: { pl: `${pl} (SI)`, en: `${en} (AI)` }, kind: 'foe' };
  }),
  ...TERRAIN.map((id) => ({ piece: { is: 'terrain', id }, name: TERRAIN_NAMES[id], kind: 'terrain' })),
  ...allFacts()
    .filter((fact) => fact.is !== 'ability' || fact.core === undefined)
    .map(({ id, name, is }) => ({ piece: printedCard(printedId(id)), name, kind: is })),
];

const KINDS = ['hero', 'foe', 'terrain', 'ability', 'poison', 'solo'] as const;

export const SUPPLY_KINDS = KINDS.map((value) => ({ value, name: KIND_NAMES[value] }));

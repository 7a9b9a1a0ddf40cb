import type { Lang } from '@kronika/kernel';
import {
  type Cell,
  type Direction,
  type FighterView,
  HERO_CARDS,
  heroFact,
  type SenjutsuView,
} from '@kronika/senjutsu';
import { FACE_WORDS } from '../cards/words.ts';
import { numeralOf, woundsOf } from './fighters.ts';
import { BOARD_WORDS } from './words.ts';

/** What a fighter is called: a hero by its name, an AI opponent by its kind and number. */
export function fighterName(fighter: FighterView, view: SenjutsuView, lang: Lang): string {
  if (fighter.is === 'hero') return heroFact(fighter.hero).name[lang];
  const kind = BOARD_WORDS[lang].foeKinds[fighter.kind] ?? nameOfHero(fighter.kind, lang);
  const numeral = numeralOf(fighter, view.fighters);
  return numeral === '' ? kind : `${kind} ${numeral}`;
}

function nameOfHero(kind: string, lang: Lang): string {
  const hero = HEROES_BY_ID.get(kind);
  return hero === undefined ? kind : hero[lang];
}

const HEROES_BY_ID = new Map<string, (typeof HERO_CARDS)[number]['name']>(HERO_CARDS.map(({ id, name }) => [id, name]));

/** A cell and all that stands on it, in words. */
export function cellLabel(view: SenjutsuView, cell: Cell, lang: Lang): string {
  return [BOARD_WORDS[lang].cell(cell), ...contentsOf(view, cell, lang)].join(', ');
}

export function contentsOf(view: SenjutsuView, cell: Cell, lang: Lang): readonly string[] {
  const words = BOARD_WORDS[lang];
  return [
    ...view.field.pieces.filter(({ cells }) => cells.includes(cell)).map(({ kind }) => words.terrain[kind]),
    ...view.fighters.filter((fighter) => fighter.cell === cell).map((fighter) => standingLabel(fighter, view, lang)),
    ...view.blocks.filter(({ cells }) => cells.includes(cell)).map(({ speed }) => `${words.legend.block} ${speed}`),
  ];
}

function standingLabel(fighter: FighterView, view: SenjutsuView, lang: Lang): string {
  const words = BOARD_WORDS[lang];
  return [
    fighterName(fighter, view, lang),
    words.looks(words.sides[fighter.facing]),
    ...(fighter.stealth === 'hidden' ? [words.hidden] : []),
  ].join(', ');
}

export function sideLabel(facing: Direction, lang: Lang): string {
  const words = BOARD_WORDS[lang];
  return words.look(words.sides[facing]);
}

/** Everything that the panel of a fighter tells, in one line. */
export function fighterLine(fighter: FighterView, view: SenjutsuView, lang: Lang): string {
  const words = BOARD_WORDS[lang];
  const parts = [
    fighterName(fighter, view, lang),
    `${words.wounds.toLowerCase()} ${woundsOf(fighter)}/${fighter.woundLimit}`,
    ...(fighter.bleeding > 0 ? [`${words.bleeding} ${fighter.bleeding}`] : []),
    ...(fighter.is === 'hero'
      ? [
          `${words.focus.toLowerCase()} ${fighter.focus}/3`,
          `Kamae: ${FACE_WORDS[lang].kamae[fighter.kamae]}`,
          `${fighter.hand.length} ${words.inHand}`,
          `${words.deck} ${fighter.deck}`,
          `${words.discard} ${fighter.discard.length}`,
        ]
      : [words.behaviour[fighter.behaviour], words.stance[fighter.stance], `${words.deck} ${fighter.deck}`]),
    ...(fighter.stuns > 0 ? [words.status.stun(fighter.stuns)] : []),
    ...(fighter.limps.length > 0 ? [words.status.limp(fighter.limps.length)] : []),
    ...(fighter.cell === null ? [] : [words.cell(fighter.cell), words.looks(words.sides[fighter.facing])]),
    ...(fighter.defeat === null ? [] : [words.defeated]),
  ];
  return parts.join(', ');
}

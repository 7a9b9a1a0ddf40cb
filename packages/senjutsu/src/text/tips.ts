import { seatIn, type Thing, type Tip } from '@kronika/kernel';
import type { Cell } from '../hex/index.ts';
import { cellIn, fighterIn as pointedAt } from '../things.ts';
import type { FighterView, FoeView, HeroView, SenjutsuView } from '../view.ts';
import { counted } from './amounts.ts';
import { BEHAVIOUR_NAMES, KAMAE_NAMES, STANCE_NAMES, TERRAIN_NAMES } from './names.ts';
import { fighterIn, heroAt, type Names } from './names-in.ts';
import { TERRAIN_WORDS } from './terrain-words.ts';

/** What a cell or a fighter means now; nothing for an empty cell, which means nothing. */
export function tipText(names: Names, thing: Thing, view: SenjutsuView): Tip | undefined {
  const cell = cellIn(thing);
  if (cell !== undefined) return cellTip(names, cell, view);
  const id = pointedAt(thing);
  const seat = seatIn(thing);
  const fighter = id === undefined ? (seat === undefined ? undefined : heroAt(view, seat)) : fighterIn(view, id);
  return fighter === undefined ? undefined : fighterTip(names, fighter, view);
}

function cellTip(names: Names, cell: Cell, view: SenjutsuView): Tip | undefined {
  const { lang } = names;
  const blocks = view.blocks
    .filter(({ cells }) => cells.includes(cell))
    .map(({ by, speed }) => BLOCKED[lang](names.fighter(view, by), speed));
  const standing = view.fighters.find((fighter) => fighter.cell === cell);
  if (standing !== undefined) {
    const { title, text } = fighterTip(names, standing, view);
    return { title, text: [text, ...blocks].join(' ') };
  }
  const piece = view.field.pieces.find(({ cells }) => cells.includes(cell));
  const says = [...(piece === undefined ? [] : [TERRAIN_WORDS[piece.kind][lang]]), ...blocks];
  if (says.length === 0) return undefined;
  return {
    title: piece === undefined ? names.cell(view, cell) : TERRAIN_NAMES[piece.kind][lang],
    text: says.join(' '),
  };
}

/** SEN-BLOCK-c to -e, in one sentence. */
const BLOCKED = {
  pl: (by: string, speed: number) => `Blok przy ${speed} (${by}): zatrzymuje ciosy w to pole, z niego i przez nie.`,
  en: (by: string, speed: number) => `Blocked at ${speed} (${by}): stops attacks on this cell, from it and through it.`,
} as const;

function fighterTip(names: Names, fighter: FighterView, view: SenjutsuView): Tip {
  const { lang } = names;
  const left = fighter.woundLimit - fighter.wounds - fighter.bleeding;
  const parts = [
    { pl: `Do pokonania: ${counted('pl', left, 'wound')}.`, en: `Defeated by ${counted('en', left, 'wound')} more.` }[
      lang
    ],
    ...(fighter.is === 'hero' ? heroTip(names, fighter) : foeTip(names, fighter)),
    ...(fighter.limps.length === 0 ? [] : [LIMPING[lang](fighter.limps.length)]),
    ...(fighter.bleeding === 0 || fighter.is === 'foe' ? [] : [BLEEDING[lang]]),
    ...(fighter.stealth === 'hidden' ? [HIDDEN[lang]] : []),
  ];
  return { title: names.fighter(view, fighter.id), text: parts.join(' ') };
}

function heroTip({ lang }: Names, { kamae, focus, stuns, handLimit }: HeroView): readonly string[] {
  const standing = {
    pl: `${KAMAE_NAMES[kamae].pl}, skupienie: ${focus}.`,
    en: `${KAMAE_NAMES[kamae].en}, focus ${focus}.`,
  }[lang];
  if (stuns === 0) return [standing];
  const stunned = {
    pl: `Ogłuszenia: ${stuns}, przy ${handLimit} przegrywa.`,
    en: `Stuns: ${stuns}; defeated at ${handLimit}.`,
  }[lang];
  return [standing, stunned];
}

function foeTip({ lang }: Names, { behaviour, stance, preferredDistance }: FoeView): readonly string[] {
  return [
    {
      pl: `Zachowanie: ${BEHAVIOUR_NAMES[behaviour].pl}, ${STANCE_NAMES[stance].pl}, trzyma odległość ${preferredDistance}.`,
      en: `Behaviour: ${BEHAVIOUR_NAMES[behaviour].en}, ${STANCE_NAMES[stance].en}, keeps distance ${preferredDistance}.`,
    }[lang],
  ];
}

const LIMPING = {
  pl: (limps: number) => `Utykanie: karty wolniejsze o ${limps}.`,
  en: (limps: number) => `Limping: cards are slower by ${limps}.`,
} as const;

const BLEEDING = {
  pl: 'Krwawi: co turę traci kartę z wierzchu talii.',
  en: 'Bleeding: loses the top card of the deck each turn.',
} as const;

const HIDDEN = {
  pl: 'W ukryciu do pierwszego udanego ciosu, bloku, rany lub stanu.',
  en: 'Hidden until a successful attack or block, a wound or a status.',
} as const;

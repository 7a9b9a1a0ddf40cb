import { cardThing, keyOf, type Lang, type NamedThing, type SeatId, type Sight } from '@kronika/kernel';
import { cardLine, type FighterView, type SenjutsuView } from '@kronika/senjutsu';
import type { TwinLine, TwinSection } from '../../../table/board-module.ts';
import { lookedAt } from '../../../table/looked.ts';
import { asSentence } from '../../../table/text/seat-names.ts';
import { STATUS_WORDS } from '../cards/status-words.ts';
import { FACE_WORDS } from '../cards/words.ts';
import { cellsOf } from './field/Tiles.tsx';
import { cellLabel, fighterLine, fighterName, sideLabel } from './labels.ts';
import { entriesOf } from './rail/entries.ts';
import { cellThing, fighterThing, kamaePlace, STUN_PLACE, sidePlace, speedPlace } from './things.ts';
import { BOARD_WORDS } from './words.ts';

/** The whole board in words: oneself and the others, the revealed cards by speed, the hand, and every cell. */
export function twinOf(view: SenjutsuView, lang: Lang, near: SeatId): readonly TwinSection[] {
  const words = BOARD_WORDS[lang];
  const own = view.fighters.find((fighter) => fighter.is === 'hero' && fighter.seat === near);
  const others = view.fighters.filter((fighter) => fighter !== own);
  return [
    ...(own === undefined ? [] : [fighterSection(own, view, lang)]),
    ...others.map((fighter) => fighterSection(fighter, view, lang)),
    speedSection(view, lang),
    ...(own?.is === 'hero' ? [handSection(own, lang)] : []),
    {
      key: 'kamae',
      heading: 'Kamae',
      lines: (['neutral', 'aggression', 'balance', 'determination'] as const).map((kamae) => ({
        key: kamaePlace(kamae),
        text: FACE_WORDS[lang].kamae[kamae],
        place: kamaePlace(kamae),
      })),
    },
    {
      key: 'field',
      heading: words.field,
      lines: [
        ...cellsOf(view.field).map((cell) => line(cellThing(cell), asSentence(cellLabel(view, cell, lang)))),
        ...([0, 1, 2, 3, 4, 5] as const).map((facing) => ({
          key: sidePlace(facing),
          text: sideLabel(facing, lang),
          place: sidePlace(facing),
        })),
      ],
    },
  ];
}

function fighterSection(fighter: FighterView, view: SenjutsuView, lang: Lang): TwinSection {
  return {
    key: `fighter${fighter.id}`,
    heading: fighterName(fighter, view, lang),
    lines: [line(fighterThing(fighter.id), fighterLine(fighter, view, lang))],
  };
}

function speedSection(view: SenjutsuView, lang: Lang): TwinSection {
  const words = BOARD_WORDS[lang];
  const entries = entriesOf(view).toSorted((one, other) => other.speed - one.speed);
  return {
    key: 'speeds',
    heading: words.speeds,
    lines: [
      ...entries.map(({ key, fighter, speed, kind, name, stage }) => ({
        key,
        text: `${speed}: ${fighterName(fighter, view, lang)}, ${name?.[lang] ?? words.stunCard} (${words.segments[kind]}), ${words.waiting[stage]}`,
      })),
      ...([9, 8, 7, 6, 5, 4, 3, 2, 1, 0] as const).map((speed) => ({
        key: speedPlace(speed),
        text: `${asSentence(words.speed)} ${speed}`,
        place: speedPlace(speed),
      })),
    ],
  };
}

function handSection(hero: Extract<FighterView, { readonly is: 'hero' }>, lang: Lang): TwinSection {
  const words = BOARD_WORDS[lang];
  return {
    key: 'hand',
    heading: words.hand,
    lines: [
      ...[...hero.hand, ...hero.core].map((sight, at) => handLine(sight, at, lang)),
      ...(hero.stuns === 0
        ? []
        : [{ key: STUN_PLACE, text: `${STATUS_WORDS[lang].stun.name} ×${hero.stuns}`, place: STUN_PLACE }]),
    ],
  };
}

function handLine(sight: Sight, at: number, lang: Lang): TwinLine {
  if (sight.face !== 'up') return { key: `down${at}`, text: FACE_WORDS[lang].hidden };
  const key = keyOf(cardThing(sight.card));
  return { key, text: cardLine(sight.printed, lang), place: key, looked: lookedAt(sight) };
}

function line(thing: NamedThing, text: string): TwinLine {
  return { key: keyOf(thing), text, place: keyOf(thing), looked: thing };
}

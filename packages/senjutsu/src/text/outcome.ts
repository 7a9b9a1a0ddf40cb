import type { Outcome, Reader, SeatId } from '@kronika/kernel';
import { type EndMessage, isSenjutsuMessage } from '../messages.ts';
import type { SenjutsuView } from '../view.ts';
import { allOf } from './amounts.ts';
import { RANK_NAMES } from './names.ts';
import type { Names } from './names-in.ts';
import { QUESTION_NAMES } from './windows.ts';

/** How it ended, as its reader sees it. */
export function outcomeText(names: Names, { winners, reason }: Outcome, view: SenjutsuView, reader: Reader): string {
  if (!isSenjutsuMessage(reason)) return reason.key;
  switch (reason.key) {
    case 'lastStanding':
    case 'allFell':
    case 'foesDefeated':
    case 'heroesDefeated':
    case 'contractsFulfilled':
    case 'fallenLeaderStruck':
    case 'hordeOver':
      return ended(names, reason, winners, sideOf(view, winners, reader));
    default:
      return QUESTION_NAMES[reason.key][names.lang];
  }
}

/** Whether the reader has won or lost, or only looks on. */
type Side = 'won' | 'lost' | 'watching';

function sideOf({ fighters }: SenjutsuView, winners: readonly SeatId[], reader: Reader): Side {
  if (winners.some((seat) => reader.is(seat))) return 'won';
  return fighters.some((fighter) => fighter.is === 'hero' && reader.is(fighter.seat)) ? 'lost' : 'watching';
}

function ended(names: Names, reason: EndMessage, winners: readonly SeatId[], side: Side): string {
  const { lang } = names;
  const who = allOf(
    lang,
    winners.map((seat) => names.seat(seat)),
  );
  switch (reason.key) {
    case 'lastStanding':
      if (side === 'won')
        return { pl: 'Zwycięstwo! Nikt inny nie stoi.', en: 'Victory! Nobody else is standing.' }[lang];
      if (side === 'lost')
        return { pl: `Przegrywasz. Na polu zostaje: ${who}.`, en: `You lost. Still standing: ${who}.` }[lang];
      return { pl: `Na polu został tylko zwycięzca: ${who}.`, en: `Last one standing: ${who}.` }[lang];
    case 'allFell':
      return { pl: 'Wszyscy padli od tego samego ciosu: remis.', en: 'All fell to the same blow: a draw.' }[lang];
    case 'foesDefeated':
      return {
        pl: 'Wszyscy przeciwnicy pokonani. Zwycięstwo!',
        en: 'All opponents are defeated. Victory!',
      }[lang];
    case 'heroesDefeated':
      return { pl: 'Bohaterowie polegli. Porażka.', en: 'The heroes have fallen. Defeat.' }[lang];
    case 'contractsFulfilled':
      return {
        pl: 'Yojimbo wykonał trzy zlecenia. Porażka.',
        en: 'Yojimbo has fulfilled three contracts. Defeat.',
      }[lang];
    case 'fallenLeaderStruck':
      return {
        pl: 'Wróg dosięgnął ciała wodza. Porażka.',
        en: 'The enemy has reached the fallen leader. Defeat.',
      }[lang];
    case 'hordeOver':
      return reason.rank === 'none'
        ? { pl: 'Horda zwyciężyła.', en: 'The horde has won.' }[lang]
        : {
            pl: `Koniec hordy. Osiągnięta ranga: ${RANK_NAMES[reason.rank].pl}.`,
            en: `The horde is over. Rank reached: ${RANK_NAMES[reason.rank].en}.`,
          }[lang];
  }
}

import type { AgotView } from '@kronika/agot';
import type { Lang, SeatId } from '@kronika/kernel';
import type { TwinLine, TwinSection } from '../../../../table/board-module.ts';
import { cardPlace } from '../../../../table/choosing/controls.ts';
import { lookedCard } from '../../../../table/looked.ts';
import { seatWord } from '../seat-word.ts';
import { bondOf } from './bonds.ts';
import { othersFrom, turnOf } from './seating.ts';
import { SEATED_TITLES, whereIs } from './title-ring.ts';
import { titleWords } from './title-words.ts';
import { MELEE_WORDS } from './words.ts';

/** What a table of three and more shows besides its seats, in words: the order of players, the titles, how all stand to who looks. */
export function meleeSections(view: AgotView, lang: Lang, near: SeatId): readonly TwinSection[] {
  if (view.format !== 'melee') return [];
  const say = MELEE_WORDS[lang];
  return [
    { key: 'order', heading: say.order, lines: orderLines(view, lang) },
    { key: 'titles', heading: say.titles, lines: [...titleLines(view, lang), ...bonusLines(view, lang)] },
    { key: 'bonds', heading: say.relations, lines: bondLines(view, lang, near) },
  ];
}

function orderLines(view: AgotView, lang: Lang): readonly TwinLine[] {
  const say = MELEE_WORDS[lang];
  const turns = view.seats.map(({ seat }) => ({ seat, turn: turnOf(view, seat) }));
  return turns
    .toSorted((one, other) => (one.turn ?? turns.length) - (other.turn ?? turns.length))
    .map(({ seat, turn }) => ({
      key: `order${seat}`,
      text: turn === undefined ? `${seatWord(lang, seat)}: ${say.eliminated}` : `${turn}. ${seatWord(lang, seat)}`,
    }));
}

function titleLines(view: AgotView, lang: Lang): readonly TwinLine[] {
  return SEATED_TITLES.map(({ title }) => {
    const where = whereIs(view, title);
    const text = titleWords(view, title, lang, (seat) => seatWord(lang, seat));
    // A title that is held stands with its seat; what is offered is chosen here.
    return where.is === 'offered'
      ? { key: title.id, text, place: cardPlace(where.card), looked: lookedCard(title.id, where.card) }
      : { key: title.id, text };
  });
}

/** The bonuses for rivals that were had in this round (AGOT-4.2.3-c). */
function bonusLines({ fought }: AgotView, lang: Lang): readonly TwinLine[] {
  return fought.flatMap(({ winner, loser, rivalry }, place) =>
    rivalry === 'gained' && winner !== null && loser !== null
      ? [
          {
            key: `bonus${place}`,
            text: MELEE_WORDS[lang].bonusGained(seatWord(lang, winner), seatWord(lang, loser)),
          },
        ]
      : [],
  );
}

function bondLines(view: AgotView, lang: Lang, near: SeatId): readonly TwinLine[] {
  const say = MELEE_WORDS[lang];
  return othersFrom(view, near).flatMap(({ seat }) => {
    const bond = bondOf(view, near, seat);
    if (bond === 'none') return [];
    const said = view.viewer === near ? say.bond[bond] : say.bondOf[bond](seatWord(lang, near));
    return [{ key: `bond${seat}`, text: `${seatWord(lang, seat)}: ${said}` }];
  });
}

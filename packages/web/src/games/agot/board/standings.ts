import { type AgotView, cardName, FACTION_NAMES, factOf, type SeatView } from '@kronika/agot';
import type { Lang } from '@kronika/kernel';
import type { Standing } from '../../../table/standings/standing.ts';
import { FACTION_BADGES } from '../badges.ts';
import { MELEE_WORDS } from './melee/words.ts';
import { ENOUGH } from './SeatParts.tsx';
import { BOARD_WORDS } from './words.ts';

/** Each seat with its faction, its title and its way to 15; out of the game is who gave up or ran out of cards. */
export function standingsIn({ seats }: Pick<AgotView, 'seats'>, lang: Lang): readonly Standing[] {
  return seats.map((seat) => {
    const out = whyOut(seat, lang);
    return {
      seat: seat.seat,
      badge: FACTION_BADGES[seat.allegiance],
      about: [FACTION_NAMES[seat.allegiance][lang], ...titleOf(seat, lang)].join(' · '),
      counts: [
        { icon: 'crown', word: BOARD_WORDS[lang].powerWord, value: seat.power, shown: `${seat.power}/${ENOUGH}` },
      ],
      ...(out === undefined ? {} : { out }),
    };
  });
}

/** Who gave up is out at the next check (AGOT-ELIM-f), and plays no more from then on. */
function whyOut({ conceded, standing }: SeatView, lang: Lang): string | undefined {
  if (conceded === 'yes') return MELEE_WORDS[lang].conceded;
  return standing === 'eliminated' ? MELEE_WORDS[lang].eliminated : undefined;
}

function titleOf({ title }: SeatView, lang: Lang): readonly string[] {
  return title?.sight.face === 'up' ? [cardName(factOf(title.sight.printed))[lang]] : [];
}

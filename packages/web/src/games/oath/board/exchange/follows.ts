import type { Lang, SeatId } from '@kronika/kernel';
import { COLOURS, type ExchangeView, isNothing, type OathView, termsText } from '@kronika/oath';
import { seatView } from '../find-card.ts';
import { warbandCount } from '../labels.ts';
import { BOARD_WORDS } from '../words.ts';

/** What comes of accepting the newest version, for who looks: what happens, and what is gone. */
export interface Follows {
  readonly gains: readonly string[];
  readonly losses: readonly string[];
}

export function followsOf(view: OathView, exchange: ExchangeView, near: SeatId, lang: Lang): Follows {
  const words = BOARD_WORDS[lang];
  const say = words.exchange;
  const { by, to, give, want, covers, exile } = exchange;
  const [mine, theirs] = by === near ? [give, want] : [want, give];
  const other = by === near ? to : by;
  const gift = covers === null ? '' : words.reliquary[covers];
  return {
    gains: [
      ...(isNothing(theirs) ? [] : [say.gets(termsText(lang, theirs, other, view))]),
      ...(exile === null
        ? [say.atOnce]
        : [say.purple(warbandsOf(view, exile)), say.supplyFull, say.relicComes(gift), say.imperialGoal]),
    ],
    losses: [
      ...(isNothing(mine) ? [] : [say.hands(termsText(lang, mine, near, view))]),
      ...(exile === near ? [say.noUsurper] : []),
      ...(exile === near && seatView(view, exile)?.vision != null ? [say.noVision] : []),
      ...(covers === null ? [] : [say.giftOpens(gift)]),
    ],
  };
}

/** All warbands of the Exile, on the board and at sites. */
function warbandsOf(view: OathView, exile: SeatId): number {
  const own = seatView(view, exile);
  if (own === undefined) return 0;
  const [colour] = COLOURS.filter((each) => each === own.colour);
  const atSites = view.sites.reduce(
    (sum, { warbands }) => sum + (colour === undefined ? 0 : (warbands[colour] ?? 0)),
    0,
  );
  return warbandCount(own.warbands) + atSites;
}

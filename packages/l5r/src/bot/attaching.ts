import type { Fact } from '../cards/fact.ts';
import { type Board, type Figure, has, isReady, isThere, skill, wears } from './board.ts';
import { type Aim, type Effect, weaken } from './deed.ts';
import { bonusOf, worth } from './worth.ts';

/** How long the bearer is likely to stay: what goes on a character without fate is soon gone with it. */
function duration({ seen }: Figure): number {
  return seen.fate === 0 ? 0.4 : 1 + 0.4 * Math.min(seen.fate, 3);
}

/** Something good for the own side, worth so much on a character that stays. */
function good(amount: (figure: Figure) => number): Aim {
  return (figure) => (figure.side === 'own' ? { swing: 0, gain: amount(figure) * duration(figure) } : undefined);
}

/** Something bad for one of theirs. */
function bad(amount: (figure: Figure) => number): Aim {
  return (figure, board, self) => {
    const gain = amount(figure) * duration(figure);
    return figure.side === 'own' ? undefined : { swing: weaken(0, 0)(figure, board, self)?.swing ?? 0, gain };
  };
}

/** Attachments that do more, or something else, than their bonus says. */
const SPECIAL: Readonly<Record<string, Aim>> = {
  'cloud-the-mind': bad(({ fact }) => (fact.cost >= 4 ? 1.5 : 0.2)),
  pacifism: bad((figure) => (skill(figure, 'military') >= 3 ? 0.5 * skill(figure, 'military') : 0)),
  'fiery-madness': (figure, board, self) =>
    figure.side === 'own'
      ? undefined
      : { swing: weaken(2, 2)(figure, board, self)?.swing ?? 0, gain: 0.8 * duration(figure) },
  reprieve: good((figure) => 0.25 * worth(figure)),
  'above-question': good((figure) => 0.15 * worth(figure)),
  'duelist-training': good((figure) => 0.35 * skill(figure, 'military')),
  'daimyo-s-favor': good(() => 0.5),
  'way-of-the-dragon': good(() => 1.2),
  'tattooed-wanderer': good(() => 0.6),
  'togashi-kazue': good(() => 1.2),
  sashimono: good((figure) => (has(figure, 'bushi') ? 0.5 * skill(figure, 'military') : 0)),
  'watch-commander': good(() => 1.2),
  'magnificent-kimono': good(({ seen }) => 0.4 + 0.2 * seen.glory),
};

function isRestricted(fact: Fact): boolean {
  return fact.keywords.includes('restricted');
}

/** What it brings to put the card on that figure. */
export function placing(board: Board, fact: Fact, figure: Figure): Effect | undefined {
  const special = SPECIAL[fact.id];
  if (special !== undefined) return wears(figure, fact.id) ? undefined : special(figure, board, undefined);
  // Two restricted attachments are the most that a character can carry.
  if (figure.side === 'foe' || (isRestricted(fact) && figure.seen.attachments.length >= 2)) return undefined;
  const [military, political] = [bonusOf(fact, 'military'), bonusOf(fact, 'political')];
  const useful = (figure.seen.military === null ? 0 : military) + (figure.seen.political === null ? 0 : political);
  return { swing: swingNow(board, fact, figure), gain: 0.4 * useful * duration(figure) + 0.02 * worth(figure) };
}

function swingNow({ fight }: Board, fact: Fact, figure: Figure): number {
  return fight !== undefined && isThere(figure) && isReady(figure) ? bonusOf(fact, fight.seen.type) : 0;
}

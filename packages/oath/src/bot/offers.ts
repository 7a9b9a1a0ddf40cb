import { type Answer, best, type ChooseQuestion, type SeatId } from '@kronika/kernel';
import type { ConsentMessage, ExchangeMessage } from '../messages.ts';
import { isOathOption, type OathOption, type TermSide } from '../options.ts';
import { playerOf } from '../queries/seats.ts';
import type { Proposal } from '../terms.ts';
import { offerFor, relicFor } from './citizenship.ts';
import type { Sight } from './sight.ts';
import { gainBy } from './terms.ts';
import { bestByTrying, idle } from './tries.ts';

/** What an exchange must gain; what others gain by it counts against it. */
const PROFIT = 0.5;

/** Accepts what gains, haggles over what nearly does, and gives nothing away. */
export function exchangeFor({ options }: ChooseQuestion, offered: ExchangeMessage): Answer {
  const gain = gainBy(offered);
  return best(options, ({ is }) => {
    if (is === 'accept') return gain - PROFIT;
    if (is === 'counter') return gain > -PROFIT ? 0.1 : -1;
    return 0;
  });
}

const RICH = 3;

type Talk = Proposal & { readonly versions: readonly Proposal[]; readonly exile?: SeatId };

function isTalk(vars: object): vars is Talk {
  return 'give' in vars && 'want' in vars && 'covers' in vars && 'versions' in vars;
}

/** The talks that are under way, if any. */
function talkIn({ match }: Sight): Talk | undefined {
  const vars = match.stack.at(-1)?.vars ?? {};
  return isTalk(vars) ? vars : undefined;
}

/** The relic that comes with Citizenship. */
export function offeredRelicFor(sight: Sight): Answer {
  const exile = talkIn(sight)?.exile;
  return exile === undefined ? bestByTrying(sight) : relicFor(sight, exile);
}

/** The one bargain it proposes: a favor of many for a secret. What others propose it wants a favor more for. */
export function termFor(sight: Sight, asked: ChooseQuestion): Answer {
  const { state, seat, question } = sight;
  const { options } = asked;
  const said = talkIn(sight);
  const placeOf = (test: (option: OathOption) => boolean) =>
    options.findIndex((option) => isOathOption(option) && test(option));
  const adding = (side: TermSide, good: 'favor' | 'secrets') =>
    placeOf((option) => option.is === 'term' && option.side === side && option.good === good);
  const asks = adding('want', 'secrets');
  const gives = adding('give', 'favor');
  const before = said?.versions.at(-1);
  if (said !== undefined && before !== undefined) {
    const more = said.want.favor > before.give.favor ? placeOf(({ is }) => is === 'done') : adding('want', 'favor');
    return more < 0 ? cancelIn(options) : more;
  }
  if (said?.exile !== undefined && said.covers !== null) return offerFor(asked, said.covers);
  if (said === undefined || playerOf(state, seat).favor < RICH) return idle(question);
  if (said.want.secrets === 0 && asks >= 0) return asks;
  if (said.want.secrets === 1 && said.give.favor === 0 && gives >= 0) return gives;
  const done = said.want.secrets === 1 ? placeOf(({ is }) => is === 'done') : -1;
  return done < 0 ? cancelIn(options) : done;
}

/** The end of the talks; saying so is always possible. */
function cancelIn(options: ChooseQuestion['options']): number {
  return best(options, ({ is }) => (is === 'cancel' || is === 'decline' ? 1 : 0));
}

/** Consents to what brings warbands, and stands by the Empire. */
export function consentFor({ options }: ChooseQuestion, { key, amount }: ConsentMessage): Answer {
  const saying = (wanted: boolean) => best(options, ({ is }) => ((is === 'accept') === wanted ? 1 : 0));
  switch (key) {
    case 'transferConsent':
      return saying(amount > 0);
    case 'moveConsent':
      return saying(false);
    case 'allyConsent':
    case 'joinAsAlly':
    case 'chronicleCitizenship':
      return saying(true);
  }
}

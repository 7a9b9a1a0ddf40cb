import { type Answer, best, type ChooseQuestion } from '@kronika/kernel';
import type { CitizenshipMessage, ConsentMessage, ExchangeMessage } from '../messages.ts';
import { isOathOption, type OathOption, type TermSide } from '../options.ts';
import { playerOf } from '../queries/seats.ts';
import type { Promised } from '../state.ts';
import type { Proposal, Terms } from '../terms.ts';
import type { Sight } from './sight.ts';
import { idle, outcomeOf } from './tries.ts';
import { WEIGHTS } from './weights.ts';
import { worthOf } from './worth.ts';

/** What an exchange must gain; what others gain by it counts against it. */
const PROFIT = 0.5;
/** Nobody is given a site, a relic or a banner for a few tokens. */
const DEAR = 8;
/** A promise binds whoever makes it more than it is worth to others. */
const KEPT = 0.8;
const TRUSTED = 0.4;

function promisesWorth(promises: readonly Promised[], share: number): number {
  return promises.reduce((sum, { favor }) => sum + share * WEIGHTS.favor * favor, 0);
}

function termsWorth({ favor, secrets, relics, advisers, banners, sites }: Terms): number {
  return (
    WEIGHTS.favor * favor +
    WEIGHTS.secret * secrets +
    WEIGHTS.adviser * advisers.length +
    DEAR * (relics.length + banners.length + sites.length)
  );
}

/** What the terms gain for whom they are offered to. */
function gainBy({ give, want }: ExchangeMessage | CitizenshipMessage): number {
  const gets = termsWorth(give) + promisesWorth(give.promises, TRUSTED);
  return gets - termsWorth(want) - promisesWorth(want.promises, KEPT);
}

/** Accepts what gains, haggles over what nearly does, and gives nothing away. */
export function exchangeFor({ options }: ChooseQuestion, offered: ExchangeMessage): Answer {
  const gain = gainBy(offered);
  return best(options, ({ is }) => {
    if (is === 'accept') return gain - PROFIT;
    if (is === 'counter') return gain > -PROFIT ? 0.1 : -1;
    return 0;
  });
}

/** Citizenship is weighed by where it leads: the table with it against the table without. */
export function citizenshipFor(sight: Sight, { options }: ChooseQuestion, offered: CitizenshipMessage): Answer {
  const { state, seat } = sight;
  const now = worthOf(state, seat);
  const bound = promisesWorth(offered.want.promises, KEPT);
  return best(
    options.map(({ is }, place) => ({ is, place })),
    ({ is, place }) => {
      if (is === 'counter') return -1;
      const then = is === 'accept' ? outcomeOf(sight, place) : undefined;
      return then === undefined ? 0 : worthOf(then.state, seat) - now - bound - PROFIT;
    },
  );
}

const RICH = 3;

function isTalk(vars: object): vars is Pick<Proposal, 'give' | 'want'> & { readonly versions: readonly Proposal[] } {
  return 'give' in vars && 'want' in vars && 'versions' in vars;
}

/** The one bargain it proposes: a favor of many for a secret. What others propose it wants a favor more for. */
export function termFor({ match, state, seat, question }: Sight, { options }: ChooseQuestion): Answer {
  const vars = match.stack.at(-1)?.vars ?? {};
  const said = isTalk(vars) ? vars : undefined;
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

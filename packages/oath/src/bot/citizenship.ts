import {
  type Answer,
  best,
  type ChooseQuestion,
  decide,
  harmless,
  isRefusal,
  type Match,
  mayKnow,
  type Question,
  questionFor,
  type SeatId,
  waitingFor,
} from '@kronika/kernel';
import type { CitizenshipMessage } from '../messages.ts';
import { isOathOption, type OathOption } from '../options.ts';
import type { ReliquarySlot } from '../places.ts';
import { isExile } from '../queries/seats.ts';
import { coveredSlots, relicIn } from '../rules/reliquary.ts';
import type { Oath } from '../state.ts';
import { favorOf } from '../verbs/favor.ts';
import { chanceOf } from './prospects.ts';
import type { Sight } from './sight.ts';
import { promisesCost } from './terms.ts';
import { idle } from './tries.ts';
import { worthOf } from './worth.ts';

/** What Citizenship must gain whoever offers or accepts it. */
const PROFIT = 0.5;
/** An Exile whose chance is smaller is no danger that a place in the Empire would end. */
const DANGER = 0.25;
/** Whoever would lose more than this will not hear of it; below that, people may see it otherwise than the bot. */
const HOPELESS = -45;
/** An Exile who nearly agrees wants a favor more. */
const HAGGLE = 1.5;
/** What comes with an agreement is settled in fewer steps. */
const STEPS = 8;

/**
 * The Reliquary relics that the Exile has not seen. With each offer comes one of them, and is shown: so nobody is asked
 * for ever, and nobody buys blind.
 */
function newTo(state: Oath, exile: SeatId): readonly ReliquarySlot[] {
  return coveredSlots(state).filter((slot) => {
    const relic = relicIn(state, slot);
    return relic !== undefined && !mayKnow(state.table, relic, exile);
  });
}

/** What is said on the way from an offer to its being carried out. */
function wordFor(state: Oath, question: Question, exile: SeatId): Answer | undefined {
  const saying = (test: (option: OathOption) => boolean): Answer | undefined => {
    const options = question.is === 'choose' ? question.options : [];
    const place = options.findIndex((option) => isOathOption(option) && test(option));
    return place < 0 ? undefined : place;
  };
  switch (question.message.key) {
    case 'offerRelic':
      return saying((option) => option.is === 'reliquary' && newTo(state, exile).includes(option.covers));
    case 'exchangeTerms':
      return saying(({ is }) => is === 'done');
    case 'citizenship':
      return saying(({ is }) => is === 'accept');
    case 'citizenWarbands':
      return harmless(question);
    default:
      return undefined;
  }
}

/** The match once the Exile has agreed and all that follows is carried out. */
function agreedOn({ rules, tries }: Sight, from: Match<Oath>, exile: SeatId): Match<Oath> {
  let match = from;
  for (let step = 0; step < STEPS; step += 1) {
    const [seat] = waitingFor(match);
    const question = seat === undefined ? undefined : questionFor(match, seat);
    const answer = question && wordFor(match.state, question, exile);
    if (seat === undefined || answer === undefined) break;
    tries.left -= 1;
    const next = decide(rules, match, { seat, asked: match.asked, answer });
    if (isRefusal(next)) break;
    match = next.match;
  }
  return match;
}

/** The match after the answer, if it makes a Citizen of the Exile. */
function citizenBy(sight: Sight, answer: Answer, exile: SeatId): Oath | undefined {
  const { rules, match, seat } = sight;
  const next = decide(rules, match, { seat, asked: match.asked, answer });
  if (isRefusal(next)) return undefined;
  const { state } = agreedOn(sight, next.match, exile);
  return isExile(state, exile) ? undefined : state;
}

/** What an offer gains if it is accepted; nothing is offered to whom it would be an insult. */
export function offerGain(sight: Sight, place: number, exile: SeatId): number {
  const { state, seat } = sight;
  if (chanceOf(state, exile) < DANGER || newTo(state, exile).length === 0) return -1;
  const then = citizenBy(sight, place, exile);
  if (then === undefined || worthOf(then, exile) - worthOf(state, exile) < HOPELESS) return -1;
  return worthOf(then, seat) - worthOf(state, seat) - PROFIT;
}

/** The relic to come with Citizenship; none of those that were shown with an offer before. */
export function relicFor({ state, question }: Sight, exile: SeatId): Answer {
  return wordFor(state, question, exile) ?? idle(question);
}

/** Shows the relic first, then makes the offer as it is. */
export function offerFor({ options }: ChooseQuestion, covers: ReliquarySlot): Answer {
  return best(options, (option) => {
    if (!isOathOption(option)) return -1;
    if (option.is === 'letPeek') return option.covers === covers ? 2 : -1;
    return option.is === 'done' ? 1 : option.is === 'cancel' ? 0 : -1;
  });
}

/** Weighs where Citizenship leads: the table with it against the table without. */
export function citizenshipFor(sight: Sight, { options }: ChooseQuestion, offered: CitizenshipMessage): Answer {
  const { state, seat } = sight;
  const { by, exile, give, want } = offered;
  const place = options.findIndex(({ is }) => is === 'accept');
  const then = citizenBy(sight, place, exile);
  const bound = promisesCost(want.promises);
  const gain = then === undefined ? -1 : worthOf(then, seat) - worthOf(state, seat) - bound - PROFIT;
  const canHaggle = seat === exile && gain <= 0 && gain > -HAGGLE && favorOf(state, by) > give.favor;
  return best(options, ({ is }) => {
    if (is === 'accept') return gain;
    if (is === 'counter') return canHaggle ? 0.1 : -1;
    return 0;
  });
}

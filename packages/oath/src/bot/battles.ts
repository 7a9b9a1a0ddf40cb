import { type Answer, best, type ChooseQuestion, type NumberQuestion } from '@kronika/kernel';
import { isOathOption } from '../options.ts';
import { boardWarbands } from '../queries/pieces.ts';
import { campaignOdds } from '../rules/campaign-odds.ts';
import { compulsory, sameTarget, withPasses } from '../rules/campaign-targets.ts';
import { neededSacrifice } from '../rules/campaign-totals.ts';
import { bestTargets, worthAfterDefeat, worthAfterVictory } from './campaigns.ts';
import type { Sight } from './sight.ts';
import { idle, rightAfter } from './tries.ts';
import { worthOf } from './worth.ts';

/** What winning a battle is worth when plans are weighed against their cost. */
const STAKES = 20;

/** The next target of the best plan, or no more. */
export function targetFor({ state, question }: Sight, { options }: ChooseQuestion): Answer {
  const { campaign } = state;
  if (campaign === null) return idle(question);
  const plan = bestTargets(state, campaign, withPasses(state, campaign, compulsory(state, campaign)));
  const place = options.findIndex(
    (option) =>
      isOathOption(option) &&
      option.is === 'target' &&
      plan?.targets.some((target) => sameTarget(target, option.target)) === true,
  );
  return place < 0 ? idle(question) : place;
}

/** A battle plan pays if it changes the odds by more than it costs. */
export function planFor(sight: Sight, { options }: ChooseQuestion): Answer {
  const { state, seat } = sight;
  const { campaign } = state;
  if (campaign === null) return idle(sight.question);
  const side = campaign.attacker === seat ? 1 : -1;
  const value = (odds: ReturnType<typeof campaignOdds>) => side * STAKES * (odds?.withSacrifice ?? 0);
  const now = value(campaignOdds(state)) + worthOf(state, seat);
  return best(
    options.map((option, place) => ({ ...option, place })),
    ({ is, place }) => {
      if (is === 'done') return 0.2;
      if (is !== 'plan') return -1;
      const then = rightAfter(sight, place)?.state;
      if (then === undefined) return -1;
      // A plan that has decided the campaign at once.
      if (then.campaign === null) return worthOf(then, seat) - worthOf(state, seat);
      return value(campaignOdds(then)) + worthOf(then, seat) - now;
    },
  );
}

/** Whether victory is worth the warbands it takes. */
export function sacrificeFor({ state, seat }: Sight, { options }: ChooseQuestion): Answer {
  const { campaign } = state;
  const needed = campaign === null ? undefined : neededSacrifice(state, campaign);
  const isWorthIt =
    campaign !== null &&
    needed !== undefined &&
    worthAfterVictory(state, campaign, needed, seat) >= worthAfterDefeat(state, campaign, seat);
  return best(options, ({ is }) => ((is === 'accept') === isWorthIt ? 1 : 0));
}

/** So many warbands stay at a conquered site; most of the army goes on. */
export function garrisonFor({ state, seat }: Sight, { min, max }: NumberQuestion): Answer {
  const army = boardWarbands(state, seat);
  const wanted = army <= 4 ? 1 : army <= 8 ? 2 : 3;
  return Math.max(min, Math.min(max, wanted));
}

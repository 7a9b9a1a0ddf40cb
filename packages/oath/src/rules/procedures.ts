import { chronicle } from '../chronicle/chronicle.ts';
import { act } from './act.ts';
import { afterAction } from './after-action.ts';
import { answers } from './answers.ts';
import { campaign } from './campaign.ts';
import { joinDefence } from './campaign-allies.ts';
import { discardPlans } from './campaign-discards.ts';
import { loseWarbands } from './campaign-losses.ts';
import { usePlans } from './campaign-plans.ts';
import { takeSpoils } from './campaign-spoils.ts';
import { resolveTexts } from './campaign-texts.ts';
import { becomeCitizen, exileCitizen, offerCitizenship, selfExile } from './citizenship.ts';
import { conspire } from './conspiracy.ts';
import { exchange } from './exchange.ts';
import { game } from './game.ts';
import { homeland } from './homeland.ts';
import { garrison, gather, transfer } from './minor.ts';
import { declareModifiers } from './modifiers.ts';
import { muster } from './muster.ts';
import { negotiate } from './negotiation.ts';
import { play } from './play.ts';
import { usePower } from './power.ts';
import { claimBreach, payPromises, settleBreaches } from './promises.ts';
import { recover } from './recover.ts';
import { offerReroll } from './reroll.ts';
import { rest } from './rest.ts';
import { search } from './search.ts';
import { setUp } from './setup.ts';
import { showAdvisers } from './show.ts';
import { checkTitle } from './title.ts';
import { trade } from './trade.ts';
import { revealSite, travel } from './travel.ts';
import { turn } from './turn.ts';
import { dropVision } from './visions.ts';
import { wake } from './wake.ts';

/** Every procedure of the rules; those of single cards stand with the cards. */
export const procedures = [
  game,
  setUp,
  showAdvisers,
  turn,
  wake,
  act,
  rest,
  search,
  play,
  conspire,
  homeland,
  muster,
  trade,
  recover,
  travel,
  revealSite,
  campaign,
  usePlans,
  loseWarbands,
  takeSpoils,
  joinDefence,
  resolveTexts,
  discardPlans,
  declareModifiers,
  afterAction,
  answers,
  usePower,
  checkTitle,
  gather,
  garrison,
  transfer,
  becomeCitizen,
  offerCitizenship,
  exileCitizen,
  selfExile,
  negotiate,
  exchange,
  settleBreaches,
  payPromises,
  claimBreach,
  offerReroll,
  dropVision,
  chronicle,
];

import { type CardId, cardThing, keyOf, type Option } from '@kronika/kernel';
import {
  type Defender,
  isOathOption,
  type OathView,
  RELIQUARY,
  type Recoverable,
  type Source,
  type Target,
} from '@kronika/oath';
import type { Spot } from '../../../table/choosing/controls.ts';
import { seatPlace } from '../../../table/choosing/place-names.ts';
import { liesOpen, printedIn, relicLying } from './find-card.ts';
import {
  type Action,
  actionPlace,
  adviserPlace,
  bankPlace,
  bannerPlace,
  dropPlace,
  minorPlace,
  peekPlace,
  pilePlace,
  planPlace,
  promisedPlace,
  promisePlace,
  relicPlace,
  reliquaryPlace,
  sitePlace,
  targetPlace,
  termPlace,
} from './things.ts';

const BUTTON: Spot = { is: 'button' };
const at = (place: string): Spot => ({ is: 'place', place });
const tile = (action: Action): Spot => at(actionPlace(action));

/**
 * Where the board offers an option: on the site, card, bank, pile or board it is about. An action that first asks for its
 * modifiers lies on its tile.
 */
export function spotOf(option: Option, view: OathView): Spot {
  if (!isOathOption(option)) return BUTTON;
  switch (option.is) {
    case 'search':
      return option.source === null ? tile('search') : sourceSpot(option.source);
    case 'muster':
    case 'trade':
      return option.card === null ? tile(option.is) : cardSpot(option.card, view);
    case 'recover':
      return option.what === null ? tile('recover') : recoverableSpot(option.what);
    case 'campaign':
      return tile('campaign');
    case 'travel':
      return option.to === null ? tile('travel') : at(sitePlace(option.to));
    case 'power':
    case 'adviser':
    case 'card':
    case 'tradeWith':
      return cardSpot(option.card, view);
    case 'plan':
      return view.campaign?.plansLeft.some(({ card, choice }) => card === option.card && choice === option.choice) ===
        true
        ? at(planPlace(option))
        : cardSpot(option.card, view);
    case 'sitePower':
    case 'toSite':
    case 'site':
      return at(sitePlace(option.slot));
    case 'show':
    case 'offerCitizenship':
      return at(seatPlace(option.to));
    case 'transfer':
    case 'exileCitizen':
    case 'claimBreach':
    case 'seat':
      return at(seatPlace(option.seat));
    case 'peekRelic':
    case 'facedownRelic':
      return at(relicPlace(option.slot, option.at));
    case 'peekReliquary':
      return at(reliquaryPlace(option.covers));
    case 'letPeek':
      return inDialogue(peekPlace(option.covers), view);
    case 'reliquary':
      return view.exchange === null ? at(reliquaryPlace(option.covers)) : at(promisedPlace(option.covers));
    case 'facedownAdviser':
      return adviserSpot(option.seat, option.at, view);
    case 'source':
      return sourceSpot(option.source);
    case 'region':
      return at(pilePlace(option.region));
    case 'recoverable':
      return recoverableSpot(option.what);
    case 'defender':
      return defenderSpot(option.defender);
    case 'target':
      return targetSpot(option.target, view);
    case 'bank':
      return at(bankPlace(option.suit));
    case 'banner':
      return at(bannerPlace(option.banner));
    case 'term':
      return inDialogue(termPlace(option), view);
    case 'drop':
      return inDialogue(dropPlace(option), view);
    case 'promise':
      return inDialogue(promisePlace(option.side, option.promise), view);
    case 'gather':
    case 'garrison':
    case 'selfExile':
      return at(minorPlace(option.is));
    case 'board':
    case 'ownBoard':
    case 'untilRound':
    case 'stake':
    case 'counter':
    case 'endAct':
    case 'toAdvisers':
    case 'toVision':
    case 'conspire':
    case 'discard':
    case 'goal':
    case 'token':
    case 'favorStep':
    case 'way':
    case 'done':
    case 'cancel':
    case 'pass':
    case 'accept':
    case 'decline':
    case 'withdraw':
      return BUTTON;
  }
}

/** What goes into an exchange is a row of its dialogue; who may not read that has buttons. */
function inDialogue(place: string, view: OathView): Spot {
  return view.exchange === null ? BUTTON : at(place);
}

function sourceSpot(source: Source): Spot {
  return at(pilePlace(source));
}

function recoverableSpot(what: Recoverable): Spot {
  return at(what.is === 'relic' ? relicPlace(what.slot, what.at) : bannerPlace(what.banner));
}

function defenderSpot(defender: Defender): Spot {
  return defender === 'bandits' ? BUTTON : at(seatPlace(defender));
}

/** A target is a row of the campaign, which lies over the map. */
function targetSpot(target: Target, view: OathView): Spot {
  const isThere = view.campaign?.possible.some((each) => JSON.stringify(each.target) === JSON.stringify(target));
  return isThere === true ? at(targetPlace(target)) : BUTTON;
}

/** A facedown adviser that the viewer knows lies there as a card. */
function adviserSpot(seat: number, place: number, view: OathView): Spot {
  const card = view.seats.find((each) => each.seat === seat)?.advisers[place];
  if (card?.known === true) return at(keyOf(cardThing(card.id)));
  for (const each of view.seats) if (each.seat === seat) return at(adviserPlace(each.seat, place));
  return BUTTON;
}

function cardSpot(card: CardId, view: OathView): Spot {
  if (liesOpen(view, card)) return at(keyOf(cardThing(card)));
  const relic = relicLying(view, card);
  if (relic !== undefined) return at(relicPlace(relic.slot, relic.at));
  const covers = RELIQUARY.find((slot) => {
    const stored = view.reliquary[slot];
    return stored?.known === true && stored.id === card;
  });
  if (covers !== undefined) return at(reliquaryPlace(covers));
  return printedIn(view, card) === undefined ? BUTTON : { is: 'tray', thing: cardThing(card) };
}

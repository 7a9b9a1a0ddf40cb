import { cardThing, keyOf, type Lang, type SeatId } from '@kronika/kernel';
import {
  BANNERS,
  bankThing,
  bannerThing,
  type CardView,
  type ExchangeView,
  type OathView,
  type Proposal,
  pileThing,
  REGIONS,
  RELIQUARY,
  type Region,
  type SeatView,
  type SiteView,
  SUITS,
  termsText,
} from '@kronika/oath';
import type { TwinLine, TwinSection } from '../../../table/board-module.ts';
import { seatPlace } from '../../../table/choosing/place-names.ts';
import { lookedCard } from '../../../table/looked.ts';
import { cardLabel } from '../cards/OathCard.tsx';
import { targetName } from './campaign/target-name.ts';
import { followsOf } from './exchange/follows.ts';
import { printedIn } from './find-card.ts';
import { seatLabel, siteLabel } from './labels.ts';
import { seatWord } from './seat-word.ts';
import {
  ACTIONS,
  actionPlace,
  adviserPlace,
  bankPlace,
  bannerPlace,
  MINOR,
  minorPlace,
  pilePlace,
  planPlace,
  relicPlace,
  reliquaryPlace,
  sitePlace,
  targetPlace,
} from './things.ts';
import { BOARD_WORDS } from './words.ts';

/** The whole table in words: the actions, the map region by region, banks and piles, and every player's board. */
export function twinOf(view: OathView, lang: Lang, near: SeatId): readonly TwinSection[] {
  const words = BOARD_WORDS[lang];
  const own = view.seats.filter(({ seat }) => seat === near);
  const others = view.order.flatMap((each) => view.seats.filter(({ seat }) => seat === each && seat !== near));
  return [
    ...(view.exchange === null ? [] : [exchangeSection(view, view.exchange, lang, near)]),
    {
      key: 'actions',
      heading: words.phases.act,
      lines: [
        ...ACTIONS.map((action) => plain(actionPlace(action), words.actions[action])),
        ...MINOR.map((minor) => plain(minorPlace(minor), words.minor[minor])),
        ...dialogueLines(view, lang),
      ],
    },
    ...REGIONS.map((region) => regionSection(view, region, lang)),
    stocksSection(view, lang),
    ...[...own, ...others].map((seat) => seatSection(view, seat, lang)),
  ];
}

/** What a campaign asks for, which the board shows over the map. */
function dialogueLines(view: OathView, lang: Lang): readonly TwinLine[] {
  const { campaign } = view;
  if (campaign === null) return [];
  const words = BOARD_WORDS[lang];
  return [
    ...campaign.possible.map(({ target, dice }) =>
      plain(targetPlace(target), `${targetName(view, target, lang)}, ${words.defenceDice(dice)}`),
    ),
    ...campaign.plansLeft.flatMap((plan) => {
      const printed = printedIn(view, plan.card);
      if (printed === undefined) return [];
      const way = plan.choice === undefined ? '' : ` (${plan.choice > 0 ? '+' : '−'})`;
      return [plain(planPlace(plan), `${words.campaign.plans}: ${cardLabel(printed, lang)}${way}`)];
    }),
  ];
}

/** The talks about an exchange: every version with who proposed it, and what comes of the newest. */
function exchangeSection(view: OathView, exchange: ExchangeView, lang: Lang, near: SeatId): TwinSection {
  const words = BOARD_WORDS[lang];
  const say = words.exchange;
  const told = ({ by, to, give, want, covers }: Proposal, at: number): TwinLine => ({
    key: `version${at}`,
    text: [
      `${say.version(at + 1)}, ${seatWord(by, lang)}`,
      `${say.offers}: ${termsText(lang, give, by, view)}`,
      `${say.wants}: ${termsText(lang, want, to, view)}`,
      ...(covers === null ? [] : [`${words.reliquaryName}: ${words.reliquary[covers]}`]),
    ].join('; '),
  });
  const { gains, losses } = followsOf(view, exchange, near, lang);
  return {
    key: 'exchange',
    heading: exchange.exile === null ? say.title : say.citizenship,
    lines: [
      ...[...exchange.versions, exchange].map(told),
      { key: 'state', text: say.states[exchange.state] },
      { key: 'gains', text: `${say.ifAccepted}: ${gains.join('; ')}` },
      { key: 'losses', text: `${say.noMore}: ${losses.length === 0 ? say.nothing : losses.join('; ')}` },
      { key: 'binds', text: `${say.binds} ${say.onlyWords} ${say.refusalCostsNothing}` },
    ],
  };
}

function plain(place: string, text: string): TwinLine {
  return { key: place, text, place };
}

function regionSection(view: OathView, region: Region, lang: Lang): TwinSection {
  const words = BOARD_WORDS[lang];
  const pile = view.discards[region];
  return {
    key: region,
    heading: words.regions[region],
    lines: [
      ...view.sites.filter((site) => site.region === region).flatMap((site) => siteLines(view, site, lang)),
      { ...plain(pilePlace(region), `${words.backs.denizen}: ${words.cards(pile.length)}`), looked: pileThing(region) },
    ],
  };
}

function siteLines(view: OathView, site: SiteView, lang: Lang): readonly TwinLine[] {
  const words = BOARD_WORDS[lang];
  const { slot } = site;
  return [
    {
      ...plain(sitePlace(slot), siteLabel(view, site, lang)),
      looked: site.faceup && site.site?.known === true ? lookedCard(site.site.printed) : undefined,
    },
    ...site.cards.flatMap((card) => cardLines(card, lang)),
    ...site.relics.map((relic, at) => ({
      ...plain(relicPlace(slot, at), relic.known ? cardLabel(relic.printed, lang) : words.backs.relic),
      looked: relic.known ? lookedCard(relic.printed, relic.id) : undefined,
    })),
  ];
}

/** A card that the viewer knows; of the others the place tells. */
function cardLines(card: CardView, lang: Lang): readonly TwinLine[] {
  if (!card.known) return [];
  const words = BOARD_WORDS[lang];
  const text = [
    cardLabel(card.printed, lang),
    ...(card.face === 'down' ? [words.hidden] : []),
    ...(card.favor === 0 ? [] : [`${words.favor} ${card.favor}`]),
    ...(card.secrets === 0 ? [] : [`${words.secrets} ${card.secrets}`]),
  ].join(', ');
  return [{ ...plain(keyOf(cardThing(card.id)), text), looked: lookedCard(card.printed, card.id) }];
}

function stocksSection(view: OathView, lang: Lang): TwinSection {
  const words = BOARD_WORDS[lang];
  return {
    key: 'stocks',
    heading: `${words.oath} ${words.goals[view.goal]}, ${words.round(view.round)}`,
    lines: [
      { key: 'visions', text: `${words.visionsDrawn}: ${view.visionsDrawn}` },
      {
        ...plain(
          pilePlace('world'),
          [words.worldDeck, ...(view.worldTop === null ? [] : [words.backs[view.worldTop]])].join(', '),
        ),
        looked: pileThing('world'),
      },
      ...SUITS.map((suit) => ({
        ...plain(bankPlace(suit), `${words.banks}, ${words.suits[suit]}: ${view.banks[suit]}`),
        looked: bankThing(suit),
      })),
      ...BANNERS.map((banner) => {
        const { holder, tokens } = view.banners[banner];
        const who = holder === null ? words.reserve : seatWord(holder, lang);
        return {
          ...plain(bannerPlace(banner), `${words.banners[banner]}: ${tokens}, ${who}`),
          looked: bannerThing(banner),
        };
      }),
    ],
  };
}

function seatSection(view: OathView, seat: SeatView, lang: Lang): TwinSection {
  const words = BOARD_WORDS[lang];
  return {
    key: `seat${seat.seat}`,
    heading: seatWord(seat.seat, lang),
    lines: [
      plain(seatPlace(seat.seat), seatLabel(view, seat, lang)),
      ...seat.advisers.flatMap((card, at) =>
        card.known ? cardLines(card, lang) : [plain(adviserPlace(seat.seat, at), words.backs[card.back])],
      ),
      ...seat.relics.flatMap((card) => cardLines(card, lang)),
      ...(seat.vision === null ? [] : cardLines(seat.vision, lang)),
      ...(seat.role === 'chancellor'
        ? RELIQUARY.map((slot) =>
            plain(
              reliquaryPlace(slot),
              `${words.reliquaryName}, ${words.reliquary[slot]}: ${view.reliquary[slot] === null ? words.reliquaryEmpty : words.backs.relic}`,
            ),
          )
        : []),
    ],
  };
}

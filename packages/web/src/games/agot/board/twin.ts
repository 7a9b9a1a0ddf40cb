import {
  type AgotView,
  CHALLENGE_TYPES,
  type CharacterView,
  cardName,
  factOf,
  type PlayedCard,
  type SeatView,
} from '@kronika/agot';
import { type CardId, type Lang, type SeatId, type Sight, seatThing } from '@kronika/kernel';
import type { TwinLine, TwinSection } from '../../../table/board-module.ts';
import { cardPlace } from '../../../table/choosing/controls.ts';
import { seatPlace } from '../../../table/choosing/place-names.ts';
import { lookedAt } from '../../../table/looked.ts';
import type { AgotCardState } from '../cards/card-state.ts';
import { cardLabel } from '../cards/label.ts';
import { FACE_WORDS } from '../cards/words.ts';
import { challengeStanding, isLeftTold } from './challenge-standing.ts';
import { dominanceForecast, isDominance } from './dominance-forecast.ts';
import { characterState, playedState, plotState } from './find-card.ts';
import { forecastOf } from './forecast.ts';
import { meleeSections } from './melee/twin.ts';
import { seatWord } from './seat-word.ts';
import { BOARD_WORDS } from './words.ts';

/** The whole board in words: the challenge, oneself, the others, in the order one asks for them. */
export function twinOf(view: AgotView, lang: Lang, near: SeatId): readonly TwinSection[] {
  const own = view.seats.filter(({ seat }) => seat === near);
  const others = view.seats.filter(({ seat }) => seat !== near);
  return [
    ...challengeSection(view, lang),
    ...dominanceSection(view, lang),
    ...meleeSections(view, lang, near),
    ...own.map(({ hand, setup }) => ({
      key: 'hand',
      heading: BOARD_WORDS[lang].hand,
      lines: [...hand, ...setup].map((sight, place) => sightLine(sight, `hand${place}`, lang)),
    })),
    ...[...own, ...others].map((seat) => seatSection(view, seat, lang)),
    {
      key: 'aside',
      heading: BOARD_WORDS[lang].aside,
      lines: view.aside.map(({ sight }, at) => sightLine(sight, `aside${at}`, lang)),
    },
  ].filter(({ lines }) => lines.length > 0);
}

function challengeSection({ challenge, seats }: AgotView, lang: Lang): readonly TwinSection[] {
  if (challenge === null) return [];
  const words = BOARD_WORDS[lang];
  const { type, attacker, defender, claim, step } = challenge;
  const forecast = forecastOf(
    challenge,
    seats.flatMap(({ characters }) => characters),
  );
  const { totals } = forecast;
  return [
    {
      key: 'challenge',
      heading: words.challenge[type],
      lines: [
        { key: 'step', text: words.steps[step] },
        { key: 'attack', text: `${seatWord(lang, attacker)}: ${words.attack} ${totals.attacking}` },
        { key: 'defense', text: `${seatWord(lang, defender)}: ${words.defense} ${totals.defending}` },
        { key: 'forecast', text: words.forecast(forecast) },
        { key: 'claim', text: `${words.claimWord} ${claim}: ${words.claim(claim, type)}` },
      ],
    },
  ];
}

/** What everybody counts for dominance, while that is what matters. */
function dominanceSection(view: AgotView, lang: Lang): readonly TwinSection[] {
  if (!isDominance(view)) return [];
  const words = BOARD_WORDS[lang];
  const { is, counts, winner } = dominanceForecast(view);
  const lines = counts.map(({ seat, total, parts }) => ({
    key: `dominance${seat}`,
    text: `${seatWord(lang, seat)}: ${total}${parts === undefined ? '' : ` (${words.dominanceParts(parts)})`}`,
  }));
  const told = words.dominanceTold(is, winner === undefined ? undefined : seatWord(lang, winner));
  return [
    { key: 'dominance', heading: words.phases.dominance, lines: [...lines, { key: 'dominanceWinner', text: told }] },
  ];
}

function seatSection(view: AgotView, seat: SeatView, lang: Lang): TwinSection {
  const words = BOARD_WORDS[lang];
  const status = [
    words.power(seat.power),
    `${words.gold} ${seat.gold}`,
    `${words.inHand}: ${words.cards(seat.hand.length)}`,
    `${words.piles.deck} ${seat.deck.size}`,
    `${words.piles.discard} ${seat.discard.length}`,
    `${words.piles.dead} ${seat.dead.length}`,
    `${words.piles.plotDeck} ${seat.plotDeck.length}`,
    `${words.piles.usedPlots} ${seat.usedPlots.length}`,
    ...(view.first === seat.seat ? [words.first] : []),
    ...(view.active === seat.seat ? [words.active] : []),
  ];
  const challenges = CHALLENGE_TYPES.map((type) => ({ type, standing: challengeStanding(view, seat, type) }))
    .filter(({ standing }) => standing.is !== 'open' || isLeftTold(standing))
    .map(({ type, standing }) => words.challengeTold(type, standing));
  const flat = [seat.plot, seat.title, ...seat.agenda].flatMap((card) => card ?? []);
  return {
    key: `seat${seat.seat}`,
    heading: seatWord(lang, seat.seat),
    lines: [
      { key: 'status', text: status.join(', '), place: seatPlace(seat.seat), looked: seatThing(seat.seat) },
      ...flat.map((card) => cardLine(card, card === seat.plot ? plotState(seat.plot) : {}, lang)),
      ...(seat.faction === null ? [] : playedLines(seat.faction, playedState(seat.faction), lang)),
      ...(challenges.length === 0
        ? []
        : [{ key: 'challenges', text: `${words.challenges}: ${challenges.join('; ')}` }]),
      ...(seat.chosenPlot.length === 0 ? [] : [{ key: 'chosenPlot', text: words.chosenPlot }]),
      ...seat.characters.flatMap((one) => playedLines(one, characterState(one), lang, marksOf(one, lang))),
      ...seat.locations.flatMap((one) => playedLines(one, playedState(one), lang)),
    ],
  };
}

/** What a character does in the challenge, and what is done to it. */
function marksOf({ part, counts, bypassed }: CharacterView, lang: Lang): string | undefined {
  const words = BOARD_WORDS[lang];
  const doing = { none: [], attacking: [words.attacks], defending: [words.defends] };
  const marks = [
    ...doing[part],
    ...(part !== 'none' && !counts ? [words.uncounted] : []),
    ...(bypassed ? [words.bypassed] : []),
  ];
  return marks.length === 0 ? undefined : marks.join(', ');
}

function playedLines(card: PlayedCard, state: AgotCardState, lang: Lang, more?: string): readonly TwinLine[] {
  const words = BOARD_WORDS[lang];
  const name = card.sight.face === 'up' ? cardName(factOf(card.sight.printed))[lang] : FACE_WORDS[lang].hidden;
  return [
    cardLine(card, state, lang, more),
    ...card.attachments.map((worn) => cardLine(worn, playedState(worn), lang, words.on(name))),
    ...[...card.duplicates, ...card.attachments.flatMap(({ duplicates }) => duplicates)].map((copy) =>
      cardLine(copy, {}, lang, words.duplicateOf(name)),
    ),
  ];
}

interface Lying {
  readonly id: CardId;
  readonly sight: Sight;
}

function cardLine({ id, sight }: Lying, state: AgotCardState, lang: Lang, more?: string): TwinLine {
  const said = sight.face === 'up' ? cardLabel(factOf(sight.printed), state, lang) : FACE_WORDS[lang].hidden;
  return {
    key: String(id),
    text: more === undefined ? said : `${said}, ${more}`,
    place: cardPlace(id),
    looked: lookedAt(sight),
  };
}

function sightLine(sight: Sight, key: string, lang: Lang): TwinLine {
  return sight.face === 'up' ? cardLine({ id: sight.card, sight }, {}, lang) : { key, text: FACE_WORDS[lang].hidden };
}

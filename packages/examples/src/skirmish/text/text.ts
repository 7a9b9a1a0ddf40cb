import type { CardId, GameText, Lang, Message, Option, Outcome, PrintedId, SeatId, SeenEvent } from '@kronika/kernel';
import type { DelayedOption, UseOption } from '@kronika/lcg';
import { factOf, nameOf } from '../cards/facts.ts';
import type { SkirmishEvent } from '../state.ts';
import { findCard, type SkirmishView } from '../view.ts';
import { board } from './board.ts';
import { cardTexts } from './cards.ts';
import { roundWords } from './spans.ts';
import { type PromptKey, type Words, words } from './words.ts';

type Seen =
  | (SkirmishEvent & { readonly cards?: readonly CardId[] })
  | { readonly is: 'bottomed'; readonly seat: SeatId; readonly count: number };

type Choice = Option | UseOption | DelayedOption | { readonly is: 'card'; readonly card: CardId };

/** Names things in one language, as far as the reader of the view knows them. */
export interface Names {
  readonly words: Words;
  card(view: SkirmishView, card: CardId | undefined): string;
  printed(printed: PrintedId): string;
  seat(seat: SeatId): string;
}

function namesIn(lang: Lang): Names {
  const say = words[lang];
  const printedName = (printed: PrintedId): string => {
    const name = nameOf(printed);
    return name === undefined ? printed : cardTexts[lang][name].name;
  };
  return {
    words: say,
    card: (view, card) => {
      const printed = card === undefined ? undefined : findCard(view, card);
      return printed === undefined ? say.hidden : printedName(printed);
    },
    printed: printedName,
    seat: (seat) => say.seat(seat + 1),
  };
}

function textIn(lang: Lang): GameText<SkirmishView> {
  const names = namesIn(lang);
  const say = names.words;
  return {
    name: say.name,
    prompt: ({ message }) => ({ ask: windowText(say, message) }),
    window: (message) => windowText(say, message),
    option: (option: Choice, view) => optionText(names, option, view),
    event: (event: Seen | SeenEvent, view) => ('is' in event ? eventText(names, event, view) : undefined),
    outcome: ({ winners: [winner] }: Outcome) => (winner === undefined ? say.draw : say.won(names.seat(winner))),
    board: (view) => board(names, cardTexts[lang], view),
    span: () => roundWords[lang],
  };
}

function windowText(say: Words, message: Message & { readonly events?: readonly string[] }): string {
  const line = isPromptKey(say, message.key) ? say.prompt[message.key] : message.key;
  const events = (message.events ?? []).map((kind) => say.windows[kind] ?? kind);
  return events.length === 0 ? line : `${line}: ${events.join(', ')}.`;
}

function isPromptKey(say: Words, key: string): key is PromptKey {
  return key in say.prompt;
}

function optionText(names: Names, option: Choice, view: SkirmishView): string {
  const say = names.words;
  if ('ability' in option) {
    const card = names.card(view, option.card);
    if (option.ability === 'deploy') return say.deploy(card);
    if (option.ability === 'equip') return say.equip(card);
    return factOf(option.printed)?.type === 'event' ? say.play(card) : say.use(card);
  }
  if ('card' in option) return names.card(view, option.card);
  if ('number' in option) return say.delayed(names.printed(option.printed), names.seat(option.by));
  switch (option.is) {
    case 'pass':
      return say.pass;
    case 'accept':
      return say.accept;
    case 'decline':
      return say.decline;
    case 'gold':
      return say.adviceGold;
    case 'draw':
      return say.adviceDraw;
    default:
      return option.is;
  }
}

function eventText(names: Names, event: Seen | SeenEvent, view: SkirmishView): string | undefined {
  const say = names.words;
  const card = 'card' in event ? names.card(view, event.card) : say.hidden;
  const seat = 'seat' in event ? names.seat(event.seat) : '';
  if (!isSkirmishEvent(event)) return undefined;
  switch (event.is) {
    case 'cardsDrawn':
      return say.drew(seat, event.count, (event.cards ?? []).map((drawn) => names.card(view, drawn)).join(', '));
    case 'goldGained':
      return say.gainedGold(seat, event.amount);
    case 'goldSpent':
      return say.spentGold(seat, event.amount);
    case 'renownGained':
      return say.gainedRenown(seat, event.amount);
    case 'bidsRevealed':
      return say.bids(event.bids.join(' : '), names.seat(event.first));
    case 'entered':
      return say.entered(card, event.host === undefined ? undefined : names.card(view, event.host));
    case 'defeated':
      return say.defeated(card);
    case 'discarded':
      return say.discarded(card);
    case 'returned':
      return say.returned(card);
    case 'spent':
      return say.spent(card);
    case 'readied':
      return say.readied(card);
    case 'shown':
      return say.shown(card);
    case 'looked':
      return say.looked(seat, event.count);
    case 'taken':
      return say.taken(seat, card);
    case 'bottomed':
      return say.bottomed(seat, 'count' in event ? event.count : event.cards.length);
    case 'controlTaken':
      return say.changedSides(card, seat);
    case 'clashFought':
      return say.clash(event.strengths.join(' : '), event.winner === undefined ? undefined : names.seat(event.winner));
    case 'roundBegan':
      return say.round(event.round);
    default:
      // What the layer keeps for itself (limits, periods) is no news for a player.
      return undefined;
  }
}

function isSkirmishEvent(event: Seen | SeenEvent): event is Seen {
  return 'is' in event;
}

export const text: Readonly<Record<Lang, GameText<SkirmishView>>> = { pl: textIn('pl'), en: textIn('en') };

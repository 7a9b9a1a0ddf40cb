import { type GameText, impossible, type Lang, type Option, type SeenEvent } from '@kronika/kernel';
import { type BeaconsEvent, isBeaconsEvent } from '../events.ts';
import { type BeaconsMessage, isBeaconsMessage, isEndMessage } from '../messages.ts';
import { type BeaconsOption, isBeaconsOption } from '../options.ts';
import type { BeaconsView } from '../view.ts';
import { boardText } from './board.ts';
import { WORDS, type Words } from './words.ts';

function promptOf(say: Words, message: BeaconsMessage): string {
  switch (message.key) {
    case 'step':
      return say.prompt.step(message.left);
    case 'act':
      return say.prompt.act;
    case 'price':
      return say.prompt.price(message.hex);
    case 'buyOffer':
    case 'sellOffer':
      return say.prompt[message.key](say.seat(message.by), message.hex, message.price);
    case 'offered':
      return say.prompt.offered(say.seat(message.to), message.hex, message.price);
    default:
      return say.outcome(message.key, []);
  }
}

function optionOf(say: Words, option: BeaconsOption): string {
  switch (option.is) {
    case 'hex':
      return say.option.hex(option.id);
    case 'light':
      return say.option.light(option.site);
    case 'buy':
      return say.option.buy(option.site, say.seat(option.owner));
    case 'counter':
      return say.option.counter(option.price);
    case 'stop':
    case 'gather':
    case 'pass':
    case 'accept':
    case 'decline':
    case 'withdraw':
      return say.option[option.is];
    default:
      return impossible(option);
  }
}

function eventOf(say: Words, event: BeaconsEvent): string | undefined {
  switch (event.is) {
    case 'roundBegan':
      return say.event.roundBegan(event.round);
    case 'rolled':
      return say.event.rolled(say.seat(event.seat), event.roll);
    case 'stepped':
      return say.event.stepped(say.seat(event.seat), event.to);
    case 'lit':
      return say.event.lit(say.seat(event.seat), event.hex, event.cost);
    case 'gathered':
      return say.event.gathered(say.seat(event.seat));
    case 'offerMade':
      return say.event.offerMade(say.seat(event.by), say.seat(event.to), event.hex, event.price);
    case 'offerEnded':
      return say.event[event.how](say.seat(event.by));
    case 'bought':
      return say.event.bought(say.seat(event.buyer), say.seat(event.owner), event.hex, event.price);
    case 'shadeMoved':
      return say.event.shadeMoved(event.shade, event.to);
    case 'putOut':
      return say.event.putOut(event.shade, event.hex);
    case 'emberTaken':
      return say.event.emberTaken(event.shade, say.seat(event.seat));
    case 'gaveUp':
      return say.event.gaveUp(say.seat(event.seat));
    case 'turnEnded':
      return undefined;
    default:
      return impossible(event);
  }
}

function textIn(lang: Lang): GameText<BeaconsView> {
  const say = WORDS[lang];
  return {
    name: say.name,
    seat: say.seat,
    prompt: ({ message }) => ({ ask: isBeaconsMessage(message) ? promptOf(say, message) : message.key }),
    confirm: ({ message }, _, marked) =>
      message.key === 'price' && typeof marked === 'number' ? say.option.bid(marked) : undefined,
    option: (option: Option) => (isBeaconsOption(option) ? optionOf(say, option) : option.is),
    event: (event: SeenEvent) => (isBeaconsEvent(event) ? eventOf(say, event) : undefined),
    outcome: ({ reason, winners }) =>
      isEndMessage(reason) ? say.outcome(reason.key, winners.map(say.seat)) : reason.key,
    board: (view) => boardText(say, view, lang),
    moment: ({ round, rounds, chapter }) =>
      [...(chapter > 1 ? [say.board.chapter(chapter)] : []), say.board.round(round, rounds)].join(', '),
  };
}

export const text: Readonly<Record<Lang, GameText<BeaconsView>>> = { pl: textIn('pl'), en: textIn('en') };

import { type BeaconsView, DIE, hexThing, isBeaconsEvent, keeperThing } from '@kronika/examples';
import { impossible, type Lang, type SeenEvent } from '@kronika/kernel';
import type { Staged } from '../../../table/staging/staged.ts';

const WORDS: Readonly<
  Record<Lang, Readonly<Record<'rolls' | 'lights' | 'gathers' | 'offers' | 'buys' | 'goesOn', string>>>
> = {
  pl: {
    rolls: 'rzuca kostką',
    lights: 'rozpala ognisko',
    gathers: 'zbiera żar',
    offers: 'składa ofertę',
    buys: 'kupuje ognisko',
    goesOn: 'idzie',
  },
  en: {
    rolls: 'rolls the die',
    lights: 'lights a beacon',
    gathers: 'gathers an ember',
    offers: 'makes an offer',
    buys: 'buys a beacon',
    goesOn: 'moves',
  },
};

/** How an event is shown to who watches: the steps of a walk are one, the shades move together. */
export function stageOf(event: SeenEvent, _: BeaconsView, lang: Lang): Staged | 'silent' | undefined {
  if (!isBeaconsEvent(event)) return undefined;
  const words = WORDS[lang];
  switch (event.is) {
    case 'rolled':
      return {
        kind: 'reveal',
        by: event.seat,
        does: words.rolls,
        shown: [DIE],
        figures: [{ of: event.seat, value: String(event.roll) }],
        aims: [{ thing: keeperThing(event.seat) }],
        line: 'omitted',
      };
    case 'stepped':
      return {
        kind: 'declare',
        by: event.seat,
        does: words.goesOn,
        aims: [{ thing: keeperThing(event.seat) }],
        thread: `walk/${event.seat}`,
      };
    case 'lit':
      return { kind: 'play', by: event.seat, does: words.lights, aims: [{ thing: hexThing(event.hex) }] };
    case 'gathered':
      return { kind: 'trigger', by: event.seat, does: words.gathers, aims: [{ thing: keeperThing(event.seat) }] };
    case 'offerMade':
      return { kind: 'declare', by: event.by, does: words.offers, aims: [{ thing: hexThing(event.hex) }] };
    case 'bought':
      return { kind: 'result', by: event.buyer, does: words.buys, aims: [{ thing: hexThing(event.hex) }] };
    case 'shadeMoved':
    case 'putOut':
    case 'emberTaken':
      return { kind: 'trigger', thread: 'shades' };
    case 'offerEnded':
    case 'gaveUp':
      return { kind: 'trigger' };
    case 'roundBegan':
    case 'turnEnded':
      return 'silent';
    default:
      return impossible(event);
  }
}

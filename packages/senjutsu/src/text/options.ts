import { impossible } from '@kronika/kernel';
import { lineAt } from '../cards/library.ts';
import { sidesBetween } from '../hex/index.ts';
import type { FacingOption, KamaeOption, PlaceOption, SenjutsuOption, WayOption } from '../options.ts';
import type { SenjutsuView } from '../view.ts';
import { counted } from './amounts.ts';
import { linesText } from './line/line-words.ts';
import { FIELD_DIRECTIONS, KAMAE_NAMES, STANCE_NAMES, TERRAIN_NAMES, TYPE_NAMES } from './names.ts';
import { type Names, ownHero } from './names-in.ts';

/** What can be chosen, as a button says it. */
export function optionText(names: Names, option: SenjutsuOption, view: SenjutsuView): string {
  const { lang } = names;
  switch (option.is) {
    case 'cell':
      return ownHero(view)?.cell === option.id
        ? { pl: 'zostań na polu', en: 'stay where you are' }[lang]
        : names.cell(view, option.id);
    case 'facing':
      return facingText(names, option, view);
    case 'piece':
      return `${TERRAIN_NAMES[option.kind][lang]}: ${option.cells.map((cell) => names.cell(view, cell)).join(', ')}`;
    case 'stun':
      return { pl: 'ogłuszenie', en: 'stun' }[lang];
    case 'speed':
      return { pl: `szybkość ${option.speed}`, en: `speed ${option.speed}` }[lang];
    case 'pay':
      return { pl: `Zapłać ${counted('pl', option.focus, 'focus')}`, en: `Pay ${option.focus} focus` }[lang];
    case 'alternative':
      return alternativeText(names, option.at, view);
    case 'kamae':
      return kamaeText(names, option);
    case 'widen':
      return option.end === 'faster'
        ? { pl: 'o 1 szybciej', en: '1 faster' }[lang]
        : { pl: 'o 1 wolniej', en: '1 slower' }[lang];
    case 'place':
      return placeText(names, option);
    case 'fighter':
      return names.fighter(view, option.fighter);
    case 'way':
      return wayText(names, option);
    case 'type':
      return TYPE_NAMES[option.type][lang];
    case 'print':
      return names.printed(option.printed);
    case 'wound':
      return option.wound === 'ordinary'
        ? { pl: 'zwykła rana', en: 'ordinary wound' }[lang]
        : { pl: 'krwawiąca rana', en: 'bleeding wound' }[lang];
    case 'stance':
      return STANCE_NAMES[option.stance][lang];
    case 'card':
      return names.card(view, option.card);
    case 'seat':
      return names.seat(option.seat);
    case 'accept':
      return { pl: 'Tak', en: 'Yes' }[lang];
    case 'decline':
      return { pl: 'Nie', en: 'No' }[lang];
    case 'pass':
      return { pl: 'Pasuję', en: 'Pass' }[lang];
    default:
      return impossible(option);
  }
}

/** How far one turns for it; before the first turn, by the field as it is drawn. */
function facingText({ lang }: Names, { facing }: FacingOption, view: SenjutsuView): string {
  const me = ownHero(view);
  if (me === undefined || view.phase === 'setup') return FIELD_DIRECTIONS[facing][lang];
  const sides = sidesBetween(me.facing, facing);
  if (sides === 0) return { pl: 'bez obrotu', en: 'no turn' }[lang];
  if (sides === 3) return { pl: 'do tyłu', en: 'about face' }[lang];
  return sides < 3
    ? { pl: `o ${sides} w prawo`, en: `${sides} to the right` }[lang]
    : { pl: `o ${6 - sides} w lewo`, en: `${6 - sides} to the left` }[lang];
}

/** An alternative of the -OR- that is being resolved. */
function alternativeText({ lang }: Names, at: number, { running }: SenjutsuView): string {
  const now = running.at(-1);
  const line = now && lineAt(now.printed, now.line);
  const option = line?.is === 'or' ? line.options[at] : undefined;
  return option === undefined ? { pl: `możliwość ${at + 1}`, en: `option ${at + 1}` }[lang] : linesText(option, lang);
}

function kamaeText({ lang }: Names, { kamae, focus }: KamaeOption): string {
  const name = KAMAE_NAMES[kamae][lang];
  return focus === 0 ? name : `${name} (+${counted(lang, focus, 'focus')})`;
}

const PLACES = {
  pl: ['jako pierwsza', 'jako druga', 'jako trzecia', 'jako czwarta'],
  en: ['first', 'second', 'third', 'fourth'],
} as const;

function placeText({ lang }: Names, { place }: PlaceOption): string {
  return PLACES[lang][place] ?? `${place + 1}.`;
}

function wayText({ lang }: Names, { way }: WayOption): string {
  switch (way) {
    case 'clockwise':
      return { pl: 'w prawo', en: 'clockwise' }[lang];
    case 'anticlockwise':
      return { pl: 'w lewo', en: 'anticlockwise' }[lang];
    case 'pull':
      return { pl: 'Pociągnij', en: 'Pull' }[lang];
    case 'push':
      return { pl: 'Pchnij', en: 'Push' }[lang];
  }
}

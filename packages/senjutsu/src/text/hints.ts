import type { Question } from '@kronika/kernel';
import { factOf, initiativesOf } from '../cards/library.ts';
import { isSenjutsuMessage, type SenjutsuMessage } from '../messages.ts';
import type { CellOption, SenjutsuOption } from '../options.ts';
import type { FighterId } from '../state.ts';
import type { SenjutsuView } from '../view.ts';
import { cardText, initiativeWords } from './card-text.ts';
import { heroAt, type Names, printedIn } from './names-in.ts';
import { TERRAIN_WORDS } from './terrain-words.ts';

/** What choosing the option does now, in one line. */
export function hintText(
  names: Names,
  option: SenjutsuOption,
  question: Question,
  view: SenjutsuView,
): string | undefined {
  const { message, seat } = question;
  if (!isSenjutsuMessage(message)) return undefined;
  const { lang } = names;
  switch (option.is) {
    case 'cell':
      return cellHint(names, option, message, view, heroAt(view, seat)?.id);
    case 'card': {
      const printed = printedIn(view, option.card);
      return printed === undefined ? undefined : cardText(printed, lang);
    }
    case 'print':
      return cardText(option.printed, lang);
    case 'piece':
      return TERRAIN_WORDS[option.kind][lang];
    case 'pay':
      return message.key === 'buyInitiative' ? boughtSpeed(names, message, option.focus) : undefined;
    case 'stun':
      return {
        pl: 'Pozbywasz się ogłuszenia i nic nie robisz w tej turze.',
        en: 'You get rid of the stun and do nothing this turn.',
      }[lang];
    case 'alternative':
      return option.idle === true
        ? { pl: 'Teraz nic to nie zmieni.', en: 'Nothing would come of it now.' }[lang]
        : undefined;
    case 'kamae':
      return option.focus === 0 ? undefined : { pl: 'Przez punkt Skupienia.', en: 'Through the focus point.' }[lang];
    case 'speed':
      return limpHint(names, view, option.speed, heroAt(view, seat)?.limps.length ?? 0);
    default:
      return undefined;
  }
}

const COLLISIONS = {
  edge: {
    pl: 'Wychodzisz poza planszę: 1 ogłuszenie, reszta karty przepada.',
    en: 'You run off the board: 1 stun, and the rest of the card is lost.',
  },
  terrain: {
    pl: 'Wpadasz na teren: jego kara, reszta karty przepada.',
    en: 'You run into terrain: its penalty, and the rest of the card is lost.',
  },
  hero: {
    pl: 'Zderzenie: odrzucasz kartę, oboje dostajecie ogłuszenie, reszta karty przepada.',
    en: 'Collision: you discard a card, both take a stun, and the rest of the card is lost.',
  },
} as const;

function cellHint(
  names: Names,
  { id, breaks = [], collides }: CellOption,
  message: SenjutsuMessage,
  view: SenjutsuView,
  me: FighterId | undefined,
): string | undefined {
  const { lang } = names;
  const parts: string[] = [];
  if (collides !== undefined) parts.push(COLLISIONS[collides][lang]);
  if (breaks.length > 0) parts.push({ pl: 'Łamie bambus po drodze.', en: 'Breaks bamboo on the way.' }[lang]);
  if (view.field.pieces.some(({ kind, cells }) => kind === 'fallenSamurai' && cells.includes(id)))
    parts.push(TERRAIN_WORDS.fallenSamurai[lang]);
  if (message.key === 'moveTo') {
    const fact = factOf(message.on.printed);
    const block = view.blocks.find(({ by, cells, speed }) => by !== me && speed === view.speed && cells.includes(id));
    if (block !== undefined && fact.is !== 'poison' && fact.type === 'attack')
      parts.push(
        {
          pl: `Wchodzisz w blok (${names.fighter(view, block.by)}): atak przy ${block.speed} zostanie zatrzymany.`,
          en: `You walk into a block (${names.fighter(view, block.by)}): an attack at ${block.speed} is stopped.`,
        }[lang],
      );
    if (message.duty === 'mustHit') parts.push({ pl: 'Stąd możesz trafić.', en: 'From here you can hit.' }[lang]);
  }
  return parts.length === 0 ? undefined : parts.join(' ');
}

type Buying = Extract<SenjutsuMessage, { readonly key: 'buyInitiative' }>;

function boughtSpeed({ lang }: Names, { on }: Buying, focus: number): string | undefined {
  const bought = initiativesOf(on.printed).find(({ pay }) => pay === focus);
  return bought && initiativeWords(bought.initiative, lang);
}

function limpHint({ lang }: Names, view: SenjutsuView, speed: number, limps: number): string | undefined {
  if (limps === 0 || view.phase !== 'reveal') return undefined;
  const slower = speed === 0 ? 0 : Math.max(1, speed - limps);
  return { pl: `Po utykaniu: ${slower}.`, en: `After limping: ${slower}.` }[lang];
}

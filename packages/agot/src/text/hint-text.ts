import {
  type Lang,
  type Option,
  type PrintedId,
  plural,
  promptLine,
  type Question,
  type SeatId,
} from '@kronika/kernel';
import type { UseOption } from '@kronika/lcg';
import { CHALLENGE_TYPES, type ChallengeType, factOf } from '../cards/fact.ts';
import { RULES } from '../rules/calls.ts';
import { AMBUSH, AMBUSH_ATTACHMENT, DUPLICATE, MARSHAL, MARSHAL_ATTACHMENT } from '../rules/playing-keys.ts';
import { DUPLICATE_SAVES } from '../rules/saving.ts';
import { type AgotView, type CharacterView, printedIn, type SeatView } from '../view.ts';
import { cardsWord, charactersWord, goldWord, powerWord } from './amounts.ts';
import { cardAsk } from './asks/index.ts';
import { lineOf } from './card-line.ts';
import { KEYWORD_MEANINGS } from './keyword-meanings.ts';
import type { Names } from './names-in.ts';
import type { Choice } from './options.ts';
import { charactersIn, said } from './prompt/asking.ts';
import { askingCard } from './prompt/cards.ts';
import { challengeName, claimAgainst, couldTakePart, isRival, sideTotal } from './prompt/challenge.ts';
import { claimOnThem } from './prompt/claim.ts';
import { usedText } from './used-text.ts';
import { valuesText } from './values-text.ts';

/** What choosing the option does now, in one line. */
export function hintText(names: Names, option: Choice, question: Question, view: AgotView): string | undefined {
  const me = view.seats.find(({ seat }) => seat === question.seat);
  if (me === undefined) return undefined;
  if ('printed' in option && 'ability' in option) return useHint(names, option, view, me);
  if ('number' in option) return undefined;
  if ('type' in option) return typeHint(names, option.type, question, view, me);
  if ('keyword' in option) return KEYWORD_MEANINGS[option.keyword]?.[names.lang];
  if ('card' in option) return cardHint(names, option.card, question, view);
  if ('seat' in option) return seatHint(names, option.seat, question, view, me);
  return plainHint(names, option, question, me);
}

function plainHint(names: Names, { is }: Option, { message }: Question, me: SeatView): string | undefined {
  switch (`${message.key} ${is}`) {
    case 'mulligan accept':
      return said(names, {
        pl: `Nowe ${me.hand.length} kart zamiast tych.`,
        en: `${me.hand.length} new cards for these.`,
      });
    case 'mulligan decline':
      return said(names, { pl: 'Zostaje ta ręka.', en: 'You keep this hand.' });
    case 'placeSetup enough':
      return said(names, {
        pl: 'Reszta zostaje na ręce; dobierasz do 7.',
        en: 'The rest stays in hand; you draw up to 7.',
      });
    case 'initiateChallenge pass':
      return said(names, {
        pl: 'Pas kończy Twoje wyzwania w tej fazie.',
        en: 'Passing ends your challenges this phase.',
      });
    case 'chooseBypassed decline':
      return said(names, { pl: 'Nikt nie zostaje ominięty.', en: 'Nobody is bypassed.' });
    case 'redirect decline':
      return said(names, { pl: 'Wyzwanie toczy się dalej.', en: 'The challenge goes on as it is.' });
    default:
      return undefined;
  }
}

/** A type of challenge that could be initiated, or that a text asks for. */
function typeHint(
  names: Names,
  type: ChallengeType,
  { message }: Question,
  view: AgotView,
  me: SeatView,
): string | undefined {
  return message.key === 'initiateChallenge' ? attackHint(names, type, view, me) : undefined;
}

/** Who is attacked, where there is nobody to choose from. */
function onlyRival({ seats }: AgotView, me: SeatView): SeatView | undefined {
  return seats.length === 2 ? seats.find(({ seat }) => seat !== me.seat) : undefined;
}

/** Who could attack, and what winning brings. */
export function attackHint(names: Names, type: ChallengeType, view: AgotView, me: SeatView): string {
  const able = couldTakePart(me, 'attacking', type);
  const claim = claimAgainst(me, type, undefined);
  const who = said(names, {
    pl: `Może atakować: ${charactersWord('pl', able.length)}, razem ${sideTotal(me, type, able)}.`,
    en: `Can attack: ${charactersWord('en', able.length)}, ${sideTotal(me, type, able)} in all.`,
  });
  return claim === 0 ? who : `${who} ${said(names, claimOnThem(type, claim, onlyRival(view, me)?.faction?.power))}`;
}

const PLAYED: Readonly<Record<string, 'marshal' | 'duplicate' | 'ambush' | 'save'>> = {
  [MARSHAL]: 'marshal',
  [MARSHAL_ATTACHMENT]: 'marshal',
  [DUPLICATE]: 'duplicate',
  [AMBUSH]: 'ambush',
  [AMBUSH_ATTACHMENT]: 'ambush',
  [DUPLICATE_SAVES]: 'save',
};

function useHint(
  names: Names,
  { card, printed, ability }: UseOption,
  view: AgotView,
  me: SeatView,
): string | undefined {
  if (printed !== RULES) return abilityHint(names, printed, me);
  const shown = printedIn(view, card);
  switch (PLAYED[ability]) {
    case 'marshal':
      return shown === undefined ? undefined : costHint(names, shown, me);
    case 'duplicate':
      return said(names, {
        pl: 'Za darmo; raz ocali kartę, pod którą leży.',
        en: 'Free; it can save the card above it once.',
      });
    case 'ambush':
      return said(names, {
        pl: `Od razu do gry. Masz ${goldWord('pl', me.gold)}.`,
        en: `Into play at once. You have ${goldWord('en', me.gold)}.`,
      });
    case 'save':
      return said(names, {
        pl: 'Duplikat przepada, karta zostaje w grze.',
        en: 'The duplicate is discarded, the card stays in play.',
      });
    default:
      return undefined;
  }
}

const REMAINS = { one: 'zostanie', few: 'zostaną', other: 'zostanie' };

/** What is paid and left by the printed cost; where more is printed than there is, something makes the card cheaper. */
function costHint(names: Names, printed: PrintedId, me: SeatView): string | undefined {
  const fact = factOf(printed);
  if (!('cost' in fact) || fact.cost === 'X') return undefined;
  return me.gold < fact.cost
    ? said(names, { pl: `Koszt ${fact.cost}, dla Ciebie mniej.`, en: `Cost ${fact.cost}, less for you.` })
    : costText(names.lang, { printed: fact.cost, cost: fact.cost, gold: me.gold });
}

/** What a card costs just now, and what is left of so much gold. */
export function costText(
  lang: Lang,
  { printed, cost, gold }: { readonly printed: number; readonly cost: number; readonly gold: number },
): string {
  const left = gold - cost;
  const instead = printed === cost ? '' : { pl: ` zamiast ${printed}`, en: ` instead of ${printed}` }[lang];
  return {
    pl: `Koszt ${cost}${instead}, ${plural('pl', left, REMAINS)} ${goldWord('pl', left)}.`,
    en: `Cost ${cost}${instead}, ${goldWord('en', left)} left.`,
  }[lang];
}

/** What the card does when it is used, in the words of its text. */
function abilityHint(names: Names, printed: PrintedId, me: SeatView): string | undefined {
  const cost = factOf(printed).type === 'event' ? costHint(names, printed, me) : undefined;
  const all = [usedText(names.lang, printed), cost].filter((part) => part !== undefined);
  return all.length === 0 ? undefined : all.join(' ');
}

function cardHint(names: Names, card: CharacterView['id'], question: Question, view: AgotView): string | undefined {
  const printed = printedIn(view, card);
  const { key } = question.message;
  if (printed === undefined) return undefined;
  if (key === 'choosePlot' || key === 'chooseTitle') return printedHint(names, printed);
  if (key === 'placeSetup') return valuesText(names, printed);
  const character = charactersIn(view).find(({ id }) => id === card);
  if (character === undefined) return undefined;
  const asking = askingCard({ question, view });
  const strength = asking === undefined ? undefined : cardAsk(asking, key)?.strength;
  if (strength !== undefined)
    return `${names.words.board.strength} ${character.strength} → ${Math.max(0, character.strength + strength)}`;
  return key === 'chooseKilled' || key === 'chooseVictim' || key === 'chooseSent'
    ? lostWith(names, character)
    : undefined;
}

/** What goes with a character that leaves play. */
function lostWith(names: Names, { power, attachments, duplicates }: CharacterView): string | undefined {
  const parts = [
    ...(power === 0
      ? []
      : [
          said(names, {
            pl: `przepada ${powerWord('pl', power).replace('władzę', 'władza')}`,
            en: `${powerWord('en', power)} lost with it`,
          }),
        ]),
    ...(attachments.length === 0
      ? []
      : [said(names, { pl: `traci dodatki: ${attachments.length}`, en: `attachments: ${attachments.length}` })]),
    ...(duplicates.length === 0 ? [] : [names.words.board.duplicates(duplicates.length)]),
  ];
  return parts.length === 0 ? undefined : parts.join(', ');
}

/** The values and the text of a plot or title. */
export function printedHint(names: Names, printed: PrintedId): string {
  const values = valuesText(names, printed);
  return [...(values === '' ? [] : [`${values}.`]), lineOf(printed, names.lang)]
    .filter((part) => part !== '')
    .join(' ');
}

function seatHint(names: Names, seat: SeatId, question: Question, view: AgotView, me: SeatView): string | undefined {
  const other = view.seats.find((one) => one.seat === seat);
  if (other === undefined) return undefined;
  switch (question.message.key) {
    case 'chooseFirst':
      return undefined;
    case 'chooseOpponent':
    case 'redirectTo':
      return opponentHint(names, other, question, view, me);
    default:
      return standingOf(names, other);
  }
}

/** What the seat has, as everybody sees it. */
export function standingOf({ lang }: Names, { characters, hand, gold, power }: SeatView): string {
  return [
    charactersWord(lang, characters.length),
    lang === 'pl' ? `na ręce ${hand.length}` : `${cardsWord('en', hand.length)} in hand`,
    goldWord(lang, gold),
    lang === 'pl' ? `władza ${power}` : powerWord('en', power),
  ].join(', ');
}

/** What attacking that player means: how much may defend, and what a victory brings. */
function opponentHint(names: Names, other: SeatView, { message }: Question, view: AgotView, me: SeatView): string {
  const asked: unknown = Reflect.get(message, 'type');
  const type = CHALLENGE_TYPES.find((one) => one === asked) ?? view.challenge?.type ?? 'military';
  const most = sideTotal(other, type, couldTakePart(other, 'defending', type));
  const defense = said(names, {
    pl: most === 0 ? 'Nikt nie może bronić.' : `Obrona do ${most}.`,
    en: most === 0 ? 'Nobody can defend.' : `Defense up to ${most}.`,
  });
  return isRival(me, other.seat)
    ? `${said(names, { pl: 'Rywal: +1 władza za wygraną.', en: 'Rival: +1 power if you win.' })} ${defense}`
    : defense;
}

/** What a challenge of that type is called and does, for a tip. */
export function typeTitle(names: Names, type: ChallengeType): string {
  return promptLine({ ask: challengeName(names, type) });
}

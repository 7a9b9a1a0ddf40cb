import type { CardId, Lang, Phrase, SeatId } from '@kronika/kernel';
import type { EffectBegan, Modifier } from '@kronika/lcg';
import { type CardType, CHALLENGE_TYPES, type ChallengeType } from '../../cards/fact.ts';
import { RULES } from '../../rules/calls.ts';
import { ICON } from '../../rules/has.ts';
import { cheaperIn } from '../../rules/reductions.ts';
import { NAMED_TYPE } from '../../rules/values.ts';
import { printedIn } from '../../view.ts';
import { modifierWords, seatModifierWords } from '../explain/modifiers.ts';
import { CARD_TYPE_NAMES, ICON_NAMES } from '../names.ts';
import type { Until } from '../words.ts';
import { capital, does, holderOf, subject, type Telling, verb, whom } from './telling.ts';

const NAME = verb(['Wskazujesz wyzwania', 'wskazuje wyzwania'], ['You name', 'names']);

/** What goes on for a while says whom it is for; what the rules note for themselves is nobody's business. */
export function effectBegan(telling: Telling, { effect }: EffectBegan): string | undefined {
  const { names } = telling;
  const { source, by, until, gives } = effect;
  if (source.printed === RULES) return undefined;
  const from = names.printed(source.printed);
  const named = CHALLENGE_TYPES.find((type) =>
    gives.some((given) => given.is === 'gain' && given.what === NAMED_TYPE && given.name === type),
  );
  if (named !== undefined) {
    const type = names.words.type[named];
    return `${does(telling, by, NAME)} ${{ pl: type, en: `${type} challenges` }[names.lang]}: ${from}.`;
  }
  const period = names.words.until[periodOf(until)];
  const lasts = { pl: `do końca ${period}`, en: `until the end of the ${period}` }[names.lang];
  const what = cheaperNext(telling, effect) ?? changeOf(telling, effect);
  return what === '' ? `${capital(lasts)}: ${from}.` : `${capital(what)} ${lasts}: ${from}.`;
}

/** Whom it changes, and how. */
function changeOf(telling: Telling, effect: EffectBegan['effect']): string {
  const affected = affectedBy(telling, effect);
  const words = wordsOf(effect, telling.names.lang);
  if (words === undefined) return affected;
  const [only, other] = effect.seats;
  if (effect.cards.length === 0 && only !== undefined && other === undefined && telling.reader.is(only)) {
    const yours = saidToYou(words, telling.names.lang);
    if (yours !== undefined) return yours;
  }
  return isPredicate(words, telling.names.lang) ? `${affected} ${words}` : `${affected} – ${words}`;
}

/** How a predicate begins that needs nothing between it and who it is said of. */
const PREDICATES: Readonly<Record<Lang, RegExp>> = {
  pl: /^(?:zyskuje|traci|nie|musi|jest|może|ginie|zostaje)\b/u,
  en: /^(?:gains|loses|cannot|has|is|does|can|dies)\b/u,
};

function isPredicate(words: string, lang: Lang): boolean {
  return PREDICATES[lang].test(words);
}

/** Notes speak of a player as of somebody else; only what begins with a known word can be said to the reader. */
function saidToYou(words: string, lang: Lang): string | undefined {
  if (lang === 'en') return words.startsWith('cannot ') ? `you ${words}` : undefined;
  return words.startsWith('nie może ') ? `nie możesz ${words.slice('nie może '.length)}` : undefined;
}

function wordsOf({ cards, gives }: EffectBegan['effect'], lang: Lang): string | undefined {
  const icons = gives.flatMap((given) => lostIcon(given) ?? []);
  const others = icons.length > 1 ? gives.filter((given) => lostIcon(given) === undefined) : gives;
  const said = others.map(
    (modifier) => (cards.length > 0 ? modifierWords : seatModifierWords)(modifier, 'effect')?.text[lang],
  );
  const all = [...(icons.length > 1 ? [iconsLost(icons)[lang]] : []), ...said];
  return all.length > 0 && all.every((words) => words !== undefined) ? all.join(', ') : undefined;
}

function lostIcon(given: Modifier): ChallengeType | undefined {
  return given.is === 'lose' && given.what === ICON ? CHALLENGE_TYPES.find((type) => type === given.name) : undefined;
}

function iconsLost(icons: readonly ChallengeType[]): Phrase {
  const listed = (lang: Lang, and: string) => {
    const all = icons.map((icon) => ICON_NAMES[icon][lang]);
    return `${all.slice(0, -1).join(', ')} ${and} ${all.at(-1)}`;
  };
  return { pl: `traci symbole: ${listed('pl', 'i')}`, en: `loses the ${listed('en', 'and')} icons` };
}

type Gender = 'f' | 'm' | 'n';

const GENDERS: Readonly<Record<CardType, Gender>> = {
  character: 'f',
  attachment: 'm',
  location: 'n',
  event: 'n',
  plot: 'f',
  agenda: 'f',
  title: 'm',
  faction: 'f',
};

const YOURS_PL: Readonly<Record<Gender, string>> = { f: 'Twoja', m: 'Twój', n: 'Twoje' };
const NEXT_PL: Readonly<Record<Gender, string>> = { f: 'następna', m: 'następny', n: 'następne' };
const FITTING_PL: Readonly<Record<Gender, string>> = { f: ' pasująca', m: ' pasujący', n: ' pasujące' };

/** An effect by which the next card of somebody costs less. */
function cheaperNext(telling: Telling, { cards, seats, gives }: EffectBegan['effect']): string | undefined {
  const [given, more] = gives;
  const [seat, other] = seats;
  const reduction = given === undefined ? undefined : cheaperIn(given);
  if (reduction === undefined || more !== undefined || seat === undefined) return undefined;
  if (cards.length > 0 || other !== undefined) return undefined;
  const { names, reader } = telling;
  const { by, type } = reduction;
  const isOfSome = reduction.which === 'some';
  if (names.lang === 'en') {
    const kind = `${isOfSome ? 'fitting ' : ''}${type === undefined ? 'card' : CARD_TYPE_NAMES[type].en}`;
    return `${reader.is(seat) ? 'your' : `${names.seat(seat)}’s`} next ${kind} costs ${by} less`;
  }
  const gender = type === undefined ? 'f' : GENDERS[type];
  const kind = type === undefined ? 'karta' : CARD_TYPE_NAMES[type].pl;
  const next = `${NEXT_PL[gender]}${isOfSome ? FITTING_PL[gender] : ''} ${kind}`;
  const whose = reader.is(seat) ? `${YOURS_PL[gender]} ${next}` : `${next} gracza ${names.seat(seat)}`;
  return `${whose} kosztuje o ${by} mniej`;
}

function affectedBy(telling: Telling, { cards, seats }: EffectBegan['effect']): string {
  const { names, view } = telling;
  const [only, other] = cards;
  if (only !== undefined && other === undefined && seats.length === 0) return cardWithOwner(telling, only);
  const all = [...cards.map((card) => names.card(view, card)), ...seats.map((seat) => whom(telling, seat))];
  return all.length > 3 ? `${all.slice(0, 3).join(', ')} +${all.length - 3}` : names.words.and(all);
}

/** Behind a Polish card of somebody else stands whose it is: before it there would be one dash too many. */
function cardWithOwner(telling: Telling, card: CardId): string {
  const { names, view, reader } = telling;
  const owner: SeatId | undefined = holderOf(view, card)?.seat;
  return names.lang === 'en' || owner === undefined || reader.is(owner) || printedIn(view, card) === undefined
    ? subject(telling, card)
    : `${names.card(view, card)} (${names.seat(owner)})`;
}

function periodOf(until: EffectBegan['effect']['until']): Until {
  if (until === 'endOfGame') return 'game';
  return until.period === 'round' || until.period === 'challenge' ? until.period : 'phase';
}

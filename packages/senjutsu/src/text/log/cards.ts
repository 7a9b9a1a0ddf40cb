import type { CardId } from '@kronika/kernel';
import type { CardEvent, FoeEvent } from '../../event.ts';
import type { FoeCard } from '../../solo/foe.ts';
import { fighterId } from '../../state.ts';
import { allOf, counted } from '../amounts.ts';
import { EDICT_WORDS } from '../line/edict-words.ts';
import { BEHAVIOUR_NAMES, CONTRACT_NAMES, foeName, STANCE_NAMES, TYPE_PLURALS } from '../names.ts';
import { causeWords } from './causes.ts';
import { countOf, type Seen } from './seen.ts';
import { cardObject, does, doesAt, said, type Telling, verb, whom } from './telling.ts';

type CardSeen = Extract<Seen, { readonly is: CardEvent['is'] }>;
type FoeSeen = Extract<Seen, { readonly is: FoeEvent['is'] }>;

/** More cards than these are not named one by one: a whole deck is looked through. */
const MOST_NAMED = 6;

/** Cards by name where the reader knows them, and their number otherwise. */
function cardsWords(
  { names, view }: Telling,
  seen: { readonly cards?: readonly CardId[]; readonly count?: number },
): string {
  const number = counted(names.lang, countOf(seen), 'card');
  if (seen.cards === undefined || seen.cards.length > MOST_NAMED) return number;
  return `${number}: ${allOf(
    names.lang,
    seen.cards.map((card) => names.card(view, card)),
  )}`;
}

/** What happens to cards. */
export function cardLine(telling: Telling, event: CardSeen): string | undefined {
  const { names, view } = telling;
  switch (event.is) {
    case 'drew':
      return countOf(event) === 0
        ? undefined
        : `${doesAt(telling, event.seat, verb(['Dobierasz', 'dobiera'], ['You draw', 'draws']))} ${cardsWords(telling, event)}.`;
    case 'discarded':
      return countOf(event) === 0
        ? undefined
        : `${doesAt(telling, event.seat, verb(['Odrzucasz', 'odrzuca'], ['You discard', 'discards']))} ${cardsWords(telling, event)}${causeWords(telling, event.cause)}.`;
    case 'cardTaken': {
      const from =
        event.from === 'deck'
          ? { pl: 'z talii', en: 'from the deck' }
          : { pl: 'ze stosu odrzuconych', en: 'from the discard pile' };
      const card =
        event.card === undefined ? said(telling, { pl: 'kartę', en: 'a card' }) : names.card(view, event.card);
      return `${doesAt(telling, event.seat, verb(['Bierzesz', 'bierze'], ['You take', 'takes']))} ${said(telling, from)}: ${card}.`;
    }
    case 'lookedAt':
      return `${doesAt(telling, event.seat, verb(['Oglądasz', 'ogląda'], ['You look at', 'looks at']))} ${cardsWords(telling, event)}${event.of === fighterId(event.seat) ? '' : ` (${whom(telling, event.of)})`}.`;
    case 'handShown':
      return `${doesAt(telling, event.to, verb(['Oglądasz rękę', 'ogląda rękę'], ['You see the hand of', 'sees the hand of']))}${said(telling, { pl: ':', en: '' })} ${whom(telling, fighterId(event.seat))}.`;
    case 'shuffledIn':
      return countOf(event) === 0
        ? undefined
        : `${doesAt(telling, event.seat, verb(['Wtasowujesz w talię', 'wtasowuje w talię'], ['You shuffle in', 'shuffles in']))} ${counted(names.lang, countOf(event), 'card')}.`;
    case 'remained':
      return `${names.card(view, event.card)}: ${said(telling, { pl: 'zostaje w grze', en: 'stays in play' })}.`;
    case 'leftPlay':
      return `${names.card(view, event.card)}: ${said(telling, { pl: 'opuszcza grę', en: 'leaves play' })}.`;
    case 'discardsTurnedUp':
      return said(telling, {
        pl: 'Wszystkie stosy odrzuconych są odkryte.',
        en: 'All discard piles are turned face up.',
      });
    case 'typeBanned':
      return said(telling, {
        pl: `W tej turze nikt nie zagra: ${TYPE_PLURALS[event.type].pl}.`,
        en: `Nobody may play ${TYPE_PLURALS[event.type].en} this turn.`,
      });
    case 'cardNamed':
      return `${doesAt(telling, event.seat, verb(['Nazywasz', 'nazywa'], ['You name', 'names']))} ${cardObject(telling, event.printed)}.`;
    case 'edictDeclared':
      return `${doesAt(telling, event.seat, verb(['Ogłaszasz', 'ogłasza'], ['You declare', 'declares']))}: ${EDICT_WORDS[event.edict][names.lang]}.`;
    case 'deckShuffled':
    case 'playAreaCleared':
    case 'cardTurned':
      return undefined;
  }
}

/** AI opponents. */
export function foeLine(telling: Telling, event: FoeSeen): string | undefined {
  const { names } = telling;
  const { lang } = names;
  switch (event.is) {
    case 'foeEntered':
      return said(telling, {
        pl: `Wchodzi: ${foeName(event.foe.kind).pl}.`,
        en: `Enters: ${foeName(event.foe.kind).en}.`,
      });
    case 'foeDiscarded': {
      const known = event.face === 'up' ? event.cards : undefined;
      const what =
        known === undefined
          ? counted(lang, countOf(event), 'card')
          : allOf(
              lang,
              known.map((card) => foeCard(telling, card)),
            );
      return `${does(telling, event.fighter, verb(['Odrzucasz', 'odrzuca'], ['You discard', 'discards']))}: ${what}.`;
    }
    case 'behaviourChanged':
      return `${does(telling, event.fighter, verb(['Zmieniasz Zachowanie', 'zmienia Zachowanie'], ['You change Behaviour', 'changes Behaviour']))}: ${BEHAVIOUR_NAMES[event.to][lang]}.`;
    case 'stanceSet':
      return `${names.fighter(telling.view, event.fighter)}: ${STANCE_NAMES[event.to][lang]}.`;
    case 'foeDeckShuffled':
      return event.how === 'reset'
        ? `${does(telling, event.fighter, verb(['Resetujesz talię', 'resetuje talię'], ['You reset the deck', 'resets the deck']))}.`
        : undefined;
    case 'stunSetAside':
      return said(telling, {
        pl: `${names.fighter(telling.view, event.fighter)}: Ogłuszenie odłożone na bok.`,
        en: `${names.fighter(telling.view, event.fighter)}: a stun is set aside.`,
      });
    case 'distancePreferred':
      return said(telling, {
        pl: `${names.fighter(telling.view, event.fighter)}: preferowany dystans ${event.distance}.`,
        en: `${names.fighter(telling.view, event.fighter)}: preferred distance ${event.distance}.`,
      });
    case 'foeCardRemoved':
      return said(telling, {
        pl: `Poza grą: ${names.printed(event.printed)}.`,
        en: `Out of the game: ${names.printed(event.printed)}.`,
      });
    case 'foePoisonDiscarded':
      return said(telling, {
        pl: `Trucizna odrzucona: ${names.printed(event.printed)}.`,
        en: `Poison discarded: ${names.printed(event.printed)}.`,
      });
    case 'foePeeked': {
      const what =
        'cards' in event
          ? allOf(
              lang,
              event.cards.map((card) => foeCard(telling, card)),
            )
          : counted(lang, countOf(event), 'card');
      return `${doesAt(telling, event.seat, verb(['Oglądasz', 'ogląda'], ['You look at', 'looks at']))} ${what} (${whom(telling, event.fighter)}).`;
    }
    case 'waveBeaten':
      return said(telling, { pl: `Fala ${event.wave} pokonana.`, en: `Wave ${event.wave} beaten.` });
    case 'waveBegan':
      return said(telling, {
        pl: `Runda ${event.round}, fala ${event.wave}`,
        en: `Round ${event.round}, wave ${event.wave}`,
      });
    case 'contractFulfilled':
      return said(telling, {
        pl: `${names.fighter(telling.view, event.fighter)}: Zlecenie wykonane: ${CONTRACT_NAMES[event.contract].pl}.`,
        en: `${names.fighter(telling.view, event.fighter)}: contract fulfilled: ${CONTRACT_NAMES[event.contract].en}.`,
      });
    case 'foeDrew':
    case 'toolUsed':
    case 'resetOrdered':
      return undefined;
  }
}

function foeCard({ names }: Telling, card: FoeCard): string {
  if (card === 'stun') return { pl: 'ogłuszenie', en: 'stun' }[names.lang];
  return card === 'poison' ? { pl: 'trucizna', en: 'poison' }[names.lang] : names.printed(card);
}

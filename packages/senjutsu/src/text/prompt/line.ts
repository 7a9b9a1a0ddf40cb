import type { LineMessage } from '../../messages.ts';
import { counted, sentence } from '../amounts.ts';
import { lineText, unbarredText } from '../line/line-words.ts';
import { CARD_OF_TYPE, OCCASION_NAMES } from '../names.ts';
import { type Asking, fact, focusLeft, lineOf, loss, type Wording } from './asking.ts';

/** What is asked while a line of a card is resolved. */
export function lineWording(asking: Asking, message: LineMessage): Wording {
  const { names, lang, view, me } = asking;
  const source = 'on' in message ? { source: names.printed(message.on.printed) } : {};
  switch (message.key) {
    case 'payLine':
      return { ...source, ...payWording(asking, message) };
    case 'chooseAlternative':
      return { ...source, ask: { pl: 'który efekt wybierasz?', en: 'which effect?' }[lang] };
    case 'moveTo':
      return { ...source, ask: { pl: 'dokąd?', en: 'where to?' }[lang], ...moveFollows(asking, message) };
    case 'faceTo':
      return {
        ...source,
        ask: { pl: 'w którą stronę się obrócić?', en: 'which way to face?' }[lang],
        ...moveFollows(asking, message),
      };
    case 'changeKamae':
      return {
        ...source,
        ask: whose(asking, message.of, { pl: 'zmienić Kamae?', en: 'change Kamae?' }, 'Kamae'),
        follows: [
          fact(
            {
              pl: `Najwyżej ${counted('pl', message.upTo, 'branch')}; punkt Skupienia daje 1.`,
              en: `At most ${counted('en', message.upTo, 'branch')}; a focus point gives 1 focus.`,
            }[lang],
          ),
        ],
      };
    case 'jumpKamae':
      return {
        ...source,
        ask: whose(asking, message.of, { pl: 'na które Kamae przeskoczyć?', en: 'jump to which Kamae?' }, 'jump'),
        follows: [fact({ pl: 'Przeskok nie daje skupienia.', en: 'A jump gives no focus.' }[lang])],
      };
    case 'drawUpTo':
      return {
        ...source,
        ask: { pl: `ile kart dobrać, 0–${message.count}?`, en: `draw how many cards, 0–${message.count}?` }[lang],
        follows: [
          fact({ pl: `W talii: ${me.deck}.`, en: `In your deck: ${me.deck}.` }[lang]),
          ...(me.deck < message.count
            ? [loss({ pl: 'Za każdą brakującą: 1 rana.', en: 'Each missing card: 1 wound.' }[lang])]
            : []),
        ],
      };
    case 'discardCards':
      if (message.count === 0)
        return {
          ...source,
          ask: { pl: 'nie masz takiej karty do odrzucenia', en: 'you hold no such card to discard' }[lang],
        };
      return {
        ...source,
        ask:
          message.type === undefined
            ? {
                pl: `odrzuć ${counted('pl', message.count, 'card')}`,
                en: `discard ${counted('en', message.count, 'card')}`,
              }[lang]
            : { pl: `odrzuć ${CARD_OF_TYPE[message.type].pl}`, en: `discard one ${CARD_OF_TYPE[message.type].en}` }[
                lang
              ],
      };
    case 'searchFor':
      return {
        ...source,
        ask: { pl: 'którą kartę wziąć?', en: 'take which card?' }[lang],
        ...lineFollows(asking, message),
      };
    case 'takeFromTop':
      return {
        ...source,
        ask: whose(asking, message.for, { pl: 'którą kartę wziąć?', en: 'take which card?' }, 'take'),
        follows: [fact({ pl: 'Reszta wróci do talii, którą potasujesz.', en: 'The rest is shuffled back.' }[lang])],
      };
    case 'shuffleCard':
      return {
        ...source,
        ask: {
          pl: `wtasować ${CARD_OF_TYPE[message.type].pl}?`,
          en: `shuffle one ${CARD_OF_TYPE[message.type].en} in?`,
        }[lang],
        ...(message.of === me.id
          ? {}
          : {
              follows: [
                fact(
                  {
                    pl: `Z ręki: ${names.fighter(view, message.of)}.`,
                    en: `From the hand of ${names.fighter(view, message.of)}.`,
                  }[lang],
                ),
              ],
            }),
      };
    case 'chooseTarget':
      return { ...source, ask: { pl: 'w kogo?', en: 'whom?' }[lang] };
    case 'turnTarget':
      return {
        ...source,
        ask: {
          pl: `w którą stronę obrócić cel o ${message.count}?`,
          en: `turn the target by ${message.count} which way?`,
        }[lang],
        follows: [fact(targetWords(asking, message.target))],
      };
    case 'pushTo':
      return {
        ...source,
        ask: {
          push: { pl: 'dokąd pchnąć?', en: 'push where?' },
          pull: { pl: 'dokąd pociągnąć?', en: 'pull where?' },
          step: { pl: 'dokąd krok celu?', en: 'where does the target step?' },
        }[message.how][lang],
        follows: [fact(targetWords(asking, message.target))],
      };
    case 'pullOrPush':
      return {
        ...source,
        ask: { pl: `pociągnąć czy pchnąć o ${message.count}?`, en: `pull or push by ${message.count}?` }[lang],
        follows: [fact(targetWords(asking, message.target))],
      };
    case 'choosePoison':
      return {
        ...source,
        ask: { pl: 'którą truciznę podać?', en: 'which poison?' }[lang],
        follows: [fact(targetWords(asking, message.target))],
      };
    case 'chooseType':
      return {
        ...source,
        ask: { pl: 'którego typu nikt nie zagra?', en: 'which type may nobody play?' }[lang],
      };
    case 'nameCard':
      return {
        ...source,
        ask: { pl: 'której karty nikt nie zagra?', en: 'which card may nobody play?' }[lang],
        follows: [fact({ pl: 'Zakaz obowiązuje w tej turze.', en: 'The ban lasts for this turn.' }[lang])],
      };
    case 'discardStuns':
      return {
        ...source,
        ask: { pl: `ile ogłuszeń odrzucić, 0–${message.upTo}?`, en: `discard how many stuns, 0–${message.upTo}?` }[
          lang
        ],
        follows: [fact({ pl: `Masz: ${me.stuns}.`, en: `You have ${me.stuns}.` }[lang])],
      };
    case 'benefit':
      return {
        source: { pl: 'Nagła korzyść', en: 'Instant benefit' }[lang],
        ask: { pl: 'zagrać?', en: 'play one?' }[lang],
        follows: [
          fact(sentence(OCCASION_NAMES[message.occasion][lang])),
          ...(message.target === null ? [] : [fact(targetWords(asking, message.target))]),
        ],
      };
    case 'counter':
      return {
        source: { pl: 'Kontra', en: 'Counter' }[lang],
        ask: { pl: 'czym kontrujesz?', en: 'counter with what?' }[lang],
        follows: [
          fact(
            {
              pl: `Atak o szybkości najwyżej ${message.speed}, przeciw: ${names.fighter(view, message.against)}.`,
              en: `An attack of speed ${message.speed} or lower, against ${names.fighter(view, message.against)}.`,
            }[lang],
          ),
        ],
      };
    case 'spareWound':
      return {
        source: { pl: 'Mniej ran', en: 'Fewer wounds' }[lang],
        ask: { pl: 'której rany unikasz?', en: 'which wound do you avoid?' }[lang],
        follows: [
          fact(
            {
              pl: `O ${counted('pl', message.by, 'woundObject')} mniej.`,
              en: `${counted('en', message.by, 'wound')} less.`,
            }[lang],
          ),
        ],
      };
  }
}

type PayLine = Extract<LineMessage, { readonly key: 'payLine' }>;

function payWording(asking: Asking, { focus, why, on }: PayLine): Wording {
  const { lang } = asking;
  const line = lineOf(on);
  const bought = line === undefined ? [] : [fact(sentence(unbarredText(line, lang)))];
  return {
    ask: { pl: `zapłacić ${counted('pl', focus, 'focus')}?`, en: `pay ${focus} focus?` }[lang],
    follows: [
      ...bought,
      loss(focusLeft(asking, focus)),
      ...(why === 'needed'
        ? [fact({ pl: 'Bez tego atak nie trafi.', en: 'Without it the attack cannot hit.' }[lang])]
        : []),
    ],
  };
}

type MoveMessage = Extract<LineMessage, { readonly key: 'moveTo' | 'faceTo' }>;

/** The movement that is printed, and what the duty to hit leaves of it. */
function moveFollows({ lang }: Asking, { on, duty }: MoveMessage): Pick<Wording, 'follows'> {
  const line = lineOf(on);
  const told = line === undefined ? [] : [fact(sentence(unbarredText(line, lang)))];
  if (duty === 'free') return { follows: told };
  return {
    follows: [...told, fact({ pl: 'Wybierasz tak, by móc trafić.', en: 'You must choose so that you can hit.' }[lang])],
  };
}

function lineFollows(
  { lang }: Asking,
  message: Extract<LineMessage, { readonly key: 'searchFor' }>,
): Pick<Wording, 'follows'> {
  const line = lineOf(message.on);
  return line === undefined ? {} : { follows: [fact(sentence(lineText(line, lang)))] };
}

const WHOSE = {
  Kamae: { pl: 'Kamae celu:', en: 'the target’s Kamae:' },
  jump: { pl: 'cel:', en: 'the target:' },
  take: { pl: 'cel:', en: 'the target:' },
} as const;

/** A question about oneself, or the same about somebody else. */
function whose(
  { lang, me }: Asking,
  of: HeroId,
  own: Readonly<Record<'pl' | 'en', string>>,
  what: keyof typeof WHOSE,
): string {
  return of === me.id ? own[lang] : `${WHOSE[what][lang]} ${own[lang]}`;
}

type HeroId = Asking['me']['id'];

function targetWords({ names, lang, view }: Asking, target: HeroId): string {
  const who = names.fighter(view, target);
  return { pl: `Cel: ${who}.`, en: `Target: ${who}.` }[lang];
}

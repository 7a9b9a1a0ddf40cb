import type { SetupMessage } from '../../messages.ts';
import { counted } from '../amounts.ts';
import { PHASE_NAMES, TERRAIN_NAMES } from '../names.ts';
import { TERRAIN_WORDS } from '../terrain-words.ts';
import { type Asking, fact, type Wording } from './asking.ts';

/** What is asked before the first turn and between waves. */
export function setupWording({ lang, me }: Asking, message: SetupMessage): Wording {
  switch (message.key) {
    case 'placeTerrain':
      return {
        source: TERRAIN_NAMES[message.kind][lang],
        ask: { pl: 'na których polach?', en: 'on which cells?' }[lang],
        follows: [fact(TERRAIN_WORDS[message.kind][lang])],
      };
    case 'placeFigure':
      return {
        source: PHASE_NAMES.setup[lang],
        ask: { pl: 'na którym polu zaczynasz?', en: 'on which cell do you start?' }[lang],
        follows: [fact({ pl: 'Potem wybierzesz, w którą stronę patrzysz.', en: 'Then you choose your facing.' }[lang])],
      };
    case 'faceAtStart':
      return {
        source: PHASE_NAMES.setup[lang],
        ask: { pl: 'w którą stronę patrzysz?', en: 'which way do you face?' }[lang],
      };
    case 'startHidden':
      return {
        source: { pl: 'Ukrycie', en: 'Hidden' }[lang],
        ask: { pl: 'zacząć w Ukryciu?', en: 'start hidden?' }[lang],
        follows: [
          fact(
            {
              pl: 'Kończy je Twój udany atak lub blok, rana albo karta stanu.',
              en: 'Your successful attack or block, a wound or a status card ends it.',
            }[lang],
          ),
        ],
      };
    case 'prepareCards':
      return {
        source: { pl: 'Przygotowane karty', en: 'Prepared cards' }[lang],
        ask: { pl: 'które bierzesz na rękę?', en: 'which do you take to hand?' }[lang],
        follows: [
          fact(
            {
              pl: `Potem dobierzesz do limitu ręki: ${me.handLimit}.`,
              en: `Then you draw up to your hand limit: ${me.handLimit}.`,
            }[lang],
          ),
        ],
      };
    case 'spawnCells':
      return {
        source: { pl: 'Fala', en: 'Wave' }[lang],
        ask: {
          pl: `którędy wejdzie ${counted('pl', message.count, 'opponent')}?`,
          en: `where ${message.count === 1 ? 'does' : 'do'} ${counted('en', message.count, 'opponent')} enter?`,
        }[lang],
        follows: [
          fact(
            {
              pl: 'A: w lewo. B i C: środkiem. D: w prawo.',
              en: 'A: Left. B and C: Centre. D: Right.',
            }[lang],
          ),
        ],
      };
  }
}

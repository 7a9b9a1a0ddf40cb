import type { Lang } from '@kronika/kernel';
import type { TargetEffect } from '../../cards/pictograms.ts';
import { counted, nounFor, oneOrMore } from '../amounts.ts';
import { CARD_OF_TYPE, KAMAE_NAMES } from '../names.ts';
import type { Length } from './length.ts';
import { waysWords } from './move-words.ts';

/** What happens to the target. */
export function targetWords(effect: TargetEffect, lang: Lang, length: Length): string {
  return lang === 'pl' ? polish(effect, length) : english(effect, length);
}

function polish(effect: TargetEffect, length: Length): string {
  switch (effect.is) {
    case 'wound':
      return `cel: ${counted('pl', effect.count, 'wound')}`;
    case 'take':
      return `cel: ${oneOrMore('pl', effect.count, effect.status)}`;
    case 'push':
      return `pchnij cel o ${effect.count}`;
    case 'pullOrPush':
      return length === 'full' ? `pociągnij lub pchnij cel o ${effect.count}` : `ciągnij/pchnij o ${effect.count}`;
    case 'turn':
      return `obróć cel o ${effect.count}`;
    case 'step':
      return `cel: ${oneOrMore('pl', effect.count, 'step')} ${waysWords(effect.towards, 'pl', length)}`;
    case 'swapPositions':
      return length === 'full' ? 'zamień się miejscami z celem' : 'zamiana miejsc';
    case 'discardFocus':
      return `cel traci ${counted('pl', effect.count, 'focus')}`;
    case 'stealFocus':
      return length === 'full'
        ? `zabierz celowi ${counted('pl', effect.count, 'focus')}`
        : `zabierz ${counted('pl', effect.count, 'focus')}`;
    case 'discardCard':
      return `cel odrzuca ${effect.type === undefined ? oneOrMore('pl', effect.count, 'card') : CARD_OF_TYPE[effect.type].pl}`;
    case 'discardFocusOrCard':
      return length === 'full' ? 'cel traci 1 skupienie, a bez skupienia kartę' : 'cel traci skupienie lub kartę';
    case 'draw':
      return `cel dobiera ${counted('pl', effect.count, 'card')}`;
    case 'showHand':
      return length === 'full' ? 'obejrzyj rękę celu' : 'ręka celu';
    case 'lookAtTop':
      return length === 'full'
        ? `obejrzyj ${effect.count} wierzchnie karty celu: ${effect.take} daj mu na rękę`
        : `celowi ${effect.take} z ${effect.count} kart`;
    case 'shuffleCardIntoDeck':
      return length === 'full'
        ? `wtasuj ${CARD_OF_TYPE[effect.type].pl} z ręki celu w jego talię`
        : `wtasuj celowi ${CARD_OF_TYPE[effect.type].pl}`;
    case 'jumpKamae':
      return effect.to === 'any'
        ? 'cel przeskakuje na Kamae, które wskażesz'
        : `cel przeskakuje: ${KAMAE_NAMES[effect.to].pl}`;
    case 'changeKamae':
      return `zmień Kamae celu, gałęzie: ${effect.upTo}`;
    case 'cancelMovement':
      return length === 'full' ? 'cel traci dalszy ruch w tej turze' : 'cel traci ruch';
    case 'cancelTurns':
      return length === 'full' ? 'cel traci dalsze obroty w tej turze' : 'cel traci obroty';
    case 'cancelActiveCards':
      return length === 'full' ? 'przerwij kartę celu i jego karty w grze' : 'przerwij karty celu';
    case 'bleedWound':
      return effect.which === 'any' ? 'jedna rana celu zaczyna krwawić' : 'zadana rana krwawi';
    case 'poison':
      return 'cel: zatrucie';
  }
}

function english(effect: TargetEffect, length: Length): string {
  switch (effect.is) {
    case 'wound':
      return `target: ${counted('en', effect.count, 'wound')}`;
    case 'take':
      return `target: ${oneOrMore('en', effect.count, effect.status)}`;
    case 'push':
      return `push the target ${effect.count}`;
    case 'pullOrPush':
      return length === 'full' ? `pull or push the target ${effect.count}` : `pull/push ${effect.count}`;
    case 'turn':
      return `turn the target ${effect.count}`;
    case 'step':
      return `target: ${oneOrMore('en', effect.count, 'step')} ${waysWords(effect.towards, 'en', length)}`;
    case 'swapPositions':
      return length === 'full' ? 'swap places with the target' : 'swap places';
    case 'discardFocus':
      return `target loses ${effect.count} focus`;
    case 'stealFocus':
      return length === 'full' ? `steal ${effect.count} focus from the target` : `steal ${effect.count} focus`;
    case 'discardCard':
      return `target discards ${effect.type === undefined ? cards(effect.count) : `an ${CARD_OF_TYPE[effect.type].en}`.replace(/^an (?=[dm])/u, 'a ')}`;
    case 'discardFocusOrCard':
      return length === 'full' ? 'target loses 1 focus or, without focus, a card' : 'target loses focus or a card';
    case 'draw':
      return `target draws ${counted('en', effect.count, 'card')}`;
    case 'showHand':
      return length === 'full' ? 'look at the target’s hand' : 'target’s hand';
    case 'lookAtTop':
      return length === 'full'
        ? `look at the target’s top ${effect.count} cards: it takes the ${effect.take} you choose`
        : `target: ${effect.take} of top ${effect.count}`;
    case 'shuffleCardIntoDeck':
      return length === 'full'
        ? `shuffle one ${CARD_OF_TYPE[effect.type].en} from the target’s hand into its deck`
        : `shuffle target’s ${CARD_OF_TYPE[effect.type].en} in`;
    case 'jumpKamae':
      return effect.to === 'any'
        ? 'target jumps to a Kamae of your choice'
        : `target jumps: ${KAMAE_NAMES[effect.to].en}`;
    case 'changeKamae':
      return `change the target’s Kamae, ${nounFor('en', effect.upTo, 'branch')}: ${effect.upTo}`;
    case 'cancelMovement':
      return length === 'full' ? 'target loses its remaining movement this turn' : 'target loses movement';
    case 'cancelTurns':
      return length === 'full' ? 'target loses its remaining turns of facing' : 'target loses turns';
    case 'cancelActiveCards':
      return length === 'full' ? 'stop the target’s card and its cards in play' : 'stop target’s cards';
    case 'bleedWound':
      return effect.which === 'any' ? 'one wound of the target starts bleeding' : 'the dealt wound bleeds';
    case 'poison':
      return 'target: poison';
  }
}

const cards = (count: number): string => (count === 1 ? 'a card' : counted('en', count, 'card'));

import type { Effect, Wanted } from '../../cards/pictograms.ts';
import { counted, nounFor, oneOf, oneOrMore } from '../amounts.ts';
import { CARD_OF_RANK, CARD_OF_TYPE, KAMAE_NAMES, OCCASION_NAMES, TYPE_NAMES } from '../names.ts';
import { EDICT_WORDS } from './edict-words.ts';
import { gridWords, hitsWords } from './grid-words.ts';
import type { Length } from './length.ts';
import { moveLineWords } from './move-words.ts';
import { targetWords } from './target-words.ts';

function sought({ ranks, type }: Wanted): string {
  const kind = type === undefined ? undefined : CARD_OF_TYPE[type].pl;
  if (ranks === undefined) return kind ?? 'kartę';
  const ranked = oneOf(
    'pl',
    ranks.map((rank) => CARD_OF_RANK[rank].pl.replace(/ kartę$/u, '')),
  );
  return `${ranked} ${kind ?? 'kartę'}`;
}

const ZONES = { deck: 'z talii', discard: 'ze stosu odrzuconych', targetDiscard: 'ze stosu celu' } as const;

/** What a line says in Polish, without its bar and without the lines within it. */
export function polishWords(effect: Effect, length: Length): string {
  const isFull = length === 'full';
  switch (effect.is) {
    case 'move':
      return moveLineWords(effect.items, effect.order, 'pl', length);
    case 'attack':
    case 'grid':
    case 'block':
      return gridWords(effect, 'pl');
    case 'compare':
      return isFull
        ? `wolniejsi przeciwnicy w zasięgu: ${hitsWords(effect.hits, 'pl')}`
        : `wolniejsi: ${hitsWords(effect.hits, 'pl')}`;
    case 'star':
      return '★';
    case 'counter':
      return `Kontra przy ${effect.speeds.join(', ')}`;
    case 'ifSuccess':
      return 'jeżeli sukces';
    case 'or':
      return `jedno z ${effect.options.length}`;
    case 'initiative':
      return effect.initiative.is === 'range'
        ? `szybkość ${effect.initiative.max}–${effect.initiative.min}`
        : effect.initiative.is === 'fixed'
          ? `szybkość ${effect.initiative.speed}`
          : 'szybkość karty, do której dołącza';
    case 'target':
      return targetWords(effect.does, 'pl', length);
    case 'eachOpponentInRange':
      return `${isFull ? 'każdy przeciwnik w zasięgu' : 'w zasięgu'}: ${effect.does.map((one) => targetWords(one, 'pl', length)).join(', ')}`;
    case 'allPlayers':
      return 'wszyscy gracze';
    case 'othersMay':
      return 'pozostali mogą';
    case 'discardCards':
      return effect.ranks === undefined
        ? `odrzuć ${counted('pl', effect.count, 'card')}`
        : `odrzuć ${sought({ ranks: effect.ranks })}`;
    case 'discardFocus':
      if (effect.count === 'all') return 'odrzuć całe skupienie';
      return effect.count === 'allButOne'
        ? 'odrzuć skupienie, zostaw 1'
        : `odrzuć ${counted('pl', effect.count, 'focus')}`;
    case 'gainFocus':
      return `+${counted('pl', effect.count, 'focus')}`;
    case 'draw':
      return `dobierz ${counted('pl', effect.count, 'card')}`;
    case 'drawUpTo':
      return `dobierz do ${counted('pl', effect.count, 'ofCards')}`;
    case 'take':
      return `weź ${oneOrMore('pl', effect.count, effect.status)}`;
    case 'changeKamae':
      return `zmień Kamae, gałęzie: ${effect.upTo}`;
    case 'jumpKamae':
      if (effect.to === 'any') return isFull ? 'przeskocz na dowolne Kamae' : 'skok: dowolne Kamae';
      return `${isFull ? 'przeskocz' : 'skok'}: ${KAMAE_NAMES[effect.to].pl}`;
    case 'gainAdvantage':
      return isFull ? 'zyskaj Przewagę' : 'Przewaga';
    case 'hide':
      return isFull ? 'wejdź w Ukrycie' : 'Ukrycie';
    case 'search':
      return `${isFull ? 'wyszukaj' : 'weź'} ${sought(effect.wanted)} ${ZONES[effect.zone]}`;
    case 'lookAtTop':
      return isFull
        ? `obejrzyj ${effect.count} wierzchnie karty talii, weź ${effect.take}`
        : `weź ${effect.take} z ${effect.count} kart`;
    case 'playFound':
      return isFull ? 'zagraj znalezioną kartę zamiast tej' : 'zagraj znalezioną';
    case 'shuffleHandIntoDeck':
      return 'wtasuj rękę w talię';
    case 'shuffleHandCard':
      return isFull
        ? `możesz wtasować w talię ${CARD_OF_TYPE[effect.type].pl} z ręki`
        : `wtasuj: ${TYPE_NAMES[effect.type].pl}`;
    case 'discardStuns':
      return `odrzuć do ${effect.upTo} ${effect.upTo === 1 ? 'ogłuszenia' : 'ogłuszeń'}`;
    case 'discardLimp':
      return `odrzuć ${oneOrMore('pl', effect.count, 'limp')}`;
    case 'discardAllStatus':
      return 'odrzuć wszystkie karty stanu';
    case 'stanchWounds':
      return isFull ? 'wszystkie Twoje krwawiące rany przestają krwawić' : 'rany przestają krwawić';
    case 'bleedDealtWound':
      return 'zadana rana krwawi';
    case 'remain':
      return 'zostaje w grze';
    case 'rotate':
      return isFull
        ? `koniec tury: obrót o ${effect.degrees}°, po pełnym obrocie odrzuć`
        : `koniec tury: obrót ${effect.degrees}°`;
    case 'reduceDamage':
      return isFull
        ? `każdy atak na Ciebie: −${counted('pl', effect.by, 'wound')}, nie mniej niż ${effect.least}`
        : `ataki: −${effect.by} ${nounFor('pl', effect.by, 'wound')}`;
    case 'eachTimeReduced':
      return 'za każdym razem';
    case 'edict':
      return EDICT_WORDS[effect.edict].pl;
    case 'turnDiscardsFaceUp':
      return isFull ? 'odkryj wszystkie stosy odrzuconych' : 'odkryj stosy';
    case 'anyoneMayDiscardThis':
      return isFull
        ? `koniec tury: ktokolwiek płaci ${effect.focus}, by ją odrzucić`
        : `za ${effect.focus} każdy ją odrzuci`;
    case 'chooseType':
      return `wybierz typ: ${oneOf(
        'pl',
        effect.among.map((type) => TYPE_NAMES[type].pl),
      )}`;
    case 'nameCards':
      return isFull ? 'wszyscy w kolejności Przewagi nazywają po jednej karcie' : 'każdy nazywa kartę';
    case 'occasion':
      return OCCASION_NAMES[effect.when].pl;
    case 'resolveFirst':
      return 'rozpatrz tę kartę najpierw';
    case 'widenBlock':
      return isFull ? `zakres szybkości Twojego bloku rośnie o ${effect.by}` : `zakres bloku +${effect.by}`;
    case 'changeBehaviour':
      return 'zmień Zachowanie';
    case 'resetDeck':
      return 'zresetuj talię';
    case 'preferDistance':
      return isFull ? `odtąd preferowany dystans: ${effect.distance}` : `dystans ${effect.distance}`;
    case 'removeFromGame':
      return 'usuń tę kartę z gry';
    case 'shuffleDiscardIntoDeck':
      return isFull
        ? `wtasuj w talię wierzchnią ${CARD_OF_TYPE[effect.type].pl} ze stosu odrzuconych`
        : `wtasuj ${CARD_OF_TYPE[effect.type].pl} ze stosu`;
  }
}

import type { Effect, Wanted } from '../../cards/pictograms.ts';
import { counted, nounFor, oneOf } from '../amounts.ts';
import { CARD_OF_TYPE, KAMAE_NAMES, OCCASION_NAMES, RANK_NAMES, TYPE_NAMES } from '../names.ts';
import { EDICT_WORDS } from './edict-words.ts';
import { gridWords, hitsWords } from './grid-words.ts';
import type { Length } from './length.ts';
import { moveLineWords } from './move-words.ts';
import { targetWords } from './target-words.ts';

function sought({ ranks, type }: Wanted): string {
  const kind = type === undefined ? 'card' : CARD_OF_TYPE[type].en;
  if (ranks === undefined) return `one ${kind}`;
  return `one ${oneOf(
    'en',
    ranks.map((rank) => RANK_NAMES[rank].en),
  )} ${kind}`;
}

const ZONES = {
  deck: 'from your deck',
  discard: 'from your discard pile',
  targetDiscard: 'from the target’s discard pile',
} as const;

/** What a line says in English, without its bar and without the lines within it. */
export function englishWords(effect: Effect, length: Length): string {
  const isFull = length === 'full';
  switch (effect.is) {
    case 'move':
      return moveLineWords(effect.items, effect.order, 'en', length);
    case 'attack':
    case 'grid':
    case 'block':
      return gridWords(effect, 'en');
    case 'compare':
      return isFull
        ? `slower opponents in range: ${hitsWords(effect.hits, 'en')}`
        : `slower ones: ${hitsWords(effect.hits, 'en')}`;
    case 'star':
      return '★';
    case 'counter':
      return `Counter at ${effect.speeds.join(', ')}`;
    case 'ifSuccess':
      return 'if successful';
    case 'or':
      return `one of ${effect.options.length}`;
    case 'initiative':
      return effect.initiative.is === 'range'
        ? `speed ${effect.initiative.max}–${effect.initiative.min}`
        : effect.initiative.is === 'fixed'
          ? `speed ${effect.initiative.speed}`
          : 'at the speed of the card it joins';
    case 'target':
      return targetWords(effect.does, 'en', length);
    case 'eachOpponentInRange':
      return `${isFull ? 'each opponent in range' : 'in range'}: ${effect.does.map((one) => targetWords(one, 'en', length)).join(', ')}`;
    case 'allPlayers':
      return 'all players';
    case 'othersMay':
      return 'the others may';
    case 'discardCards':
      return effect.ranks === undefined
        ? `discard ${counted('en', effect.count, 'card')}`
        : `discard ${sought({ ranks: effect.ranks })}`;
    case 'discardFocus':
      if (effect.count === 'all') return 'discard all focus';
      return effect.count === 'allButOne' ? 'discard all focus but 1' : `discard ${effect.count} focus`;
    case 'gainFocus':
      return `+${effect.count} focus`;
    case 'draw':
      return `draw ${counted('en', effect.count, 'card')}`;
    case 'drawUpTo':
      return `draw up to ${counted('en', effect.count, 'card')}`;
    case 'take':
      return `take ${effect.count === 1 ? `a ${effect.status}` : counted('en', effect.count, effect.status)}`;
    case 'changeKamae':
      return `change Kamae, branches: ${effect.upTo}`;
    case 'jumpKamae':
      if (effect.to === 'any') return isFull ? 'jump to any Kamae' : 'jump: any Kamae';
      return `${isFull ? 'jump to' : 'jump:'} ${KAMAE_NAMES[effect.to].en}`;
    case 'gainAdvantage':
      return isFull ? 'gain Advantage' : 'Advantage';
    case 'hide':
      return isFull ? 'enter Hidden' : 'Hidden';
    case 'search':
      return `${isFull ? 'search for' : 'take'} ${sought(effect.wanted)} ${ZONES[effect.zone]}`;
    case 'lookAtTop':
      return isFull
        ? `look at the top ${effect.count} cards of your deck, take ${effect.take}`
        : `take ${effect.take} of top ${effect.count}`;
    case 'playFound':
      return isFull ? 'play the card you found in place of this one' : 'play what you found';
    case 'shuffleHandIntoDeck':
      return 'shuffle your hand into your deck';
    case 'shuffleHandCard':
      return isFull
        ? `you may shuffle one ${CARD_OF_TYPE[effect.type].en} from your hand into your deck`
        : `shuffle in: ${TYPE_NAMES[effect.type].en}`;
    case 'discardStuns':
      return `discard up to ${counted('en', effect.upTo, 'stun')}`;
    case 'discardLimp':
      return `discard ${effect.count === 1 ? 'a limp' : counted('en', effect.count, 'limp')}`;
    case 'discardAllStatus':
      return 'discard all status cards';
    case 'stanchWounds':
      return isFull ? 'all your bleeding wounds stop bleeding' : 'wounds stop bleeding';
    case 'bleedDealtWound':
      return 'the dealt wound bleeds';
    case 'remain':
      return 'stays in play';
    case 'rotate':
      return isFull
        ? `end of turn: rotate ${effect.degrees}°, discard when upright`
        : `end of turn: rotate ${effect.degrees}°`;
    case 'reduceDamage':
      return isFull
        ? `every attack on you: −${counted('en', effect.by, 'wound')}, at least ${effect.least}`
        : `attacks: −${effect.by} ${nounFor('en', effect.by, 'wound')}`;
    case 'eachTimeReduced':
      return 'each time';
    case 'edict':
      return EDICT_WORDS[effect.edict].en;
    case 'turnDiscardsFaceUp':
      return isFull ? 'turn all discard piles face up' : 'discards face up';
    case 'anyoneMayDiscardThis':
      return isFull
        ? `end of turn: anybody may pay ${effect.focus} focus to discard it`
        : `anybody: ${effect.focus} to discard`;
    case 'chooseType':
      return `choose a type: ${oneOf(
        'en',
        effect.among.map((type) => TYPE_NAMES[type].en),
      )}`;
    case 'nameCards':
      return isFull ? 'in order of Advantage everybody names a card' : 'everybody names a card';
    case 'occasion':
      return OCCASION_NAMES[effect.when].en;
    case 'resolveFirst':
      return 'resolve this card first';
    case 'widenBlock':
      return isFull ? `the speeds of your block grow by ${effect.by}` : `block speeds +${effect.by}`;
    case 'changeBehaviour':
      return 'change Behaviour';
    case 'resetDeck':
      return 'reset the deck';
    case 'preferDistance':
      return isFull ? `from now on preferred distance ${effect.distance}` : `distance ${effect.distance}`;
    case 'removeFromGame':
      return 'remove this card from the game';
    case 'shuffleDiscardIntoDeck':
      return isFull
        ? `shuffle the topmost ${CARD_OF_TYPE[effect.type].en} of the discard pile into the deck`
        : `shuffle a discarded ${TYPE_NAMES[effect.type].en} in`;
  }
}

import { type CardId, type Lang, type Option, plural } from '@kronika/kernel';
import { factOf, initiativesOf, initiativeWords, isSenjutsuOption, type SenjutsuView } from '@kronika/senjutsu';
import type { HandPlay } from '../../../../table/board-module.ts';
import { asSentence } from '../../../../table/text/seat-names.ts';
import { STATUS_WORDS } from '../../cards/status-words.ts';
import { heroesOf } from '../fighters.ts';
import { printedIn } from '../find-card.ts';

/** The card of the turn is laid face down for good: the first touch shows what it would do, the next one lays it. */
export function handPlay(option: Option, view: SenjutsuView): HandPlay | undefined {
  if (view.phase !== 'choose' || !isSenjutsuOption(option)) return undefined;
  if (option.is !== 'card' && option.is !== 'stun') return undefined;
  return {
    price: () => '',
    lifted: (lang) => ({
      ...WORDS[lang],
      follows: [option.is === 'stun' ? STATUS_WORDS[lang].stun.text : costOf(view, option.card, lang), TOGETHER[lang]]
        .filter((part) => part !== '')
        .join(' '),
    }),
  };
}

const WORDS = {
  pl: { ask: 'na tę turę?', go: 'Zakryj kartę' },
  en: { ask: 'for this turn?', go: 'Lay it face down' },
} as const;

const TOGETHER = { pl: 'Odkryjecie karty równocześnie.', en: 'All cards are revealed together.' } as const;

/** The speed it would have now, and what it costs. */
function costOf(view: SenjutsuView, card: CardId, lang: Lang): string {
  const printed = printedIn(view, card);
  const hero = heroesOf(view).find(({ hand, core }) =>
    [...hand, ...core].some((sight) => sight.face === 'up' && sight.card === card),
  );
  if (printed === undefined || hero === undefined) return '';
  const fact = factOf(printed);
  const [first, ...others] = initiativesOf(printed);
  const now = others.find(({ kamae, pay }) => pay === undefined && kamae?.includes(hero.kamae) === true) ?? first;
  const focus = fact.is === 'ability' ? fact.focus : 0;
  return [
    ...(now === undefined ? [] : [`${asSentence(initiativeWords(now.initiative, lang))}.`]),
    ...(focus === 0 ? [] : [PAYS[lang](focus)]),
  ].join(' ');
}

const PAYS = {
  pl: (focus: number) =>
    `Przy odkryciu płacisz ${focus} ${plural('pl', focus, { one: 'skupienie', few: 'skupienia', many: 'skupień', other: 'skupienia' })}.`,
  en: (focus: number) => `You pay ${focus} focus when it is revealed.`,
} as const;

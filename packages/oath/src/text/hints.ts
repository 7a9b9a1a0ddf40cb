import type { Lang, Option, Phrase, SeatId } from '@kronika/kernel';
import type { Cost } from '../facts/fact.ts';
import { isOathOption } from '../options.ts';
import type { OathView } from '../view.ts';
import { cardText } from './cards/texts.ts';
import { diceWords, favorWords, secretWords } from './words.ts';

function supply(lang: Lang, amount: number): string {
  return lang === 'pl' ? `Koszt: ${amount} Zaopatrzenia.` : `Costs ${amount} Supply.`;
}

/** What is paid, in words; empty for what is free. */
export function costWords(lang: Lang, { favor = 0, secret = 0, burnFavor = 0, burnSecret = 0 }: Cost): string {
  const burned = lang === 'pl' ? 'spal' : 'burn';
  return [
    ...(favor > 0 ? [favorWords(lang, favor)] : []),
    ...(secret > 0 ? [secretWords(lang, secret)] : []),
    ...(burnFavor > 0 ? [`${burned} ${favorWords(lang, burnFavor)}`] : []),
    ...(burnSecret > 0 ? [`${burned} ${secretWords(lang, burnSecret)}`] : []),
  ].join(', ');
}

const IDLE: Phrase = { pl: 'W tej chwili nic nie zdziała.', en: 'Would do nothing right now.' };

/** What choosing the option does now, in one line. */
export function hintOf(lang: Lang, option: Option, view: OathView, seat: SeatId): string | undefined {
  if (!isOathOption(option)) return undefined;
  const pl = lang === 'pl';
  const { costs, campaign } = view;
  switch (option.is) {
    case 'travel':
      return option.to === null || costs?.travel[option.to] === undefined
        ? undefined
        : supply(lang, costs.travel[option.to] ?? 0);
    case 'search':
    case 'source':
      if (costs === null || option.source === null) return undefined;
      return supply(lang, option.source === 'world' ? costs.world : costs.pile);
    case 'muster':
      return pl
        ? 'Połóż na karcie 1 Przychylność: +2 Chorągwie. Koszt: 1 Zaopatrzenia.'
        : 'Put 1 favor on the card: +2 warbands. Costs 1 Supply.';
    case 'trade':
    case 'tradeWith':
      if (option.for === null) return undefined;
      return option.for === 'favor'
        ? pl
          ? 'Połóż 1 Sekret: weź 1 Przychylność i po 1 za każdego pasującego Doradcę.'
          : 'Put 1 secret: take 1 favor, and 1 for each matching adviser.'
        : pl
          ? 'Połóż 2 Przychylności: weź po 1 Sekrecie za każdego pasującego Doradcę.'
          : 'Put 2 favor: take 1 secret for each matching adviser.';
    case 'recover':
      return supply(lang, costs?.recover ?? 1);
    case 'campaign':
      return supply(lang, costs?.campaign ?? 2);
    case 'power': {
      const text = textOf(lang, view, option.card);
      return costs?.idle.includes(option.card) === true ? `${IDLE[lang]} ${text ?? ''}` : text;
    }
    case 'card':
      return textOf(lang, view, option.card);
    case 'endAct': {
      const own = view.seats.find((each) => each.seat === seat);
      const after = Math.min(7, (own?.supply ?? 0) + (costs?.refresh ?? 0));
      return costs === null || own?.role === 'citizen'
        ? undefined
        : pl
          ? `Odpoczynek: Zaopatrzenie wróci do ${after}.`
          : `Rest: your Supply goes back to ${after}.`;
    }
    case 'target': {
      const named = campaign?.possible.find(({ target }) => JSON.stringify(target) === JSON.stringify(option.target));
      return named === undefined
        ? undefined
        : pl
          ? `Obrona: +${diceWords(lang, named.dice)}.`
          : `Defence: +${diceWords(lang, named.dice)}.`;
    }
    case 'plan': {
      const text = textOf(lang, view, option.card);
      const plan = campaign?.plansLeft.find(({ card, choice }) => card === option.card && choice === option.choice);
      const cost = plan === undefined ? '' : costWords(lang, plan.cost);
      return [
        ...(plan?.idle === true ? [IDLE[lang]] : []),
        text,
        ...(cost === '' ? [] : [`${pl ? 'Koszt' : 'Cost'}: ${cost}.`]),
      ].join(' ');
    }
    case 'gather':
      return pl ? 'Z obszaru, na którym stoisz, na swoją planszę.' : 'From the site where you stand to your board.';
    case 'garrison':
      return pl ? 'Z planszy na obszar, na którym stoisz.' : 'From your board to the site where you stand.';
    case 'selfExile':
      return pl
        ? 'Wracasz na banicję: Chorągwie zmieniają barwę.'
        : 'You become an Exile again: your warbands change colour.';
    case 'conspire':
      return pl
        ? 'Spal Sekret i zabierz relikt lub sztandar graczowi ze swojego obszaru.'
        : 'Burn a secret and take a relic or banner from a player at your site.';
    case 'toVision':
      return pl
        ? 'Ujawniona: wygrasz w swoim Przebudzeniu, gdy spełnisz jej cel i dobrano 3 Wizje.'
        : 'Revealed: you win in your Wake once its goal is met and 3 Visions were drawn.';
    default:
      return undefined;
  }
}

function textOf(lang: Lang, view: OathView, card: number): string | undefined {
  const all = [
    ...view.sites.flatMap(({ cards, relics }) => [...cards, ...relics]),
    ...view.seats.flatMap(({ advisers, relics, hand, vision }) => [
      ...advisers,
      ...relics,
      ...hand,
      ...(vision === null ? [] : [vision]),
    ]),
  ];
  const known = all.find((each) => each.known && each.id === card);
  return known?.known === true ? cardText(known.printed).text[lang] : undefined;
}

import type { Consequence, PrintedId } from '@kronika/kernel';
import { printedId } from '@kronika/kernel';
import { printedIn } from '../../view.ts';
import { cardAsk } from '../asks/index.ts';
import { type Asking, cardsIn, fact, figures, loss, said, type Wording } from './asking.ts';
import { spared } from './course.ts';

/** The card whose text asks: the text says so, or it is the card the question comes from. */
export function askingCard({ question, view }: Pick<Asking, 'question' | 'view'>): PrintedId | undefined {
  const { message, because } = question;
  const by: unknown = Reflect.get(message, 'by');
  if (typeof by === 'object' && by !== null && 'printed' in by && typeof by.printed === 'string') {
    const printed = printedId(by.printed);
    if (cardAsk(printed, message.key) !== undefined) return printed;
  }
  return because.is === 'card' ? printedIn(view, because.card) : undefined;
}

/** What a card asks, in its own words; nothing where it has none. */
export function cardPrompt(asking: Asking): Wording | undefined {
  const { names, question } = asking;
  const printed = askingCard(asking);
  const asked = printed === undefined ? undefined : cardAsk(printed, question.message.key);
  if (printed === undefined || asked === undefined) return undefined;
  return {
    source: names.printed(printed),
    ask: said(names, asked.ask),
    follows: [
      ...(asked.strength === undefined ? [] : forecast(asking, asked.strength)),
      ...(asked.result === undefined ? [] : [fact(said(names, asked.result))]),
      ...(asked.loss === undefined ? [] : [loss(said(names, asked.loss))]),
      ...(question.message.key === 'chooseSpared' ? spared(asking) : []),
    ],
  };
}

/** What the STR of who is marked comes to, and with it the challenge. */
function forecast({ names, view, marked }: Asking, by: number): readonly Consequence[] {
  const chosen = figures(view, cardsIn(marked));
  const [one] = chosen;
  if (one === undefined) return [];
  const changed = Math.max(0, one.strength + by) - one.strength;
  const told =
    chosen.length > 1 ? [] : [fact(`${names.sight(one.sight)} ${one.strength} → ${one.strength + changed}.`)];
  const running = view.challenge;
  if (running === null || chosen.length > 1 || one.part === 'none' || !one.counts) return told;
  const totals = { ...running.totals, [one.part]: running.totals[one.part] + changed };
  return [
    ...told,
    fact(
      said(names, {
        pl: `Atak ${totals.attacking}, obrona ${totals.defending}.`,
        en: `Attack ${totals.attacking}, defense ${totals.defending}.`,
      }),
    ),
  ];
}

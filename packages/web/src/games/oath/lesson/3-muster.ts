import { these, whoTakes } from '../../../lesson/which.ts';
import { AT, favorAt, type OathLesson, secretsAt, supplyAt, warbandsAt, YOU } from './parts.ts';
import { anyOf, musterOn, placeOf, tradeWith } from './which.ts';

/** Muster and Trade, with the cards of the site where one stands. */
export const theMuster: OathLesson = {
  id: 'muster',
  title: { pl: 'Werbunek i Handel', en: 'Muster and Trade' },
  about: { pl: 'Zbierasz wojsko i wymieniasz Sekret.', en: 'You raise warbands and trade a secret.' },
  learnt: {
    pl: 'Umiesz zamienić Przychylność na Chorągwie, a Sekret na Przychylność.',
    en: 'You can turn favor into warbands, and a secret into favor.',
  },
  steps: [
    {
      is: 'look',
      id: 'longbows',
      task: { pl: 'Znajdź Długie łuki', en: 'Find Longbows' },
      title: { pl: 'Znajdź Długie łuki', en: 'Find Longbows' },
      at: (view) => placeOf(view, 'longbows'),
      say: () => ({
        pl: 'Werbuje się i handluje z kartami **na obszarze, gdzie stoi pionek**. Karta musi być pusta, bez żetonów, a zapłata zostaje na niej do końca tury.',
        en: 'You muster on and trade with the cards **at the site of your pawn**. A card must be empty for that, and your payment stays on it until the turn ends.',
      }),
    },
    {
      is: 'move',
      id: 'muster',
      task: { pl: 'Werbuj na Długich łukach', en: 'Muster on Longbows' },
      title: { pl: 'Werbuj na Długich łukach', en: 'Muster on Longbows' },
      asked: 'act',
      accepts: [these(musterOn('longbows'))],
      wrong: [
        whoTakes(musterOn('tinkers-fair'), {
          pl: 'Stragan zostaw do handlu. Werbuj na Długich łukach.',
          en: "Leave Tinker's Fair for trading. Muster on Longbows.",
        }),
        whoTakes(anyOf('trade'), {
          pl: 'Handel będzie za chwilę. Teraz wybierz Werbunek.',
          en: 'Trading comes in a moment. Choose Muster now.',
        }),
        whoTakes(anyOf('travel'), {
          pl: 'Poczekaj z Podróżą: najpierw zbierz wojsko.',
          en: 'Do not travel yet: raise warbands first.',
        }),
      ],
      otherwise: { pl: 'Wskaż Długie łuki i wybierz Werbunek.', en: 'Point at Longbows and choose Muster.' },
      say: () => ({
        pl: 'Kładziesz na karcie **1 Przychylność** i dostajesz **2 Chorągwie**. Kosztuje to 1 Zaopatrzenia. Wskaż kartę i wybierz Werbunek.',
        en: 'You put **1 favor** on the card and get **2 warbands**. It costs 1 Supply. Point at the card and choose Muster.',
      }),
    },
    {
      is: 'look',
      id: 'army',
      task: { pl: 'Policz Chorągwie', en: 'Count your warbands' },
      title: { pl: 'Wojsko rośnie', en: 'Your army grows' },
      at: () => AT.seat(YOU),
      say: (view) => ({
        pl: `Masz na planszy **${warbandsAt(view, YOU)} Chorągwi**. Idą z pionkiem wszędzie, dokąd podróżujesz. Przychylności zostało ${favorAt(view, YOU)}.`,
        en: `You have **${warbandsAt(view, YOU)} warbands** on your board. They go wherever your pawn travels. ${favorAt(view, YOU)} favor is left.`,
      }),
    },
    {
      is: 'move',
      id: 'trade',
      task: { pl: 'Handluj ze Straganem', en: "Trade with Tinker's Fair" },
      title: { pl: 'Wymień Sekret na Przychylność', en: 'Trade a secret for favor' },
      asked: 'act',
      accepts: [these(tradeWith('tinkers-fair', 'favor'))],
      wrong: [
        whoTakes(tradeWith('tinkers-fair', 'secrets'), {
          pl: 'Na Sekrety trzeba pasującego Doradcy. Weź Przychylność.',
          en: 'Secrets need a matching adviser. Take favor.',
        }),
        whoTakes(anyOf('muster'), {
          pl: 'Wojska już starczy. Tym razem wybierz Handel.',
          en: 'That is army enough. Choose Trade this time.',
        }),
        whoTakes(anyOf('power'), {
          pl: 'To moc karty. Teraz wybierz Handel.',
          en: 'That is the power of the card. Choose Trade now.',
        }),
      ],
      otherwise: {
        pl: 'Wskaż Stragan Majsterkowicza i wybierz Handel o Przychylność.',
        en: "Point at Tinker's Fair and choose Trade for favor.",
      },
      say: () => ({
        pl: 'Kładziesz na karcie **1 Sekret** i bierzesz **1 Przychylność**, a za każdego odkrytego Doradcę tej samej barwy jeszcze jedną. To też kosztuje 1 Zaopatrzenia.',
        en: 'You put **1 secret** on the card and take **1 favor**, and one more for each faceup adviser of the same suit. This costs 1 Supply, too.',
      }),
    },
    {
      is: 'look',
      id: 'left',
      task: { pl: 'Sprawdź, co zostało', en: 'See what is left' },
      title: { pl: 'Sekret wróci', en: 'The secret will return' },
      at: () => AT.seat(YOU),
      say: (view) => ({
        pl: `Masz ${favorAt(view, YOU)} Przychylności, Sekretów: ${secretsAt(view, YOU)}, Zaopatrzenia: ${supplyAt(view, YOU)}. Gdy skończysz turę, **Sekret z karty wróci do ciebie**, a Przychylność do banku.`,
        en: `You have ${favorAt(view, YOU)} favor, ${secretsAt(view, YOU)} secrets and ${supplyAt(view, YOU)} Supply. When your turn ends, **the secret on the card comes back to you**; the favor goes to its bank.`,
      }),
    },
  ],
};

import { type CardId, isCardThing, seatIn, type Thing, type Tip } from '@kronika/kernel';
import { CHALLENGE_TYPES, type ChallengeType, factOf } from '../cards/fact.ts';
import { type AgotView, printedIn, type SeatView } from '../view.ts';
import { attackHint, printedHint, standingOf } from './hint-text.ts';
import type { Names } from './names-in.ts';
import { said } from './prompt/asking.ts';
import { challengeName } from './prompt/challenge.ts';

/** What a seat, a title, a plot or a type of challenge does now. */
export function tipText(names: Names, thing: Thing, view: AgotView): Tip | undefined {
  if (isCardThing(thing)) return cardTip(names, thing.card, view);
  const seat = seatIn(thing);
  const one = seat === undefined ? undefined : view.seats[seat];
  if (one !== undefined) return { title: names.seat(one.seat), text: seatTip(names, one, view) };
  const type = 'id' in thing ? CHALLENGE_TYPES.find((each) => each === thing.id) : undefined;
  return type && { title: challengeName(names, type), text: typeTip(names, type, view) };
}

const CLAIMS: Readonly<Record<ChallengeType, { readonly pl: string; readonly en: string }>> = {
  military: {
    pl: 'Przegrany obrońca zabija tyle postaci, ile wynoszą roszczenia.',
    en: 'A beaten defender kills as many characters as the claim.',
  },
  intrigue: {
    pl: 'Przegrany obrońca losowo odrzuca tyle kart z ręki, ile wynoszą roszczenia.',
    en: 'A beaten defender discards as many cards at random as the claim.',
  },
  power: {
    pl: 'Zwycięski atakujący odbiera tyle władzy, ile wynoszą roszczenia.',
    en: 'A winning attacker takes as much power as the claim.',
  },
};

function typeTip(names: Names, type: ChallengeType, view: AgotView): string {
  const me = view.seats.find(({ seat }) => seat === view.viewer);
  if (me === undefined) return said(names, CLAIMS[type]);
  return me.left[type] > 0
    ? attackHint(names, type, view, me)
    : `${said(names, CLAIMS[type])} ${said(names, { pl: 'W tej rundzie już go nie zainicjujesz.', en: 'You cannot initiate it any more this round.' })}`;
}

function seatTip(names: Names, one: SeatView, view: AgotView): string {
  const me = view.seats.find(({ seat }) => seat === view.viewer);
  const standing = standingOf(names, one);
  const relations = me === undefined || me.seat === one.seat ? [] : relationTips(names, me, one);
  return [`${standing.charAt(0).toUpperCase()}${standing.slice(1)}.`, ...relations].join(' ');
}

/** What the titles of two players make of them. */
function relationTips(names: Names, me: SeatView, other: SeatView): readonly string[] {
  return [
    ...me.relations
      .filter(({ to }) => to === other.seat)
      .map(({ is }) =>
        is === 'rivals'
          ? said(names, { pl: 'Rywal: +1 władza, gdy wygrasz.', en: 'Rival: +1 power when you win.' })
          : said(names, { pl: 'Wspierasz: nie możesz atakować.', en: 'You support them: you cannot attack.' }),
      ),
    ...other.relations
      .filter(({ to }) => to === me.seat)
      .map(({ is }) =>
        is === 'rivals'
          ? said(names, { pl: 'Dla tego gracza jesteś rywalem.', en: 'You are a rival to them.' })
          : said(names, { pl: 'Ten gracz nie może Cię atakować.', en: 'They cannot attack you.' }),
      ),
  ];
}

/** Plots with their values as they are now, and titles with whom they are for and against. */
function cardTip(names: Names, card: CardId, view: AgotView): Tip | undefined {
  const printed = printedIn(view, card);
  const fact = printed === undefined ? undefined : factOf(printed);
  if (printed === undefined || fact === undefined || (fact.type !== 'plot' && fact.type !== 'title')) return undefined;
  const title = names.printed(printed);
  if (fact.type === 'plot') {
    const revealed = view.seats.flatMap(({ plot }) => (plot?.id === card ? [plot] : []))[0];
    return { title, text: revealed === undefined ? printedHint(names, printed) : plotNow(names, revealed) };
  }
  const holder = view.seats.find((seat) => seat.title?.id === card);
  const related = holder === undefined ? [] : heldBy(names, holder);
  return { title, text: [printedHint(names, printed), ...related].join(' ') };
}

function plotNow(names: Names, plot: NonNullable<SeatView['plot']>): string {
  const say = names.words.board;
  const { income, initiative, claim, reserve } = plot;
  return `${say.income} ${income}, ${say.initiative} ${initiative}, ${say.claim} ${claim}, ${say.reserve} ${reserve}.`;
}

function heldBy(names: Names, { seat, relations }: SeatView): readonly string[] {
  const of = (is: 'supports' | 'rivals') => relations.filter((one) => one.is === is).map(({ to }) => names.seat(to));
  const [supported, rivals] = [of('supports'), of('rivals')];
  return [
    `${names.seat(seat)}:`,
    [
      supported.length === 0
        ? said(names, { pl: 'nikogo teraz nie wspiera', en: 'supports nobody now' })
        : names.words.board.supports(names.words.and(supported)),
      rivals.length === 0
        ? said(names, { pl: 'bez rywali', en: 'no rivals' })
        : names.words.board.rivals(names.words.and(rivals)),
    ].join(', '),
  ].map((part, at) => (at === 0 ? part : `${part}.`));
}

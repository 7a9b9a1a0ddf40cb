import type { Bot, CardId, CardOption, Option, PickQuestion, SeatId, Thought } from '@kronika/kernel';
import type { UseOption } from '@kronika/lcg';
import { factOf } from './cards/facts.ts';
import { type FighterView, findCard, type SkirmishView } from './view.ts';

/** Fighters first, then gear, then events; a curse and an ambush are for the other side's fighters. */
export const thumb: Bot = {
  answer({ view, question }: Thought<SkirmishView>) {
    switch (question.is) {
      case 'number':
        return Math.min(question.max, (view.seats[question.seat]?.gold ?? 0) > 4 ? 1 : 0);
      case 'choose':
        return best(question.options, (option) => worth(view, question.seat, option));
      case 'pick':
        return picked(view, question);
      case 'order':
        return question.options.map((_, place) => place);
      case 'distribute':
        return question.most.map((most, place) => Math.min(most, place === 0 ? question.total : 0));
    }
  },
};

function best(options: readonly Option[], worthOf: (option: Option) => number): number {
  const worths = options.map(worthOf);
  return worths.indexOf(Math.max(...worths));
}

function worth(view: SkirmishView, seat: SeatId, option: Option | UseOption | CardOption): number {
  if ('ability' in option) return worthOfUse(view, seat, option);
  // Asked for a fighter to lose: the weakest. Passing is worth nothing, but better than harm.
  return 'card' in option ? -(fighterIn(view, option)?.strength ?? 0) : 0;
}

function worthOfUse(view: SkirmishView, seat: SeatId, { printed, ability, card }: UseOption): number {
  const shown = findCard(view, card);
  const fact = shown === undefined ? undefined : factOf(shown);
  if (ability === 'deploy') return 50 + (fact?.type === 'fighter' ? fact.strength : 0);
  if (ability === 'equip') return (view.seats[seat]?.fighters.length ?? 0) > 0 ? 30 : -1;
  // Spending a fighter for one point of strength is seldom worth it before the clash.
  if (printed === 'knight' || printed === 'truce') return -1;
  return 40;
}

function picked(view: SkirmishView, question: PickQuestion): readonly number[] {
  if (question.min === 0) return [];
  const [friend, foe] = [isOwn(view, question.seat, 1), isOwn(view, question.seat, -1)];
  const harms = question.because.is === 'card' && isHarmful(view, question.because.card);
  const places = question.options
    .map((option, place) => ({ place, worth: harms ? foe(option) : friend(option) }))
    .sort((a, b) => b.worth - a.worth || a.place - b.place)
    .slice(0, question.min)
    .map(({ place }) => place);
  return places.sort((a, b) => a - b);
}

function isHarmful(view: SkirmishView, source: CardId): boolean {
  const printed = findCard(view, source);
  return printed === 'curse' || printed === 'ambush' || printed === 'duelist';
}

/** Values fighters of one's own side above the others (`sign` 1), or the other way round (-1). */
function isOwn(view: SkirmishView, seat: SeatId, sign: 1 | -1) {
  return (option: Option | CardOption): number => {
    const found = 'card' in option ? fighterIn(view, option) : undefined;
    if (found === undefined) return 0;
    const own = view.seats[seat]?.fighters.includes(found) === true;
    return (own ? sign : -sign) * (10 + found.strength);
  };
}

function fighterIn(view: SkirmishView, { card }: CardOption | { readonly card: CardId }): FighterView | undefined {
  return view.seats
    .flatMap(({ fighters }) => fighters)
    .find(({ fighter }) => fighter.face === 'up' && fighter.card === card);
}

import { BANNERS, type Goal, type OathView, type SeatView } from '@kronika/oath';

/** How near somebody is to winning: far off, one step away, or in the next Wake. */
export type Danger = 1 | 2 | 3;

export type Way = 'usurper' | 'oathkeeper' | 'regime' | 'vision' | 'successor' | 'claim';

/** The nearest way to win that a seat has, by public facts. */
export interface Threat {
  readonly seat: SeatView;
  readonly way: Way;
  readonly danger: Danger;
  /** What is still missing, or the chance of the end die in hundredths. */
  readonly lacks?: number;
  readonly chance?: number;
}

/** The chance that the game ends after a round while the Empire holds the title. */
const END_CHANCES: Readonly<Record<number, number>> = { 5: 17, 6: 33, 7: 67, 8: 100 };
const VISION_GOALS: Readonly<Record<string, Goal>> = {
  conquest: 'supremacy',
  rebellion: 'people',
  sanctuary: 'protection',
  faith: 'devotion',
};
const VISIONS_NEEDED = 3;

export function sitesOf(view: OathView, { seat, role }: SeatView): number {
  if (role === 'citizen') return 0;
  return view.sites.filter(({ ruler }) => ruler === (role === 'exile' ? seat : 'empire')).length;
}

export function treasuresOf(view: OathView, { seat, relics }: SeatView): number {
  return relics.length + BANNERS.filter((banner) => view.banners[banner].holder === seat).length;
}

/** What a seat lacks of a goal, against all others. */
function lackOf(view: OathView, seat: SeatView, goal: Goal, rivals: readonly SeatView[]): number {
  const others = rivals.filter((other) => other.seat !== seat.seat);
  const most = (count: (other: SeatView) => number) => Math.max(0, ...others.map(count));
  switch (goal) {
    case 'supremacy':
      return Math.max(0, most((other) => sitesOf(view, other)) + 1 - sitesOf(view, seat));
    case 'protection':
      return Math.max(0, most((other) => treasuresOf(view, other)) + 1 - treasuresOf(view, seat));
    case 'people':
      return view.banners.peoplesFavor.holder === seat.seat ? 0 : 1;
    case 'devotion':
      return view.banners.darkestSecret.holder === seat.seat ? 0 : 1;
  }
}

const dangerOf = (lacks: number): Danger => (lacks === 0 ? 3 : lacks === 1 ? 2 : 1);

function ofExile(view: OathView, seat: SeatView): Threat {
  const holds = view.title.holder === seat.seat;
  if (holds && view.title.side === 'usurper') return { seat, way: 'usurper', danger: 3 };
  const goal = seat.vision?.known === true ? VISION_GOALS[seat.vision.printed] : undefined;
  const missing =
    goal === undefined
      ? undefined
      : lackOf(view, seat, goal, view.seats) + Math.max(0, VISIONS_NEEDED - view.visionsDrawn);
  if (holds && (missing === undefined || missing > 0)) return { seat, way: 'oathkeeper', danger: 2 };
  if (missing !== undefined) return { seat, way: 'vision', danger: dangerOf(missing), lacks: missing };
  const claim = lackOf(view, seat, view.goal, view.seats);
  return { seat, way: 'claim', danger: claim <= 1 ? 2 : 1, lacks: claim };
}

const SUCCESSOR_GOALS: Readonly<Record<Exclude<Goal, 'devotion'>, Goal>> = {
  supremacy: 'protection',
  people: 'devotion',
  protection: 'people',
};

function ofImperial(view: OathView, seat: SeatView): Threat {
  const holder = view.seats.find((each) => each.seat === view.title.holder);
  const reigns = holder !== undefined && holder.role !== 'exile';
  const chance = reigns ? (END_CHANCES[view.round] ?? 0) : 0;
  if (seat.role === 'chancellor') return { seat, way: 'regime', danger: chance >= 67 ? 3 : chance > 0 ? 2 : 1, chance };
  const imperial = view.seats.filter(({ role }) => role !== 'exile');
  const lacks =
    view.goal === 'devotion'
      ? seat.relics.some((relic) => relic.known && relic.printed === 'the-grand-scepter')
        ? 0
        : 1
      : lackOf(view, seat, SUCCESSOR_GOALS[view.goal], imperial);
  return { seat, way: 'successor', danger: lacks === 0 && chance > 0 ? 2 : 1, lacks };
}

/** Every seat by its nearest way to win, the most dangerous first. */
export function threatsIn(view: OathView): readonly Threat[] {
  return view.order
    .flatMap((seat) => view.seats.filter((each) => each.seat === seat && !each.gaveUp))
    .map((seat) => (seat.role === 'exile' ? ofExile(view, seat) : ofImperial(view, seat)))
    .toSorted((one, other) => other.danger - one.danger);
}

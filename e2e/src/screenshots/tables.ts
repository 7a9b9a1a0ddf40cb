import type { AgotView } from '@kronika/agot';
import type { HeaderSeat, TableHeader } from '@kronika/host';
import type { L5rView } from '@kronika/l5r';
import type { OathView } from '@kronika/oath';
import { HOLDER, ME, OTHER } from './person.ts';
import { founded, type Moment, type PlayedTable, playedToTheEnd, playedUntil } from './played.ts';

const MINUTE = 60_000;

const me = (deck: string): HeaderSeat => ({ is: 'person', name: ME, holder: HOLDER, brings: deck });
const besideMe = (deck: string): HeaderSeat => ({ is: 'person', name: OTHER, holder: HOLDER, brings: deck });
const bot = (deck: string): HeaderSeat => ({ is: 'bot', bot: 'thumb', name: OTHER, brings: deck });
const stranger = (name: string, deck: string): HeaderSeat => ({
  is: 'person',
  name,
  holder: 'elsewhere',
  brings: deck,
});
const GUESTS = ['Ola', 'Marek', 'Zofia'] as const;
const guest = (place: number, faction: string): HeaderSeat => ({
  is: 'bot',
  bot: 'thumb',
  name: GUESTS[place] ?? OTHER,
  brings: `starter-${faction}`,
});
/** People and bots at a game to which nobody brings anything. */
const FOUR_OF_OATH: HeaderSeat[] = [
  { is: 'person', name: ME, holder: HOLDER },
  ...GUESTS.map((name): HeaderSeat => ({ is: 'bot', bot: 'thumb', name })),
];
const OPEN: HeaderSeat = { is: 'open' };

const IN_OATH = { game: 'oath', options: {} } as const;

function header(table: string, seats: HeaderSeat[], more: Partial<TableHeader> = {}): TableHeader {
  return {
    table,
    game: 'l5r',
    options: { windows: 'brief' },
    clock: { is: 'none' },
    visibility: 'invitation',
    pace: 'instant',
    seed: 'pictures/',
    created: Date.now() - 90 * MINUTE,
    seats,
    ...more,
  };
}

/** The tables that are shown, each as it is in its picture. */
export function tablesToShow(isShown: (table: string) => boolean): readonly PlayedTable[] {
  return [...ownTables(), ...publicTables()]
    .filter(({ header: { table } }) => isShown(table))
    .map(({ header: plan, at }) => at(plan));
}

/** A table, and how it gets to the moment that is shown. */
interface ShownTable {
  readonly header: TableHeader;
  at(header: TableHeader): PlayedTable;
}

/** A moment of a game whose boards are of this kind. */
type MomentOf<V> = Moment & { readonly board: V };

const isOfFiveRings = (moment: Moment): moment is MomentOf<L5rView> =>
  typeof moment.board === 'object' && moment.board !== null && 'conflict' in moment.board;

const isOfThrones = (moment: Moment): moment is MomentOf<AgotView> =>
  typeof moment.board === 'object' && moment.board !== null && 'challenge' in moment.board;

const isOfOath = (moment: Moment): moment is MomentOf<OathView> =>
  typeof moment.board === 'object' && moment.board !== null && 'reliquary' in moment.board;

const until =
  (wanted: (moment: MomentOf<L5rView>) => boolean): ShownTable['at'] =>
  (plan) =>
    playedUntil(plan, (moment) => isOfFiveRings(moment) && wanted(moment));

const untilInThrones =
  (wanted: (moment: MomentOf<AgotView>) => boolean): ShownTable['at'] =>
  (plan) =>
    playedUntil(plan, (moment) => isOfThrones(moment) && wanted(moment));

const untilInOath =
  (wanted: (moment: MomentOf<OathView>) => boolean): ShownTable['at'] =>
  (plan) =>
    playedUntil(plan, (moment) => isOfOath(moment) && wanted(moment));

function ownTables(): readonly ShownTable[] {
  const lionAgainstCrane = [me('lion-host'), bot('crane-court')];
  const now = { created: Date.now() - 4 * MINUTE };
  return [
    { header: header('setup', lionAgainstCrane), at: until(isFirstProvinces) },
    { header: header('dynasty', lionAgainstCrane), at: until(isDynastyWithChoice) },
    { header: header('bid', lionAgainstCrane), at: until(isHonorBid) },
    { header: header('conflict', lionAgainstCrane), at: until(isCrowdedConflict) },
    { header: header('defence', [bot('scorpion-secrets'), me('phoenix-rings')]), at: until(isDefence) },
    { header: header('handover', [besideMe('dragon-blades'), me('unicorn-charge')]), at: until(isSecondRound) },
    { header: header('ending', lionAgainstCrane), at: (plan) => playedToTheEnd(plan, 0) },
    { header: header('gathering', [me('lion-host'), OPEN], now), at: founded },
    {
      header: header('joust', [me('starter-stark'), bot('starter-lannister')], { game: 'agot' }),
      at: untilInThrones(isChallengeToDefend),
    },
    {
      header: header(
        'melee',
        [
          me('starter-targaryen'),
          ...['tyrell', 'nights-watch', 'baratheon'].map((faction, place) => guest(place, faction)),
        ],
        { game: 'agot' },
      ),
      at: untilInThrones(isChoiceOfOpponent),
    },
    { header: header('oath', FOUR_OF_OATH, IN_OATH), at: untilInOath(isActOfOath) },
    { header: header('oath-campaign', FOUR_OF_OATH, IN_OATH), at: untilInOath(isCampaign) },
    { header: header('oath-told', FOUR_OF_OATH, IN_OATH), at: (plan) => playedToTheEnd(plan, 0) },
  ];
}

/** What others do meanwhile. */
function publicTables(): readonly ShownTable[] {
  const seen = { visibility: 'public', created: Date.now() - 12 * MINUTE } as const;
  const evening = { ...seen, title: 'Wieczorna partia', clock: { is: 'chess', seconds: 1_800, delay: 10 } } as const;
  const unhurried = { ...seen, options: { windows: 'open' } };
  const [wanda, tadeusz] = [stranger('Wanda', 'unicorn-charge'), stranger('Tadeusz', 'scorpion-secrets')];
  return [
    { header: header('open-1', [stranger('Zofia', 'crab-wall'), OPEN], evening), at: founded },
    { header: header('open-2', [stranger('Kenji', 'phoenix-rings'), OPEN], unhurried), at: founded },
    { header: header('running', [wanda, tadeusz], seen), at: until(isSecondRound) },
  ];
}

/** Two attack, and there are several who may defend. */
const isChallengeToDefend = ({ seat, question, board }: MomentOf<AgotView>): boolean =>
  seat === 0 &&
  question.is === 'pick' &&
  question.message.key === 'declareDefenders' &&
  question.options.length >= 3 &&
  board.round >= 3 &&
  (board.seats[1]?.characters.filter(({ part }) => part === 'attacking').length ?? 0) >= 2;

/** Somebody is to be attacked, and there are several to choose from. */
const isChoiceOfOpponent = ({ seat, question, board }: MomentOf<AgotView>): boolean =>
  seat === 0 &&
  question.is === 'choose' &&
  question.message.key === 'chooseOpponent' &&
  question.options.length >= 2 &&
  board.round >= 3;

/** Some way into the game, with much to choose from. */
const isActOfOath = ({ seat, question, board }: MomentOf<OathView>): boolean =>
  seat === 0 && question.message.key === 'act' && question.is === 'choose' && board.round >= 3;

/** The dice are still to be rolled, and somebody else defends. */
const isCampaign = ({ seat, question, board: { campaign, turn } }: MomentOf<OathView>): boolean =>
  seat === 0 &&
  turn.seat === 0 &&
  question.message.key === 'plans' &&
  campaign !== null &&
  campaign.defender !== 'bandits';

const isFirstProvinces = ({ seat, question }: MomentOf<L5rView>): boolean =>
  seat === 0 && question.message.key === 'chooseStrongholdProvince';

const isDynastyWithChoice = ({ seat, question, board }: MomentOf<L5rView>): boolean =>
  seat === 0 && question.message.key === 'dynastyWindow' && board.round === 2 && charactersIn(board, 0) >= 2;

const isHonorBid = ({ seat, question, board }: MomentOf<L5rView>): boolean =>
  seat === 0 && question.message.key === 'honorBid' && board.round === 2 && board.conflict === null;

const isSecondRound = ({ seat, board }: MomentOf<L5rView>): boolean => seat === 1 && board.round === 2;

/** Several on both sides, with things on them, and something to do. */
function isCrowdedConflict({ seat, question, board }: MomentOf<L5rView>): boolean {
  if (seat !== 0 || question.message.key !== 'actionWindow' || question.is !== 'choose' || board.conflict === null)
    return false;
  const [mine, theirs] = [participantsOf(board, 0), participantsOf(board, 1)];
  return (
    Math.min(mine.length, theirs.length) >= 2 &&
    mine.length + theirs.length >= 5 &&
    [mine, theirs].every((side) => side.some(({ attachments }) => attachments.length > 0)) &&
    question.options.length >= 4 &&
    handOf(board, 0) <= 8
  );
}

const isDefence = ({ seat, question, board }: MomentOf<L5rView>): boolean =>
  seat === 1 && question.message.key === 'declareDefenders' && board.round >= 2 && participantsOf(board, 0).length >= 2;

function participantsOf(board: L5rView, seat: number) {
  return board.seats[seat]?.characters.filter(({ at }) => at !== 'home') ?? [];
}

const charactersIn = (board: L5rView, seat: number): number => board.seats[seat]?.characters.length ?? 0;

const handOf = (board: L5rView, seat: number): number => board.seats[seat]?.hand.length ?? 0;

import { type CardId, cardOf, cardsIn, perState, type SeatId, seatsOf, sightOf, type Viewer } from '@kronika/kernel';
import { CHALLENGE_TYPES, type Faction, factOf } from './cards/fact.ts';
import { PLAIN_KEYWORDS } from './cards/keywords.ts';
import { challengesLeft, isDeclarable, rivals, supports } from './rules/eligible.ts';
import { hasKeyword, iconCount, isBlanked } from './rules/has.ts';
import { contributes, dominanceOf, partOf, plotValueOf, powerOf, sideBonus, strengthOf } from './rules/values.ts';
import type { AgotState } from './state.ts';
import type { AttachmentView, CharacterView, LyingCard, PlayedCard, PlotView, Relation, SeatView } from './view.ts';
import { agendaOf, attachedTo, duplicatesOf, factionOf, playOf, plotOf, REMOVED, titleOf, typeOf } from './zones.ts';

/** What lies open of a seat: everybody sees the same of it, but for what lies facedown there. */
export type OpenPart = Pick<
  SeatView,
  | 'standing'
  | 'conceded'
  | 'gold'
  | 'power'
  | 'dominance'
  | 'allegiance'
  | 'faction'
  | 'agenda'
  | 'plot'
  | 'title'
  | 'relations'
  | 'characters'
  | 'locations'
  | 'initiated'
  | 'left'
  | 'sideBonus'
>;

/** What was made of a state for one viewer serves the others; of a table with facedown cards nothing is kept. */
const kept = perState((state: AgotState): (OpenPart | undefined)[] | undefined =>
  isAllFaceup(state) ? [] : undefined,
);

function isAllFaceup({ table }: AgotState): boolean {
  const isFaceup = (card: CardId): boolean => cardOf(table, card).face === 'up';
  return seatsOf(table.seats).every((seat) =>
    [playOf, factionOf, agendaOf, plotOf, titleOf].every((zoneOf) => cardsIn(table, zoneOf(seat)).every(isFaceup)),
  );
}

export function openPart(state: AgotState, seat: SeatId, viewer: Viewer): OpenPart {
  const parts = kept(state);
  if (parts === undefined) return madeFor(state, seat, viewer);
  parts[seat] ??= madeFor(state, seat, viewer);
  return parts[seat];
}

function madeFor(state: AgotState, seat: SeatId, viewer: Viewer): OpenPart {
  const { table } = state;
  const isSeated = state.seated.includes(seat);
  const inPlay = cardsIn(table, playOf(seat));
  const [faction] = cardsIn(table, factionOf(seat));
  const [plot] = cardsIn(table, plotOf(seat));
  const [title] = cardsIn(table, titleOf(seat));
  return {
    standing: isSeated ? 'seated' : 'eliminated',
    conceded: state.conceded?.includes(seat) === true ? 'yes' : 'no',
    gold: state.gold[seat] ?? 0,
    power: isSeated ? powerOf(state, seat) : 0,
    dominance: isSeated ? dominanceOf(state, seat) : 0,
    allegiance: allegianceOf(state, seat),
    faction: faction === undefined ? null : playedCard(state, faction, viewer),
    agenda: cardsIn(table, agendaOf(seat)).map((card) => lying(state, card, viewer)),
    plot: plot === undefined ? null : plotView(state, plot, viewer),
    title: title === undefined ? null : lying(state, title, viewer),
    relations: relationsOf(state, seat),
    characters: inPlay
      .filter((card) => typeOf(state, card) === 'character')
      .map((card) => characterView(state, card, viewer)),
    locations: inPlay
      .filter((card) => typeOf(state, card) === 'location')
      .map((card) => playedCard(state, card, viewer)),
    initiated: state.fought.filter(({ attacker }) => attacker === seat).map(({ type }) => type),
    left: isSeated ? leftOf(state, seat) : NO_CHALLENGES,
    sideBonus: isSeated ? sideBonuses(state, seat) : NO_CHALLENGES,
  };
}

const NO_CHALLENGES: SeatView['left'] = { military: 0, intrigue: 0, power: 0 };

function leftOf(state: AgotState, seat: SeatId): SeatView['left'] {
  return {
    military: challengesLeft(state, seat, 'military'),
    intrigue: challengesLeft(state, seat, 'intrigue'),
    power: challengesLeft(state, seat, 'power'),
  };
}

function sideBonuses(state: AgotState, seat: SeatId): SeatView['sideBonus'] {
  return {
    military: sideBonus(state, seat, 'military'),
    intrigue: sideBonus(state, seat, 'intrigue'),
    power: sideBonus(state, seat, 'power'),
  };
}

/** By the faction card, which everybody saw when the game began; of who is out of the game it is among the removed. */
function allegianceOf({ table }: AgotState, seat: SeatId): Faction | 'neutral' {
  const where = [...cardsIn(table, factionOf(seat)), ...cardsIn(table, REMOVED)].map((card) => cardOf(table, card));
  const card = where.find(({ owner, printed }) => owner === seat && factOf(printed).type === 'faction');
  return card === undefined ? 'neutral' : factOf(card.printed).faction;
}

function relationsOf(state: AgotState, seat: SeatId): readonly Relation[] {
  return state.seated.flatMap((to): readonly Relation[] => {
    if (supports(state, seat, to)) return [{ to, is: 'supports' }];
    return rivals(state, seat, to) ? [{ to, is: 'rivals' }] : [];
  });
}

function lying(state: AgotState, card: CardId, viewer: Viewer): LyingCard {
  return { id: card, sight: sightOf(state.table, card, viewer), face: cardOf(state.table, card).face };
}

function attachmentView(state: AgotState, card: CardId, viewer: Viewer): AttachmentView {
  const { face, controller, owner, stance, power, tokens } = cardOf(state.table, card);
  const sight = sightOf(state.table, card, viewer);
  const duplicates = duplicatesOf(state, card).map((duplicate) => lying(state, duplicate, viewer));
  return { id: card, sight, face, controller, owner, stance, power, tokens, duplicates };
}

// Written out from here on: whatever is drawn of a table goes through this, for everybody who looks.
function playedCard(state: AgotState, card: CardId, viewer: Viewer): PlayedCard {
  const seen = attachmentView(state, card, viewer);
  const { id, sight, face, controller, owner, stance, power, tokens, duplicates } = seen;
  const attachments = attachedTo(state, card).map((attachment) => attachmentView(state, attachment, viewer));
  return { id, sight, face, controller, owner, stance, power, tokens, duplicates, attachments };
}

function characterView(state: AgotState, card: CardId, viewer: Viewer): CharacterView {
  const seen = playedCard(state, card, viewer);
  const { id, sight, face, controller, owner, stance, power, tokens, duplicates, attachments } = seen;
  return {
    id,
    sight,
    face,
    controller,
    owner,
    stance,
    power,
    tokens,
    duplicates,
    attachments,
    strength: strengthOf(state, card),
    icons: CHALLENGE_TYPES.filter((icon) => iconCount(state, card, icon) > 0),
    keywords: PLAIN_KEYWORDS.filter((keyword) => hasKeyword(state, card, keyword)),
    part: partOf(state, card) ?? 'none',
    counts: contributes(state, card),
    blank: isBlanked(state, card),
    bypassed: state.challenge?.bypassed.some((bypass) => bypass.card === card) === true,
    declarable: {
      attacking: CHALLENGE_TYPES.filter((type) => isDeclarable(state, card, 'attacking', type)),
      defending: CHALLENGE_TYPES.filter((type) => isDeclarable(state, card, 'defending', type)),
    },
  };
}

function plotView(state: AgotState, card: CardId, viewer: Viewer): PlotView {
  const { owner, tokens } = cardOf(state.table, card);
  return {
    ...lying(state, card, viewer),
    tokens,
    income: plotValueOf(state, owner, 'income'),
    initiative: plotValueOf(state, owner, 'initiative'),
    claim: plotValueOf(state, owner, 'claim'),
    reserve: plotValueOf(state, owner, 'reserve'),
  };
}

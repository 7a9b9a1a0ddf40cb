import { attach, type CardId, cardOf, seenByAll } from '@kronika/kernel';
import { forbid } from '@kronika/lcg';
import { look, mark, moveCard } from '../handling.ts';
import { type AgotState, stateWith, UNMARKED } from '../state.ts';
import { isInPlay, isInPlayArea, playOf, typeOf } from '../zones.ts';
import { forgetCard } from './forget-card.ts';
import { duplicableVerdict, uniqueVerdict } from './unique.ts';
import { always, raised, unlessOut, type VerbsFor } from './verb.ts';

function stanceOf(state: AgotState, card: CardId): 'standing' | 'kneeling' {
  return cardOf(state.table, card).stance;
}

/** Only these may be in play; an event only as something else (AGOT-TYPE-k). */
const PERMANENT: ReadonlySet<string> = new Set(['character', 'location', 'attachment', 'duplicate']);

/** The name under which "cannot" keeps a seat's characters from standing. */
export const STOOD_CHARACTER = 'stood/character';
const NO_ASPECTS: readonly string[] = [];

/** Kneeling and standing, entering play, and changes of control. */
export const playVerbs: VerbsFor<'knelt' | 'stood' | 'cardEntered' | 'controlTaken' | 'strengthRaised'> = {
  // It is only noticed: what raised the strength has happened already.
  strengthRaised: { can: always, apply: (state) => state, see: seenByAll },
  knelt: {
    can: (state, { card }) =>
      isInPlay(state, card) && stanceOf(state, card) === 'standing'
        ? 'allowed'
        : forbid('alreadyKneeling', 'AGOT-KNEEL-a'),
    touches: ({ card }) => [card],
    apply: (state, { card }) => stateWith(state, { table: mark(state.table, card, { stance: 'kneeling' }) }),
    see: seenByAll,
  },
  stood: {
    can: (state, { card }) =>
      isInPlay(state, card) && stanceOf(state, card) === 'kneeling'
        ? 'allowed'
        : forbid('alreadyStanding', 'AGOT-KNEEL-a'),
    touches: ({ card }) => [card],
    // "Cannot stand more than …" is about characters, and about how many have stood in the phase.
    aspects: (state, { card }) => (typeOf(state, card) === 'character' ? [STOOD_CHARACTER] : NO_ASPECTS),
    apply: (state, { card }) =>
      stateWith(state, {
        table: mark(state.table, card, { stance: 'standing' }),
        stood:
          typeOf(state, card) === 'character'
            ? raised(state.stood, cardOf(state.table, card).controller, 1)
            : state.stood,
      }),
    see: seenByAll,
  },
  cardEntered: {
    can: (state, { card, seat, as, host, face }) => {
      if (isInPlay(state, card)) return forbid('alreadyThere', 'AGOT-ZONE-d');
      const type = as === 'printed' ? typeOf(state, card) : as;
      if (!PERMANENT.has(type)) return forbid('cannotEnter', 'AGOT-TYPE-k');
      if (type === 'attachment' || type === 'duplicate') {
        if (host === undefined || !isInPlay(state, host)) return forbid('noHost', 'AGOT-ATT-a');
      }
      // A facedown duplicate is a copy of nothing: whatever it is, it may lie there (AGOT-FACE-a).
      if (face === 'down') return unlessOut(state, seat, () => duplicableVerdict(state, seat, card, host));
      return unlessOut(state, seat, () =>
        uniqueVerdict(state, seat, card, as === 'duplicate' ? 'duplicate' : 'itself'),
      );
    },
    aspects: (_, { how }) => [how],
    touches: ({ card }) => [card],
    apply: (state, { card, seat, host, as, stance, face, how }) => {
      const moved = moveCard(state.table, card, { to: playOf(seat), face });
      const marked = mark(moved, card, { ...UNMARKED, stance, as, entered: how, controller: seat });
      const { printed } = cardOf(state.table, card);
      const deeds =
        how === 'marshaled'
          ? [
              ...state.deeds,
              { is: as === 'duplicate' ? ('duplicated' as const) : ('marshaled' as const), seat, printed },
            ]
          : state.deeds;
      const attached = host === undefined ? marked : attach(marked, card, host);
      // Who controls a facedown card may look at it (AGOT-INFO-h).
      const table = face === 'down' ? look(attached, [card], seat) : attached;
      return forgetCard(stateWith(state, { table, deeds }), card);
    },
    // What lies facedown is the business of who controls it (AGOT-INFO-h).
    see: (event, viewer) => {
      if (event.face === 'up' || viewer === 'arbiter' || viewer === event.seat) return event;
      const { is, seat, how, as, host } = event;
      return { is, seat, how, as, host };
    },
  },
  controlTaken: {
    can: (state, { card, seat }) => {
      if (!isInPlayArea(state, card) || cardOf(state.table, card).controller === seat)
        return forbid('alreadyYours', 'AGOT-MOVE-b');
      return unlessOut(state, seat, () => uniqueVerdict(state, seat, card, 'itself'));
    },
    touches: ({ card }) => [card],
    // Whoever changes sides is out of the challenge (AGOT-PART-d).
    apply: (state, { card, seat }) => {
      const moved = moveCard(state.table, card, { to: playOf(seat) });
      return stateWith(state, { table: mark(moved, card, { controller: seat, part: 'none' }) });
    },
    see: seenByAll,
  },
};

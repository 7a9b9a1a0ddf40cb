import { cardOf, type EventRules, seenByAll } from '@kronika/kernel';
import type { FavorPlace, PieceEvent, SecretPlace, WarbandPlace } from '../event.ts';
import { mark } from '../handling.ts';
import type { Colour, Oath } from '../state.ts';
import { stateWith, warbandsWith, withCampaign, withPlayer, withSite } from './copies.ts';

export const pieceEvents: EventRules<Oath, PieceEvent> = {
  favorMoved: {
    apply: (state, { from, to, amount }) => withFavor(withFavor(state, from, -amount), to, amount),
    see: seenByAll,
  },
  secretsMoved: {
    apply: (state, { from, to, amount }) => withSecrets(withSecrets(state, from, -amount), to, amount),
    see: seenByAll,
  },
  secretsTurned: {
    apply: (state, { seat, amount, to }) =>
      withPlayer(state, seat, ({ secrets, spentSecrets }) => {
        const up = to === 'up' ? amount : -amount;
        return { secrets: secrets + up, spentSecrets: spentSecrets - up };
      }),
    see: seenByAll,
  },
  warbandsMoved: {
    apply: (state, { colour, amount, from, to }) =>
      withWarbands(withWarbands(state, from, colour, -amount), to, colour, amount),
    see: seenByAll,
  },
  warbandsKilled: {
    apply: (state, { colour, amount, from, side }) => {
      const removed = withWarbands(state, from, colour, -amount);
      if (side === undefined) return removed;
      return withCampaign(removed, ({ killed }) => ({ killed: { ...killed, [side]: killed[side] + amount } }));
    },
    see: seenByAll,
  },
  supplySpent: {
    apply: (state, { seat, amount }) => withPlayer(state, seat, ({ supply }) => ({ supply: supply - amount })),
    see: seenByAll,
  },
  supplySet: { apply: (state, { seat, to }) => withPlayer(state, seat, () => ({ supply: to })), see: seenByAll },
};

/** What is in the supply is whatever lies nowhere else, so nothing has to be written down there. */
function withFavor(state: Oath, place: FavorPlace, by: number): Oath {
  switch (place.is) {
    case 'supply':
      return state;
    case 'bank':
      return stateWith(state, { banks: { ...state.banks, [place.suit]: state.banks[place.suit] + by } });
    case 'player':
      return withPlayer(state, place.seat, ({ favor }) => ({ favor: favor + by }));
    case 'card': {
      const { favor } = cardOf(state.table, place.card);
      return stateWith(state, { table: mark(state.table, place.card, { favor: favor + by }) });
    }
    case 'site':
      return withSite(state, place.slot, ({ favor }) => ({ favor: favor + by }));
    case 'banner': {
      const { peoplesFavor } = state.banners;
      const banner = { ...peoplesFavor, tokens: peoplesFavor.tokens + by };
      return stateWith(state, { banners: { ...state.banners, peoplesFavor: banner } });
    }
  }
}

function withSecrets(state: Oath, place: SecretPlace, by: number): Oath {
  switch (place.is) {
    case 'supply':
      return state;
    case 'player':
      return withPlayer(state, place.seat, ({ secrets, spentSecrets }) =>
        place.face === 'down' ? { spentSecrets: spentSecrets + by } : { secrets: secrets + by },
      );
    case 'card': {
      const { secrets } = cardOf(state.table, place.card);
      return stateWith(state, { table: mark(state.table, place.card, { secrets: secrets + by }) });
    }
    case 'site':
      return withSite(state, place.slot, ({ secrets }) => ({ secrets: secrets + by }));
    case 'banner': {
      const { darkestSecret } = state.banners;
      const banner = { ...darkestSecret, tokens: darkestSecret.tokens + by };
      return stateWith(state, { banners: { ...state.banners, darkestSecret: banner } });
    }
  }
}

function withWarbands(state: Oath, place: WarbandPlace, colour: Colour, by: number): Oath {
  switch (place.is) {
    case 'bank':
      return state;
    case 'board':
      return withPlayer(state, place.seat, ({ warbands }) => ({ warbands: warbandsWith(warbands, colour, by) }));
    case 'site':
      return withSite(state, place.slot, ({ warbands }) => ({ warbands: warbandsWith(warbands, colour, by) }));
    case 'card': {
      const { warbands } = cardOf(state.table, place.card);
      return stateWith(state, {
        table: mark(state.table, place.card, { warbands: warbandsWith(warbands, colour, by) }),
      });
    }
  }
}

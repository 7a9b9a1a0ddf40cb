import { type EventRules, seenByAll } from '@kronika/kernel';
import type { RealmEvent } from '../event.ts';
import type { Oath } from '../state.ts';
import { stateWith, withPlayer } from './copies.ts';

export const realmEvents: EventRules<Oath, RealmEvent> = {
  bannerTaken: {
    apply: (state, { banner, seat }) =>
      stateWith(state, { banners: { ...state.banners, [banner]: { ...state.banners[banner], holder: seat } } }),
    see: seenByAll,
  },
  mobTurned: { apply: (state, { to }) => stateWith(state, { mob: to === 'mob' }), see: seenByAll },
  titleTaken: {
    // Whoever takes the title turns it to the Oathkeeper side (OATH-2.11-f).
    apply: (state, { seat }) => stateWith(state, { title: { holder: seat, side: 'oathkeeper' } }),
    see: seenByAll,
  },
  titleTurned: {
    apply: (state, { to }) => stateWith(state, { title: { ...state.title, side: to } }),
    see: seenByAll,
  },
  roleChanged: { apply: (state, { seat, role }) => withPlayer(state, seat, () => ({ role })), see: seenByAll },
  boardTaken: {
    apply: (state, { seat, colour, role }) => withPlayer(state, seat, () => ({ colour, role })),
    see: seenByAll,
  },
  pawnMoved: { apply: (state, { seat, to }) => withPlayer(state, seat, () => ({ site: to })), see: seenByAll },
  powerUsed: { apply: (state) => state, see: seenByAll },
  offered: { apply: (state) => state, see: seenByAll },
  promiseMade: {
    apply: (state, { agreement }) => stateWith(state, { agreements: [...state.agreements, agreement] }),
    see: seenByAll,
  },
  promiseEnded: {
    apply: (state, { agreement }) =>
      stateWith(state, { agreements: state.agreements.filter(({ id }) => id !== agreement.id) }),
    see: seenByAll,
  },
  offerEnded: { apply: (state) => state, see: seenByAll },
  gaveUp: { apply: (state, { seat }) => withPlayer(state, seat, () => ({ gaveUp: true })), see: seenByAll },
};

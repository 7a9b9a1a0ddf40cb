import { call } from '@kronika/kernel';
import type { SiteName } from '../facts/library.ts';
import { regionOf } from '../places.ts';
import { mayDo } from '../powers/in-play.ts';
import { type CardDefinition, card } from '../powers/library.ts';
import { siteAt, slotOf } from '../queries/cards.ts';
import { rulesSite } from '../queries/ruling.ts';
import { playerOf } from '../queries/seats.ts';
import { forbid } from '../verdict.ts';
import { bargain } from './common-flows.ts';

const COAST: ReadonlySet<SiteName | null> = new Set<SiteName>(['barren-coast', 'lush-coast', 'rocky-coast']);

/** What sites do that no rule of an action says already (OATH-2.8.5-a). */
export const SITES_CARDS: readonly CardDefinition[] = [
  card('buried-giant', {
    modifier: {
      action: 'travel',
      may: (state, { seat, card: self }) =>
        slotOf(state, self) === playerOf(state, seat).site
          ? mayDo(state, { is: 'spendSecrets', seat })
          : forbid('notHere', 'OATH-2.8.5-l'),
      free: () => true,
      passes: true,
      fees: () => ({ flips: 1, rule: 'OATH-2.8.5-l' }),
    },
  }),
  card('the-hidden-place', {
    standing: {
      flips: (state, self, deed) => {
        const slot = slotOf(state, self);
        if (deed.is === 'travel') {
          const from = siteAt(state, playerOf(state, deed.seat).site);
          return deed.to === slot && deed.ignoresSites !== true && from !== 'shrouded-wood' ? 1 : 0;
        }
        if (deed.is !== 'target') return 0;
        const at =
          deed.target.is === 'site'
            ? deed.target.slot
            : deed.defender === 'bandits'
              ? undefined
              : playerOf(state, deed.defender).site;
        return at === slot ? 1 : 0;
      },
    },
  }),
  card('narrow-pass', {
    standing: {
      forbids: (state, self, deed) => {
        const slot = slotOf(state, self);
        if (deed.is !== 'travel' || slot === undefined || deed.ignoresSites === true || deed.passes === true)
          return undefined;
        const { site } = playerOf(state, deed.seat);
        const enters = regionOf(deed.to) === regionOf(slot) && regionOf(site) !== regionOf(slot);
        const bySea = COAST.has(siteAt(state, site)) && COAST.has(siteAt(state, deed.to));
        const fromWood = siteAt(state, site) === 'shrouded-wood';
        return enters && deed.to !== slot && !bySea && !fromWood ? 'OATH-2.8.5-i' : undefined;
      },
    },
  }),
  card('river', {
    modifier: {
      action: 'muster',
      mandatory: true,
      warbands: (before, state, { seat, card: self }, { card: on }) => {
        const slot = slotOf(state, self);
        return slot !== undefined && slotOf(state, on) === slot && rulesSite(state, seat, slot) ? before + 1 : before;
      },
    },
  }),
  card('the-tribunal', {
    action: {
      does: (_, use) => [
        call(bargain({ ...use, step: 'the-tribunal.player', goods: ['favor', 'secrets', 'promises'] })),
      ],
    },
  }),
];

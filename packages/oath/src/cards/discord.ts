import { call, emitAll, type SeatId } from '@kronika/kernel';
import type { OathEvent } from '../event.ts';
import { SUITS, type Suit } from '../facts/fact.ts';
import { regionOf, SLOTS } from '../places.ts';
import { mayDo } from '../powers/in-play.ts';
import { type CardDefinition, card } from '../powers/library.ts';
import { allSiteCards, cardsAt, faceupAdvisers, holderOf, slotOf, suitOf } from '../queries/cards.ts';
import { placeAt } from '../queries/pieces.ts';
import { isEnemyOf, rulerOfCard, rulesCard, rulesSite, sitesRuled } from '../queries/ruling.ts';
import { isExile, playerOf, turnOrder } from '../queries/seats.ts';
import { attackStrength, defenceStrength, targetedSites } from '../rules/campaign-forces.ts';
import { sitesFor } from '../rules/title.ts';
import { COLOURS, type Oath } from '../state.ts';
import { discard } from '../verbs/discard.ts';
import { burnFavor, gainSecrets, moveFavor, purseOf, takeFavor } from '../verbs/favor.ts';
import { gainWarbands, gainWarbandsAt, killAt } from '../verbs/warbands.ts';
import { forbid } from '../verdict.ts';
import { enemiesIn, plusMinus, someHaveAdviser } from './battle.ts';
import { favorFromBank } from './common-flows.ts';
import { goesFor } from './deeds.ts';
import {
  assassin,
  blackmail,
  careless,
  charmed,
  enchantress,
  exposedAdvisers,
  falseProphet,
  gamblingHall,
  relicThief,
  riots,
  royalAmbitions,
  scryer,
  secondWind,
  sleightOfHand,
  sneakAttack,
} from './discord-flows.ts';

/** The different suits among the cards a player rules. */
export function suitsRuled(state: Oath, seat: SeatId): ReadonlySet<Suit> {
  const ruled = [...allSiteCards(state), ...faceupAdvisers(state, seat)].filter((each) => rulesCard(state, seat, each));
  return new Set(ruled.flatMap((each) => suitOf(state, each) ?? []));
}

export const DISCORD_CARDS: readonly CardDefinition[] = [
  card('mercenaries', {
    plan: {
      ...plusMinus(3),
      ifDefeated: (state, { by, card: self }) => [
        emitAll(discard(state, by === 'bandits' ? state.turn.seat : by, self, 'OATH-5.5.6-f')),
      ],
    },
  }),
  card('a-small-favor', {
    whenPlayed: { does: (state, { seat }) => [emitAll(gainWarbands(state, seat, 4, 'OATH-7.3.3-a'))] },
  }),
  card('second-wind', {
    plan: {
      side: 'attack',
      after: (_, { by, card: self }, { winner }) =>
        winner === 'attack' && by !== 'bandits' ? [call(secondWind({ seat: by, card: self }))] : [],
    },
  }),
  card('sleight-of-hand', {
    action: {
      works: (state, { seat }) =>
        careless(state, seat).length > 0 ? 'allowed' : forbid('nothingThere', 'OATH-7.1.3-a'),
      does: (_, use) => [call(sleightOfHand(use))],
    },
  }),
  card('key-to-the-city', {
    whenPlayed: {
      does: (state, { seat, card: self }) => {
        const slot = slotOf(state, self);
        if (slot === undefined) return [];
        const guarded = turnOrder(state).some(
          (each) => rulesSite(state, each, slot) && playerOf(state, each).site === slot,
        );
        if (guarded) return [];
        const killed = COLOURS.flatMap((colour) => killAt(state, { is: 'site', slot }, 24, 'OATH-10-kill', colour));
        const may = mayDo(state, { is: 'garrison', seat, slot }) === 'allowed';
        const to = may ? ({ is: 'site', slot } as const) : ({ is: 'board', seat } as const);
        return [emitAll<OathEvent>([...killed, ...gainWarbandsAt(state, seat, to, 1, 'OATH-10-gain')])];
      },
    },
  }),
  card('scryer', { action: { does: (_, use) => [call(scryer(use))] } }),
  card('disgraced-captain', {
    plan: {
      side: 'attack',
      attackDice: (state, _, campaign) =>
        targetedSites(campaign).some((slot) => cardsAt(state, slot).some((each) => suitOf(state, each) === 'order'))
          ? 4
          : 0,
    },
  }),
  card('naysayers', {
    rest: {
      works: (state) =>
        isExile(state, state.title.holder) && playerOf(state, state.chancellor).favor > 0
          ? 'allowed'
          : forbid('nothingThere', 'OATH-7.3.4-a'),
      does: (state, { seat }) => [emitAll(takeFavor(state, seat, state.chancellor, 1, 'OATH-10-take'))],
    },
  }),
  card('book-burning', {
    plan: {
      side: 'attack',
      ifVictorious: (state, _, { defender, targets }) => {
        if (defender === 'bandits' || !targets.some(({ is }) => is === 'pawn')) return [];
        const { secrets, spentSecrets } = playerOf(state, defender);
        // One secret stays, a faceup one if there is any.
        const up = Math.max(0, secrets - 1);
        const down = secrets > 0 ? spentSecrets : Math.max(0, spentSecrets - 1);
        const burned = (amount: number, face?: 'down'): readonly OathEvent[] =>
          amount === 0
            ? []
            : [
                {
                  is: 'secretsMoved',
                  from: face === undefined ? { is: 'player', seat: defender } : { is: 'player', seat: defender, face },
                  to: { is: 'supply' },
                  amount,
                  rule: 'OATH-5.5.8-a',
                },
              ];
        return [emitAll<OathEvent>([...burned(up), ...burned(down, 'down')])];
      },
    },
  }),
  card('charlatan', {
    whenPlayed: {
      does: (state) => {
        const amount = state.banners.darkestSecret.tokens - 1;
        if (amount <= 0) return [];
        return [
          emitAll<OathEvent>([
            { is: 'secretsMoved', from: { is: 'banner' }, to: { is: 'supply' }, amount, rule: 'OATH-10-burn' },
          ]),
        ];
      },
    },
  }),
  card('assassin', {
    standing: { adviserLimit: 2 },
    action: {
      works: (state, { seat }) =>
        exposedAdvisers(state, seat).length > 0 ? 'allowed' : forbid('nothingThere', 'OATH-7.1.3-a'),
      does: (_, use) => [call(assassin(use))],
    },
  }),
  card('downtrodden', {
    modifier: {
      action: 'muster',
      warbands: (before, state, _, { card: on }) => {
        const suit = suitOf(state, on);
        const alone = suit !== null && SUITS.every((each) => each === suit || state.banks[each] > state.banks[suit]);
        return alone ? before + 2 : before;
      },
    },
  }),
  card('blackmail', { whenPlayed: { does: (_, use) => [call(blackmail(use))] } }),
  card('cracked-sage', {
    plan: {
      side: 'both',
      attackDice: (state, plan, campaign) => (someHaveAdviser(state, enemiesIn(plan, campaign), 'arcane') ? 4 : 0),
    },
  }),
  card('dissent', {
    whenPlayed: {
      does: (state, { card: self }) => [
        emitAll(
          turnOrder(state)
            .filter((seat) => state.banners.peoplesFavor.holder !== seat)
            .flatMap((seat) =>
              moveFavor(
                state,
                purseOf(state, seat),
                { is: 'card', card: self },
                suitsRuled(state, seat).size,
                'OATH-7.3.3-a',
              ),
            ),
        ),
      ],
    },
  }),
  card('false-prophet', {
    whenPlayed: { does: (state, use) => (isExile(state, use.seat) ? [call(falseProphet(use))] : []) },
  }),
  card('vow-of-renewal', {
    standing: {
      forbids: (state, self, deed) =>
        deed.is === 'recover' &&
        goesFor(deed, 'peoplesFavor') === holderOf(state, self) &&
        holderOf(state, self) !== undefined
          ? 'OATH-7.1.4-a'
          : undefined,
    },
  }),
  card('zealots', {
    plan: {
      side: 'attack',
      // Forces are compared when the plan is used, so its worth is fixed then.
      choices: (state, _, campaign) => [
        defenceStrength(state, campaign) > attackStrength(state, campaign) && campaign.defender !== 'bandits' ? 3 : 1,
      ],
      sacrificeWorth: ({ choice = 1 }) => choice,
    },
  }),
  card('royal-ambitions', {
    whenPlayed: {
      does: (state, use) =>
        isExile(state, use.seat) && sitesRuled(state, use.seat).length > sitesFor(state, state.chancellor)
          ? [call(royalAmbitions(use))]
          : [],
    },
  }),
  card('salt-the-earth', {
    whenPlayed: {
      does: (state, { seat, card: self }) => {
        const slot = slotOf(state, self);
        if (slot === undefined) return [];
        const others = cardsAt(state, slot).filter((each) => each !== self);
        return [emitAll(others.flatMap((each) => discard(state, seat, each, 'OATH-10-discard-b')))];
      },
    },
  }),
  card('beast-tamer', {
    standing: {
      forbids: (state, self, deed) => {
        const holder = holderOf(state, self);
        if (deed.is !== 'plan' || holder === undefined) return undefined;
        const suit = suitOf(state, deed.card);
        const { attacker, defender, allies } = deed.campaign;
        const against = deed.by === attacker && (defender === holder || allies.includes(holder));
        return against && (suit === 'beast' || suit === 'nomad') ? 'OATH-7.1.4-a' : undefined;
      },
    },
  }),
  card('riots', { whenPlayed: { does: (_, use) => [call(riots(use))] } }),
  card('silver-tongue', {
    standing: { adviserLimit: 2 },
    rest: {
      does: (state, use) => {
        const suits = cardsAt(state, playerOf(state, use.seat).site).flatMap((each) => suitOf(state, each) ?? []);
        return [call(favorFromBank({ ...use, amount: 1, step: 'silver-tongue.bank', among: [...new Set(suits)] }))];
      },
    },
  }),
  card('gambling-hall', { action: { does: (_, use) => [call(gamblingHall(use))] } }),
  card('boiling-lake', {
    standing: {
      after: (state, self, happening) =>
        happening.is === 'traveled' && happening.to === slotOf(state, self) && !rulesCard(state, happening.seat, self)
          ? [emitAll(killAt(state, { is: 'board', seat: happening.seat }, 2, 'OATH-10-kill'))]
          : [],
    },
  }),
  card('relic-thief', {
    standing: {
      after: (state, self, happening) => {
        const seat = holderOf(state, self);
        if (happening.is !== 'relicsTaken' || seat === undefined || happening.seat === seat) return [];
        const near = regionOf(playerOf(state, seat).site) === regionOf(playerOf(state, happening.seat).site);
        return near ? [call(relicThief({ seat, card: self, relics: happening.cards }))] : [];
      },
    },
  }),
  card('enchantress', {
    action: {
      works: (state, { seat }) =>
        charmed(state, seat).length > 0 ? 'allowed' : forbid('nothingThere', 'OATH-10-swap'),
      does: (_, use) => [call(enchantress(use))],
    },
  }),
  card('insomnia', {
    standing: { adviserLimit: 2 },
    rest: { does: (_, { seat }) => [emitAll(gainSecrets(seat, 1, 'OATH-7.3.4-a'))] },
  }),
  card('sneak-attack', {
    standing: {
      after: (state, self, happening) => {
        const seat = holderOf(state, self);
        if (happening.is !== 'campaigned' || seat === undefined || happening.campaign.attacker === seat) return [];
        return [call(sneakAttack({ seat, card: self, against: happening.campaign.attacker }))];
      },
    },
  }),
  card('gossip', {
    standing: {
      forbids: (state, self, deed) => {
        if (deed.is !== 'play' || deed.to.is !== 'toAdvisers' || deed.to.face !== 'down') return undefined;
        const ruler = rulerOfCard(state, self);
        return ruler !== undefined && isEnemyOf(state, deed.seat, ruler) ? 'OATH-7.1.4-a' : undefined;
      },
    },
  }),
  card('bandit-chief', {
    standing: { bandits: 2 },
    whenPlayed: {
      does: (state) => [
        emitAll(
          SLOTS.filter((slot) => Object.keys(placeAt(state, slot).warbands).length > 0).flatMap((slot) =>
            killAt(state, { is: 'site', slot }, 1, 'OATH-10-kill'),
          ),
        ),
      ],
    },
  }),
  card('chaos-cult', {
    standing: {
      after: (state, self, happening) => {
        const seat = holderOf(state, self);
        return happening.is === 'titleTaken' && seat !== undefined && happening.seat !== seat
          ? [emitAll(takeFavor(state, seat, happening.seat, 1, 'OATH-10-take'))]
          : [];
      },
    },
  }),
  card('slander', {
    plan: {
      side: 'attack',
      ifVictorious: (state, _, { defender, targets }) =>
        defender !== 'bandits' && targets.some(({ is }) => is === 'pawn')
          ? [
              emitAll(
                burnFavor(state, { is: 'player', seat: defender }, playerOf(state, defender).favor, 'OATH-5.5.8-a'),
              ),
            ]
          : [],
    },
  }),
];

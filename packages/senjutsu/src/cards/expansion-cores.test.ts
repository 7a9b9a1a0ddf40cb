import { expect } from 'vitest';
import {
  type Fight,
  fight,
  hero,
  prints,
  skipped,
  stand,
  stopHere,
  type Table,
  told,
  turnIsOver,
} from '../rules/testing/fight.ts';
import { offered, shows } from '../testing/card-scenario.ts';
import { describeCard } from '../testing/describe-card.ts';
import { ends, ONE_STEP, reach } from '../testing/reach.ts';
import type { HeroId } from './fact.ts';
import type { Kamae } from './pictograms.ts';

const away = { cell: '0,-4' } as const;

type One = NonNullable<Fight['one']>;

/** The hero plays its core ability, and stays where it is; the alternatives are next. */
function played(table: Table, name: HeroId, one: One = {}, rest: Partial<Fight> = {}): void {
  fight(table, { cards: { 0: `${name}-core` }, one: { hero: name, ...one }, other: away, ...rest });
  table.seat(0).takes({ id: '0,1' }).takes({ facing: 0 });
}

/** What the core abilities have in common; `kamae`: what one branch leads to from Neutral, beside staying there. */
const asAllOfThem = (name: HeroId, ...kamae: readonly Kamae[]) => ({
  'a card is discarded, the hero steps any way, turns by up to two sides, and draws up to two': shows((table) => {
    fight(table, {
      cards: { 0: `${name}-core` },
      one: { hero: name, hand: ['fend', 'quick-stab'], deck: ['headbutt', 'war-cry', 'iron-will', 'fend'] },
      other: away,
    });
    table.seat(0).picks({ card: 'fend' });
    expect(reach(table, 0)).toEqual(ends('01245', ...ONE_STEP));
    table.seat(0).takes({ id: '1,1' });
    table.seat(0).takes({ facing: 2 });
    expect(offered(table, 0)).toEqual([0, 1, 2]);
    table.seat(0).takes({ is: 'alternative', at: 0 });
    expect(offered(table, 0)).toEqual([0, 2]);
    table.seat(0).says(2);

    expect(stand(table, 0)).toBe('1,1 facing 2');
    expect(prints(table, 0, 'discard')).toEqual(['fend']);
    expect(prints(table, 0, 'hand').slice(0, 3)).toEqual(['quick-stab', 'headbutt', 'war-cry']);
    expect(told(table, 'speedReached')).toMatchObject([{ speed: 0 }]);
    stopHere(table);
  }),
  'or the ring moves by one branch': shows((table) => {
    played(table, name);
    table.seat(0).takes({ is: 'alternative', at: 2 });
    expect(offered(table, 0)).toEqual([...kamae, 'neutral']);
    table.seat(0).takes({ kamae: kamae[0] });

    expect(hero(table, 0).kamae).toBe(kamae[0]);
    turnIsOver(table);
  }),
});

/** Where they all do nothing. */
const asNoneOfThem = (name: HeroId) => ({
  'SEN-EFF-aa: with an empty hand nothing is discarded, and the rest follows': shows((table) => {
    fight(table, { cards: { 0: `${name}-core` }, one: { hero: name }, other: away });

    expect(skipped(table, `${name}-core`)).toEqual(['0 nothing']);
    table.seat(0).isAsked('moveTo');
  }),
  'only its own hero has it': shows((table) => {
    fight(table, { one: { hero: name }, other: { hero: 'ronin' } });
    table.seat(0).mayTake({ card: `${name}-core` });
    table
      .seat(1)
      .mayNotTake({ card: `${name}-core` })
      .mayTake({ card: 'ronin-core' });
  }),
});

/** SEN-HIDE-c. */
const hides = (name: HeroId) => ({
  'SEN-HIDE-c: instead the hero enters Hidden': shows((table) => {
    played(table, name);
    table.seat(0).takes({ is: 'alternative', at: 1 });

    expect(hero(table, 0).stealth).toBe('hidden');
    expect(told(table, 'hidden')).toMatchObject([{ fighter: 0, rule: 'SEN-HIDE-c' }]);
    expect(table.view(1).fighters[0]).toMatchObject({ stealth: 'hidden', conditions: ['hidden'] });
    turnIsOver(table);
  }),
  'SEN-HIDE-c: whoever is hidden already gains nothing by it, and is told so': shows((table) => {
    played(table, name, { stealth: 'hidden' });
    if (name === 'ninja') table.seat(0).takes({ id: '0,1' });
    table.seat(0).isAsked('chooseAlternative').mayTake({ at: 1, idle: true }).mayTake({ at: 0, idle: undefined });
  }),
});

const PILE = ['fend', 'quick-stab', 'steel-block', 'war-cry', 'headbutt', 'feral-sweep'] as const;

describeCard('assassin-core', {
  does: {
    ...asAllOfThem('assassin', 'aggression', 'balance'),
    ...hides('assassin'),
    'while hidden a wood attack may be searched for in the deck, for 1 focus': shows((table) => {
      played(table, 'assassin', { deck: PILE, focus: 1, stealth: 'hidden' });
      table.seat(0).isAsked('payLine').takes({ is: 'pay', focus: 1 });
      table.seat(0).mayNotTake({ card: 'fend' }).mayNotTake({ card: 'feral-sweep' }).mayTake({ card: 'headbutt' });
      table.seat(0).takes({ card: 'quick-stab' });

      expect(prints(table, 0, 'hand')).toContain('quick-stab');
      expect(hero(table, 0)).toMatchObject({ focus: 0, stealth: 'hidden' });
      stopHere(table);
    }),
  },
  refuses: {
    ...asNoneOfThem('assassin'),
    'seen, there is nothing to pay for': shows((table) => {
      played(table, 'assassin', { deck: PILE, focus: 1 });

      expect(skipped(table, 'assassin-core')).toContain('2 condition');
      table.seat(0).isAsked('chooseAlternative');
    }),
  },
});

describeCard('ninja-core', {
  does: {
    ...asAllOfThem('ninja', 'determination'),
    ...hides('ninja'),
    'while hidden a second step any way follows': shows((table) => {
      played(table, 'ninja', { stealth: 'hidden' });
      expect(offered(table, 0)).toEqual(['-1,1', '-1,2', '0,0', '0,1', '0,2', '1,0', '1,1']);
      table.seat(0).takes({ id: '0,0' });

      expect(stand(table, 0)).toBe('0,0 facing 0');
      expect(hero(table, 0).stealth).toBe('hidden');
      stopHere(table);
    }),
  },
  refuses: {
    ...asNoneOfThem('ninja'),
    'seen, it takes one step only': shows((table) => {
      played(table, 'ninja');

      expect(skipped(table, 'ninja-core')).toContain('2 condition');
      table.seat(0).isAsked('chooseAlternative');
    }),
  },
});

describeCard('onna-bugeisha-core', {
  does: {
    ...asAllOfThem('onna-bugeisha', 'determination'),
    'instead a wood defence is searched for in the deck': shows((table) => {
      played(table, 'onna-bugeisha', { deck: PILE });
      table.seat(0).takes({ is: 'alternative', at: 1 });
      table.seat(0).mayNotTake({ card: 'quick-stab' }).mayNotTake({ card: 'steel-block' }).takes({ card: 'fend' });

      expect(prints(table, 0, 'hand')).toContain('fend');
      turnIsOver(table);
    }),
    'SEN-SOLO-HERO-onna-b: with two wounds or fewer left it gives a focus': shows((table) => {
      for (const [hurt, focus] of [
        [{ wounds: 2 }, 0],
        [{ wounds: 3 }, 1],
        [{ wounds: 1, bleeding: 2 }, 1],
      ] as const) {
        played(table, 'onna-bugeisha', hurt);
        expect(hero(table, 0).focus).toBe(focus);
        stopHere(table);
      }
    }),
  },
  refuses: asNoneOfThem('onna-bugeisha'),
});

describeCard('ashigaru-core', {
  does: {
    ...asAllOfThem('ashigaru', 'balance', 'determination'),
    'instead a stun goes': shows((table) => {
      played(table, 'ashigaru', { stuns: 2 });
      table.seat(0).takes({ is: 'alternative', at: 1 });
      expect(offered(table, 0)).toEqual([0, 1]);
      table.seat(0).says(1);

      expect(hero(table, 0).stuns).toBe(1);
      turnIsOver(table);
    }),
  },
  refuses: {
    ...asNoneOfThem('ashigaru'),
    'the stuns stay where it draws': shows((table) => {
      played(table, 'ashigaru', { stuns: 2 });
      table.seat(0).takes({ is: 'alternative', at: 0 }).says(0);

      expect(hero(table, 0).stuns).toBe(2);
      turnIsOver(table);
    }),
  },
});

describeCard('monk-core', {
  does: {
    ...asAllOfThem('monk', 'balance', 'determination'),
    'instead another card is given for a focus': shows((table) => {
      played(table, 'monk', { focus: 1 });
      table.seat(0).takes({ is: 'alternative', at: 1 });
      expect(hero(table, 0).focus).toBe(2);
      turnIsOver(table);

      fight(table, {
        cards: { 0: 'monk-core' },
        one: { hero: 'monk', hand: ['fend', 'headbutt', 'war-cry'] },
        other: away,
      });
      table.seat(0).picks({ card: 'fend' }).takes({ id: '0,1' }).takes({ facing: 0 });
      table.seat(0).takes({ is: 'alternative', at: 1 }).picks({ card: 'war-cry' });
      expect(prints(table, 0, 'discard')).toEqual(['fend', 'war-cry']);
      expect(hero(table, 0).focus).toBe(1);
      turnIsOver(table);
    }),
  },
  refuses: asNoneOfThem('monk'),
});

describeCard('sailor-core', {
  does: {
    ...asAllOfThem('sailor', 'determination'),
    'instead another card is given for up to three': shows((table) => {
      fight(table, {
        cards: { 0: 'sailor-core' },
        one: { hero: 'sailor', hand: ['fend', 'headbutt', 'war-cry'] },
        other: away,
      });
      table.seat(0).picks({ card: 'fend' }).takes({ id: '0,1' }).takes({ facing: 0 });
      table.seat(0).takes({ is: 'alternative', at: 1 }).picks({ card: 'war-cry' });
      expect(offered(table, 0)).toEqual([0, 3]);
      table.seat(0).says(3);

      expect(prints(table, 0, 'discard')).toEqual(['fend', 'war-cry']);
      expect(told(table, 'drew')[0]?.cards).toHaveLength(3);
      turnIsOver(table);
    }),
  },
  refuses: asNoneOfThem('sailor'),
});

describeCard('wakou-core', {
  does: {
    ...asAllOfThem('wakou', 'aggression', 'determination'),
    'instead a stun is taken for up to three cards': shows((table) => {
      played(table, 'wakou');
      table.seat(0).takes({ is: 'alternative', at: 1 });
      expect(hero(table, 0).stuns).toBe(1);
      expect(offered(table, 0)).toEqual([0, 3]);
      table.seat(0).says(2);

      expect(told(table, 'drew')[0]?.cards).toHaveLength(2);
      stopHere(table);
    }),
  },
  refuses: {
    ...asNoneOfThem('wakou'),
    'no stun is taken where it draws up to two': shows((table) => {
      played(table, 'wakou');
      table.seat(0).takes({ is: 'alternative', at: 0 }).says(1);

      expect(hero(table, 0).stuns).toBe(0);
      turnIsOver(table);
    }),
  },
});

describeCard('yasuke-core', {
  does: {
    ...asAllOfThem('yasuke', 'balance', 'determination'),
    'instead another card is given for a wood card of the discard pile': shows((table) => {
      fight(table, {
        cards: { 0: 'yasuke-core' },
        one: { hero: 'yasuke', hand: ['fend', 'steel-block', 'war-cry'], discard: ['headbutt', 'feral-sweep'] },
        other: away,
      });
      table.seat(0).picks({ card: 'fend' }).takes({ id: '0,1' }).takes({ facing: 0 });
      table.seat(0).takes({ is: 'alternative', at: 1 }).picks({ card: 'war-cry' });
      table.seat(0).mayNotTake({ card: 'war-cry' }).mayNotTake({ card: 'feral-sweep' }).mayTake({ card: 'fend' });
      table.seat(0).takes({ card: 'headbutt' });

      expect(prints(table, 0, 'discard')).toEqual(['feral-sweep', 'fend', 'war-cry']);
      expect(prints(table, 0, 'hand').slice(0, 2)).toEqual(['steel-block', 'headbutt']);
      turnIsOver(table);
    }),
  },
  refuses: asNoneOfThem('yasuke'),
});

describeCard('yojimbo-core', {
  does: {
    ...asAllOfThem('yojimbo', 'aggression', 'determination'),
    'instead it gains the Advantage': shows((table) => {
      played(table, 'yojimbo', {}, { advantage: [1, 0] });
      table.seat(0).takes({ is: 'alternative', at: 1 });

      expect(table.state.advantage).toEqual([0, 1]);
      turnIsOver(table);
    }),
  },
  refuses: {
    ...asNoneOfThem('yojimbo'),
    'the Advantage stays where it draws': shows((table) => {
      played(table, 'yojimbo', {}, { advantage: [1, 0] });
      table.seat(0).takes({ is: 'alternative', at: 0 }).says(0);

      expect(table.state.advantage).toEqual([1, 0]);
      turnIsOver(table);
    }),
  },
});

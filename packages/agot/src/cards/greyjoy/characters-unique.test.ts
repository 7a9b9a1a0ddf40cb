import { expect } from 'vitest';
import { plotValueOf } from '../../rules/values.ts';
import { card, defending, happening, initiating, resolving, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { inPlay, namesIn } from '../../testing/shown.ts';
import { deadOf, deckOf, discardOf, playOf } from '../../zones.ts';

const military = { attacker: 0, type: 'military' } as const;
const power = { attacker: 0, type: 'power' } as const;

const dominance = { is: 'dominanceDetermined', winner: 0, totals: [5, 3] } as const;

describeCard('aeron-damphair', {
  does: {
    'brings an Ironborn character back from the dead pile after dominance': () => {
      const table = happening(
        {
          phase: 'dominance',
          seats: [{ play: ['aeron-damphair'], dead: ['drowned-men', 'salty-navigator', 'black-winds-crew'] }, {}],
        },
        () => [dominance],
      );
      table.seat(0).takes(use('aeron-damphair')).mayNotTake(card('drowned-men')).takes(card('salty-navigator'));

      expect(inPlay(table, 0)).toEqual(['aeron-damphair', 'salty-navigator']);
      expect(namesIn(table, deadOf(0))).toEqual(['drowned-men', 'black-winds-crew']);
    },
    'AGOT-DEAD-b: also a unique one of which only this copy is dead': () => {
      const table = happening(
        { phase: 'dominance', seats: [{ play: ['aeron-damphair'], dead: ['theon-greyjoy'] }, {}] },
        () => [dominance],
      );
      table.seat(0).takes(use('aeron-damphair'));

      expect(inPlay(table, 0)).toEqual(['aeron-damphair', 'theon-greyjoy']);
    },
  },
  refuses: {
    'does nothing if somebody else wins dominance': () => {
      const table = happening(
        { phase: 'dominance', seats: [{ play: ['aeron-damphair'], dead: ['salty-navigator'] }, {}] },
        () => [{ ...dominance, winner: 1 }],
      );

      table.seat(0).isAsked('pause');
    },
    'AGOT-DEAD-b: a second dead copy keeps a unique character where it is': () => {
      const table = happening(
        { phase: 'dominance', seats: [{ play: ['aeron-damphair'], dead: ['theon-greyjoy', 'theon-greyjoy'] }, {}] },
        () => [dominance],
      );

      table.seat(0).isAsked('pause');
    },
    "does not reach into an opponent's dead pile": () => {
      const table = happening(
        { phase: 'dominance', seats: [{ play: ['aeron-damphair'] }, { dead: ['salty-navigator'] }] },
        () => [dominance],
      );

      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('alannys-greyjoy', {
  does: {
    "lowers the reserve of every opponent's plot while her player is first": () => {
      const { state } = happening({ seats: [{ play: ['alannys-greyjoy'] }, {}, {}] }, () => []);

      expect(state.seated.map((seat) => plotValueOf(state, seat, 'reserve'))).toEqual([6, 5, 5]);
    },
  },
  refuses: {
    'does nothing while somebody else is first': () => {
      const { state } = happening({ first: 1, seats: [{ play: ['alannys-greyjoy'] }, {}] }, () => []);

      expect(plotValueOf(state, 1, 'reserve')).toBe(6);
    },
  },
});

describeCard('asha-greyjoy', {
  does: {
    'stands after an unopposed challenge she was in': () => {
      const table = resolving({ challenge: power, seats: [{ play: ['asha-greyjoy (kneeling, attacking)'] }, {}] });
      table.seat(0).takes(use('asha-greyjoy'));

      expect(inPlay(table, 0)).toEqual(['asha-greyjoy (attacking)']);
    },
    'AGOT-KW-STEALTH-b: bypasses a defender': () => {
      const table = initiating({ seats: [{ play: ['asha-greyjoy'] }, { play: ['black-winds-crew'] }] }, 'military');
      table.seat(0).takes(card('black-winds-crew'));

      table.seat(0).takes(use('asha-greyjoy'));
      expect(inPlay(table, 0)).toEqual(['asha-greyjoy']);
    },
  },
  refuses: {
    'stays knelt if somebody opposed': () => {
      const table = resolving({
        challenge: power,
        seats: [{ play: ['asha-greyjoy (kneeling, attacking)'] }, { play: ['iron-islands-fishmonger (defending)'] }],
      });

      expect(inPlay(table, 0)).toEqual(['asha-greyjoy (kneeling, attacking)']);
      table.seat(0).isAsked('pause');
    },
    'stays knelt if she was not in the challenge': () => {
      const table = resolving({
        challenge: power,
        seats: [{ play: ['asha-greyjoy (kneeling)', 'aeron-damphair (kneeling, attacking)'] }, {}],
      });

      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('balon-greyjoy', {
  does: {
    'AGOT-4.2.2-f: weaker defenders contribute nothing, so that the challenge may be unopposed': () => {
      const table = resolving({
        challenge: power,
        seats: [
          { play: ['balon-greyjoy (kneeling, attacking)'] },
          { play: ['asha-greyjoy (kneeling, defending)', 'euron-crows-eye', 'theon-greyjoy (kneeling, defending)'] },
        ],
      });
      table.seat(0).picks(card('balon-greyjoy'));

      expect(table.state.fought.at(-1)).toMatchObject({ winner: 0 });
      expect(table.happened.find(({ event }) => event.is === 'challengeDecided')?.event).toMatchObject({
        result: { totals: { attacking: 5, defending: 0 }, unopposed: 'yes' },
      });
      expect(inPlay(table, 0)).toEqual(['balon-greyjoy (kneeling, power 1, attacking)']);
    },
    'compares STR as it is now: who is made stronger counts': () => {
      const table = resolving({
        challenge: military,
        seats: [
          { play: ['balon-greyjoy (kneeling, attacking)'] },
          { play: ['drowned-men (kneeling, defending)', 'iron-fleet-scout', 'great-kraken'] },
        ],
      });

      expect(table.state.challenge?.result).toMatchObject({ winner: 0, totals: { attacking: 5, defending: 5 } });
      table.seat(0).picks();
    },
  },
  refuses: {
    'defenders of the same STR count': () => {
      const table = resolving({
        challenge: power,
        seats: [
          { play: ['balon-greyjoy (kneeling, attacking)'] },
          { play: ['balon-greyjoy (kneeling, defending)', 'asha-greyjoy (kneeling, defending)'] },
        ],
      });
      table.seat(0).picks();

      expect(table.state.challenge?.result?.totals).toEqual({ attacking: 5, defending: 5 });
    },
    'weaker attackers beside him count': () => {
      const table = resolving({
        challenge: power,
        seats: [{ play: ['balon-greyjoy (kneeling, attacking)', 'aeron-damphair (kneeling, attacking)'] }, {}],
      });
      table.seat(0).picks();

      expect(table.state.challenge?.result?.totals).toEqual({ attacking: 5 + 3, defending: 0 });
    },
    'weaker defenders count while he only looks on': () => {
      const table = resolving({
        challenge: power,
        seats: [
          { play: ['euron-crows-eye (kneeling, attacking)', 'balon-greyjoy (kneeling)'] },
          { play: ['theon-greyjoy (kneeling, defending)'] },
        ],
      });

      expect(table.state.challenge?.result?.totals).toEqual({ attacking: 6, defending: 3 });
      table.leavesOpen(0);
    },
    'weaker defenders beside him count': () => {
      const table = resolving({
        challenge: { attacker: 1, type: 'power' },
        seats: [
          { play: ['balon-greyjoy (kneeling, defending)', 'theon-greyjoy (kneeling, defending)'] },
          { play: ['asha-greyjoy (kneeling, attacking)'] },
        ],
      });
      table.seat(0).picks();

      expect(table.state.challenge?.result?.totals).toEqual({ attacking: 4, defending: 5 + 3 });
    },
  },
});

describeCard('euron-crows-eye', {
  does: {
    "AGOT-KW-PILLAGE-a: takes a location of the loser's discard pile after he pillaged": () => {
      const table = resolving({
        challenge: power,
        seats: [
          { play: ['euron-crows-eye (kneeling, attacking)'] },
          { deck: ['sea-tower', 'the-kingsroad', 'bodyguard'], discard: ['great-kraken', 'salty-navigator'] },
        ],
      });
      table.seat(0).takes({ keyword: 'pillage' }).picks(card('euron-crows-eye')).takes(use('euron-crows-eye'));
      table.seat(0).mayNotTake(card('salty-navigator')).mayTake(card('great-kraken')).takes(card('sea-tower')).picks();

      expect(inPlay(table, 0)).toEqual(['euron-crows-eye (kneeling, attacking)', 'sea-tower']);
      expect(namesIn(table, deckOf(1))).toEqual(['the-kingsroad', 'bodyguard']);
    },
    'AGOT-OWN-a: the location stays the property of its owner': () => {
      const table = resolving({
        challenge: power,
        seats: [
          { play: ['euron-crows-eye (kneeling, attacking)'] },
          { deck: ['bodyguard', 'bodyguard'], discard: ['sea-tower'] },
        ],
      });
      table.seat(0).takes({ keyword: 'pillage' }).picks(card('euron-crows-eye')).takes(use('euron-crows-eye')).picks();

      const tower = table.state.table.cards.find(({ printed }) => printed === 'sea-tower');
      expect(tower).toMatchObject({ owner: 1, controller: 0, zone: playOf(0) });
    },
  },
  refuses: {
    'AGOT-UNIQ-b: takes no unique location of which its player has a copy in play': () => {
      const table = resolving({
        challenge: military,
        seats: [
          { play: ['euron-crows-eye (kneeling, attacking)', 'great-kraken'] },
          {
            play: ['salty-navigator (kneeling, defending)'],
            deck: ['bodyguard', 'bodyguard'],
            discard: ['great-kraken'],
          },
        ],
      });
      table.seat(0).takes({ keyword: 'pillage' }).picks(card('euron-crows-eye'));

      table.seat(0).isAsked('renown').picks();
      expect(namesIn(table, discardOf(1))).toEqual(['bodyguard', 'great-kraken']);
    },
    "does not answer to another character's pillage": () => {
      const table = resolving({
        challenge: power,
        seats: [
          { play: ['euron-crows-eye (kneeling, attacking)', 'black-winds-crew (kneeling, attacking)'] },
          { deck: ['bodyguard', 'bodyguard'], discard: ['sea-tower'] },
        ],
      });
      table.seat(0).takes({ keyword: 'pillage' }).picks(card('black-winds-crew'));

      table.seat(0).isAsked('renown').picks();
      expect(inPlay(table, 0)).toHaveLength(2);
    },
  },
});

describeCard('maester-wendamyr', {
  does: {
    'AGOT-KW-STEALTH-b: keeps a character from defending': () => {
      const table = initiating(
        { seats: [{ play: ['maester-wendamyr'] }, { play: ['aeron-damphair', 'alannys-greyjoy'] }] },
        'power',
      );
      table.seat(0).takes(card('aeron-damphair'));

      table.seat(1).isAsked('declareDefenders').mayNotTake(card('aeron-damphair')).picks(card('alannys-greyjoy'));
      expect(inPlay(table, 1)).toEqual(['aeron-damphair', 'alannys-greyjoy (kneeling)']);
    },
  },
  refuses: {
    'AGOT-KW-STEALTH-e: bypasses nobody who has stealth': () => {
      const table = initiating(
        { seats: [{ play: ['maester-wendamyr'] }, { play: ['theon-greyjoy', 'alannys-greyjoy'] }] },
        'power',
      );
      table.seat(0).mayNotTake(card('theon-greyjoy')).declines();

      table.seat(1).isAsked('declareDefenders').picks();
    },
  },
});

describeCard('theon-greyjoy', {
  does: {
    'gains power after an unopposed challenge he was in': () => {
      const table = resolving({ challenge: power, seats: [{ play: ['theon-greyjoy (kneeling, attacking)'] }, {}] });
      table.seat(0).takes(use('theon-greyjoy'));

      expect(inPlay(table, 0)).toEqual(['theon-greyjoy (kneeling, power 1, attacking)']);
    },
  },
  refuses: {
    'AGOT-4.2.2-g: gains nothing as a defender, however nobody is left to attack': () => {
      const table = resolving({
        challenge: { attacker: 1, type: 'power' },
        seats: [{ play: ['theon-greyjoy (kneeling, defending)'] }, {}],
      });

      expect(table.state.challenge?.result?.winner).toBe(0);
      table.seat(0).isAsked('pause');
    },
    'gains nothing from a challenge that he was not in': () => {
      const table = defending({
        challenge: military,
        seats: [{ play: ['theon-greyjoy', 'salty-navigator (kneeling, attacking)'] }, {}],
      });

      expect(inPlay(table, 0)).toEqual(['theon-greyjoy', 'salty-navigator (kneeling)']);
      table.seat(0).isAsked('pause');
    },
  },
});

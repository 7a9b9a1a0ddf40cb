import { describe, expect } from 'vitest';
import { scenario } from '../testing/scenario.ts';

describe('what can be declared', () => {
  scenario(
    'OATH-5.5.2-a: sites of the defender anywhere, and relics, banners and the pawn where the two meet',
    ({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { site: 'river' }, blue: { site: 'river', relics: ['map'] }, purple: { site: 'lush-coast' } },
        sites: { 0: 'lush-coast', 2: 'river', 5: { site: 'fertile-valley', warbands: { blue: 1 } } },
        peoplesFavor: { holder: 'blue' },
        law: { banditDefender: 'en' },
      });

      red.campaigns('blue').targetsSite('fertile-valley');
      red.mayTake({ is: 'target', target: { is: 'relic', card: 'map' } });
      red.mayTake({ is: 'target', target: { is: 'banner', banner: 'peoplesFavor' } });
      red.mayNotTake({ is: 'target', target: { is: 'banner', banner: 'darkestSecret' } });
      red.mayNotTake({ is: 'target', target: { is: 'site', slot: 0 } });
      red.targetsPawn().isDone();

      expect(table.told('targetsDeclared')).toMatchObject([{ targets: [{ is: 'site', slot: 5 }, { is: 'pawn' }] }]);
    },
  );

  scenario('OATH-5.5.2-a: what somebody holds who stands elsewhere is out of reach', ({ given, red, table }) => {
    given({
      turn: 'red',
      players: { red: {}, purple: { site: 'river', relics: ['map'] } },
      sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
      peoplesFavor: { holder: 'purple' },
    });

    red.campaigns('purple');

    expect(table.told('targetsDeclared')).toMatchObject([{ targets: [{ is: 'site', slot: 0 }] }]);
  });

  scenario('OATH-5.5.2-b: without a target at the own site nothing can be declared', ({ given, red }) => {
    given({
      turn: 'red',
      players: { red: {}, blue: { relics: ['map'] }, purple: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', warbands: { red: 1 } }, 2: { site: 'river', warbands: { blue: 1 } } },
    });

    red.campaigns('blue').mayNotTake({ is: 'done' });
    red.targetsSite('river').mayNotTake({ is: 'done' });
    red.targetsPawn().mayTake({ is: 'done' });
  });

  scenario('OATH-5.5.2-b: a relic counts as being where the pawn of its holder is', ({ given, red }) => {
    given({
      turn: 'red',
      players: { red: {}, blue: { relics: ['map'] }, purple: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', warbands: { red: 1 } } },
    });

    red.campaigns('blue').targetsRelic('map').mayTake({ is: 'done' });
  });

  scenario('OATH-5.5.2-c: the own site is compulsory if the defender rules it', ({ given, red, table }) => {
    given({
      turn: 'red',
      players: { red: {}, purple: {} },
      sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
    });

    red.campaigns('purple').mayNotTake({ is: 'target', target: { is: 'site', slot: 0 } });
    red.targetsPawn().isDone();

    expect(table.told('targetsDeclared')).toMatchObject([{ targets: [{ is: 'site', slot: 0 }, { is: 'pawn' }] }]);
  });

  scenario('OATH-5.5.2-c: a site the defender does not rule is no target', ({ given, red, table }) => {
    given({
      turn: 'red',
      players: { red: {}, blue: {}, purple: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
    });

    red.campaigns('blue');

    expect(table.told('targetsDeclared')).toMatchObject([{ targets: [{ is: 'pawn' }] }]);
  });

  scenario('OATH-9.2-a: what cannot be a target is not compulsory', ({ given, red, table }) => {
    given({
      turn: 'red',
      players: { red: { secrets: 0, site: 'the-hidden-place' }, purple: { site: 'river' } },
      sites: { 0: { site: 'the-hidden-place', warbands: { purple: 1 } } },
    });

    red.mayNotTake({ is: 'campaign' });
    expect(table.rulerOf('the-hidden-place')).toBe('empire');
  });
});

describe('the dice of targets', () => {
  scenario(
    'OATH-5.5.2-d, OATH-2.8.3-a, OATH-2.4.2-a, OATH-2.5.2-a, OATH-2.2.1-b: a site is worth 1 die, a relic its shields, a banner its tokens, pawn and favor 2',
    ({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: {}, blue: { relics: ['map'] }, purple: { site: 'river' } },
        sites: { 0: { site: 'lush-coast', warbands: { blue: 1 } } },
        darkestSecret: { holder: 'blue', secrets: 4 },
        title: { holder: 'purple' },
      });

      red.campaigns('blue').targetsRelic('map').targetsBanner('darkestSecret').targetsPawn();

      expect(table.told('targetsDeclared')).toMatchObject([{ dice: 1 + 3 + 4 + 2 }]);
    },
  );

  scenario('OATH-5.5.2-f, OATH-2.11-g: the Oathkeeper adds 1 die as the defender', ({ given, red, table }) => {
    given({
      turn: 'red',
      players: { red: {}, blue: {}, purple: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', warbands: { blue: 1 } } },
      title: { holder: 'blue', side: 'oathkeeper' },
    });

    red.campaigns('blue').isDone();

    expect(table.told('targetsDeclared')).toMatchObject([{ dice: 2 }]);
  });

  scenario('OATH-2.11-g: the Usurper adds 2 dice', ({ given, red, table }) => {
    given({
      turn: 'red',
      players: { red: {}, blue: {}, purple: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', warbands: { blue: 1 } } },
      title: { holder: 'blue', side: 'usurper' },
    });

    red.campaigns('blue').isDone();

    expect(table.told('targetsDeclared')).toMatchObject([{ dice: 3 }]);
  });

  scenario(
    'OATH-2.11-i: the title of the Chancellor protects every Imperial defender',
    ({ given, red, blue, table }) => {
      given({
        turn: 'red',
        players: { red: {}, blue: { role: 'citizen', site: 'river' }, purple: { site: 'river' } },
        sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
        title: { holder: 'purple', side: 'oathkeeper' },
      });

      red.campaigns('blue');

      expect(table.told('targetsDeclared')).toMatchObject([{ dice: 2 }]);
      blue.isNotAsked();
    },
  );

  scenario('OATH-2.11-i: the title of a Citizen protects that Citizen', ({ given, red, table }) => {
    given({
      turn: 'red',
      goal: 'devotion',
      players: { red: {}, blue: { role: 'citizen', site: 'river' }, purple: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
      darkestSecret: { holder: 'blue' },
      title: { holder: 'blue', side: 'usurper' },
    });

    red.campaigns('blue');

    expect(table.told('targetsDeclared')).toMatchObject([{ dice: 3 }]);
  });

  scenario('OATH-2.11-i: and nobody else of the Empire', ({ given, red, table }) => {
    given({
      turn: 'red',
      goal: 'devotion',
      players: { red: {}, blue: { role: 'citizen', site: 'river' }, purple: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
      darkestSecret: { holder: 'blue' },
      title: { holder: 'blue', side: 'usurper' },
    });

    red.campaigns('purple');

    expect(table.told('targetsDeclared')).toMatchObject([{ dice: 1 }]);
  });

  scenario(
    'OATH-2.11-i: a Citizen attacked by the Chancellor has no part in that title',
    ({ given, purple, table }) => {
      given({
        turn: 'purple',
        players: { red: { role: 'citizen' }, purple: {} },
        sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
        title: { holder: 'purple' },
      });

      purple.campaigns('red');

      expect(table.told('targetsDeclared')).toMatchObject([{ targets: [{ is: 'pawn' }], dice: 2 }]);
    },
  );

  scenario('OATH-2.11-g: bandits have no title', ({ given, red, table }) => {
    given({ turn: 'red', players: { red: {}, purple: { site: 'river' } } });

    red.campaigns('bandits').isDone();

    expect(table.told('targetsDeclared')).toMatchObject([{ dice: 1 }]);
  });
});

describe('the dice of the attacker', () => {
  scenario('OATH-5.5.2-e: any number from none to the warbands of the board', ({ given, red, table }) => {
    given({
      turn: 'red',
      players: { red: { warbands: 3 }, purple: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } }, 2: { site: 'river', warbands: { red: 2 } } },
    });

    red.campaigns('purple');
    expect(red.offered('number')).toEqual([0, 3]);
    red.says(2);

    expect(table.told('attackRolled')[0]?.faces).toHaveLength(2);
    table.endsHere();
  });

  scenario('OATH-5.5.2-e: a site that a power adds counts, too', ({ given, red }) => {
    given({
      turn: 'red',
      players: { red: { warbands: 1, favor: 1 }, blue: { site: 'river' }, purple: {} },
      sites: { 0: 'lush-coast', 2: { site: 'river', warbands: { red: 3 }, cards: ['captains'] } },
    });

    red.uses('captains').isAsked('attackDice');

    expect(red.offered('number')).toEqual([0, 4]);
  });
});

describe('Allies', () => {
  scenario(
    'OATH-5.5.2-g: the Chancellor joins every Imperial defender from anywhere',
    ({ given, red, purple, table }) => {
      given({
        turn: 'red',
        players: { red: {}, blue: { role: 'citizen' }, purple: { site: 'river' } },
        sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
      });

      red.campaigns('blue').isDone();

      expect(table.told('allyJoined')).toMatchObject([{ seat: purple.seat }]);
      purple.isNotAsked();
    },
  );

  scenario(
    'OATH-5.5.2-g: not if the Chancellor is the attacker, and not beside an Exile',
    ({ given, purple, table }) => {
      given({
        turn: 'purple',
        players: { red: {}, purple: {} },
        sites: { 0: { site: 'lush-coast', warbands: { red: 1 } } },
      });

      purple.campaigns('red').isDone();

      expect(table.told('allyJoined')).toEqual([]);
    },
  );

  scenario(
    'OATH-5.5.2-h: a Citizen at the place of the fight joins if the defender agrees',
    ({ given, red, purple, blue, table }) => {
      given({
        turn: 'red',
        players: { red: {}, blue: { role: 'citizen', warbands: 1 }, purple: { site: 'river' } },
        sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
      });

      red.campaigns('purple');
      blue.isAsked('joinAsAlly').accepts();
      purple.isAsked('allyConsent').accepts();

      expect(table.told('allyJoined')).toMatchObject([{ seat: blue.seat }]);
    },
  );

  scenario('OATH-5.5.2-h: and not if the defender refuses', ({ given, red, purple, blue, table }) => {
    given({
      turn: 'red',
      players: { red: {}, blue: { role: 'citizen', warbands: 1 }, purple: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
    });

    red.campaigns('purple');
    blue.accepts();
    purple.declines();

    expect(table.told('allyJoined')).toEqual([]);
  });

  scenario(
    'OATH-5.5.2-h: each Citizen at the place of the fight is asked, whatever the one before said',
    ({ given, red, purple, blue, yellow, table }) => {
      given({
        turn: 'red',
        players: { red: {}, blue: { role: 'citizen' }, yellow: { role: 'citizen' }, purple: { site: 'river' } },
        sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
      });

      red.campaigns('purple');
      blue.declines();
      yellow.isAsked('joinAsAlly').accepts();
      purple.accepts();

      expect(table.told('allyJoined')).toMatchObject([{ seat: yellow.seat }]);
    },
  );

  scenario('OATH-5.5.2-h: nobody has to join', ({ given, red, purple, blue, table }) => {
    given({
      turn: 'red',
      players: { red: {}, blue: { role: 'citizen', warbands: 1 }, purple: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
    });

    red.campaigns('purple');
    blue.declines();

    purple.isNotAsked();
    expect(table.told('allyJoined')).toEqual([]);
  });

  scenario(
    'OATH-5.5.2-h: a Citizen at a targeted site may join, one elsewhere may not',
    ({ given, red, blue, yellow }) => {
      given({
        turn: 'red',
        players: {
          red: {},
          blue: { role: 'citizen', site: 'fertile-valley' },
          yellow: { role: 'citizen', site: 'river' },
          purple: { site: 'river' },
        },
        sites: {
          0: { site: 'lush-coast', warbands: { purple: 1 } },
          5: { site: 'fertile-valley', warbands: { purple: 1 } },
        },
      });

      red.campaigns('purple').targetsSite('fertile-valley');

      blue.isAsked('joinAsAlly').declines();
      yellow.isNotAsked();
    },
  );

  scenario('OATH-5.5.2-h: a Citizen who attacks does not join the other side', ({ given, red, table }) => {
    given({
      turn: 'red',
      players: { red: { role: 'citizen' }, purple: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
    });

    red.campaigns('purple');

    expect(table.told('allyJoined')).toEqual([]);
    expect(table.told('campaignEnded')).toHaveLength(1);
  });

  scenario('OATH-5.5.2-i: what the Chancellor rules as an Ally binds the choice of targets', ({ given, red }) => {
    given({
      turn: 'red',
      players: { red: {}, blue: { role: 'citizen' }, purple: { site: 'river', advisers: ['giant-python'] } },
      sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } }, 2: { site: 'river', warbands: { purple: 1 } } },
    });

    // One site is worth an odd die; a second one makes it even.
    red.campaigns('blue').mayNotTake({ is: 'done' });
    red.targetsSite('river').mayTake({ is: 'done' });
  });

  scenario(
    'OATH-5.5.2-b, OATH-9.2-a: a target counts once, so it cannot make its own odd die even',
    ({ given, red }) => {
      given({
        turn: 'red',
        players: { red: {}, blue: { advisers: ['giant-python'], relics: ['map'] }, purple: { site: 'steppe' } },
        sites: {
          0: { site: 'lush-coast', warbands: { red: 1 } },
          2: { site: 'river', warbands: { blue: 1 } },
          3: 'steppe',
        },
        peoplesFavor: { holder: 'blue', favor: 2 },
      });

      // The pawn and the banner are worth two dice each, the Map three and the river one.
      red.campaigns('blue').targetsRelic('map');
      red.mayTake({ is: 'target', target: { is: 'site', slot: 2 } });
      red.mayNotTake({ is: 'done' });

      given({
        turn: 'red',
        players: { red: {}, blue: { advisers: ['giant-python'] }, purple: { site: 'steppe' } },
        sites: {
          0: { site: 'lush-coast', warbands: { red: 1 } },
          2: { site: 'river', warbands: { blue: 1 } },
          3: 'steppe',
        },
        peoplesFavor: { holder: 'blue', favor: 2 },
      });
      red.campaigns('blue').mayNotTake({ is: 'target', target: { is: 'site', slot: 2 } });
      red.targetsPawn().mayTake({ is: 'done' });
    },
  );

  scenario(
    'OATH-5.5.2-i: what a Citizen brings who joins later does not undo the targets',
    ({ given, red, blue, purple, table }) => {
      given({
        turn: 'red',
        players: { red: {}, blue: { role: 'citizen', advisers: ['giant-python'] }, purple: { site: 'river' } },
        sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
      });

      red.campaigns('purple');
      blue.accepts();
      purple.accepts();

      expect(table.told('targetsDeclared')).toMatchObject([{ targets: [{ is: 'site', slot: 0 }], dice: 2 }]);
    },
  );

  scenario(
    'OATH-5.5.2-i: against a side with a Vow of Peace nothing is sacrificed',
    ({ given, rolls, red, blue, purple, table }) => {
      given({
        turn: 'red',
        players: {
          red: { warbands: 3 },
          blue: { role: 'citizen', advisers: ['vow-of-peace'] },
          purple: { site: 'river' },
        },
        sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
      });
      rolls({ attack: ['sword'], defence: ['blank', 'blank'] });

      red.campaigns('purple').says(1);
      blue.accepts();
      purple.accepts();

      expect(table.told('campaignDecided')).toMatchObject([{ winner: 'defence' }]);
      expect(table.told('sacrificed')).toEqual([]);
    },
  );
});

describe('sites that change a campaign', () => {
  scenario('OATH-2.8.5-e: a target at Plains forces one attack die more', ({ given, red, table }) => {
    given({
      turn: 'red',
      players: { red: { warbands: 1 }, purple: {} },
      sites: { 0: { site: 'plains', warbands: { purple: 1 } } },
    });

    red.campaigns('purple').targetsPawn().isDone().says(1);

    // Once, although two targets are there.
    expect(table.told('attackRolled')[0]?.faces).toHaveLength(2);
  });

  scenario('OATH-2.8.5-e: a Mountain takes one away', ({ given, red, table }) => {
    given({
      turn: 'red',
      players: { red: { warbands: 2 }, purple: {} },
      sites: { 0: { site: 'mountain', warbands: { purple: 1 } } },
    });

    red.campaigns('purple').targetsPawn().isDone().says(2);

    expect(table.told('attackRolled')[0]?.faces).toHaveLength(1);
  });

  scenario(
    'OATH-2.8.5-e, OATH-5.5.3-c: and gives the defence one if there is none to take',
    ({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { warbands: 2 }, purple: { site: 'river' } },
        sites: { 0: { site: 'mountain', warbands: { purple: 1 } } },
      });

      red.campaigns('purple').says(0);

      expect(table.told('attackRolled')[0]?.faces).toHaveLength(0);
      expect(table.told('defenceRolled')[0]?.faces).toHaveLength(3);
    },
  );

  scenario('OATH-2.8.5-e: a target elsewhere changes nothing at Plains', ({ given, red, table }) => {
    given({
      turn: 'red',
      players: { red: { warbands: 1, site: 'river' }, purple: { site: 'lush-coast' } },
      sites: {
        0: 'lush-coast',
        1: { site: 'plains', warbands: { purple: 1 } },
        2: { site: 'river', warbands: { purple: 1 } },
      },
    });

    red.campaigns('purple').isDone().says(1);

    expect(table.told('attackRolled')[0]?.faces).toHaveLength(1);
  });

  scenario('OATH-2.8.5-i: several targets behind one pass bring it along once', ({ given, red, table }) => {
    given({
      turn: 'red',
      players: { red: {}, purple: {} },
      sites: {
        0: { site: 'lush-coast', warbands: { purple: 1 } },
        2: { site: 'river', warbands: { purple: 1 } },
        3: { site: 'narrow-pass', warbands: { purple: 1 } },
        4: { site: 'steppe', warbands: { purple: 1 } },
      },
    });

    red.campaigns('purple').targetsSite('river').targetsSite('steppe').isDone();

    expect(table.told('targetsDeclared')).toMatchObject([
      {
        targets: [
          { is: 'site', slot: 0 },
          { is: 'site', slot: 2 },
          { is: 'site', slot: 3 },
          { is: 'site', slot: 4 },
        ],
      },
    ]);
  });

  scenario('OATH-2.8.5-i: targets behind a Narrow Pass bring the pass along', ({ given, red, table }) => {
    given({
      turn: 'red',
      players: { red: {}, purple: {} },
      sites: {
        0: { site: 'lush-coast', warbands: { purple: 1 } },
        2: { site: 'river', warbands: { purple: 1 } },
        3: { site: 'narrow-pass', warbands: { purple: 1 } },
      },
    });

    red.campaigns('purple').targetsSite('river').isDone();

    expect(table.told('targetsDeclared')).toMatchObject([
      {
        targets: [
          { is: 'site', slot: 0 },
          { is: 'site', slot: 2 },
          { is: 'site', slot: 3 },
        ],
      },
    ]);
  });

  scenario('OATH-2.8.5-i: where somebody else rules the pass, nothing behind it is a target', ({ given, red }) => {
    given({
      turn: 'red',
      players: { red: {}, purple: {}, blue: { site: 'fertile-valley' } },
      sites: {
        0: { site: 'lush-coast', warbands: { purple: 1 } },
        2: { site: 'river', warbands: { purple: 1 } },
        3: { site: 'narrow-pass', warbands: { blue: 1 } },
      },
    });

    red.campaigns('purple').mayNotTake({ is: 'target', target: { is: 'site', slot: 2 } });
  });

  scenario('OATH-2.8.5-i: who rules the pass need not target it', ({ given, red, table }) => {
    given({
      turn: 'red',
      players: { red: {}, purple: {} },
      sites: {
        0: { site: 'lush-coast', warbands: { purple: 1 } },
        2: { site: 'river', warbands: { purple: 1 } },
        3: { site: 'narrow-pass', warbands: { red: 1 } },
      },
    });

    red.campaigns('purple').targetsSite('river').isDone();

    expect(table.told('targetsDeclared')).toMatchObject([
      {
        targets: [
          { is: 'site', slot: 0 },
          { is: 'site', slot: 2 },
        ],
      },
    ]);
  });

  scenario('OATH-2.8.5-i: nor does who stands in its region', ({ given, red, table }) => {
    given({
      turn: 'red',
      players: { red: { site: 'river' }, purple: { site: 'lush-coast' } },
      sites: {
        0: 'lush-coast',
        2: { site: 'river', warbands: { purple: 1 } },
        3: { site: 'narrow-pass', warbands: { purple: 1 } },
      },
    });

    red.campaigns('purple').isDone();

    expect(table.told('targetsDeclared')).toMatchObject([{ targets: [{ is: 'site', slot: 2 }] }]);
  });

  scenario('OATH-2.8.5-m: targets at the Hidden Place cost a secret, once in a campaign', ({ given, red }) => {
    given({
      turn: 'red',
      players: { red: { secrets: 2, site: 'the-hidden-place' }, purple: { site: 'the-hidden-place' } },
      sites: { 0: { site: 'the-hidden-place', warbands: { purple: 1 } } },
    });

    red.campaigns('purple').targetsPawn().isDone();

    expect(red.secrets).toBe(1);
    expect(red.spentSecrets).toBe(1);
  });

  scenario('OATH-2.8.5-m: a facedown secret does not pay for it', ({ given, red }) => {
    given({
      turn: 'red',
      players: { red: { spentSecrets: 2, site: 'lush-coast' }, purple: {} },
      sites: {
        0: { site: 'lush-coast', warbands: { purple: 1 } },
        1: { site: 'the-hidden-place', warbands: { purple: 1 } },
      },
    });

    red.campaigns('purple').mayNotTake({ is: 'target', target: { is: 'site', slot: 1 } });
  });
});

import type { Viewer } from '@kronika/kernel';
import { expect } from 'vitest';
import { battle } from './testing/battle.ts';
import { type OathTable, scenario } from './testing/scenario.ts';
import { oddsIn } from './view-campaign.ts';

const RED = 1;

function namedTo(table: OathTable, viewer: Viewer) {
  const possible = table.view(viewer).campaign?.possible ?? [];
  return possible.filter(({ named }) => named !== 'no').map(({ target }) => target);
}

scenario('OATH-5.5.2-a: while targets are named, only the attacker sees which', ({ given, red, table }) => {
  given(battle({ blue: { site: 'lush-coast' } }));

  red.campaigns('blue').isAsked('targets');

  expect(namedTo(table, RED)).toEqual([{ is: 'site', slot: 0 }]);
  expect(namedTo(table, 'spectator')).toEqual([]);
  table.endsHere();
});

scenario('OATH-5.5.5-c: the exact sacrifice and both totals are told', ({ given, rolls, red, table }) => {
  given(battle({}));
  rolls({ attack: [], defence: ['shield'] });

  red.campaigns('blue').says(0).isAsked('sacrifice');

  const campaign = table.view(RED).campaign;
  expect(campaign).toMatchObject({ attackTotal: 0, defenceTotal: 2, needed: 3, force: 6 });
  expect(campaign === null ? undefined : oddsIn(campaign)).toEqual({ outright: 0, withSacrifice: 1 });
  table.endsHere();
});

scenario('OATH-5.5.3-a: who attacks is told of the plans that may answer, and what they change', (scene) => {
  const { given, red, blue, table } = scene;
  given(battle({ cards: ['longbows'] }));

  red.campaigns('blue').says(2);
  blue.isAsked('plans');

  const campaign = table.view(RED).campaign;
  expect(campaign?.answers).toMatchObject([
    { choice: -1, attack: -1 },
    { choice: 1, attack: 1 },
  ]);
  expect(table.view('spectator').campaign?.answers).toEqual([]);
  const outright = (answer?: { readonly attack: number; readonly defence: number }) =>
    campaign === null ? 0 : oddsIn(campaign, answer).outright;
  expect(outright(campaign?.answers[0])).toBeLessThan(outright());
  table.endsHere();
});

scenario(
  'OATH-9.4-c: a plan that was discarded meanwhile is not pointed at in its pile',
  ({ given, purple, blue, table }) => {
    given({
      turn: 'purple',
      players: { purple: { warbands: 6 }, blue: { site: 'river', advisers: ['traveling-doctor'] } },
      sites: { 0: { site: 'lush-coast', warbands: { blue: 1 } } },
    });

    purple.campaigns('blue').says(0);
    blue.usesPlan('traveling-doctor');
    expect(table.view('spectator').campaign?.plans).toHaveLength(1);
    purple.accepts().isAsked('occupy');

    expect(table.zoneOf('traveling-doctor')).toMatch(/^discard/);
    expect(table.view('spectator').campaign?.plans).toEqual([]);
    table.endsHere();
  },
);

import { ANYBODY, type Lang, present, printedId, type Reader, readerIn, type SeatId, seenBy } from '@kronika/kernel';
import { cannot, type EffectBegan, type Modifier, untilEndOf } from '@kronika/lcg';
import { describe, expect, test } from 'vitest';
import { CHALLENGE_TYPES } from '../cards/fact.ts';
import { agot } from '../game.ts';
import { ICON } from '../rules/has.ts';
import { actions, happening, resolving, revealed, use } from '../testing/card-table.ts';
import { the } from '../testing/given.ts';
import { text } from './text.ts';

type Table = ReturnType<typeof actions>;

/** The lines that a viewer reads of everything that has happened. */
function lines(
  table: Table,
  lang: Lang,
  viewer: 0 | 1 | 'spectator',
  reader: Reader = readerIn(viewer),
): readonly string[] {
  return table.happened.flatMap((one) =>
    seenBy(agot, [one], viewer).flatMap((event) => text[lang].event(event, agot.view(one.state, viewer), reader) ?? []),
  );
}

test('which type of challenge was named is said, as nothing on the table shows it', () => {
  const table = revealed({ seats: [{ plot: 'calm-over-westeros' }, {}] }, 'calm-over-westeros');
  table.seat(0).takes({ is: 'challengeType', type: 'military' });

  expect(lines(table, 'en', 1, ANYBODY)).toContain('Player 1 names military challenges: Calm Over Westeros.');
  expect(lines(table, 'pl', 1, ANYBODY)).toContain('Gracz 1 wskazuje wyzwania militarne: Spokój nad Westeros.');
  expect(lines(table, 'en', 0)).toContain('You name military challenges: Calm Over Westeros.');
});

describe('a line says who it is about, and why', () => {
  const beaten = () =>
    resolving({
      challenge: { attacker: 0, type: 'military' },
      seats: [{ play: ['robb-stark (attacking)'], plot: 'a-noble-cause' }, { play: ['direwolf-pup'] }],
    });

  test('AGOT-CLAIM-MIL-a: who dies for the claim, whose it was, and what the claim is', () => {
    const table = beaten();
    table.seat(0).picks();

    expect(lines(table, 'en', 1)).toContain('Your Direwolf Pup dies: claim.');
    expect(lines(table, 'pl', 1)).toContain('Twoja postać Szczenię wilkora ginie: roszczenia.');
    expect(lines(table, 'en', 0)).toContain('Player 2’s Direwolf Pup dies: claim.');
    expect(lines(table, 'pl', 0)).toContain('Gracz 2 – Szczenię wilkora ginie: roszczenia.');
    expect(lines(table, 'en', 0).join(' ')).toMatch(/You win \d+ : 0, unopposed\. Claim 1: 1 character dies\./);
  });

  test('AGOT-4.2.3-a: power says what it is for and how much there is now', () => {
    const table = beaten();
    table.seat(0).picks();

    expect(lines(table, 'en', 0)).toContain('You gain 1 power, now 1: unopposed.');
    expect(lines(table, 'pl', 1)).toContain('Gracz 1 zyskuje 1 władzę, ma 1: wyzwanie bez obrony.');
  });

  test('AGOT-CLAIM-POW-c: a claim for power names no more of it than the faction card has', () => {
    const claimed = (power: number) =>
      lines(
        resolving({
          challenge: { attacker: 0, type: 'power' },
          seats: [
            { play: ['robb-stark (attacking)'], plot: 'a-noble-cause' },
            { faction: `house-lannister (power ${power})` },
          ],
        }),
        'en',
        0,
      ).join(' ');

    expect(claimed(0)).toContain('Claim 1: the loser has no power to give up.');
    expect(claimed(2)).toContain('Claim 1: the loser gives up 1 power.');
  });

  test('AGOT-INIT-e, AGOT-INIT-f: a tie for initiative says what broke it', () => {
    const compared = (...power: readonly [number, number]) => {
      const table = happening({ seats: power.map((much) => ({ faction: `house-stark (power ${much})` })) }, () => [
        { is: 'initiativeWon', seat: 0, values: [5, 5], rule: 'AGOT-INIT-b' },
      ]);
      return lines(table, 'en', 0);
    };

    expect(compared(0, 2)).toEqual(['You win initiative: you – 5, Player 2 – 5; tie goes to the least power.']);
    expect(compared(1, 1)).toEqual(['You win initiative: you – 5, Player 2 – 5; tie broken by chance.']);
  });

  test('AGOT-7.3-b: what is above the reserve says so', () => {
    const table = happening({ seats: [{ hand: ['ice'], plot: 'a-noble-cause' }, {}] }, (state) => [
      { is: 'cardDiscarded', card: the(state, 'ice'), rule: 'AGOT-7.3-b' },
    ]);

    expect(lines(table, 'en', 0)).toEqual(['You discard Ice: over the reserve of 6.']);
    expect(lines(table, 'pl', 1)).toEqual(['Gracz 1 odrzuca dodatek Lód: rezerwy 6.']);
  });

  test('a card is named as the cause of what it does', () => {
    const table = actions({ seats: [{ play: ['grey-wind'] }, { play: ['direwolf-pup'] }] });
    table.seat(0).takes(use('grey-wind'));

    expect(lines(table, 'en', 1).at(-1)).toMatch(/^Your .* dies: Grey Wind\.$/);
    expect(lines(table, 'pl', 'spectator').at(-1)).toMatch(/^Gracz 2 – .* ginie: Szary Wicher\.$/);
  });
});

describe('what lasts is told in a sentence', () => {
  test('AGOT-COST-h: whose next card is cheaper, and by how much', () => {
    const table = actions({ phase: 'marshaling', seats: [{ play: ['the-kingsroad'] }, {}] });
    table.seat(0).takes(use('the-kingsroad'));

    expect(lines(table, 'en', 0)).toContain(
      'Your next character costs 3 less until the end of the phase: The Kingsroad.',
    );
    expect(lines(table, 'pl', 0)).toContain('Twoja następna postać kosztuje o 3 mniej do końca fazy: Królewski Trakt.');
    expect(lines(table, 'en', 1)).toContain(
      'Player 1’s next character costs 3 less until the end of the phase: The Kingsroad.',
    );
    expect(lines(table, 'pl', 1)).toContain(
      'Następna postać gracza Gracz 1 kosztuje o 3 mniej do końca fazy: Królewski Trakt.',
    );
  });

  const lasting = (change: Pick<EffectBegan['effect'], 'gives'> & { readonly of: 'card' | 'seat' }) =>
    happening({ seats: [{ play: ['the-knight-of-flowers'] }, {}] }, (state) => {
      const self = the(state, 'the-knight-of-flowers');
      const source = { self, printed: printedId('confinement'), key: 'any' };
      const cards = change.of === 'card' ? [self] : [];
      const seats: readonly SeatId[] = change.of === 'seat' ? [0] : [];
      return [
        {
          is: 'effectBegan',
          effect: {
            source,
            by: 1,
            cards,
            seats,
            gives: change.gives,
            until: present(untilEndOf(state, 'phase'), 'the phase'),
          },
        },
      ];
    });

  test('several icons are lost at once, by a card without its article behind whose it is', () => {
    const gives = CHALLENGE_TYPES.map((name): Modifier => ({ is: 'lose', what: ICON, name }));
    const table = lasting({ of: 'card', gives });

    expect(lines(table, 'en', 0)).toEqual([
      'Your Knight of Flowers loses the military, intrigue and power icons until the end of the phase: Confinement.',
    ]);
    expect(lines(table, 'pl', 1)).toEqual([
      'Rycerz Kwiatów (Gracz 1) traci symbole: militarny, intrygi i władzy do końca fazy: Uwięzienie.',
    ]);
  });

  test('who is forbidden something is spoken to', () => {
    const table = lasting({ of: 'seat', gives: [cannot('initiate/intrigue', 'AGOT-4.2-b')] });

    expect(lines(table, 'en', 0)).toEqual([
      'You cannot initiate intrigue challenges until the end of the phase: Confinement.',
    ]);
    expect(lines(table, 'pl', 0)).toEqual(['Nie możesz inicjować wyzwań intrygi do końca fazy: Uwięzienie.']);
    expect(lines(table, 'pl', 1)).toEqual(['Gracz 1 nie może inicjować wyzwań intrygi do końca fazy: Uwięzienie.']);
  });
});

test('AGOT-CANCEL-a: what is cancelled is told with what cancels it', () => {
  const table = actions({
    seats: [
      { gold: 9, hand: ['the-things-i-do-for-love'], play: ['cersei-lannister'] },
      { gold: 4, hand: ['the-hands-judgment'], play: ['burned-men', 'robb-stark'] },
    ],
  });
  table.seat(0).takes(use('the-things-i-do-for-love')).takes({ is: 'gold', amount: 4 });
  table.seat(1).takes(use('the-hands-judgment'));

  expect(lines(table, 'en', 0)).toContain("Player 2 plays The Hand's Judgment to cancel The Things I Do For Love.");
  expect(lines(table, 'pl', 1)).toContain(
    'Zagrywasz wydarzenie Wyrok Namiestnika, by anulować efekt karty Czego się nie robi dla miłości.',
  );
  expect(lines(table, 'en', 0)).toContain('You play The Things I Do For Love.');
});

test('who is active and that a challenge is over goes without saying; a pass does not', () => {
  const seen = agot.view(actions({ seats: [{ play: ['grey-wind'] }, { play: ['sansa-stark'] }] }).state, 0);
  const passed = { is: 'passed', seat: 1, window: 'challenges' };

  expect(text.en.event({ is: 'challengeEnded' }, seen, ANYBODY)).toBeUndefined();
  expect(text.en.event(passed, seen, readerIn(0))).toBe('Player 2 passes.');
  expect(text.pl.event(passed, seen, readerIn(1))).toBe('Pasujesz.');
});

import { type AgotState, agot, STARTER_DECKS } from '@kronika/agot';
import { CLAN_DECKS, type L5rState, l5r } from '@kronika/l5r';
import { median } from '../measure.ts';
import { atMost, type Findings, type Ratio } from '../result.ts';
import { type Course, type Prompt, promptsOf } from './person.ts';

const MATCHES = 10;

/** How many prompts may leave no choice. */
const MEANINGLESS = 0.05;

/** What a person is asked in a round, at most in the median. */
interface Aim {
  readonly prompts: number;
  readonly clicks: number;
}

/** What a person is asked in whole matches against the bot of the game, at a table as the first page sets it up. */
export async function promptsBenchmark(): Promise<Findings> {
  const found = [
    findingsOf('l5r', l5rMatches(), { prompts: 20, clicks: 30 }),
    findingsOf('agot/joust', agotMatches(2), { prompts: 15, clicks: 22 }),
    findingsOf('agot/melee', agotMatches(4)),
  ];
  return {
    ratios: Object.assign({}, ...found.map(({ ratios }) => ratios)),
    details: found.flatMap(({ details }) => details),
  };
}

function l5rMatches(): readonly Course<L5rState>[] {
  return matches((match) => ({
    game: l5r,
    seed: `prompts/l5r/${match}`,
    setup: { seats: 2, windows: 'brief', decks: idsFrom(CLAN_DECKS, match, 2) },
    round: (state) => state.round,
  }));
}

function agotMatches(seats: number): readonly Course<AgotState>[] {
  return matches((match) => ({
    game: agot,
    seed: `prompts/agot/${seats}/${match}`,
    setup: { seats, windows: 'brief', decks: idsFrom(STARTER_DECKS, match, seats) },
    round: (state) => state.round,
  }));
}

function matches<S>(course: (match: number) => Course<S>): readonly Course<S>[] {
  return Array.from({ length: MATCHES }, (_, match) => course(match));
}

/** So many decks in a row, beginning at a place that differs from match to match. */
function idsFrom(decks: readonly { readonly id: string }[], first: number, count: number): readonly string[] {
  return Array.from({ length: count }, (_, i) => decks[(first + i) % decks.length]?.id ?? '');
}

function findingsOf<S>(name: string, courses: readonly Course<S>[], aim?: Aim): Findings {
  const played = courses.map(promptsOf);
  const all = played.flat();
  const rounds = played.flatMap(byRound);
  const prompts = median(rounds.map(({ length }) => length));
  const clicks = median(rounds.map(clicksIn));
  const meaningless = all.filter(({ meaningful }) => !meaningful);
  const ratios: Record<string, Ratio> = {
    [`prompts/${name}/meaningless`]: atMost(MEANINGLESS, meaningless.length / all.length),
  };
  if (aim !== undefined) {
    ratios[`prompts/${name}/round`] = atMost(aim.prompts, prompts);
    ratios[`prompts/${name}/clicks`] = atMost(aim.clicks, clicks);
  }
  return {
    ratios,
    details: [
      { name: `${name}: prompts in a round`, value: prompts, unit: 'prompts' },
      { name: `${name}: clicks in a round`, value: clicks, unit: 'clicks' },
      { name: `${name}: prompts in a match`, value: median(played.map(({ length }) => length)), unit: 'prompts' },
      ...groups(all).map(([key, those]) => ({
        name: `${name}: ${key}, of ${those.length} prompts without a choice`,
        value: those.filter(({ meaningful }) => !meaningful).length,
        unit: 'prompts' as const,
      })),
    ],
  };
}

/** What was asked in each round of a match; the set-up is none. */
function byRound(prompts: readonly Prompt[]): readonly (readonly Prompt[])[] {
  const rounds = new Map<number, Prompt[]>();
  for (const prompt of prompts) {
    if (prompt.round < 1) continue;
    const those = rounds.get(prompt.round) ?? [];
    those.push(prompt);
    rounds.set(prompt.round, those);
  }
  return [...rounds.values()];
}

function clicksIn(prompts: readonly Prompt[]): number {
  return prompts.reduce((sum, { clicks }) => sum + clicks, 0);
}

/** The prompts by what is asked, the most frequent first. */
function groups(prompts: readonly Prompt[]): readonly (readonly [string, readonly Prompt[]])[] {
  const byKey = new Map<string, Prompt[]>();
  for (const prompt of prompts) byKey.set(prompt.key, [...(byKey.get(prompt.key) ?? []), prompt]);
  return [...byKey].sort(([, one], [, other]) => other.length - one.length);
}

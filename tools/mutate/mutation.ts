import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Journal } from '../journal.ts';
import { share, Worker } from './crew.ts';
import { folderFor } from './journal.ts';
import { type Mutant, mutantsOf } from './mutant.ts';
import { type KnownTest, testsFor } from './nearness.ts';
import { type Project, packageOf, sourcesUnder } from './project.ts';
import { sampleOf } from './sample.ts';
import { typeFault } from './types.ts';
import { isCaught, type Verdict } from './verdict.ts';

export interface Question {
  /** The folder or file to mutate, from the root. */
  readonly path: string;
  readonly sample: number;
  readonly seed: string;
  /** Parts of the paths of the tests that judge; none means those of the package. */
  readonly tests: readonly string[];
  /** Kept matches fail after any change at all, so they say little about the tests. */
  readonly keptMatches: 'included' | 'excluded';
  /** Whether what an earlier run has found is used. */
  readonly from: 'where it was' | 'the start';
  readonly workers: number;
}

export interface Result {
  readonly mutant: Mutant;
  readonly verdict: Verdict;
}

/** What happens on the way, for whoever watches. */
export interface Watcher {
  tests(done: number, all: number): void;
  result(result: Result, done: number, all: number): void;
}

export interface Found {
  /** How many mutants the sample was taken from. */
  readonly mutants: number;
  readonly results: readonly Result[];
}

/** A file of tests, as it is kept. */
interface KeptTest {
  readonly test: string;
  readonly reached: readonly string[];
  readonly milliseconds: number;
}

interface KeptVerdict {
  readonly id: string;
  readonly verdict: Verdict;
}

/** How long a file of tests may take: a machine that is busy with other things is no loop. */
const PATIENCE = { milliseconds: 30_000, times: 5 };

/** Tries a sample of mutants against the tests. */
export async function mutate(project: Project, question: Question, watcher: Watcher): Promise<Found> {
  const files = sourcesUnder(project, question.path);
  const all = files.flatMap((file) => mutantsOf(file, readFileSync(join(project.root, file), 'utf8')));
  const sample = sampleOf(all, question.sample, question.seed);
  const folder = folderFor(project.root, [question.path, question.keptMatches, ...question.tests]);
  const tests = new Journal<KeptTest>(join(folder, 'tests.jsonl'));
  const verdicts = new Journal<KeptVerdict>(join(folder, 'verdicts.jsonl'));
  if (question.from === 'the start') for (const journal of [tests, verdicts]) journal.forget();

  const workers = Array.from({ length: question.workers }, () => new Worker(project));
  try {
    const judges = ((await workers[0]?.open()) ?? []).filter((test) => judgesBy(question, test));
    if (judges.length === 0) throw new Error('there are no such tests to judge by');
    const known = await knownTests(workers, { files, judges, journal: tests, watcher });
    const results = await verdictsOn(workers, { project, sample, known, journal: verdicts, watcher });
    return { mutants: all.length, results };
  } finally {
    for (const worker of workers) worker.close();
  }
}

function judgesBy({ path, tests, keptMatches }: Question, test: string): boolean {
  if (keptMatches === 'excluded' && test.includes('/golden/')) return false;
  return tests.length === 0 ? test.startsWith(`${packageOf(path)}/`) : tests.some((part) => test.includes(part));
}

interface Measuring {
  readonly files: readonly string[];
  readonly judges: readonly string[];
  readonly journal: Journal<KeptTest>;
  readonly watcher: Watcher;
}

/** Runs every test once on the sources as they are, to learn what it runs and how long it takes. */
async function knownTests(workers: readonly Worker[], measuring: Measuring): Promise<readonly KnownTest[]> {
  const { files, judges, journal, watcher } = measuring;
  const known = new Map(journal.read().map((kept) => [kept.test, kept]));
  const failing: string[] = [];
  const missing = judges.filter((test) => !known.has(test));
  await share(workers, missing, async (worker, test) => {
    const finding = await worker.run({ is: 'reach', files, test }, () => 600_000);
    if (finding.outcome.is !== 'passed') failing.push(`${test}: ${JSON.stringify(finding.outcome)}`);
    if (finding.outcome.is === 'timedOut' || !('reached' in finding)) return;
    const { reached, milliseconds } = finding;
    const kept = { test, reached, milliseconds };
    known.set(test, kept);
    if (finding.outcome.is === 'passed') journal.add(kept);
    watcher.tests(known.size, judges.length);
  });
  if (failing.length > 0) throw new Error(`these tests fail without any change:\n${failing.join('\n')}`);
  return [...known.values()].map(({ reached, ...kept }) => ({ ...kept, reached: new Set(reached) }));
}

interface Judging {
  readonly project: Project;
  readonly sample: readonly Mutant[];
  readonly known: readonly KnownTest[];
  readonly journal: Journal<KeptVerdict>;
  readonly watcher: Watcher;
}

async function verdictsOn(workers: readonly Worker[], judging: Judging): Promise<readonly Result[]> {
  const { project, sample, known, journal, watcher } = judging;
  const verdicts = new Map(journal.read().map(({ id, verdict }) => [id, verdict]));
  let done = sample.filter(({ id }) => verdicts.has(id)).length;
  const left = sample.filter(({ id }) => !verdicts.has(id));
  await share(workers, left, async (worker, mutant) => {
    const verdict = await judged(project, mutant, await tried(worker, mutant, testsFor(mutant, known)));
    verdicts.set(mutant.id, verdict);
    journal.add({ id: mutant.id, verdict });
    done += 1;
    watcher.result({ mutant, verdict }, done, sample.length);
  });
  return sample.flatMap((mutant) => {
    const verdict = verdicts.get(mutant.id);
    return verdict === undefined ? [] : [{ mutant, verdict }];
  });
}

/** The verdict of the tests, unless the compiler knows better. */
async function judged(project: Project, mutant: Mutant, verdict: Verdict): Promise<Verdict> {
  if (isCaught(verdict)) return verdict;
  const why = await typeFault(project, mutant);
  return why === undefined ? verdict : { is: 'mistyped', why };
}

async function tried(worker: Worker, mutant: Mutant, judges: readonly KnownTest[]): Promise<Verdict> {
  if (judges.length === 0) return { is: 'unreached' };
  const usual = new Map(judges.map(({ test, milliseconds }) => [test, milliseconds]));
  const limit = (test: string) => PATIENCE.milliseconds + PATIENCE.times * (usual.get(test) ?? 0);
  const { outcome } = await worker.run({ is: 'try', mutant, tests: judges.map(({ test }) => test) }, limit);
  switch (outcome.is) {
    case 'passed':
      return { is: 'survived' };
    case 'failed':
      return { is: 'killed', by: outcome.test, why: outcome.why };
    case 'timedOut':
      return { is: 'timedOut', by: outcome.test };
  }
}

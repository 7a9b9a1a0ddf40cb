import { join } from 'node:path';
import { BaseSequencer, createVitest, type TestSpecification, type Vitest } from 'vitest/node';
import { Course, type Ran } from './course.ts';
import { type Altered, altering } from './plugin.ts';
import type { Project } from './project.ts';
import { testProjects } from './test-projects.ts';

/** Runs the files in the order they are given. */
class AsGiven extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files;
  }
}

/**
 * The tests of the project, kept ready: what was transformed once stays so, and only what is altered is loaded anew.
 * A run has a thread of its own, so nothing is left of the one before.
 */
export class Suite {
  readonly #root: string;
  readonly #vitest: Vitest;
  readonly #course: Course;
  readonly #tests: ReadonlyMap<string, TestSpecification>;

  private constructor(root: string, vitest: Vitest, course: Course, specifications: readonly TestSpecification[]) {
    this.#root = root;
    this.#vitest = vitest;
    this.#course = course;
    this.#tests = new Map(specifications.map((test) => [course.named(test.moduleId), test]));
  }

  static async open({ root, config }: Project): Promise<Suite> {
    const course = new Course(root);
    const plugin = altering(root, () => course.altered);
    const vitest = await createVitest('test', {
      root,
      config: false,
      watch: false,
      // What takes long or fails with a fault in it says nothing about the tests as they are.
      cache: false,
      pool: 'threads',
      maxWorkers: 1,
      sequence: { sequencer: AsGiven },
      projects: await testProjects(join(root, config), plugin),
      reporters: [course],
    });
    course.onInit(vitest);
    return new Suite(root, vitest, course, await vitest.globTestSpecifications());
  }

  /** The files of tests there are. */
  get tests(): readonly string[] {
    return [...this.#tests.keys()];
  }

  /** Runs tests on altered sources, up to the first that fails. */
  async run(altered: Altered, tests: readonly string[], begins: (test: string) => void): Promise<Ran> {
    const course = this.#course;
    this.#forget(course.altered);
    this.#forget(altered);
    course.start(altered, begins);
    const specifications = tests.flatMap((test) => this.#tests.get(test) ?? []);
    const { unhandledErrors } = await this.#vitest.runTestSpecifications(specifications);
    const [error] = unhandledErrors;
    if (error !== undefined) course.fail(tests[0] ?? '', `outside of any test: ${messageOf(error)}`);
    return course.ran;
  }

  async close(): Promise<void> {
    await this.#vitest.close();
  }

  /** Lets the files that an alteration touches be transformed anew. */
  #forget(altered: Altered): void {
    const files = altered.is === 'mutated' ? [altered.mutant.file] : altered.is === 'instrumented' ? altered.files : [];
    for (const file of files) this.#vitest.invalidateFile(join(this.#root, file));
  }
}

function messageOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);
}

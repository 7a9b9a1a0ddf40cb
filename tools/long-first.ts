import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take much longer than any other. Begun last, one of them would keep a single core busy while the other rests. */
const LONG = [
  'src/open-windows.test.ts',
  'src/brief-windows.test.ts',
  'skirmish/skirmish.test.ts',
  'server/src/crash/crash.test.ts',
  'bench/src/server/benchmark.test.ts',
  'l5r/board/mapping.test.ts',
];

/**
 * Begins with the files that take longest. The projects follow one another, because a process is only used again for
 * the next file if that is of the same project.
 */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.some((name) => moduleId.endsWith(name));
    const longFirst = [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
    const projects = [...new Set(longFirst.map(({ project }) => project))];
    return projects.flatMap((project) => longFirst.filter((file) => file.project === project));
  }
}

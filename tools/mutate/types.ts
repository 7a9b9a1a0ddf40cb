import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { applied } from './change.ts';
import { KEPT } from './journal.ts';
import type { Mutant } from './mutant.ts';
import type { Project } from './project.ts';

const run = promisify(execFile);
const TSC = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');

/**
 * What the compiler has against a mutant, if anything: `npm test` checks types, too, so nobody could make that fault
 * unnoticed. Only complaints about the mutated file count. It is compiled from a folder of its own that is laid over the
 * sources; those are never written to.
 */
export async function typeFault({ root }: Project, mutant: Mutant): Promise<string | undefined> {
  const config = configFor(root, mutant.file);
  if (config === undefined) return undefined;
  mkdirSync(join(root, KEPT), { recursive: true });
  const overlay = mkdtempSync(join(root, KEPT, 'types-'));
  try {
    const file = join(overlay, mutant.file);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, applied(readFileSync(join(root, mutant.file), 'utf8'), mutant));
    writeFileSync(join(overlay, 'tsconfig.json'), JSON.stringify(overlaid(overlay, root, config, file)));
    return await complaint(overlay, relative(overlay, file));
  } finally {
    rmSync(overlay, { recursive: true, force: true });
  }
}

/** The settings that a file is compiled with: those of the nearest folder that has any. */
function configFor(root: string, file: string): string | undefined {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    const config = join(root, folder, 'tsconfig.json');
    if (existsSync(config)) return config;
    if (folder === '.') return undefined;
  }
}

function overlaid(overlay: string, root: string, config: string, file: string) {
  return {
    extends: relative(overlay, config),
    compilerOptions: { noEmit: true, rootDirs: [relative(overlay, root), '.'] },
    files: [relative(overlay, file)],
    include: [],
  };
}

async function complaint(overlay: string, file: string): Promise<string | undefined> {
  try {
    await run(process.execPath, [TSC, '-p', 'tsconfig.json', '--pretty', 'false'], { cwd: overlay });
    return undefined;
  } catch (error) {
    const said =
      typeof error === 'object' && error !== null && 'stdout' in error ? String(error.stdout) : String(error);
    return said.split('\n').find((line) => line.replaceAll('\\', '/').startsWith(file.replaceAll('\\', '/')));
  }
}

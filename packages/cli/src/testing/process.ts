import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Finished } from './finished.ts';

const PROGRAM = fileURLToPath(new URL('../../bin/kronika.mjs', import.meta.url));

/** Runs the program as people do, in a process of its own, with what a pipe brings as its input. */
export async function kronikaProcess(args: readonly string[], input = ''): Promise<Finished> {
  const env = { ...process.env, LC_ALL: 'C', NO_COLOR: '1' };
  const child = spawn(process.execPath, [PROGRAM, ...args], { env, stdio: 'pipe' });
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  child.stdin.end(input);
  await once(child, 'close');
  return { code: child.exitCode ?? -1, stdout, stderr };
}

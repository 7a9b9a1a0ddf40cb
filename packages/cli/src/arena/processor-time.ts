import { readFileSync } from 'node:fs';

/** Processor time of this process with all its threads, in seconds: what a busy machine takes away is not in it. */
export function ownProcessorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Ticks of Linux in a second. */
const TICKS = 100;
/** Where user time and system time stand behind the name of the program in `/proc/PID/stat`. */
const USER_TIME = 11;

/** Processor time of another process, in hundredths of seconds, where the system tells it (Linux); else time on the wall. */
export function processorSeconds(pid: number | undefined): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[USER_TIME]) + Number(fields[USER_TIME + 1])) / TICKS;
  } catch {
    return performance.now() / 1_000;
  }
}

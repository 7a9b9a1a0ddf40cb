import { contextOf } from './context.ts';
import { run } from './program.ts';

// Who pipes the output into `head` has seen enough: that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

const context = contextOf(process);
await run(process.argv.slice(2), context);
context.terminal.close();

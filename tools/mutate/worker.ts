// A process that keeps the tests ready and runs them on altered sources, as it is told.
import type { Answer, Order } from './messages.ts';
import { Suite } from './suite.ts';

let suite: Suite | undefined;

async function follow(order: Order): Promise<Answer> {
  if (order.is === 'open') {
    suite = await Suite.open(order.project);
    return { is: 'opened', tests: suite.tests };
  }
  if (suite === undefined) return { is: 'broken', why: 'nothing was opened' };
  const begins = (test: string) => say({ is: 'begins', test });
  const ran =
    order.is === 'reach'
      ? await suite.run({ is: 'instrumented', files: new Set(order.files) }, [order.test], begins)
      : await suite.run({ is: 'mutated', mutant: order.mutant }, order.tests, begins);
  return { is: 'ran', ran };
}

function say(answer: Answer): void {
  if (process.connected) process.send?.(answer);
}

process.on('message', (order: Order) => {
  follow(order).then(say, (error: unknown) => say({ is: 'broken', why: String(error) }));
});
// Whoever started this is gone; a test that loops must not go on for ever.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
// Ctrl+C reaches this one, too. The driver decides what happens then.
process.on('SIGINT', () => undefined);

import { fileURLToPath } from 'node:url';
import { type Found, mutate, type Question, type Watcher } from './mutation.ts';
import { parse, USAGE } from './options.ts';
import { sourcesUnder } from './project.ts';
import { jsonOf, lineOf, summaryOf } from './report.ts';

const PROJECT = {
  root: fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, ''),
  config: 'vitest.config.ts',
};

const watcher: Watcher = {
  tests: (done, all) => {
    if (done % 10 === 0 || done === all) console.log(`tests measured: ${done}/${all}`);
  },
  result: (result, done, all) => console.log(`${done}/${all}  ${lineOf(result)}`),
};

async function run(question: Question): Promise<Found | undefined> {
  if (sourcesUnder(PROJECT, question.path).length === 0) {
    console.error(`there are no sources to mutate at ${question.path}`);
    return undefined;
  }
  try {
    return await mutate(PROJECT, question, watcher);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return undefined;
  }
}

const parsed = parse(process.argv.slice(2));
switch (parsed.is) {
  case 'help':
    console.log(USAGE);
    break;
  case 'refused':
    console.error(`${parsed.why}\n\n${USAGE}`);
    process.exitCode = 2;
    break;
  case 'run': {
    const found = await run(parsed.question);
    if (found === undefined) process.exitCode = 1;
    else {
      console.log(`\n${summaryOf(found)}`);
      if (parsed.output === 'json') console.log(jsonOf(found));
    }
  }
}

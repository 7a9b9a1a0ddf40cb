import { changeAndAskAgain, play, query, scenario } from './worked-example.ts';

scenario();
process.stdout.write(JSON.stringify({ play: play(), query: query(), asked: changeAndAskAgain() }));

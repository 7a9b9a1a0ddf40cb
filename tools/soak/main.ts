import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registry } from '@kronika/games';
import { type Game, isRefusal, refusalText } from '@kronika/kernel';
import { Journal } from '../journal.ts';
import { sourcesUnder } from '../mutate/project.ts';
import { ROOT } from '../packages.ts';
import { CHAIN, type ChainResult, playChain } from './chain.ts';
import { parse, type Soak, USAGE } from './options.ts';

/** What was played, on which sources. */
interface Played {
  readonly game: string;
  readonly code: string;
  readonly seed: string;
  readonly chains: readonly ChainResult[];
}

/** Nothing of these runs in a random game. */
const UNPLAYED = /\/(?:bot|compendium)\//;

/** The sources that decide which games are played and how they go, as a short hash. */
function codeOf(game: Game): string {
  const hash = createHash('sha256');
  const packages = ['kernel', 'lcg', 'decks', game.id].map((name) => `packages/${name}/src`);
  for (const folder of [...packages, 'tools/soak'])
    for (const file of sourcesUnder({ root: ROOT, config: '' }, folder).filter((path) => !UNPLAYED.test(path)))
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(ROOT, file)))
        .update('\0');
  return hash.digest('hex').slice(0, 12);
}

function play(game: Game, { games, seed, minutes }: Soak): Played {
  const code = codeOf(game);
  const journal = new Journal<ChainResult>(join(ROOT, '.soak', `${game.id}-${code}-${seed}.jsonl`));
  const known = new Map(journal.read().map((result) => [result.chain, result]));
  const until = Date.now() + minutes * 60_000;
  for (let chain = 0; chain * CHAIN < games && Date.now() < until; chain += 1) {
    if (known.has(chain)) continue;
    const result = playChain(game, chain, seed);
    known.set(chain, result);
    journal.add(result);
    for (const fault of result.faults) console.log(`FAULT  ${fault}`);
    console.log(`chain ${chain}: ${result.games} games, ${result.decisions} decisions`);
  }
  return { game: game.id, code, seed, chains: [...known.values()] };
}

function told({ game, code, seed, chains }: Played) {
  const sum = (of: (result: ChainResult) => number) => chains.reduce((total, result) => total + of(result), 0);
  return {
    game,
    code,
    seed,
    games: sum(({ games }) => games),
    decisions: sum(({ decisions }) => decisions),
    faults: chains.flatMap(({ faults }) => faults),
  };
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
    const game = registry.find(parsed.soak.game);
    if (isRefusal(game)) {
      console.error(refusalText(game, 'en'));
      process.exitCode = 2;
      break;
    }
    const found = told(play(game, parsed.soak));
    console.log(
      `${found.game}, sources ${found.code}, seed ${found.seed}: ${found.games} games with ${found.decisions} decisions played, ${found.faults.length} faults`,
    );
    if (parsed.output === 'json') console.log(JSON.stringify(found));
    if (found.faults.length > 0) process.exitCode = 1;
  }
}

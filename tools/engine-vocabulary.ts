import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { entries } from '@kronika/games';
import { type GameEntry, seatRangeOf } from '@kronika/kernel';
import { type Fields, type Vocabulary, vocabularyOf } from '@kronika/testkit/driver';
import { ROOT } from './packages.ts';

/** Writes into docs/engine.md what each game asks: `npx tsx tools/engine-vocabulary.ts`. A test says when that is due. */
const DOCUMENT = join(ROOT, 'docs/engine.md');
const BEGIN = '<!-- vocabulary: written by tools/engine-vocabulary.ts -->';
const END = '<!-- end of the vocabulary -->';

const SEEDS = ['one', 'two', 'three'];
const DECISIONS = 500;

/** Every ready deck against the next one, and a table with as many seats as fit. */
function setupsOf({ game, decks }: GameEntry): readonly object[] {
  const { min, max } = seatRangeOf(game.setup);
  const ready = decks?.ready.map(({ id }) => id) ?? [];
  const pairs = ready.map((id, i) => ({ seats: 2, decks: [id, ready[(i + 1) % ready.length]] }));
  return [...pairs, { seats: min }, { seats: max }];
}

/** The document with its vocabulary as the games are now. */
export function documentNow(): { readonly written: string; readonly due: string } {
  const written = readFileSync(DOCUMENT, 'utf8');
  const [before, rest = ''] = written.split(BEGIN);
  const [, after = ''] = rest.split(END);
  return { written, due: `${before}${BEGIN}\n\n${entries.map(sectionOf).join('\n\n')}\n\n${END}${after}` };
}

function sectionOf(entry: GameEntry): string {
  const { game, messages = [] } = entry;
  const heard = vocabularyOf(game, { setups: setupsOf(entry), seeds: SEEDS, decisions: DECISIONS });
  const all = [...new Set([...heard.messages.keys(), ...messages])].sort();
  return [
    `### ${game.text.en.name} (\`${game.id}\`)`,
    '| message key | question | fields | kinds of options |\n| --- | --- | --- | --- |\n' +
      all.map((key) => messageRow(key, heard)).join('\n'),
    '| kind of option | fields |\n| --- | --- |\n' +
      [...heard.options]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([kind, fields]) => `| \`${kind}\` | ${fieldsIn(fields)} |`)
        .join('\n'),
  ].join('\n\n');
}

/** A key that was not heard is asked by a text that did not come up: its prompt is all that is told of it. */
function messageRow(key: string, { messages }: Vocabulary): string {
  const seen = messages.get(key);
  if (seen === undefined) return `| \`${key}\` | | | |`;
  const options = [...seen.options].sort().map((kind) => `\`${kind}\``);
  return `| \`${key}\` | ${[...seen.questions].sort().join(', ')} | ${fieldsIn(seen.fields)} | ${options.join(', ')} |`;
}

function fieldsIn(fields: Fields): string {
  return [...fields]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, words]) => `\`${name}\`: ${[...words].sort().join(' or ')}`)
    .join('; ');
}

if (process.argv[1]?.endsWith('engine-vocabulary.ts')) writeFileSync(DOCUMENT, documentNow().due);

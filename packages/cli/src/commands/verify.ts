import { contradictionsIn, invalid, isRefusal, present, type Refusal } from '@kronika/kernel';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { type Recorded, recordedIn } from '../recorded.ts';
import { conclude } from '../refuse.ts';
import { outcomeText, type Sight } from '../table/show.ts';
import type { Words } from '../text/words.ts';
import { wordsIn } from '../text/words-in.ts';
import { about } from '../text-file.ts';

interface Options {
  readonly json?: true;
}

/** `kronika verify`: whether a record is what it says. */
export function addVerify(program: Command, context: Context): void {
  program
    .command('verify')
    .summary('check a recorded match')
    .description(
      'Plays a record again and checks that it leads to the match it says, and never to one that the rules forbid. Anything else: exit code 2.',
    )
    .argument('<file>', 'a record, as written by kronika play --save')
    .option('--json', 'print one JSON object on the last line')
    .action(async (file: string, options: Options) => conclude(context, await verifyFile(context, file, options)));
}

async function verifyFile(context: Context, file: string, options: Options): Promise<Refusal | undefined> {
  const { terminal, lang } = context;
  const words = wordsIn(lang);
  const recorded = await recordedIn(file, context, words);
  if (isRefusal(recorded)) return recorded;
  const contradiction = contradictionIn(recorded, words);
  if (contradiction !== undefined) return about(file, contradiction);
  const { game, record, verified, pages } = recorded;
  if (options.json) {
    terminal.print(JSON.stringify({ ...verified, fingerprint: record.end.fingerprint }));
    return undefined;
  }
  const sight: Sight = { game, viewer: 'arbiter', lang, paint: terminal.paint };
  const { match } = present(pages.at(-1), 'the end');
  terminal.print(terminal.paint.good(words.report.sound(file)));
  terminal.print(words.report.recorded(game.text[lang].name, verified.decisions));
  terminal.print(outcomeText(sight, match) ?? words.replay.unfinished);
  return undefined;
}

/** The first match on the way that cannot be by the rules: the decisions fit, and the game itself went wrong. */
function contradictionIn({ game, pages }: Recorded, words: Words): Refusal | undefined {
  for (const { match } of pages) {
    const [fault] = contradictionsIn(game, match);
    if (fault !== undefined)
      return invalid('the record', { at: '', problem: words.problem.contradicts(match.decisions, fault) });
  }
  return undefined;
}

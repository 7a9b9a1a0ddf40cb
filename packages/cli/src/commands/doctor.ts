import { isRefusal, type Refusal } from '@kronika/kernel';
import type { Examination, Finding } from '@kronika/server';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { unusableFolder } from '../data-folder.ts';
import { conclude, EXIT_REFUSED } from '../refuse.ts';
import { langOption } from '../text/lang.ts';
import type { Words } from '../text/words.ts';
import { wordsIn } from '../text/words-in.ts';

interface Options {
  readonly lang: Context['lang'];
  readonly repair?: true;
  readonly json?: true;
}

/** `kronika doctor`: whether a data folder is whole, and what can be mended. */
export function addDoctor(program: Command, context: Context): void {
  program
    .command('doctor')
    .summary('find and mend damage in a data folder')
    .description(
      'Looks for damage in the data folder of a server that is not running: the file, and every table in it.\n' +
        'Nothing is changed without --repair. Exit code 2 if something is damaged and was not mended.',
    )
    .argument('<data>', 'the data folder, as given to kronika serve --data')
    .option('--repair', 'make a new database of what can be saved; the other one is kept beside it')
    .addOption(langOption(context))
    .option('--json', 'print one JSON object on the last line')
    .action(async (data: string, options: Options) =>
      conclude(context, await examineFolder(context, data, options), options.lang),
    );
}

async function examineFolder(context: Context, data: string, options: Options): Promise<Refusal | undefined> {
  const words = wordsIn(options.lang);
  const examination = await examined(context, data, options);
  if (isRefusal(examination)) return examination;
  if (options.json) context.terminal.print(JSON.stringify(examination));
  else printExamination(context, words, examination);
  if (examination.findings.some((finding) => !isMended(finding, examination))) context.exit(EXIT_REFUSED);
  return undefined;
}

async function examined(
  { registry }: Context,
  data: string,
  { repair, lang }: Options,
): Promise<Examination | Refusal> {
  // Loaded only here: other commands do not wait for it.
  const { examine, UnusableDataError } = await import('@kronika/server');
  try {
    return examine({ registry, data, mode: repair ? 'repair' : 'look', now: Date.now() });
  } catch (error) {
    if (error instanceof UnusableDataError) return unusableFolder(data, error.because, wordsIn(lang));
    throw error;
  }
}

function isMended({ cure }: Finding, { kept }: Examination): boolean {
  return cure === 'mend' && kept !== undefined;
}

function printExamination({ terminal }: Context, words: Words, { tables, findings, kept }: Examination): void {
  const say = words.doctor;
  for (const finding of findings) {
    const { what, table, cure, detail } = finding;
    const where = table === undefined ? '' : `${terminal.paint.key(table)}: `;
    terminal.print(`${where}${say.what[what](detail)} ${say.cure[kept === undefined ? 'could' : 'did'][cure]}`);
  }
  if (findings.length === 0) terminal.print(terminal.paint.good(say.sound(tables)));
  else terminal.print(terminal.paint.heading(say.found(findings.length, tables)));
  if (kept !== undefined) terminal.print(say.kept(kept));
}

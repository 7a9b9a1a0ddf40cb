import { LANGS, type Lang } from '@kronika/kernel';
import { Option } from 'commander';

/** The language the environment asks for: Polish where it says so, else English. */
export function langOf(env: NodeJS.ProcessEnv): Lang {
  const locale = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find((value) => value !== undefined && value !== '') ?? '';
  return locale.toLowerCase().startsWith('pl') ? 'pl' : 'en';
}

/** The option `--lang` of the commands that show a table. */
export function langOption(context: { readonly lang: Lang }): Option {
  return new Option('--lang <lang>', 'the language').choices(LANGS).default(context.lang);
}

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { invalid, isRefusal, type Refusal } from '@kronika/kernel';
import type { Words } from '../text/words.ts';
import { readTextFile, unusable } from '../text-file.ts';

const PACKAGES = fileURLToPath(new URL('../../../', import.meta.url));

/** Where a game keeps the weights of its evaluation. */
export function weightsFileOf(game: string): string {
  return join(PACKAGES, game, 'src/bot/evaluation/weights.ts');
}

/** The table that such a file holds, from its opening brace to its end. */
const TABLE = /(export const WEIGHTS\b[^{]*\{\n)[^}]*(\};\n)/;

/** A file with a table of weights, and how new ones are written into it. */
export interface WeightsFile {
  readonly file: string;
  /** Replaces the table; everything around it stays. */
  write(weights: Readonly<Record<string, number>>): Promise<Refusal | undefined>;
}

/** Opens a file that weights are to be written to, so that it is known before they are fitted that this will work. */
export async function openWeights(file: string, words: Words): Promise<WeightsFile | Refusal> {
  const text = await readTextFile(file, words);
  if (isRefusal(text)) return text;
  if (!TABLE.test(text)) return invalid(file, { at: '', problem: words.problem.noWeights });
  return {
    file,
    async write(weights) {
      const lines = Object.entries(weights).map(([feature, weight]) => `  ${keyOf(feature)}: ${weight},\n`);
      try {
        await writeFile(
          file,
          text.replace(TABLE, (_, before: string, after: string) => before + lines.join('') + after),
        );
        return undefined;
      } catch (error) {
        return unusable(file, error, words);
      }
    },
  };
}

function keyOf(feature: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(feature) ? feature : `'${feature}'`;
}

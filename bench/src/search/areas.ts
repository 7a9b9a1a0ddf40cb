/** Whose code runs while a bot looks ahead. */
export const AREAS = ['rules', 'rulesOfThumb', 'search'] as const;
export type Area = (typeof AREAS)[number];

/** The area of a source file of ours; nothing for files of others. */
export function areaOf(source: string): Area | undefined {
  if (!source.includes('packages/')) return undefined;
  if (source.includes('packages/bots/')) return 'search';
  return /packages\/\w+\/src\/bot\//.test(source) ? 'rulesOfThumb' : 'rules';
}

/** Where a source file begins in a bundle. */
interface Section {
  readonly line: number;
  readonly source: string;
}

/** The source files of a bundle: esbuild names each in a comment above its code. */
export function sectionsOf(bundle: string): readonly Section[] {
  return bundle.split('\n').flatMap((text, line) => {
    const source = /^\/\/ (\S+\.[jt]s)$/.exec(text)?.[1];
    return source === undefined ? [] : [{ line, source }];
  });
}

/** The source file of a line in a bundle. */
export function sourceAt(sections: readonly Section[], line: number): string | undefined {
  return sections.findLast((section) => section.line <= line)?.source;
}

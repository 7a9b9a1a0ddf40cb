import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { ROOT } from './packages.ts';

/** A piece of code in a document, and the file it says it is from. */
export interface Excerpt {
  readonly file: string | undefined;
  readonly code: string;
}

/** Every file of the repository, also those that are about to be added, and every folder with files in it. */
export function repositoryPaths(): ReadonlySet<string> {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return new Set(listed.split('\0').filter(isStillThere).flatMap(withFolders));
}

/** What was removed stays listed until the removal is staged. */
function isStillThere(path: string): boolean {
  return path !== '' && existsSync(join(ROOT, path));
}

function withFolders(path: string): readonly string[] {
  const folder = posix.dirname(path);
  return folder === '.' ? [path] : [path, ...withFolders(folder)];
}

export function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

/** TypeScript has to say its file; other code may. */
export function excerptsIn(text: string): readonly Excerpt[] {
  return [...text.matchAll(/^```(\w*)(?: file=(\S+))?\n([\s\S]*?)^```$/gm)].flatMap(([, language, file, code = '']) =>
    language === 'ts' || file !== undefined ? [{ file, code }] : [],
  );
}

/** The files a document links to, from the root and without the part behind #. */
export function linksIn(document: string, text: string): readonly string[] {
  return [...prose(text).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => posix.join(posix.dirname(document), target).replace(/\/$/, ''));
}

/** What is written like a path from the root, or like one from `packages` into the sources of a package. */
const PATH = /^(?:(?:packages|tools|docs|bench|e2e)\/|[\w-]+\/(?:src|bin|build)\/)[\w./*{},@-]*$/;

/** What is written like a file of the sources, from whatever folder the document is about. */
const FILE = /^[\w./*{},@-]*\w\.(?:tsx?|mjs|css)$/;

/** The paths a document names as code. */
export function pathsIn(text: string): readonly string[] {
  return [...prose(text).matchAll(/`([^`\n]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) => PATH.test(code) || FILE.test(code))
    .map((code) => code.replace(/\/$/, ''));
}

function prose(text: string): string {
  return text.replace(/^```[\s\S]*?^```$/gm, '');
}

/**
 * Whether a path leads somewhere: from the root, from `packages`, or for a mere file from any folder. With braces and
 * stars each of its forms has to.
 */
export function leadsSomewhere(path: string, paths: ReadonlySet<string>): boolean {
  return expanded(path).every((form) => {
    const end = patternOf(form);
    const start = PATH.test(path) ? '(?:packages/)?' : '(?:.*/)?';
    const pattern = new RegExp(`^${start}${end}$`);
    return [...paths].some((other) => pattern.test(other));
  });
}

function patternOf(path: string): string {
  return path.replaceAll('.', '\\.').replace(/\*+/g, (stars) => (stars === '*' ? '[^/]*' : '.*'));
}

function expanded(path: string): readonly string[] {
  const [whole, before = '', choices = '', after = ''] = /^(.*?)\{([^{}]*)\}(.*)$/.exec(path) ?? [];
  return whole === undefined ? [path] : choices.split(',').flatMap((choice) => expanded(before + choice + after));
}

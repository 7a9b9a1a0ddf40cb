import { posix } from 'node:path';
import { AMBIENT, ENTRIES, FOR_TESTS, LAYERS, type Layer } from './layers.ts';
import { codeOf, importsOf } from './source.ts';

/** A package as it lies in its folder. */
export interface Package {
  /** Its name in the table of layers. */
  readonly name: string;
  readonly dependencies: readonly string[];
  readonly devDependencies: readonly string[];
  readonly files: readonly SourceFile[];
}

export interface SourceFile {
  /** Inside the package, e.g. `src/index.ts`. */
  readonly path: string;
  readonly source: string;
}

const OURS = '@kronika/';

/** Everything in which a package breaks the architecture; empty when it keeps to it. */
export function faultsOf(checked: Package): readonly string[] {
  const layer = LAYERS[checked.name];
  if (layer === undefined) return [`${checked.name} is missing from the table of layers`];
  return [
    ...checked.files.flatMap((file) => [
      ...importFaults(checked, layer, file),
      ...ambientFaults(checked, layer, file),
      ...thenableFaults(checked, file),
    ]),
    ...unusedDependencies(checked),
  ];
}

function isTest({ path }: SourceFile): boolean {
  return /\.test\.tsx?$/.test(path) || path.includes('/testing/');
}

/** What a file may import: by its package's layer, and by what package.json names. */
interface Allowance {
  readonly layer: Layer;
  readonly file: SourceFile;
  readonly named: readonly string[];
}

function importFaults(checked: Package, layer: Layer, file: SourceFile): readonly string[] {
  const forTests = isTest(file) || layer.kind === 'testKit';
  const named = [...checked.dependencies, ...(forTests ? checked.devDependencies : [])];
  return importsOf(file.source).flatMap((specifier) => {
    const fault = importFault(specifier, { layer, file, named });
    return fault === undefined ? [] : [`${checked.name}/${file.path} imports ${specifier}: ${fault}`];
  });
}

function importFault(specifier: string, { layer, file, named }: Allowance): string | undefined {
  if (specifier.startsWith('.'))
    return posix.join(posix.dirname(file.path), specifier).startsWith('..') ? 'it leaves the package' : undefined;
  if (specifier.startsWith('node:'))
    return layer.kind === 'engine' && !isTest(file) ? 'an engine uses no input or output' : undefined;
  if (specifier.startsWith('virtual:'))
    return layer.kind === 'program' ? undefined : 'only the build of a program makes modules';
  const imported = packageOf(specifier);
  if (imported.startsWith(OURS)) {
    if (imported !== specifier && !ENTRIES.includes(specifier)) return 'it goes past the index of the package';
    const name = imported.slice(OURS.length);
    if (isTest(file) && FOR_TESTS.includes(name)) return undefined;
    if (!layer.uses.includes(name)) return 'the table of layers does not allow it';
  }
  return named.includes(imported) ? undefined : 'package.json does not name it';
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** A name that is no property: nothing but a spread may put a dot in front of it. */
function standsAlone(name: string): RegExp {
  return new RegExp(`(?<![\\w$]|(?<!\\.\\.)\\.)${name}(?![\\w$])`);
}

/** `Math` is fine, except for what it draws, and except for a detour to it. */
const CHANCE = /\bMath\s*\.\s*random\b|\bMath\b(?!\s*\.)/;

function ambientFaults({ name: owner }: Package, layer: Layer, file: SourceFile): readonly string[] {
  if (layer.kind !== 'engine' || isTest(file)) return [];
  const code = codeOf(file.source);
  const used = AMBIENT.filter((name) => standsAlone(name).test(code));
  return [...used, ...(CHANCE.test(code) ? ['Math.random'] : [])].map(
    (name) => `${owner}/${file.path} uses ${name}: an engine uses no clock, no input or output, no ambient chance`,
  );
}

const EXPORTED_THEN = /\bexport\s+(?:async\s+)?(?:function|const|let|class)\s+then\b|\bexport\s*\{[^}]*\bthen\s*[,}]/;

/** `await import()` of a module that exports `then` takes it for a promise, and waits for ever. */
function thenableFaults({ name }: Package, file: SourceFile): readonly string[] {
  return EXPORTED_THEN.test(codeOf(file.source))
    ? [`${name}/${file.path} exports "then": whoever imports it dynamically waits for ever`]
    : [];
}

function unusedDependencies({ name, dependencies, files }: Package): readonly string[] {
  const used = new Set(files.filter((file) => !isTest(file)).flatMap(({ source }) => importsOf(source).map(packageOf)));
  return dependencies
    .filter((dependency) => !used.has(dependency))
    .map((dependency) => `${name}/package.json names ${dependency}, and nothing imports it`);
}

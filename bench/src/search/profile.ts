import { readFileSync } from 'node:fs';
import { type Profiler, Session } from 'node:inspector/promises';
import { fileURLToPath } from 'node:url';
import { AREAS, type Area, areaOf, sectionsOf, sourceAt } from './areas.ts';

/** How often it is looked which function runs, in microseconds. */
const INTERVAL = 400;

/** The share of each area in the time that our code took. Collecting garbage and the program around it are left out. */
export async function sharesIn(work: () => void): Promise<Readonly<Record<Area, number>>> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: INTERVAL });
  await session.post('Profiler.start');
  work();
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  return sharesOf(profile);
}

function sharesOf({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Readonly<Record<Area, number>> {
  const areas = areasOf(nodes);
  const spent: Record<Area, number> = { rules: 0, rulesOfThumb: 0, search: 0 };
  for (const [at, id] of samples.entries()) {
    const area = areas.get(id);
    if (area !== undefined) spent[area] += timeDeltas[at] ?? 0;
  }
  const all = AREAS.reduce((sum, area) => sum + spent[area], 0);
  return { rules: spent.rules / all, rulesOfThumb: spent.rulesOfThumb / all, search: spent.search / all };
}

/** The area of each node of a profile. What belongs to nobody, such as `Array.map`, is its caller's. */
function areasOf(nodes: readonly Profiler.ProfileNode[]): ReadonlyMap<number, Area> {
  const found = new Map<number, Area>();
  const own = ownAreas();
  const callers = new Map(nodes.flatMap((node) => (node.children ?? []).map((child) => [child, node.id] as const)));
  // Callers are listed before what they call.
  for (const { id, callFrame } of nodes) {
    const area = own(callFrame.url, callFrame.lineNumber) ?? found.get(callers.get(id) ?? 0);
    if (area !== undefined) found.set(id, area);
  }
  return found;
}

/** Tells the area of a place in a script: a bundle, or a source as it is. */
function ownAreas(): (url: string, line: number) => Area | undefined {
  const bundles = new Map<string, ReturnType<typeof sectionsOf>>();
  return (url, line) => {
    if (url.endsWith('.ts')) return areaOf(url);
    if (!url.startsWith('file:')) return undefined;
    let sections = bundles.get(url);
    if (sections === undefined) {
      sections = sectionsOf(readFileSync(fileURLToPath(url), 'utf8'));
      bundles.set(url, sections);
    }
    const source = sourceAt(sections, line);
    return source === undefined ? undefined : areaOf(source);
  };
}

import { begin, decide, flowsOf, type Game, isRefusal, randomOf } from '@kronika/kernel';
import { randomDecision } from '@kronika/testkit';
import { events } from './events.ts';
import { factOf } from './facts/library.ts';
import { faults } from './faults.ts';
import { procedures } from './rules/procedures.ts';
import { series } from './series.ts';
import { parseSetup, start } from './setup.ts';
import { setupForm } from './setup-form.ts';
import { view } from './view.ts';

try {
  await import('./cards/all.ts');
} catch {}
const game: any = {
  id: 'oath',
  rules: 1,
  setup: setupForm,
  parseSetup,
  start,
  flows: flowsOf(...procedures),
  events,
  view,
  faults,
  series,
  cards: {
    table: (s: any) => s.table,
    withTable: (s: any, table: any) => ({ ...s, table }),
    back: (c: any) => factOf(c.printed).back,
  },
  text: {},
  bots: {},
  situation: () => ({}),
};
const N = Number(process.argv[2] ?? 20);
const ends: Record<string, number> = {};
let decisions = 0;
const t0 = Date.now();
for (let g = 0; g < N; g++) {
  const seats = 2 + (g % 5);
  let setup: any = { seats, edition: g % 2 ? 'en' : 'pl' };
  for (let chain = 0; chain < 2; chain++) {
    const seed = `s${g}-${chain}`;
    const random = randomOf(seed);
    let adv: any = begin(game, setup, seed);
    if (isRefusal(adv)) {
      console.log(JSON.stringify(adv).slice(0, 500));
      break;
    }
    let n = 0;
    try {
      while (adv.match.outcome === undefined && n < 20000) {
        const d = randomDecision(adv.match, random);
        const next: any = decide(game, adv.match, d);
        if (isRefusal(next)) {
          console.log('refused', JSON.stringify(next));
          break;
        }
        adv = next;
        n++;
        const f = faults(adv.match.state);
        if (f.length) {
          console.log(
            seed,
            n,
            f,
            adv.happened.map((h: any) => h.event.is),
          );
          break;
        }
      }
    } catch (e: any) {
      console.log(seed, n, String(e.stack).slice(0, 900), JSON.stringify(adv.match.open).slice(0, 300));
      break;
    }
    decisions += n;
    const k = adv.match.outcome?.reason.key ?? 'none';
    ends[k] = (ends[k] ?? 0) + 1;
    if (adv.match.outcome) setup = { ...series.next(adv.match.setup ?? parseSetup(setup), adv.match) };
  }
}
console.log(ends, decisions, Date.now() - t0);

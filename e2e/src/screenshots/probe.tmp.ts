import { botCalled, decisionOf, seated } from '@kronika/bots';
import { HostedTable, isTableRefusal } from '@kronika/host';
import { isRefusal, viewOf } from '@kronika/kernel';
import { l5r } from '@kronika/l5r';
const keys = new Map<string, number>();
const t0 = Date.now();
for (let s = 1; s <= 12; s++) {
  const table = HostedTable.found(l5r as any, { table: 'x', game: 'l5r', options: { windows: 'brief' }, clock: { is: 'none' }, visibility: 'invitation', pace: 'instant', seed: String(s), created: 0,
   seats: [{ is: 'person', name: 'J', holder: 'h', brings: 'lion-host' }, { is: 'bot', bot: 'thumb', name: 'B', brings: 'crane-court' }] } as any);
  if (isTableRefusal(table)) throw new Error(JSON.stringify(table));
  const bots = [0, 1].map((seat) => seated({ seat: seat as any, bot: botCalled(l5r as any, 'thumb') as any, seed: 'p' + s }));
  let n = 0; let best = '';let bs=0;
  for (; n < 3000; n++) {
    const [seat] = table.waiting; if (seat === undefined) break;
    const m = table.recorder!.match;
    const v: any = viewOf(l5r as any, m, seat);
    const k = `${seat} ${v.question?.is} ${v.question?.message.key}`;
    keys.set(k, (keys.get(k) ?? 0) + 1);
    const b = v.board;
    if (seat === 0 && b.conflict) {
      const part = b.seats.map((x: any) => x.characters.filter((c: any) => c.at !== 'home'));
      const att = part.map((p: any) => p.flatMap((c: any) => c.attachments).length);
      const hand = b.seats[0].hand.length;
      const score = Math.min(3, part[0].length) * Math.min(3, part[1].length) + 2 * Math.min(2, att[0]) + 2 * Math.min(2, att[1]) + Math.min(hand,4);
      if (score > bs) { bs = score; best = `n=${n} r=${b.round} ${k} parts ${part[0].length}:${part[1].length} att ${att} hand ${hand} opts ${v.question.options?.length}`; }
    }
    const { answer } = decisionOf(bots[seat]!, l5r as any, m);
    table.take({ is: 'decided', ...table.stamp(0), seat, answer: typeof answer === 'number' ? answer : [...answer], spent: 0 } as any);
  }
  console.log(s, n, table.ending, bs, best);
}
console.log(Date.now() - t0, 'ms'); console.log([...keys].filter(([k]) => k.startsWith('0')).sort().join('\n'));

import type { IncomingMessage } from 'node:http';
import { isTableRefusal, NOT_BEGUN } from '@kronika/host';
import { anyRecordSchema } from '@kronika/protocol';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Limits } from '../limits.ts';
import type { Reports } from '../reports/reports.ts';
import type { Tables } from '../tables/tables.ts';
import { idIn, refuseWith, taken } from './reading.ts';

export interface ReportApiOptions {
  readonly tables: Tables;
  readonly limits: Limits;
  readonly reports: Reports;
  /** A sign of the network that a request comes from, which does not tell the network. */
  networkSign(request: IncomingMessage): string;
}

const text = z.string().trim().min(1, 'expected a few words').max(4_000, 'expected at most 4000 characters');

const ofTable = z.strictObject({ text });

const ofRecord = z.strictObject({
  text,
  decisions: z.int().min(0).exactOptional(),
  record: anyRecordSchema.exactOptional(),
});

/** Reports of problems. What is added to them from a match that is going on is kept and shown to nobody. */
export function addReportApi(app: FastifyInstance, { tables, limits, reports, networkSign }: ReportApiOptions): void {
  const rare = { config: { rateLimit: { max: limits.reportsPerMinute } } };

  app.post('/api/reports', { ...rare, bodyLimit: limits.planBytes }, async (request, reply) => {
    const report = taken(ofRecord, request.body);
    if (isTableRefusal(report)) return refuseWith(reply, report);
    const kept = await reports.keep(report, { at: new Date(), from: networkSign(request.raw) });
    return isTableRefusal(kept) ? refuseWith(reply, kept) : reply.code(201).send({ report: kept });
  });

  app.post('/api/tables/:id/reports', rare, async (request, reply) => {
    const report = taken(ofTable, request.body);
    if (isTableRefusal(report)) return refuseWith(reply, report);
    const live = await tables.get(idIn(request.params));
    if (isTableRefusal(live)) return refuseWith(reply, live);
    const record = live.table.record();
    if (record === undefined) return refuseWith(reply, NOT_BEGUN);
    const kept = await reports.keep(
      { ...report, decisions: record.end.decisions, record },
      { at: new Date(), from: networkSign(request.raw) },
    );
    return isTableRefusal(kept) ? refuseWith(reply, kept) : reply.code(201).send({ report: kept });
  });
}

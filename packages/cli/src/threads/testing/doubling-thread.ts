import { serveJobs } from '../serve-jobs.ts';

serveJobs((job: number): number => {
  if (job < 0) throw new Error(`cannot double ${job}`);
  return 2 * job;
});

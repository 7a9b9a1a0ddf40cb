export { type Unusable, UnusableDataError } from './data/unusable.ts';
export { type DoctorOptions, examine } from './doctor/doctor.ts';
export type { Examination, Finding } from './doctor/finding.ts';
export { LIMITS, type Limits } from './limits.ts';
export { LOG_LEVELS, type LogLevel } from './log.ts';
export { NODE_FLAGS } from './node-flags.ts';
export { type Server, type ServerOptions, serve } from './server.ts';
export { MemoryStore } from './store/memory.ts';

/** Whether this is the program as `built.ts` builds it, with all of its processes and threads beside this very file. */
export const isBuilt = !import.meta.url.endsWith('.ts');

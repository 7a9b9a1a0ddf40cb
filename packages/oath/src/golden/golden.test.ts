import { keep, keptLogs, keptMatches } from '@kronika/testkit';
import { oath } from '../game.ts';
import { KEPT } from './testing/kept.ts';

const FOLDER = new URL('.', import.meta.url);
const NAMES = KEPT.map(({ name }) => name);

// KEEP=1 plays and writes all of them anew, where the rules have not been published yet.
if (process.env.KEEP !== undefined) keep(oath, FOLDER, KEPT, 'thumb');

keptMatches(oath, FOLDER, NAMES);
keptLogs(oath, FOLDER, NAMES);

import type { Promised } from './check.ts';
import { chanceFaults } from './determinism.ts';
import { explanationFaults } from './explanation-secrecy.ts';
import { refusalFaults } from './garbage.ts';
import { idFaults } from './hidden-ids.ts';
import { freeUndoFaults, logFaults } from './log-secrecy.ts';
import { copyFaults, jsonFaults } from './plain-data.ts';
import { contradictionFaults, endlessFaults, stuckFaults } from './progress.ts';
import { resigningFaults } from './resigning.ts';
import { savingFaults } from './saving.ts';
import { seriesFaults } from './series.ts';
import { takingBackFaults } from './taking-back.ts';
import { frozenFaults, sharingFaults } from './values.ts';
import { imaginationFaults, viewFaults } from './view-secrecy.ts';
import { wordingFaults } from './wording.ts';

/** What every game promises. */
export const PROMISES: readonly Promised[] = [
  { title: 'every match ends', check: endlessFaults },
  { title: 'there is always an answerable question or an outcome', check: stuckFaults },
  { title: 'no state contradicts the rules', check: contradictionFaults },
  { title: 'the same seed and decisions give the same match and the same events', check: chanceFaults },
  { title: 'a match is plain JSON', check: jsonFaults },
  { title: 'a match read from JSON plays on the same way', check: copyFaults },
  { title: 'a decision changes nothing in place', check: frozenFaults },
  { title: 'two ways on from one match do not touch each other', check: sharingFaults },
  { title: 'saving and loading is the same as playing on', check: savingFaults },
  { title: 'a view and a question tell nothing hidden', check: viewFaults },
  { title: 'what a seat imagines rests only on what it may know', check: imaginationFaults },
  { title: 'no id of a hidden card gets out', check: idFaults },
  { title: 'the log tells nothing hidden', check: logFaults },
  { title: 'what is explained tells nothing hidden', check: explanationFaults },
  { title: 'what can be taken back freely has shown nothing', check: freeUndoFaults },
  { title: 'an answer that was not offered is refused and changes nothing', check: refusalFaults },
  { title: 'taking back is the same as never having decided', check: takingBackFaults },
  { title: 'the next match of a series follows from any finished one', check: seriesFaults },
  { title: 'whoever gives up, and whenever, the others play on', check: resigningFaults },
  { title: 'everything has words in every language', check: wordingFaults },
];

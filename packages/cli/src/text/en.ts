import { impossible, type PickQuestion, plural, type Question } from '@kronika/kernel';
import type { Words } from './words.ts';

export const english: Words = {
  problem: {
    wholeNumber: (given, min, max) =>
      `expected ${min === max ? min : `a whole number from ${min} to ${max}`}, not "${given}"`,
    seatCount: (given, min, max) => `the game is for ${seatRange(min, max)}, and ${botsNamed(given)}`,
    botCount: (given, wanted) =>
      `${botsNamed(given)}, but the number of seats for bots is ${wanted}; one name alone fills them all`,
    benchmark: (given, known) => `there is no benchmark "${given}"; known: ${known.join(', ')}`,
    deckFormat: (given, known) => `there is no format "${given}"; known: ${known.join(', ')}`,
    format: (given, known) => `there is no format "${given}"; known: ${known.join(', ')}`,
    unknownOption: (known) => (known.length === 0 ? 'the game has no options' : `expected ${known.join(' or ')}`),
    optionValue: (allowed) => `expected ${allowed}`,
    teams: (possible) =>
      possible.length === 0 ? 'the match is played without teams' : `expected ${possible.join(' or ')}`,
    bringsNothing: (game, what) =>
      what === 'decks' ? `${game} is not played with decks` : `in ${game} the seats bring nothing`,
    bringCount: (given, seats) =>
      `the table has ${seats} ${plural('en', seats, { one: 'seat', other: 'seats' })}, and ${given} ${plural('en', given, { one: 'entry is', other: 'entries are' })} named`,
    bringParts: (parts) => `expected ${parts.join('+')}`,
    unknownPart: (part, known) => `unknown (${part.toLowerCase()}); known: ${known.join(', ')}`,
    unknownDeck: (problem, ready) => `${problem}; ready decks: ${ready.join(', ')}`,
    noEvaluation: 'its bots judge no positions, so there are no weights to fit',
    noWeights: 'it holds no table of weights',
    noPuzzles: 'it holds no list of puzzles',
    twoBots: (known) => `name two bots, or ask for a --ladder; known: ${known.join(', ')}`,
    otherContest: (heading) => `it holds games of another contest; expected a file that begins with ${heading}`,
    contradicts: (decisions, fault) => `after decision ${decisions} the match contradicts the rules (${fault})`,
    stumbled: (error) => `the rules stumble over what is stored in it (${error})`,
    file: {
      missing: 'there is no such file or folder',
      folder: 'it is a folder, not a file',
      forbidden: 'access is not permitted',
      other: (code) => `the system says ${code}`,
    },
  },
  play: {
    title: (game, seed) => `${game} (seed ${seed})`,
    inSeries: (number) => `Match ${number} of the series`,
    you: (seat) => `Seat ${seat}: you`,
    bot: (seat, name) => `Seat ${seat}: bot ${name}`,
    team: (team) => ` (team ${team})`,
    format: (name) => `Format: ${name}`,
    against: (name) => `Against you: ${name}`,
    hint,
    most: (most) => `at most ${most}`,
    keys: 'u take back · q quit · ? help',
    detailsKey: 't card texts',
    noDetails: 'There is nothing to look up in this game.',
    help: [
      'Answer with the numbers in front of the options, separated by spaces.',
      '  t   texts of the cards you see, and what lies in the discard piles (in games with cards)',
      '  u   take back your last decision (the bots always agree)',
      '  q   quit; the match can be saved and gone on with later (kronika resume FILE)',
      '  ?   this help',
    ],
    unclear: (given) => `"${given}" is no answer here.`,
    nothingToTakeBack: 'You have no decision to take back yet.',
    tookBack: 'Your last decision is taken back.',
    botsAgreed: 'The bots agree: your last decision is taken back. What chance brings will be drawn anew.',
    drawnAnew: 'Your last decision is taken back. What chance brings will be drawn anew.',
    saveTo: 'Save to which file? (Enter: do not save) ',
    saved: (file) => `Saved to ${file}.`,
    notSaved: 'Not saved.',
  },
  replay: {
    start: 'Start',
    decision: (number, of) => `Decision ${number} of ${of}`,
    keys: 'Enter next · b back · number jump · q quit',
    unclear: (given, last) => `"${given}" means nothing here; a number from 0 to ${last} jumps to that decision.`,
    unfinished: 'The record ends here; the match is not over.',
  },
  report: {
    bot: 'bot',
    wins: 'wins',
    share: 'share',
    draws: 'draws',
    unfinished: 'unfinished',
    simulated: (game, games, seed) => `${game}: ${games} games, seed ${seed}`,
    speed: (decisions, seconds, perSecond) => `${decisions} decisions in ${seconds} s (${perSecond} per second)`,
    hash: (hash) => `hash ${hash}`,
    progress: (done, games) => `${done} of ${games} games`,
    id: 'id',
    name: 'name',
    seats: 'seats',
    bots: 'bots',
    formats: 'formats',
    teams: 'teams',
    against: (name) => `against ${name}`,
    options: 'options',
    brings: 'each seat brings',
    commands: 'has the commands',
    sound: (file) => `${file} is sound: its decisions lead to exactly the match it records.`,
    recorded: (game, decisions) =>
      `${game}, ${decisions} ${plural('en', decisions, { one: 'decision', other: 'decisions' })}.`,
  },
  fit: {
    title: (game, games, seed, positions) =>
      `${game}: weights from ${games} games, seed ${seed}, ${positions} positions`,
    feature: 'feature',
    now: 'now',
    fitted: 'fitted',
    heldOut: (positions) => `${positions} positions held out`,
    loss: 'loss',
    accuracy: 'winner told',
    weights: { fitted: 'fitted weights', present: 'weights now', none: 'no weights' },
    written: (file) => `Written to ${file}.`,
  },
  puzzles: {
    title: (game, found) => `${game}: ${found} ${plural('en', found, { one: 'puzzle', other: 'puzzles' })} found`,
    progress: (done, all) => `${done} of ${all}`,
    id: 'puzzle',
    goal: 'goal',
    goals: { win: 'wins by force', best: 'best answer' },
    difficulty: 'difficulty',
    solution: 'solution',
    next: 'next best',
    written: (file, puzzles) =>
      `${file} now holds ${puzzles} ${plural('en', puzzles, { one: 'puzzle', other: 'puzzles' })}.`,
    checked: (puzzles, fallen) =>
      fallen.length === 0
        ? `All hold: ${puzzles}.`
        : `${puzzles - fallen.length} of ${puzzles} hold; not: ${fallen.join(', ')}`,
  },
  arena: {
    contest: (game, a, b, games) => `${game}: ${a} against ${b}, ${games} games`,
    ladder: (game, games) => `${game}: ladder from ${games} games`,
    bot: 'bot',
    wins: 'wins',
    nobody: '(nobody)',
    secondsPerMove: 'CPU seconds a move',
    elo: 'Elo',
    interval: '95 %',
    rate: (bot, rate, low, high) => `${bot} wins ${rate} of the games (95 %: ${low} to ${high})`,
  },
  deck: {
    form: (file, form) => `${file} was read as: ${form}.`,
    legal: (name, format) => `${name} (${format}): legal.`,
    illegal: (name, format) => `${name} (${format}): not legal.`,
    unnamed: 'Deck',
  },
  cards: {
    name: 'name',
    type: 'type',
    text: 'text',
    summary: (total, implemented, withScenario) =>
      `${total} cards, ${implemented} implemented, ${withScenario === undefined ? 'with a scenario: not known, the tests are not installed' : `${withScenario} with a scenario in the tests`}.`,
  },
  serve: {
    listening: (address) => `Kronika is at ${address} (Ctrl+C stops it).`,
    taken: (ports) => `taken: ${ports.join(', ')}; name another port`,
  },
  data: {
    inUse: 'another server is running on this data folder, or kronika doctor is looking at it',
    readOnly: 'the data folder cannot be written to',
    full: 'there is no space left where the data folder lies',
    noFolder: (code) => `there is no such folder and it cannot be made; perhaps a file is in its place (${code})`,
    newer: (version) =>
      `the data folder was written by a newer version of the program (its format is ${version}); nothing was changed`,
    damaged: (problem) => `the database is damaged (${problem}); kronika doctor says what can be saved`,
    other: (problem) => `the database cannot be opened (${problem})`,
  },
  doctor: {
    sound: (tables) => `No damage found (${tables} ${plural('en', tables, { one: 'table', other: 'tables' })}).`,
    found: (findings, tables) =>
      `${findings} ${plural('en', findings, { one: 'problem', other: 'problems' })} found in ${tables} ${plural('en', tables, { one: 'table', other: 'tables' })}.`,
    kept: (file) => `The database was rebuilt; the old one is kept as ${file}.`,
    what: {
      header: () => 'The header of the file is damaged.',
      wal: (pages) => `The log beside the file (WAL) is damaged; pages written last and lost: ${pages}.`,
      integrity: (problem) => `The structure of the file is damaged: ${problem}.`,
      waiting: (detail) => `The last changes are damaged (${detail}); what they held is lost.`,
      address: (rows) => `Rows whose table cannot be told: ${rows}.`,
      account: (rows) => `Rows of accounts that cannot be read (${rows}).`,
      tableHeader: (problem) => `The header of the table is damaged (${problem}).`,
      journal: (problem) => `The journal is damaged (${problem}); the match goes on from what can be read.`,
      snapshot: (problem) => `The snapshot is damaged (${problem}); the journal holds the match.`,
      summary: (problem) => `The summary is damaged (${problem}); it follows from the journal.`,
      replay: (problem) => `What is left does not lead back to the match (${problem}).`,
    },
    cure: {
      could: {
        mend: '--repair mends it.',
        setAside: 'It cannot be mended: --repair sets it aside.',
        lose: '--repair goes on without it.',
      },
      did: {
        mend: 'Mended.',
        setAside: 'Set aside: it cannot be mended.',
        lose: 'Left out; it is in the old file.',
      },
    },
  },
};

function botsNamed(count: number): string {
  return `${count} ${plural('en', count, { one: 'bot is', other: 'bots are' })} named`;
}

function seatRange(min: number, max: number): string {
  return min === max ? `${min} seats` : `${min} to ${max} seats`;
}

function weights({ budget }: PickQuestion): string {
  return budget === undefined ? '' : `; they weigh ${budget.weights.join(', ')}, together at most ${budget.most}`;
}

function hint(question: Question): string {
  switch (question.is) {
    case 'choose':
      return `a number from 1 to ${question.options.length}`;
    case 'pick': {
      const { min, max } = question;
      const count = min === max ? `${min}` : `${min} to ${max}`;
      return `${count} of the numbers from 1 to ${question.options.length}${min === 0 ? ' (Enter: none)' : ''}${weights(question)}`;
    }
    case 'order':
      return `all numbers from 1 to ${question.options.length}, in the order you want`;
    case 'number':
      return `a number from ${question.min} to ${question.max}`;
    case 'distribute':
      return `${question.options.length} amounts, one for each line, ${question.total} in all`;
    default:
      return impossible(question);
  }
}

// `npm test`: every check there is. The last line says how many passed and failed.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWebIfNeeded } from './build-web.mjs';
import { chromiumOrInstall } from './chromium.mjs';
import { installIfNeeded } from './install.mjs';
import { runScript } from './run.mjs';

/** @typedef {{ passed: number, failed: number }} Count */

installIfNeeded();
const counts = [
  check('node_modules/@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']),
  check('node_modules/typescript/bin/tsc', ['-p', '.']),
  // By itself, because only there the names of a browser exist.
  check('node_modules/typescript/bin/tsc', ['-p', 'packages/web']),
  // And only there those of a service worker.
  check('node_modules/typescript/bin/tsc', ['-p', 'packages/web/src/service-worker']),
  tests([]),
  browserTests(),
];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/**
 * A check that is passed as a whole or not at all.
 *
 * @param {string} script
 * @param {readonly string[]} args
 * @returns {Count}
 */
function check(script, args) {
  return runScript(script, args) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** The pages are built and played in a real browser. @returns {Count} */
function browserTests() {
  try {
    chromiumOrInstall();
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1 };
  }
  return buildWebIfNeeded() === 0 ? tests(['--config', 'e2e/vitest.config.ts']) : { passed: 0, failed: 1 };
}

/**
 * @param {readonly string[]} which
 * @returns {Count}
 */
function tests(which) {
  const folder = mkdtempSync(join(tmpdir(), 'kronika-test-'));
  const results = join(folder, 'results.json');
  try {
    const args = ['run', ...which, '--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
    const code = runScript('node_modules/vitest/vitest.mjs', args);
    const count = countIn(readFileSync(results, 'utf8'));
    // Something besides the tests went wrong, for example an error that nobody caught.
    return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * @param {string} json the results as vitest reports them
 * @returns {Count}
 */
function countIn(json) {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(json);
  // A file that cannot even be loaded has failed without a single test of its own having done so.
  const unloaded = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length };
}

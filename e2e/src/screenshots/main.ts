// Takes the pictures of docs/screenshots; see tools/screenshots.mjs.
import { launch } from '../harness/browser.ts';
import { fileNameOf, type Scene, take } from './camera.ts';
import { SCENES } from './scenes.ts';
import { stageWith } from './stage.ts';
import { tablesToShow } from './tables.ts';

const isSatAt = ({ sits = [] }: Scene, table: string) => sits.some((sitting) => sitting.table === table);

const [wanted = ''] = process.argv.slice(2);
const pictures = SCENES.flatMap((scene) => scene.looks.map((look) => ({ scene, look, file: fileNameOf(scene, look) })));
const asked = pictures.filter(({ file }) => file.includes(wanted));
// The first page lists tables; the others show one at most, which need not be played for them if it is not asked for.
const isShown = (table: string) =>
  asked.some(({ scene }) => scene.path === '/' || scene.path === `/t/${table}` || isSatAt(scene, table));
const [stage, browser] = [await stageWith(tablesToShow(isShown)), await launch()];
try {
  for (const { scene, look, file } of asked) {
    const size = await take(browser, stage.address, scene, look);
    process.stdout.write(`${file}: ${Math.round(size / 1024)} kB\n`);
  }
} finally {
  await browser.close();
  await stage.close();
}

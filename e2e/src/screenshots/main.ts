// Takes the pictures of docs/screenshots; see tools/screenshots.mjs.
import { launch } from '../harness/browser.ts';
import { fileNameOf, take } from './camera.ts';
import { SCENES } from './scenes.ts';
import { stageWith } from './stage.ts';
import { tablesToShow } from './tables.ts';

const [wanted = ''] = process.argv.slice(2);
const pictures = SCENES.flatMap((scene) => scene.looks.map((look) => ({ scene, look, file: fileNameOf(scene, look) })));
const [stage, browser] = [await stageWith(tablesToShow()), await launch()];
try {
  for (const { scene, look, file } of pictures.filter((picture) => picture.file.includes(wanted))) {
    const size = await take(browser, stage.address, scene, look);
    process.stdout.write(`${file}: ${Math.round(size / 1024)} kB\n`);
  }
} finally {
  await browser.close();
  await stage.close();
}

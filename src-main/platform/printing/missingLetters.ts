import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { letterOfNoFont, listRareLetters, trialDrawing } from '#shared/words/missingLetters.ts';
import { findBrowser } from './browser.ts';
import { fileUrl, listSwitches } from './printWithBrowser.ts';

const limitMs = 20_000;
const answer = /<p id="missing">([\d ]*)<\/p>/u;

/**
 * Finds the letters of a page that the browser which prints it draws as boxes; none where it does not answer. Pages
 * whose letters the bundled fonts have need no browser.
 */
export async function findMissingLetters(html: string): Promise<string[]> {
  const rare = listRareLetters(html.replace(/<style>[^]*?<\/style>/u, ''));
  const browser = rare.length === 0 ? null : findBrowser();
  if (browser === null) return [];
  const folder = await mkdtemp(join(tmpdir(), 'racketeer-letters-'));
  try {
    const page = join(folder, 'letters.html');
    await writeFile(page, renderTrial(rare));
    const dumped = await dumpPage(browser, [...listSwitches(folder), '--dump-dom', fileUrl(page)]);
    const places = answer.exec(dumped)?.[1]?.split(' ') ?? [];
    return places.flatMap((place) => (place === '' ? [] : (rare[Number(place)] ?? [])));
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

/** Renders a page that draws each letter beside the box and records the places of missing letters. */
function renderTrial(letters: readonly string[]): string {
  const given = JSON.stringify({ ...trialDrawing, letters, box: letterOfNoFont }).replaceAll('<', '\\u003c');
  return `<!doctype html><meta charset="utf-8"><p id="missing">?</p><canvas></canvas><script>
const { size, font, left, bottom, letters, box } = ${given};
const canvas = document.querySelector('canvas');
canvas.width = canvas.height = size;
const pen = canvas.getContext('2d');
const draw = (letter) => {
  pen.clearRect(0, 0, size, size);
  pen.font = font;
  pen.fillText(letter, left, bottom);
  return pen.measureText(letter).width + ' ' + pen.getImageData(0, 0, size, size).data.join();
};
const drawn = draw(box);
const places = letters.flatMap((letter, place) => (draw(letter) === drawn ? [place] : []));
document.getElementById('missing').textContent = places.join(' ');
</script>`;
}

function dumpPage(browser: string, parameters: string[]): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(browser, parameters, {
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: limitMs,
      killSignal: 'SIGKILL',
    });
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (part: string) => (text += part));
    child.once('error', () => resolve(''));
    child.once('close', () => resolve(text));
  });
}

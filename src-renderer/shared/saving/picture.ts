import { formatHyphenStem } from '#shared/words/fileNames.ts';
import type { SavedFile } from './saving.ts';

/** How much larger than on screen a picture is. */
const scale = 2;

/** The styles of a drawing's parts; a picture has no style sheets, so each part takes its own along. */
const drawnBy = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'stroke-linecap',
  'opacity',
  'visibility',
  'display',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
] as const;

/** Every chart in an element as it looks on screen, as one picture on the color of a card. Throws where one cannot be drawn. */
export async function createPictureFile(name: string, root: Element): Promise<SavedFile> {
  const place = root.getBoundingClientRect();
  const sheet = document.createElement('canvas');
  sheet.width = Math.ceil(place.width * scale);
  sheet.height = Math.ceil(place.height * scale);
  const pen = sheet.getContext('2d');
  if (pen === null) throw new Error('There is no canvas to draw on.');
  pen.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--card');
  pen.fillRect(0, 0, sheet.width, sheet.height);
  for (const part of listParts(root)) {
    const { left, top, width, height } = part.getBoundingClientRect();
    const drawn = part instanceof HTMLCanvasElement ? part : await createImage(part, width, height);
    const [x, y] = [(left - place.left) * scale, (top - place.top) * scale];
    pen.drawImage(drawn, x, y, width * scale, height * scale);
  }
  const content = await new Promise<Blob | null>((resolve) => sheet.toBlob(resolve, 'image/png'));
  if (content === null) throw new Error('The chart is too large for a picture.');
  return { fileName: `${formatHyphenStem(name, 'picture')}.png`, mediaType: 'image/png', content };
}

function listParts(root: Element): (HTMLCanvasElement | SVGSVGElement)[] {
  if (root instanceof HTMLCanvasElement || root instanceof SVGSVGElement) return [root];
  return [...root.querySelectorAll<HTMLCanvasElement | SVGSVGElement>('canvas, svg[viewBox]')];
}

/** A drawing as an image of its own, with all that style sheets give it on this page. */
async function createImage(svg: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = [svg, ...svg.querySelectorAll('*')];
  for (const [nth, part] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const original = originals[nth];
    if (original === undefined) continue;
    const style = getComputedStyle(original);
    for (const property of drawnBy) part.setAttribute(property, style.getPropertyValue(property));
    part.removeAttribute('class');
    part.removeAttribute('style');
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width * scale));
  copy.setAttribute('height', String(height * scale));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}

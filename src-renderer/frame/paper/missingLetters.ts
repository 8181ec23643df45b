import { letterOfNoFont, listRareLetters, trialDrawing } from '#shared/words/missingLetters.ts';

/** Finds the letters of a text that this computer draws as boxes, by drawing each beside the box. */
export function findMissingLetters(text: string): string[] {
  const rare = listRareLetters(text);
  if (rare.length === 0) return [];
  const canvas = document.createElement('canvas');
  canvas.width = trialDrawing.size;
  canvas.height = trialDrawing.size;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen === null) return [];
  const box = drawLetter(pen, letterOfNoFont);
  return rare.filter((letter) => drawLetter(pen, letter) === box);
}

function drawLetter(pen: CanvasRenderingContext2D, letter: string): string {
  const { size, font, left, bottom } = trialDrawing;
  pen.clearRect(0, 0, size, size);
  pen.font = font;
  pen.fillText(letter, left, bottom);
  return `${pen.measureText(letter).width} ${pen.getImageData(0, 0, size, size).data.join()}`;
}

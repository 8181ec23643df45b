import { renderHalftone } from './halftone.ts';
import type { Edition } from '#shared/views/paper.ts';
import { drawBoxingGloves, drawLampOverCards, drawPiano, drawRacehorse } from './amusements.ts';
import { drawCityHall, drawCourthouse, horizons, drawPrecinctHouse, drawSpeakeasyDoor } from './buildings.ts';
import { drawHat, drawShoe, drawUmbrella } from './clothes.ts';
import { drawGavel, drawHandcuffs, drawTelephone } from './exhibits.ts';
import { drawWreath } from './flowers.ts';
import { drawBread, drawCoalScuttle, drawLamp, drawScissors, drawTeapot } from './household.ts';
import { isLettered, findMadePicture } from './made.ts';
import { engravingNames, type EngravingName } from './names.ts';
import { Pen } from './pen.ts';
import { renderPlate } from './plate.ts';
import { blockSize, drawWiderSky } from './scenery.ts';
import { drawSkyline, drawStreet } from './streets.ts';
import { drawMarkedDoor, drawPaddyWagon } from './trouble.ts';
import { drawRiverSteamer, drawTruck } from './vehicles.ts';

const blocks: Record<EngravingName, (pen: Pen) => string> = {
  skyline: drawSkyline,
  street: drawStreet,
  'precinct-house': drawPrecinctHouse,
  'speakeasy-door': drawSpeakeasyDoor,
  racehorse: drawRacehorse,
  courthouse: drawCourthouse,
  'river-steamer': drawRiverSteamer,
  truck: drawTruck,
  'boxing-gloves': drawBoxingGloves,
  hat: drawHat,
  'card-table': drawLampOverCards,
  'city-hall': drawCityHall,
  shoe: drawShoe,
  teapot: drawTeapot,
  lamp: drawLamp,
  piano: drawPiano,
  umbrella: drawUmbrella,
  'coal-scuttle': drawCoalScuttle,
  scissors: drawScissors,
  bread: drawBread,
  wreath: drawWreath,
  'marked-door': drawMarkedDoor,
  'paddy-wagon': drawPaddyWagon,
  telephone: drawTelephone,
  handcuffs: drawHandcuffs,
  gavel: drawGavel,
};

function isEngraving(name: string): name is EngravingName {
  return (engravingNames as readonly string[]).includes(name);
}

/** Draws a building from its steps to its roof at any size; the sky goes on to the edges. */
function drawStanding(name: keyof typeof horizons): string {
  const { width, height } = blockSize;
  const pen = new Pen('fine');
  return `<svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMax meet" overflow="visible" aria-hidden="true" focusable="false">${drawWiderSky(pen, horizons[name])}${blocks[name](pen)}</svg>`;
}

/** Renders the lead's picture: a plate of the board if the edition has one, else the engraving of that name. */
export function renderPicture({ engraving, plate, photo }: Edition['picture']): string {
  if (photo !== undefined) return renderHalftone(photo);
  return plate === undefined ? renderEngraving(engraving, 'fine') : renderPlate(plate);
}

/**
 * Renders a picture as SVG, fine for the lead or coarse for an advertisement. It is decoration: the caption describes
 * it. An unknown name prints the skyline.
 */
export function renderEngraving(name: string, fineness: 'fine' | 'coarse'): string {
  if (fineness === 'fine' && name in horizons) return drawStanding(name as keyof typeof horizons);
  const draw = findMadePicture(name) ?? blocks[isEngraving(name) ? name : 'skyline'];
  const { width, height } = blockSize;
  // A block may lose its edges to the room it is given; lettering may not.
  const fit = fineness === 'fine' && !isLettered(name) ? 'slice' : 'meet';
  return `<svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid ${fit}" aria-hidden="true" focusable="false">${draw(new Pen(fineness))}</svg>`;
}

import { boxingGloves, lampOverCards, piano, racehorse } from './amusements.ts';
import { cityHall, courthouse, horizons, precinctHouse, speakeasyDoor } from './buildings.ts';
import { hat, shoe, umbrella } from './clothes.ts';
import { gavel, handcuffs, telephone } from './exhibits.ts';
import { wreath } from './flowers.ts';
import { bread, coalScuttle, lamp, scissors, teapot } from './household.ts';
import { isLettered, madePicture } from './made.ts';
import { engravingNames, type EngravingName } from './names.ts';
import { Pen } from './pen.ts';
import { blockSize, widerSky } from './scenery.ts';
import { skyline, street } from './streets.ts';
import { markedDoor, paddyWagon } from './trouble.ts';
import { riverSteamer, truck } from './vehicles.ts';

const blocks: Record<EngravingName, (pen: Pen) => string> = {
  skyline,
  street,
  'precinct-house': precinctHouse,
  'speakeasy-door': speakeasyDoor,
  racehorse,
  courthouse,
  'river-steamer': riverSteamer,
  truck,
  'boxing-gloves': boxingGloves,
  hat,
  'card-table': lampOverCards,
  'city-hall': cityHall,
  shoe,
  teapot,
  lamp,
  piano,
  umbrella,
  'coal-scuttle': coalScuttle,
  scissors,
  bread,
  wreath,
  'marked-door': markedDoor,
  'paddy-wagon': paddyWagon,
  telephone,
  handcuffs,
  gavel,
};

function isEngraving(name: string): name is EngravingName {
  return (engravingNames as readonly string[]).includes(name);
}

/** A building from its steps to its roof, whatever room it is given; the sky goes on to the edges of the room. */
function standing(name: keyof typeof horizons): string {
  const { width, height } = blockSize;
  const pen = new Pen('fine');
  return `<svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMax meet" overflow="visible" aria-hidden="true" focusable="false">${widerSky(pen, horizons[name])}${blocks[name](pen)}</svg>`;
}

/**
 * A picture as SVG, cut fine for the lead or coarse for an advertisement. It is decoration: what it
 * shows stands in the caption. An unknown name prints the skyline.
 */
export function engravingSvg(name: string, fineness: 'fine' | 'coarse'): string {
  if (fineness === 'fine' && name in horizons) return standing(name as keyof typeof horizons);
  const draw = madePicture(name) ?? blocks[isEngraving(name) ? name : 'skyline'];
  const { width, height } = blockSize;
  // A block may lose its edges to the room it is given; lettering may not.
  const fit = fineness === 'fine' && !isLettered(name) ? 'slice' : 'meet';
  return `<svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid ${fit}" aria-hidden="true" focusable="false">${draw(new Pen(fineness))}</svg>`;
}

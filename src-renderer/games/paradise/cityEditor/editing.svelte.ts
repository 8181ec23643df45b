import {
  fewestDistricts,
  generateCity,
  mostDistricts,
  usualDistricts,
} from '#shared/games/paradise/cities/making/generate.ts';
import { runOff } from '#shared/games/paradise/cities/making/ways.ts';
import { mapSize, type CityPack, type NamedType } from '#shared/games/paradise/cities/pack.ts';
import { businessTypeNames, type BusinessType } from '#shared/games/paradise/city.ts';
import { highestSeed } from '#shared/words/setup.ts';
import type { Coordinates } from '#shared/words/geometry.ts';
import { addArticle } from '#shared/words/text.ts';
import { createDistrict, settleHomes, welcomeGangs } from './blank.ts';
import { listCityFaults } from './faults.ts';
import {
  addHill,
  findLine,
  insertPoint,
  movePoint,
  removeLine,
  removePoint,
  shiftLine,
  type LineKey,
} from './lines.ts';
import { carryType, findHolder, hasPaint, isSingle, removeType, type Paint } from './places.ts';
import {
  addGround,
  findDistrictAt,
  insertCorner,
  isSame,
  joinOutlines,
  moveCorner,
  removeCorner,
  splitOutline,
  stitch,
  type MapCorner,
} from './shapes.ts';

/** The task of the pointer on the map. */
export type Tool = 'select' | 'district' | 'split' | 'river' | 'rail' | 'hill' | 'place';

/** Tools that draw from place to place. */
const pens: readonly Tool[] = ['district', 'split', 'river', 'rail'];

const mostSteps = 200;
const usualWidth = 18;

/** The city on the drawing table, with all steps that can be taken back. */
export class CityEditing {
  pack = $state.raw<CityPack>() as CityPack;
  tool = $state<Tool>('select');
  /** The thing that a press with the tool for places puts into a district. */
  paint = $state<Paint>('brewery');
  /** The places that were pressed since a tool was taken. */
  drawn = $state.raw<readonly MapCorner[]>([]);
  /** Why the last deed did nothing, or null. */
  refusal = $state<string | null>(null);
  seed = $state<number | null>(1925);
  count = $state<number | null>(usualDistricts);
  readonly faults = $derived.by(() => listCityFaults(this.pack));
  #selected = $state<number | null>(null);
  #line = $state.raw<LineKey | null>(null);
  #saved = $state.raw<CityPack>() as CityPack;
  #past = $state.raw<readonly CityPack[]>([]);
  #future = $state.raw<readonly CityPack[]>([]);
  /** The field that the last change was made in: writing on in it is one step. */
  #field: string | null = null;

  constructor(pack: CityPack) {
    this.pack = pack;
    this.#saved = pack;
  }

  get isSaved(): boolean {
    return this.pack === this.#saved;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** The district whose form is open; picking one lets go of a line. */
  get selected(): number | null {
    return this.#selected;
  }

  set selected(at: number | null) {
    this.#selected = at;
    this.#line = null;
  }

  /** The line whose points are shown; picking one lets go of a district. */
  get line(): LineKey | null {
    return this.#line;
  }

  set line(key: LineKey | null) {
    this.#selected = null;
    this.#line = key;
  }

  get isDrawing(): boolean {
    return pens.includes(this.tool);
  }

  get district(): CityPack['districts'][number] | null {
    return this.selected === null ? null : (this.pack.districts[this.selected] ?? null);
  }

  /** The seed and the number of districts are such as a city can be drawn by. */
  get canDraw(): boolean {
    return isWithin(this.seed, 0, highestSeed) && isWithin(this.count, fewestDistricts, mostDistricts);
  }

  /** Notes that the city is in a file. */
  markSaved(): void {
    this.#saved = this.pack;
  }

  /** Makes a change that can be taken back; several in one field are one step. */
  change(next: CityPack, field: string | null = null): void {
    this.refusal = null;
    if (next === this.pack) return;
    if (field === null || field !== this.#field) this.#past = [...this.#past.slice(-mostSteps), this.pack];
    this.#future = [];
    this.#field = field;
    this.pack = next;
  }

  /** Changes fields of the selected district. */
  changeDistrict(fields: Partial<CityPack['districts'][number]>, field: string | null = null): void {
    const at = this.selected;
    const districts = this.pack.districts.map((one, nth) => (nth === at ? { ...one, ...fields } : one));
    this.change(settleHomes({ ...this.pack, districts }), field);
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (before === undefined) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [this.pack, ...this.#future];
    this.#show(before);
  }

  redo(): void {
    const [after, ...others] = this.#future;
    if (after === undefined) return;
    this.#future = others;
    this.#past = [...this.#past, this.pack];
    this.#show(after);
  }

  #show(pack: CityPack): void {
    this.pack = pack;
    this.#field = null;
    this.drawn = [];
    this.refusal = null;
    if (this.selected !== null && this.selected >= pack.districts.length) this.selected = null;
    if (this.line !== null && findLine(pack, this.line) === null) this.line = null;
  }

  take(tool: Tool): void {
    this.tool = tool;
    this.drawn = [];
    if (tool !== 'select' && (tool !== 'hill' || this.#line?.kind !== 'hills')) this.#line = null;
    this.refusal = null;
  }

  /** Puts another city on the table. */
  begin(pack: CityPack): void {
    this.selected = null;
    this.take('select');
    this.change(pack);
  }

  drawAgain(): void {
    this.begin(generateCity({ seed: this.seed ?? 0, districts: this.count ?? usualDistricts }));
    this.#saved = this.pack;
  }

  /** Moves a corner to where it was let go; dropped on a side, it becomes a corner of that side. */
  moveCorner(from: Coordinates, to: MapCorner): void {
    if (!isSame(from, to)) this.#reshape(stitch(moveCorner(this.pack, from, to)));
  }

  insertCorner(side: readonly [Coordinates, Coordinates], at: MapCorner): void {
    this.change(insertCorner(this.pack, side, at));
  }

  removeCorner(corner: Coordinates): void {
    const next = removeCorner(this.pack, corner);
    if (next === null) this.refusal = 'A district keeps three corners; join it with a neighbor to be rid of it.';
    else this.#reshape(next);
  }

  /** Changes outlines; a district whose outline has shrunk to nothing is refused. */
  #reshape(next: CityPack): void {
    if (next.districts.some(({ outline }) => outline.length < 3))
      this.refusal = 'A district would shrink to nothing; join it with a neighbor to be rid of it.';
    else this.change(next);
  }

  /** Moves a point of a line to where it was let go. */
  movePoint(key: LineKey, nth: number, to: MapCorner): void {
    const from = findLine(this.pack, key)?.[nth];
    if (from !== undefined && !isSame(from, to)) this.change(movePoint(this.pack, key, nth, to));
  }

  insertPoint(key: LineKey, nth: number, at: MapCorner): void {
    this.change(insertPoint(this.pack, key, nth, at));
  }

  removePoint(key: LineKey, nth: number): void {
    const next = removePoint(this.pack, key, nth);
    if (next === null) this.refusal = 'A line keeps two points; remove the whole line to be rid of it.';
    else this.change(next);
  }

  shiftLine(key: LineKey, by: MapCorner): void {
    if (!isSame(by, [0, 0])) this.change(shiftLine(this.pack, key, by));
  }

  /** Removes the line whose points are shown. */
  removeLine(): void {
    const { line } = this;
    if (line === null) return;
    this.line = null;
    this.change(removeLine(this.pack, line));
  }

  /** Drops a hill about a place. */
  dropHill(at: MapCorner): void {
    this.change(addHill(this.pack, at));
    this.line = { kind: 'hills', at: (this.pack.hills?.length ?? 1) - 1 };
  }

  /** Gives the district at a place what is in hand, or takes the type out of the one that has it. */
  paintAt(at: Coordinates): void {
    const { pack, paint } = this;
    const to = findDistrictAt(pack, at);
    const district = pack.districts[to];
    if (typeof paint === 'number') {
      const districts = pack.districts.map((one, nth) => (nth === to ? { ...one, precinct: paint } : one));
      if (district !== undefined && !hasPaint(district, paint)) this.change({ ...pack, districts });
    } else if (district !== undefined && hasPaint(district, paint)) this.removeType(paint, to);
    else this.carryType(paint, { from: isSingle(paint) ? findHolder(pack, paint) : -1, to });
  }

  /** Carries the sign of a place into another district. */
  dropSign(type: NamedType, from: number, at: Coordinates): void {
    const to = findDistrictAt(this.pack, at);
    if (to !== from) this.carryType(type, { from, to });
  }

  carryType(type: BusinessType, { from, to }: { from: number; to: number }): void {
    const district = this.pack.districts[to];
    const { one } = businessTypeNames[type];
    if (district === undefined) this.refusal = `Press inside a district to give it ${addArticle(one)}.`;
    else if (district.types.includes(type)) this.refusal = `${district.name} has ${addArticle(one)} already.`;
    else this.change(carryType(this.pack, type, { from, to }));
  }

  removeType(type: BusinessType, at: number): void {
    this.change(removeType(this.pack, type, at));
  }

  /** Puts a place under the tool in hand; the first one again, or the last one twice, ends the line. */
  press(at: MapCorner): void {
    this.refusal = null;
    const [first] = this.drawn;
    const last = this.drawn.at(-1);
    if (last !== undefined && isSame(last, at)) return this.finish();
    if (this.tool === 'district' && first !== undefined && this.drawn.length > 2 && isSame(first, at))
      return this.finish();
    this.drawn = [...this.drawn, at];
    if (this.tool === 'split' && this.drawn.length === 2) this.finish();
  }

  /** Takes the last place back, or lays the tool down. */
  stepBack(): void {
    if (this.drawn.length > 0) this.drawn = this.drawn.slice(0, -1);
    else this.take('select');
  }

  /** Ends what is being drawn. */
  finish(): void {
    const { drawn, tool } = this;
    this.drawn = [];
    if (tool === 'district') this.#addDistrict(drawn);
    else if (tool === 'split') this.#split(drawn);
    else if (tool === 'river' || tool === 'rail') this.#addLine(tool, drawn);
  }

  #addDistrict(drawn: readonly MapCorner[]): void {
    const next = addGround(this.pack, drawn, (outline) => createDistrict(this.pack, outline));
    if (next === null) {
      this.refusal = 'No free ground is left in what you drew; draw three corners or more around free ground.';
      return;
    }
    this.change(welcomeGangs(next));
    this.selected = next.districts.length - 1;
  }

  #split([from, to]: readonly MapCorner[]): void {
    if (from === undefined || to === undefined) return;
    const at = findDistrictAt(this.pack, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
    const whole = this.pack.districts[at];
    // An end that is on a side becomes a corner of it first.
    const own = whole === undefined ? [] : [whole.outline].flat();
    const ready = [from, to].reduce((pack, end) => {
      const outline = pack.districts[at]?.outline ?? own;
      if (outline.some((corner) => isSame(corner, end))) return pack;
      const helper = { ...(pack.districts[at] ?? createDistrict(pack, outline)), outline: [end] };
      const { districts } = stitch({ ...pack, districts: [...pack.districts, helper] });
      return { ...pack, districts: districts.slice(0, -1) };
    }, this.pack);
    const parts = splitOutline(ready.districts[at]?.outline ?? [], from, to);
    if (whole === undefined || parts === null) {
      this.refusal = 'That line does not cut a district in two; press two places on the edge of one.';
      return;
    }
    const halved = ready.districts.map((one, nth) => (nth === at ? { ...one, outline: parts[0] } : one));
    const added = createDistrict(ready, parts[1]);
    this.change(welcomeGangs({ ...ready, districts: [...halved, { ...added, precinct: whole.precinct }] }));
    this.selected = halved.length;
  }

  /** Joins the selected district with a neighbor, which it takes in. */
  join(other: number): void {
    const [own, taken] = [this.district, this.pack.districts[other]];
    if (own === null || taken === undefined) return;
    const outline = joinOutlines(own.outline, taken.outline);
    if (outline === null) {
      this.refusal = `${own.name} and ${taken.name} cannot be joined: the two would go around another district.`;
      return;
    }
    const districts = this.pack.districts
      .map((one, nth) => (nth === this.selected ? { ...one, outline } : one))
      .filter((_, nth) => nth !== other);
    this.selected = districts.findIndex(({ name }) => name === own.name);
    this.change(settleHomes({ ...this.pack, districts }));
  }

  removeDistrict(): void {
    const districts = this.pack.districts.filter((_, nth) => nth !== this.selected);
    this.selected = null;
    this.change(settleHomes({ ...this.pack, districts }));
  }

  #addLine(tool: 'river' | 'rail', drawn: readonly MapCorner[]): void {
    if (drawn.length < 2) {
      this.refusal = 'A line has two places or more.';
      return;
    }
    const line = (reachesEdges(drawn) ? runOff(drawn, [mapSize.width / 2, mapSize.height / 2]) : [...drawn]).map(
      ([x, y]): MapCorner => [x, y],
    );
    if (tool === 'rail') this.change({ ...this.pack, rails: [...(this.pack.rails ?? []), line] });
    else this.change({ ...this.pack, rivers: [...(this.pack.rivers ?? []), { line, width: usualWidth }] });
  }
}

/** Units from the edge of the map from where a line runs off it. */
const edge = 60;

function reachesEdges(line: readonly MapCorner[]): boolean {
  return [line[0], line.at(-1)].every(
    (end) =>
      end !== undefined &&
      (end[0] < edge || end[1] < edge || end[0] > mapSize.width - edge || end[1] > mapSize.height - edge),
  );
}

function isWithin(value: number | null, least: number, most: number): boolean {
  return value !== null && Number.isInteger(value) && value >= least && value <= most;
}

import type { BattleFilm, TableLayout } from '#shared/games/paradise/views/battle.ts';
import { drawRoof, listRoofs, streetStrokes } from './engraving.ts';
import { buildFrames, findDeedLine, nameFigures, postures, spreadFigures, type Frame } from './film.ts';
import { filmScript, filmStyles } from './filmPageParts.ts';
import { measureStep } from './motion.ts';
import { formatRolls } from './transcript.ts';

/** The title of the file, and the colors of both sides as CSS that stands by itself. */
export type FilmPageWords = { title: string; colors?: { attackers: string; defenders: string } | null };

/** Builds a battle as one HTML file that plays by itself, with the same motion, and asks for nothing from elsewhere. */
export function buildFilmPage(film: BattleFilm, { title, colors = null }: FilmPageWords): string {
  const frames = buildFrames(film);
  const states = frames.map(drawPieces);
  const keys = [...new Set(states.flatMap((state) => [...state.keys()]))];
  const places = new Map(keys.map((key, nth) => [key, nth]));
  const steps = film.steps.map((step, nth) => {
    const [before, after] = [frames[nth], frames[nth + 1]];
    if (before === undefined || after === undefined) throw new Error('A film has a frame more than steps.');
    const deed = findDeedLine(after);
    return {
      t: step.text,
      r: formatRolls(step.rolls),
      c: step.card === null ? 0 : 1,
      ms: Math.round(measureStep(before, after, step)),
      p: listChanges(states[nth], states[nth + 1], places),
      d: deed === null ? null : [deed.kind, ...[deed.from, deed.to].flatMap(({ x, y }) => [round(x), round(y)])],
    };
  });
  const data = { first: listChanges(undefined, states[0], places), steps };
  const { width, height } = film.layout;
  const style = colors === null ? '' : `:root{--attackers:${colors.attackers};--defenders:${colors.defenders}}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>${escapeMarkup(title)}</title>
<style>${filmStyles}${style}</style>
</head>
<body>
<header><h1>${escapeMarkup(title)}</h1><p>${escapeMarkup(`${film.layout.name}, ${film.layout.light} light`)}</p></header>
<main>
<svg viewBox="-0.5 -0.5 ${width + 1} ${height + 1}" role="img" aria-label="The table from above">${drawGround(film.layout, frames)}${keys
    .map((key) => drawPiece(key, places.get(key) ?? 0, film, frames))
    .join('')}<line id="deed"></line></svg>
<div class="controls">
<button id="back" type="button">Back</button><button id="play" type="button">Pause</button><button id="on" type="button">On</button>
<input id="at" type="range" min="0" max="${film.steps.length}" value="0" aria-label="Step">
<select id="speed" aria-label="Speed"><option value="0.7">Slow</option><option value="2" selected>Normal</option><option value="5">Fast</option><option value="20">Very fast</option></select>
</div>
<p id="now" aria-live="polite"></p>
<ol id="lines"></ol>
</main>
<script type="application/json" id="film">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
<script>${filmScript}</script>
</body>
</html>
`;
}

/** A place, the classes, and the direction of a piece, as text that is compared. */
type Drawn = ReadonlyMap<string, string>;

/** Draws all that moves or comes and goes in a frame, by a key for each piece. */
function drawPieces(frame: Frame): Drawn {
  const drawn = new Map<string, string>();
  const put = (key: string, { x, y }: { x: number; y: number }, classes: string, facing = 0): void => {
    drawn.set(key, JSON.stringify([round(x), round(y), classes, Math.round(facing)]));
  };
  for (const id of frame.burning) put(`burning ${id}`, { x: 0, y: 0 }, 'burning');
  frame.fires.forEach((at, nth) => put(`fire ${nth}`, at, 'fire'));
  frame.charges.forEach((at) => put(`charge ${round(at.x)},${round(at.y)}`, at, 'charge'));
  for (const { id, at, heldBy, isDestroyed, kind } of frame.objectives) {
    if (heldBy === null) put(`objective ${id}`, at, `objective ${kind}${isDestroyed ? ' gone' : ''}`);
  }
  for (const { id, at, side, kind, facing, isWrecked, isOffTable, aboard } of frame.cars) {
    const classes = `car ${kind} ${side}${isWrecked ? ' wrecked' : ''}${aboard > 0 ? '' : ' empty'}`;
    if (!isOffTable) put(`car ${id}`, at, classes, facing);
  }
  const afoot = frame.figures.filter(({ posture, carId }) => (postures[posture]?.isOnTable ?? true) && carId === null);
  for (const { id, at, side, posture, isNervous, isHidden, loot } of spreadFigures(afoot)) {
    const words = [
      'figure',
      side,
      ...(posture === 'dead' ? ['dead'] : []),
      ...((postures[posture]?.isUp ?? true) ? [] : ['down']),
      ...(posture === 'surrendered' ? ['hands'] : []),
      ...(isNervous ? ['nervous'] : []),
      ...(isHidden ? ['hidden'] : []),
      ...(loot > 0 ? ['loot'] : []),
      ...(frame.marks.has(id) ? [`mark-${frame.marks.get(id) ?? ''}`] : []),
    ];
    put(`figure ${id}`, at, words.join(' '));
  }
  return drawn;
}

/** Lists the pieces that a step changes: each its number, and what it is now, or null where it is off the table. */
function listChanges(
  before: Drawn | undefined,
  after: Drawn | undefined,
  places: ReadonlyMap<string, number>,
): unknown[] {
  const changes: unknown[] = [];
  for (const [key, nth] of places) {
    const now = after?.get(key);
    if (now !== before?.get(key)) changes.push([nth, now === undefined ? null : (JSON.parse(now) as unknown)]);
  }
  return changes;
}

function round(inches: number): number {
  return Math.round(inches * 100) / 100;
}

/** Draws a piece once, where nothing is; its classes and its place come with the steps. */
function drawPiece(key: string, nth: number, { layout }: BattleFilm, frames: readonly Frame[]): string {
  const [kind = '', ...rest] = key.split(' ');
  const id = rest.join(' ');
  const last = frames.at(-1);
  const wrap = (inside: string): string => `<g id="p${nth}" hidden>${inside}</g>`;
  if (kind === 'burning') {
    const house = layout.buildings.find((one) => one.id === id);
    return wrap(house === undefined ? '' : drawRect(house.rect, 'blaze'));
  }
  if (kind === 'car') {
    const isTruck = last?.cars.find((one) => one.id === id)?.kind === 'truck';
    const half = isTruck ? 3 : 2;
    return wrap(
      `<rect x="${-half}" y="-0.9" width="${2 * half}" height="1.8" rx="0.35"/><path d="M${half - 1.1} -0.7V0.7"/>`,
    );
  }
  if (kind !== 'figure')
    return wrap(kind === 'objective' ? '<rect x="-0.4" y="-0.4" width="0.8" height="0.8"/>' : '<circle r="0.6"/>');
  const figures = last?.figures ?? [];
  const figure = figures.find((one) => one.id === id);
  const shape =
    figure?.side === 'defenders'
      ? '<rect class="body" x="-0.46" y="-0.46" width="0.92" height="0.92"/>'
      : figure?.side === 'law'
        ? '<path class="body" d="M0-0.62L0.56 0.42H-0.56Z"/>'
        : `<circle class="body" r="${figure?.side === 'civilians' ? 0.34 : 0.52}"/>`;
  const name = figure?.kind === 'gangster' ? (nameFigures(figures).get(id) ?? '') : '';
  return wrap(
    `<title>${escapeMarkup(figure?.name ?? '')}</title>${shape}<path class="cross" d="M-0.5-0.5L0.5 0.5M-0.5 0.5L0.5-0.5"/><circle class="ring" r="1.1"/><text y="-0.75">${escapeMarkup(name)}</text>`,
  );
}

/** Draws streets, houses, and cover. */
function drawGround(layout: TableLayout, frames: readonly Frame[]): string {
  const { width, height, roads, buildings, covers, hazards, block } = layout;
  const streets = streetStrokes.flatMap(([stroke, measure]) =>
    roads.map((road) => {
      const points = road.points.map(({ x, y }) => `${x},${y}`).join(' ');
      return `<polyline class="${stroke}" stroke-width="${measure(road.width)}" points="${points}"/>`;
    }),
  );
  const roofs = new Set(
    listRoofs(
      layout,
      frames.flatMap(({ figures }) => figures.map(({ at }) => at)),
    ),
  );
  const houses = buildings.map((building) => {
    const { rect, openings, name } = building;
    const roof = roofs.has(building) ? `<path class="roof" d="${drawRoof(rect)}"/>` : '';
    const gaps = openings.map(
      ({ kind, from, to }) => `<line class="${kind}" x1="${from.x}" y1="${from.y}" x2="${to.x}" y2="${to.y}"/>`,
    );
    const word = `<text class="house" x="${rect.x + rect.width / 2}" y="${rect.y + 1.4}">${escapeMarkup(name)}</text>`;
    return `${drawRect(rect, 'building')}${roof}${gaps.join('')}${word}`;
  });
  const pieces = covers.map(({ rect, isTall, grade }) => drawRect(rect, `cover ${grade}${isTall ? ' tall' : ''}`));
  const inTheWay = hazards.map(({ x, y }) => `<circle class="hazard" cx="${x}" cy="${y}" r="0.45"/>`);
  const tree = block ? [drawRect({ x: block.at.x - 0.45, y: block.at.y - 1.9, width: 0.9, height: 3.8 }, 'tree')] : [];
  const ground = drawRect({ x: 0, y: 0, width, height }, 'ground');
  return [ground, ...streets, ...houses, ...pieces, ...inTheWay, ...tree].join('');
}

function drawRect(rect: { x: number; y: number; width: number; height: number }, classes: string): string {
  return `<rect class="${classes}" x="${rect.x}" y="${rect.y}" width="${rect.width}" height="${rect.height}"/>`;
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

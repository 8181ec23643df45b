import type { Found } from './finding.ts';

/** A thing that a text names, and where. */
export type Mention = { thing: Found; from: number; to: number };

const escape = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Lists what a text names of the things that have cards, the longer of two names where one is part of the other. */
export function listMentions(things: readonly Found[], text: string): Mention[] {
  const byName = new Map(things.flatMap((thing) => (thing.facts === undefined ? [] : [[thing.name, thing]])));
  if (byName.size === 0) return [];
  const names = [...byName.keys()].filter((name) => text.toLowerCase().includes(name.toLowerCase()));
  if (names.length === 0) return [];
  const longestFirst = names.toSorted((a, b) => b.length - a.length).map((name) => escape(name));
  // An article within a sentence is small, and families are named in the plural.
  const pattern = longestFirst.map((name) => name.replace(/^The /, '[Tt]he ')).join('|');
  const search = new RegExp(String.raw`(?<![\p{L}\p{N}])(${pattern})(?=(?:e?s)?(?![\p{L}\p{N}]))`, 'gu');
  return [...text.matchAll(search)].flatMap(({ index, 1: name = '' }) => {
    const thing = byName.get(name) ?? byName.get(name.replace(/^the /, 'The '));
    return thing === undefined ? [] : [{ thing, from: index, to: index + name.length }];
  });
}

/** A thing with a card, and the place on the page where it is named or drawn. */
export type Glance = { thing: Found; box: DOMRect };

/** Finds what is named or drawn at a point of the window. */
export function findGlanceAt(things: readonly Found[], { x, y }: { x: number; y: number }): Glance | null {
  const caret = document.caretPositionFromPoint(x, y);
  if (caret?.offsetNode instanceof Text) {
    const { offsetNode: node, offset } = caret;
    for (const { thing, from, to } of listMentions(things, node.data)) {
      if (offset < from || offset > to) continue;
      const box = measureText(node, from, to);
      const isOver = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
      if (isOver) return { thing, box };
    }
  }
  const drawn = findDrawn(things, document.elementFromPoint(x, y));
  // A piece of a map is large: its card stands at the pointer.
  return drawn === null ? null : { ...drawn, box: new DOMRect(x + 16, y, 0, 16) };
}

/** Lists the things that an element draws and names, each once. */
export function listGlancesIn(things: readonly Found[], element: Element): Glance[] {
  const found = new Map<string, Glance>();
  const drawn = findDrawn(things, element);
  if (drawn !== null) found.set(drawn.thing.id, drawn);
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node !== null; node = walker.nextNode() as Text | null) {
    for (const { thing, from, to } of listMentions(things, node.data)) {
      const box = measureText(node, from, to);
      const isInView = box.width > 1 && box.bottom > 0 && box.top < window.innerHeight;
      if (isInView && !found.has(thing.id)) found.set(thing.id, { thing, box });
    }
  }
  return [...found.values()];
}

/** Finds the thing that an element, or one around it, draws. */
export function findDrawn(things: readonly Found[], element: Element | null): Glance | null {
  const around = element?.closest<HTMLElement | SVGElement>('[data-glance]');
  const thing = things.find(({ id, facts }) => facts !== undefined && id === around?.dataset['glance']);
  return thing === undefined || !around ? null : { thing, box: around.getBoundingClientRect() };
}

function measureText(node: Text, from: number, to: number): DOMRect {
  const range = document.createRange();
  range.setStart(node, from);
  range.setEnd(node, to);
  return range.getBoundingClientRect();
}

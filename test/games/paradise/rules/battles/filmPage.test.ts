import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scenarioNames } from '#shared/games/paradise/battles.ts';
import { buildFrames } from '#shared/games/paradise/drawing/film.ts';
import { buildFilmPage } from '#shared/games/paradise/drawing/filmPage.ts';
import { buildFilm } from '#main/games/paradise/rules/battles/watching/film.ts';
import { resolveScenario } from '#main/games/paradise/rules/skirmish/simulate.ts';

/** As much of an element as the player of a kept battle writes to. */
class Stub {
  textContent = '';
  value = '';
  className = '';
  scrollTop = 0;
  scrollHeight = 0;
  onclick: (() => void) | null = null;
  oninput: (() => void) | null = null;
  readonly children: Stub[] = [];
  readonly attributes = new Map<string, string>();
  readonly style = { transform: '', setProperty: () => undefined };

  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }
  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }
  appendChild(child: Stub): void {
    this.children.push(child);
  }
}

/** Opens a kept battle without a browser: runs its script on a page of stubs. */
function open(page: string) {
  const script = /<script>([\s\S]*)<\/script>/.exec(page)?.[1] ?? '';
  const data = /<script type="application\/json" id="film">([\s\S]*?)<\/script>/.exec(page)?.[1] ?? '';
  const known = new Map<string, Stub>();
  const find = (id: string): Stub => {
    const stub = known.get(id) ?? new Stub();
    known.set(id, stub);
    return stub;
  };
  find('film').textContent = data;
  find('speed').value = '2';
  const groups = [...page.matchAll(/<g id="(p\d+)" hidden>/g)].map(([, id = '']) => find(id));
  for (const group of groups) group.setAttribute('hidden', '');
  const stubs = {
    getElementById: find,
    createElement: () => new Stub(),
    querySelectorAll: () => groups,
    documentElement: find('root'),
  };
  runInNewContext(script, { document: stubs, setTimeout, clearTimeout });
  const look = () => groups.map(({ attributes, style }) => (attributes.has('hidden') ? null : style.transform));
  return { find, look };
}

function film(scenario: (typeof scenarioNames)[number], seed = 4) {
  return buildFilm(resolveScenario(scenario, seed).happenings);
}

describe('A battle kept as one file', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each(scenarioNames)('plays by itself from the first step of a %s to the last, and back by hand', (scenario) => {
    const made = film(scenario);
    const page = open(buildFilmPage(made, { title: 'A fight' }));
    const first = page.look();
    vi.runAllTimers();
    expect(page.find('at').value).toBe(String(made.steps.length));
    expect(page.find('play').textContent).toBe('Play again');
    const last = buildFrames(made).at(-1);
    const standing = last?.figures.filter(
      ({ posture, carId }) => !['gone', 'arrested'].includes(posture) && carId === null,
    );
    const cars = last?.cars.filter(({ isOffTable }) => !isOffTable);
    const others = last?.objectives.filter(({ heldBy }) => heldBy === null);
    const pieces = [standing, cars, others, last?.fires, last?.charges, [...(last?.burning ?? [])]];
    expect(page.look().filter((one) => one !== null)).toHaveLength(
      pieces.reduce((sum, all) => sum + (all?.length ?? 0), 0),
    );
    page.find('at').value = '0';
    page.find('at').oninput?.();
    expect(page.look()).toEqual(first);
  });

  it('asks for nothing from elsewhere, and takes names for words', () => {
    const made = film('raid');
    const [man] = made.figures;
    if (man === undefined) throw new Error('Nobody came.');
    man.name = '</script><img src="https://example.com/x">';
    made.steps[0] = {
      ...(made.steps[0] ?? film('raid').steps[0]),
      text: '<b>&</script>',
    } as (typeof made.steps)[number];
    const page = buildFilmPage(made, { title: 'A <fight> & more' });
    expect(page).not.toMatch(/<[^>]+\s(?:src|href)=|url\(|@import|<img|<b>/);
    expect(page.match(/<\/script>/g)).toHaveLength(2);
    expect(page).toContain('<title>A &lt;fight&gt; &amp; more</title>');
    expect(page).toContain("default-src 'none'");
  });

  it('has the colors of the sides where they are known', () => {
    const colors = { attackers: '#123456', defenders: '#654321' };
    expect(buildFilmPage(film('hit'), { title: 'A fight', colors })).toContain(
      '--attackers:#123456;--defenders:#654321',
    );
  });
});

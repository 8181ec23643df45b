import { onTestFinished, vi } from 'vitest';
import { connectTable, type Api } from '#renderer/api/client.ts';
import { OwnPlace } from '#frame/table/ownPlace.svelte.ts';
import type { SeatAtTable } from '#shared/views/table.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { waitFor } from './waiting.ts';

/** A storage of a browser, in memory. */
export class FakeStorage implements Storage {
  readonly kept = new Map<string, string>();

  get length(): number {
    return this.kept.size;
  }

  key(nth: number): string | null {
    return [...this.kept.keys()][nth] ?? null;
  }

  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    this.kept.set(key, text);
  }

  removeItem(key: string): void {
    this.kept.delete(key);
  }

  clear(): void {
    this.kept.clear();
  }
}

/** A tab of a browser at the table: what its page says, whom it sat down for, and the calls that it made. */
export class Tab {
  readonly own = new FakeStorage();
  readonly sat: SeatAtTable[] = [];
  readonly told = new Set<string>();
  readonly calls: string[] = [];
  /** What keeps it from sitting down, the next times. */
  readonly problems: string[] = [];
  reloads = 0;
  readonly browser: FakeBrowser;
  #place: OwnPlace | null = null;

  constructor(browser: FakeBrowser) {
    this.browser = browser;
  }

  get place(): OwnPlace {
    if (this.#place === null) throw new Error('The tab shows no page yet.');
    return this.#place;
  }

  #load(): OwnPlace {
    return new OwnPlace(
      (findKey) => this.#count(connectTable(findKey)),
      () => ({
        session: null,
        asker: { question: null, ask: () => Promise.resolve(null), answer: () => undefined } as never,
        sitDown: (at: SeatAtTable) => {
          this.sat.push(at);
          return Promise.resolve(this.problems.shift() ?? null);
        },
      }),
      { everyMs: 50 },
    );
  }

  #count(api: Api): Api {
    const { table } = api;
    const counted = new Proxy(table, {
      get: (room, name: string) => {
        this.calls.push(name);
        return (room as unknown as Record<string, unknown>)[name];
      },
    });
    return { ...api, table: counted, games: api.games };
  }

  /** Opens an address in this tab: its page is loaded. */
  async open(address: string): Promise<void> {
    this.browser.show(this, address);
    this.#place?.close();
    const place = this.#load();
    this.#place = place;
    onTestFinished(() => place.close());
    await this.place.begin();
    this.note();
  }

  /** Loads the page again, as it was left. */
  async reload(): Promise<void> {
    await this.open(this.browser.url);
  }

  note(): void {
    if (this.place.told !== null) this.told.add(this.place.told);
  }

  /** Waits until the page says, or is, what is wanted. */
  async until(isSo: (place: OwnPlace) => boolean): Promise<void> {
    await waitFor(() => {
      this.note();
      if (!isSo(this.place)) throw new Error(`${this.place.phase}: ${this.place.told ?? ''}`);
    });
  }

  get seat(): SeatId | undefined {
    return this.sat.at(-1)?.seat;
  }
}

/** One browser: its tabs share what it keeps. */
export class FakeBrowser {
  readonly kept = new FakeStorage();
  url = '';

  constructor() {
    vi.stubGlobal('localStorage', this.kept);
    vi.stubGlobal('navigator', { userAgent: 'Test' });
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('document', new EventTarget());
  }

  /** Has one tab in front: its session is the one that its page reads. */
  show(tab: Tab, address = this.url): void {
    const { origin, hash } = new URL(address);
    this.url = origin;
    vi.stubGlobal('sessionStorage', tab.own);
    const location = { origin, hash, pathname: '/table', reload: () => (tab.reloads += 1) };
    vi.stubGlobal('location', location);
    vi.stubGlobal('history', { state: null, replaceState: () => (location.hash = '') });
  }
}

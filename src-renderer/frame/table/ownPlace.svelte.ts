import type { Invitation, SeatAtTable, WhoIsReady } from '#shared/views/table.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { ShownMoment } from '#shared/words/moments.ts';
import type { Api } from '#renderer/api/client.ts';
import { programLink } from '#renderer/api/link.svelte.ts';
import { describeFailure, isLost, isStayOver, isTooFast, isVoid } from '#renderer/api/failure.ts';
import {
  forgetJoining,
  forgetPlace,
  hasPlaceElsewhere,
  keepOnlooker,
  keepPlace,
  keepTabSeat,
  listPlaces,
  makeDeviceKey,
  readOnlooker,
  readTabSeat,
  takeJoining,
  type DoorWay,
  type KeptSeat,
} from '#renderer/api/place.ts';
import { storageOfPage } from '#renderer/api/storage.ts';
import type { TableSeat } from '../phone/device.svelte.ts';
import { keepUnsent, packUnsent, readUnsent, unpackUnsent } from '../session/unsent.ts';
import type { Session } from '../session/session.svelte.ts';
import type { Asker } from '../session/asker.svelte.ts';
import { followTable } from './following.ts';
import { Merged } from './merged.ts';
import { noteFight, PendingNews } from './pending.ts';
import { TableQuestion } from './tableQuestion.ts';
import { WayBack } from './wayBack.ts';

/** The page of a device: it looks for its table, is let in, picks one of its seats, sits there, or looks on. */
type Phase = 'looking' | 'joining' | 'choosing' | 'away' | 'seated' | 'watching';

/** The window around it, which shows the campaign once the device has its seat. */
type Around = {
  readonly session: Pick<Session, 'busyWith' | 'link' | 'follow' | 'fightNews' | 'moment' | 'tell' | 'warn'> | null;
  readonly asker: Asker;
  sitDown(at: SeatAtTable, table: TableSeat): Promise<string | null>;
};

/** A page without a seat looks that often whether it may sit down again. */
const looksEveryMs = 4_000;

const otherCampaign =
  'Another campaign is played at the table now. This device keeps its place, and comes back to it by itself.';
const openElsewhere =
  'This seat is open in newer tabs of this browser, so this one rests; close one of them, or go on here.';
const keepsNothing =
  'This browser keeps nothing: after a reload you need a new code. Open the page in a normal window to keep your seat.';

/** The place of a player's own device at the table: how it gets there, comes back to it, and follows what happens. */
export class OwnPlace implements TableSeat {
  readonly #api: Api;
  readonly #around: Around;
  readonly #everyMs: number;
  readonly #news = new PendingNews();
  readonly #who = new Merged(() => this.#readWho());
  #questions: TableQuestion | null = null;
  phase = $state<Phase>('looking');
  /** One sentence on why it is where it is. */
  told = $state<string | null>(null);
  /** Another tab has the seat: this one waits until its player comes to it. */
  isResting = $state(false);
  asksPin = $state(false);
  isBusy = $state(false);
  /** The places of this browser to choose from, and the one of them that it was given just now. */
  places = $state.raw<readonly KeptSeat[]>([]);
  entered = $state.raw<KeptSeat | null>(null);
  #standing = $state.raw<WhoIsReady | null>(null);
  #joining = $state.raw<DoorWay | null>(null);
  readonly #wayBack = new WayBack();
  #table: string | null = null;
  /** The place that this page has, or had when the table answered last; an onlooker’s has no seat. */
  #sat: { key: string; seat: SeatId | null } | null = null;
  #key: string | null = null;
  #seat = $state<SeatId | null>(null);
  #stop: () => void = () => undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #looking: Promise<void> | null = null;
  #isClosed = false;
  /** A script or a style sheet did not come, and the browser asks for it no more until the page is loaded again. */
  #lacksPart = false;

  /** The calls of this device, for the page of an onlooker. */
  get api(): Api {
    return this.#api;
  }

  constructor(
    connect: (findKey: () => string | null) => Api,
    around: (api: Api) => Around,
    { everyMs = looksEveryMs } = {},
  ) {
    this.#everyMs = everyMs;
    this.#api = connect(() => this.#key);
    this.#around = around(this.#api);
    window.addEventListener('vite:preloadError', () => (this.#lacksPart = true));
  }

  /** True if the device was let in by an address, and only the PIN of the table is missing. */
  get hasAddress(): boolean {
    return this.#joining !== null;
  }

  get standing(): WhoIsReady | null {
    return this.#standing;
  }

  async setReady(isReady: boolean, shown: ShownMoment): Promise<void> {
    const seat = this.#seat;
    if (seat === null) return;
    const { table } = this.#api;
    const said = { seat, ...shown };
    this.#standing = await (isReady ? table.ready(said) : table.notReady(said));
  }

  moveSeat(): Promise<Invitation> {
    const seat = this.#seat;
    if (seat === null) throw new Error('This device has no seat to move.');
    return this.#api.table.move({ seat });
  }

  /** Finds the table, and the seat that this device has or is to have at it. */
  async begin(): Promise<void> {
    if (this.#looking !== null) {
      // It may have begun before the table was open again.
      await this.#looking;
      if (this.phase === 'seated' || this.phase === 'choosing') return;
    }
    if (this.phase !== 'seated') this.phase = 'looking';
    this.told = null;
    await this.#look();
  }

  /** The page goes: it follows nothing and looks for nothing any more. */
  close(): void {
    this.#stop();
    clearTimeout(this.#timer);
    this.#isClosed = true;
  }

  /** The device has come out of its sleep, or its network is back: a page without a seat looks at once. */
  async wake(): Promise<void> {
    if (this.phase === 'away') await this.#look();
  }

  /** Asks who is there without a key: a key that opens nothing now, or another table’s, bars nobody from asking. */
  #look(): Promise<void> {
    if (this.#lacksPart && storageOfPage.isLasting) location.reload();
    this.#looking ??= this.#lookOnce().finally(() => (this.#looking = null));
    return this.#looking;
  }

  async #lookOnce(): Promise<void> {
    clearTimeout(this.#timer);
    this.#stop();
    this.#key = null;
    this.isResting = false;
    this.#joining = takeJoining();
    try {
      const { table, asksPin, others } = await this.#api.table.door();
      programLink.others = others;
      this.#table = table;
      this.asksPin = asksPin;
      // A device that comes after its table from another address had given the PIN there.
      const needsPin = asksPin && this.#joining?.by.kind !== 'move';
      if (this.#joining !== null && !needsPin) await this.enter({ code: '', pin: '', name: '' });
      else if (this.#joining !== null || !(await this.#comeBack())) this.#join(null);
    } catch (error) {
      this.#tellAway(error, this.phase === 'away' ? (this.told ?? undefined) : undefined);
      void this.#lookElsewhere();
    }
  }

  /** Looks for the table at another address of its host, and goes there with its seat and all that was not sent. */
  async #lookElsewhere(): Promise<void> {
    const [table, sat] = [this.#table, this.#sat];
    if (table === null || sat === null) return;
    const pack = (): string => (sat.seat === null ? '' : packUnsent(nameCampaign(table), sat.seat));
    const way = await this.#wayBack.find(programLink.others, sat.key, pack);
    if (way === null || this.#isClosed) return;
    this.close();
    location.replace(way);
  }

  /** Shows the form; a device with a place at another table goes on looking for that. */
  #join(why: string | null): void {
    this.told = why;
    this.phase = 'joining';
    if (hasPlaceElsewhere(this.#table)) this.#lookLater(() => this.#lookForOther());
  }

  /** Looks whether another table is open by now, and leaves the form alone where none is. */
  async #lookForOther(): Promise<void> {
    if (this.phase !== 'joining' || this.isBusy) return;
    try {
      const { table } = await this.#api.table.door();
      if (table !== this.#table) return await this.#look();
    } catch {
      // Nobody is there now; the form stays for whoever types in it.
    }
    this.#lookLater(() => this.#lookForOther());
  }

  #lookLater(look: () => Promise<void>): void {
    clearTimeout(this.#timer);
    if (!this.#isClosed) this.#timer = setTimeout(() => void look(), this.#everyMs);
  }

  /** Asks to be let in, by the address that was scanned or by a code. */
  async enter({ code, pin, name }: { code: string; pin: string; name: string }): Promise<void> {
    const table = this.#table;
    if (table === null || this.isBusy) return;
    this.isBusy = true;
    this.told = null;
    const joining = this.#joining;
    const key = joining?.key ?? makeDeviceKey();
    try {
      const place = await this.#api.table.enter({
        by: joining?.by ?? { kind: 'code', code },
        pin: pin === '' ? null : pin,
        key,
        name: name.trim() === '' ? nameDevice() : name,
      });
      const { seat } = place;
      if (seat === null) await this.#lookOn(table, key);
      else await this.#takePlace(table, { key, seat, name: place.name });
    } catch (error) {
      // A refusal that passes by itself is waited for, and the scanned code is kept.
      if (isLost(error) || (isTooFast(error) && joining !== null)) this.#tellAway(error);
      else await this.#turnedAway(error);
    } finally {
      this.isBusy = false;
    }
  }

  /** Keeps a place that was given; a browser that has other seats at the table asks which one this tab shows. */
  async #takePlace(table: string, place: KeptSeat): Promise<void> {
    const before = listPlaces(table);
    const same = before.find(({ seat }) => seat === place.seat);
    keepPlace(table, place);
    if (this.#joining !== null && this.#joining.carried !== '')
      unpackUnsent(nameCampaign(table), place.seat, this.#joining.carried);
    forgetJoining();
    this.#joining = null;
    // One device a seat: the games master’s list has no ghost of it.
    if (same !== undefined && same.key !== place.key) await this.#giveUp(same);
    const others = before.filter(({ seat }) => seat !== place.seat);
    if (others.length === 0) await this.#sit(place);
    else this.#choose(others, place);
  }

  /** A code or an address that does not work; the device may have a seat all the same, from before. */
  async #turnedAway(error: unknown): Promise<void> {
    if (this.#joining !== null && isVoid(error)) {
      forgetJoining();
      this.#joining = null;
      if (await this.#comeBack()) return;
    }
    this.#join(describeFailure(error));
  }

  /** Sits down where this tab sat before, or at the one place of this browser; false where it has none at this table. */
  async #comeBack(): Promise<boolean> {
    if (this.#table === null) return false;
    const places = listPlaces(this.#table);
    const seat = readTabSeat(this.#table);
    const [only] = places;
    const own = places.find((place) => place.seat === seat);
    if (only === undefined) {
      const key = readOnlooker(this.#table);
      if (key !== null) await this.#lookOn(this.#table, key);
      return key !== null;
    }
    // A tab whose own seat is gone shows no other one unasked.
    if (own !== undefined) await this.#sit(own);
    else if (places.length === 1 && seat === null) await this.#sit(only);
    else this.#choose(places, null);
    return true;
  }

  /** Shows everybody's part of the campaign, as an onlooker whose key the table knows. */
  async #lookOn(table: string, key: string): Promise<void> {
    keepOnlooker(table, key);
    forgetJoining();
    this.#joining = null;
    this.#key = key;
    this.#sat = { key, seat: null };
    await this.watch();
  }

  /** Goes on looking on, or tells why an onlooker no longer may. */
  async watch(): Promise<void> {
    try {
      await this.#api.table.who();
      this.phase = 'watching';
      this.told = null;
    } catch (error) {
      if (!isStayOver(error)) return this.#tellAway(error);
      if (this.#table !== null) keepOnlooker(this.#table, null);
      this.#key = null;
      this.#sat = null;
      this.#join(describeFailure(error));
    }
  }

  #choose(places: readonly KeptSeat[], entered: KeptSeat | null): void {
    this.places = places;
    this.entered = entered;
    this.told = null;
    this.phase = 'choosing';
  }

  /** Counts the orders of a seat that wait on this device. */
  countUnsent({ seat }: KeptSeat): number {
    return this.#table === null ? 0 : readUnsent(nameCampaign(this.#table), seat).length;
  }

  /** Shows one of this browser’s places in this tab; the others stay for other tabs. */
  async sitFor(place: KeptSeat): Promise<void> {
    await this.#attempt(() => this.#sit(place));
  }

  /** Gives up the other places of this browser for the one that it was given just now. */
  async changeSeats(): Promise<void> {
    const { entered, places } = this;
    if (entered === null) return;
    await this.#attempt(async () => {
      for (const place of places) await this.#giveUp(place);
      await this.#sit(entered);
    });
  }

  /** Types a code for one more seat. */
  joinAnew(): void {
    this.#join(null);
  }

  async #attempt(work: () => Promise<void>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      await work();
    } catch (error) {
      this.#tellAway(error);
    } finally {
      this.isBusy = false;
    }
  }

  /** Ends a place of this browser; its orders that were never sent go with it. */
  async #giveUp({ seat, key }: KeptSeat): Promise<void> {
    this.#key = key;
    try {
      await this.#api.table.leave({ seat });
    } catch (error) {
      if (!isStayOver(error)) throw error;
    } finally {
      this.#key = null;
    }
    if (this.#table === null || listPlaces(this.#table).every((one) => one.key !== key)) return;
    forgetPlace(this.#table, seat);
    keepUnsent(nameCampaign(this.#table), seat, []);
  }

  async #sit(place: KeptSeat): Promise<void> {
    const table = this.#table;
    if (table === null) return;
    this.#key = place.key;
    this.#seat = place.seat;
    try {
      const at = await this.#api.table.seat({ seat: place.seat });
      this.#sat = place;
      this.#standing = await this.#api.table.who();
      const problem = await this.#around.sitDown(at, this);
      if (problem !== null) {
        this.#tellAway(null, problem);
        return;
      }
    } catch (error) {
      if (!isStayOver(error)) throw error;
      this.#leave(describeFailure(error));
      return;
    }
    const name = this.#standing.seats.find(({ seat }) => seat === place.seat)?.name ?? place.name;
    keepPlace(table, { ...place, name });
    keepTabSeat(table, place.seat);
    this.phase = 'seated';
    this.told = null;
    if (!storageOfPage.isLasting) this.#around.session?.warn(keepsNothing);
    this.#follow(place.seat);
  }

  /** The device has lost its place: nothing of what its player saw stays. */
  #leave(why: string): void {
    this.#stop();
    if (this.#table !== null && this.#seat !== null) forgetPlace(this.#table, this.#seat);
    this.#key = null;
    this.#seat = null;
    this.#sat = null;
    this.#join(why);
  }

  #follow(seat: SeatId): void {
    this.#stop();
    if (this.#isClosed) return;
    this.#questions = new TableQuestion(this.#api, seat, this.#around.asker);
    this.#stop = followTable(this.#api, seat, {
      onnews: (kind, missed) => {
        if (kind === 'elsewhere') {
          this.#rest();
          return;
        }
        this.#news.note(kind, missed);
        noteFight(this.#around.session, kind, missed);
        if (kind === 'question' || kind === 'here') this.#questions?.note();
        void this.showNews();
        if (kind === 'shut') void this.#askWhy();
        else if (kind !== 'fight' && kind !== 'question') this.#who.ask();
      },
      onlost: async (error) => {
        if (!isStayOver(error)) {
          programLink.lose();
          void this.#lookElsewhere();
          return true;
        }
        await this.#turnedOut(error);
        return false;
      },
    });
  }

  /** Newer tabs have the seat: this one asks for nothing until its player comes to it. */
  #rest(): void {
    this.#tellAway(null, openElsewhere);
    clearTimeout(this.#timer);
    this.isResting = true;
  }

  /** Shows what the news were about, now that nothing else is under way. */
  async showNews(): Promise<void> {
    const { session } = this.#around;
    await this.#news.show(session);
    await this.#questions?.show(session);
  }

  async #readWho(): Promise<void> {
    try {
      if (this.phase === 'seated') this.#standing = await this.#api.table.who();
    } catch {
      // The next call tells why the table does not answer.
    }
  }

  /** It is shut: the table for everybody, or the place of this device. */
  async #askWhy(): Promise<void> {
    try {
      await this.#api.table.who();
      await this.begin();
    } catch (error) {
      if (isStayOver(error)) await this.#turnedOut(error);
      else this.#tellAway(error, 'The games master has closed the table.');
    }
  }

  /** The key opens nothing: this place was ended, or the table is another campaign’s now and the place is kept. */
  async #turnedOut(why: unknown): Promise<void> {
    this.#stop();
    this.#key = null;
    try {
      const { table } = await this.#api.table.door();
      if (table === this.#table) this.#leave(describeFailure(why));
      else this.#tellAway(null, otherCampaign);
    } catch (error) {
      this.#tellAway(error);
    }
  }

  /** Tells why nobody sits here now, and goes on looking. */
  #tellAway(error: unknown, sentence = describeFailure(error)): void {
    this.#stop();
    this.told = sentence;
    this.phase = 'away';
    this.#lookLater(() => this.wake());
  }
}

/** The name under which a page keeps what belongs to a campaign at the table. */
function nameCampaign(table: string): string {
  return `table/${table}`;
}

/** Names a device for the games master's list. */
function nameDevice(): string {
  const agent = navigator.userAgent;
  if (agent.includes('iPhone')) return 'iPhone';
  if (agent.includes('iPad')) return 'iPad';
  if (agent.includes('Android')) return agent.includes('Mobile') ? 'Android phone' : 'Android tablet';
  return 'Browser';
}

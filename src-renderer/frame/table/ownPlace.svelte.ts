import type { SeatAtTable, WhoIsReady } from '#shared/views/table.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { Moment } from '#shared/words/moments.ts';
import type { Api } from '#renderer/api/client.ts';
import { programLink } from '#renderer/api/link.svelte.ts';
import { describeFailure, isLost, isStayOver } from '#renderer/api/failure.ts';
import {
  forgetJoining,
  forgetPlace,
  keepPlace,
  makeDeviceKey,
  readPlace,
  takeJoining,
  type ScannedAddress,
} from '#renderer/api/place.ts';
import type { TableSeat } from '../phone/device.svelte.ts';
import type { Session } from '../session/session.svelte.ts';
import type { Asker } from '../questions/asker.svelte.ts';
import { followTable } from './following.ts';
import { noteFight, PendingNews } from './pending.ts';
import { TableQuestion } from './tableQuestion.ts';

/** The page of a device: it looks for its table, is let in, or sits there. */
type Phase = 'looking' | 'joining' | 'away' | 'seated';

/** The window around it, which shows the campaign once the device has its seat. */
type Around = {
  readonly session: Session | null;
  readonly asker: Asker;
  sitDown(at: SeatAtTable, table: TableSeat): Promise<string | null>;
};

/** The place of a player's own device at the table: how it gets there, comes back to it, and follows what happens. */
export class OwnPlace implements TableSeat {
  readonly #api: Api;
  readonly #around: Around;
  readonly #news = new PendingNews();
  #questions: TableQuestion | null = null;
  phase = $state<Phase>('looking');
  /** One sentence on why it is where it is. */
  told = $state<string | null>(null);
  asksPin = $state(false);
  isBusy = $state(false);
  #who = $state.raw<WhoIsReady | null>(null);
  #joining = $state.raw<ScannedAddress | null>(null);
  #table: string | null = null;
  #key: string | null = null;
  #seat = $state<SeatId | null>(null);
  #stop: () => void = () => undefined;

  constructor(connect: (findKey: () => string | null) => Api, around: (api: Api) => Around) {
    this.#api = connect(() => this.#key);
    this.#around = around(this.#api);
  }

  /** True if the device was let in by an address, and only the PIN of the table is missing. */
  get hasAddress(): boolean {
    return this.#joining !== null;
  }

  get isAsked(): boolean {
    return this.#who?.isAsked ?? false;
  }

  get players() {
    return (this.#who?.seats ?? []).map(({ seat, name, standing, isHere }) => {
      return { seat, name, isHere, isReady: standing === 'ready' };
    });
  }

  get isReady(): boolean {
    return this.players.some(({ seat, isReady }) => seat === this.#seat && isReady);
  }

  async setReady(isReady: boolean, shown: Moment): Promise<void> {
    const seat = this.#seat;
    if (seat === null) return;
    const { table } = this.#api;
    const said = { seat, ...shown };
    this.#who = await (isReady ? table.ready(said) : table.notReady(said));
  }

  /** Finds the table, and the seat that this device has or is to have at it. */
  async begin(): Promise<void> {
    this.phase = 'looking';
    this.told = null;
    this.#joining = takeJoining();
    try {
      const { table, asksPin } = await this.#api.table.door();
      this.#table = table;
      this.asksPin = asksPin;
      if (this.#joining !== null && !asksPin) {
        await this.enter({ code: '', pin: '', name: '' });
        return;
      }
      if (this.#joining === null && (await this.#comeBack())) return;
      this.phase = 'joining';
    } catch (error) {
      this.#tellAway(error);
    }
  }

  /** Asks to be let in, by the address that was scanned or by a code. */
  async enter({ code, pin, name }: { code: string; pin: string; name: string }): Promise<void> {
    if (this.#table === null || this.isBusy) return;
    this.isBusy = true;
    this.told = null;
    const joining = this.#joining;
    const key = joining?.key ?? makeDeviceKey();
    try {
      const { seat } = await this.#api.table.enter({
        by: joining === null ? { kind: 'code', code } : { kind: 'address', key: joining.address },
        pin: pin === '' ? null : pin,
        key,
        name: name.trim() === '' ? nameDevice() : name,
      });
      keepPlace(this.#table, { key, seat });
      this.#joining = null;
      await this.#comeBack();
    } catch (error) {
      if (isLost(error)) {
        this.#tellAway(error);
        return;
      }
      await this.#turnedAway(describeFailure(error), pin !== '' && joining !== null);
    } finally {
      this.isBusy = false;
    }
  }

  /** A code or an address that does not work; the device may have a seat all the same, from before. */
  async #turnedAway(why: string, mayTryPin: boolean): Promise<void> {
    if (this.#joining !== null && !mayTryPin) {
      forgetJoining();
      this.#joining = null;
      if (await this.#comeBack()) return;
    }
    this.told = why;
    this.phase = 'joining';
  }

  /** Sits down where the device sat before; false where it has no place at this table any more. */
  async #comeBack(): Promise<boolean> {
    const place = this.#table === null ? null : readPlace(this.#table);
    if (place === null || this.#table === null) return false;
    this.#key = place.key;
    this.#seat = place.seat;
    try {
      const at = await this.#api.table.seat({ seat: place.seat });
      this.#who = await this.#api.table.who();
      const problem = await this.#around.sitDown(at, this);
      if (problem !== null) {
        this.#tellAway(null, problem);
        return true;
      }
      this.phase = 'seated';
      this.#follow(place.seat);
      return true;
    } catch (error) {
      if (!isStayOver(error)) throw error;
      this.#leave(describeFailure(error));
      return true;
    }
  }

  /** The device has lost its place: nothing of what its player saw stays. */
  #leave(why: string): void {
    this.#stop();
    if (this.#table !== null) forgetPlace(this.#table);
    this.#key = null;
    this.#seat = null;
    this.told = why;
    this.phase = 'joining';
  }

  #follow(seat: SeatId): void {
    this.#stop();
    this.#questions = new TableQuestion(this.#api, seat, this.#around.asker);
    this.#stop = followTable(this.#api, seat, {
      onnews: (kind, missed) => {
        this.#news.note(kind, missed);
        noteFight(this.#around.session, kind, missed);
        if (kind === 'question' || kind === 'here') this.#questions?.note();
        void this.showNews();
        if (kind === 'shut') void this.#askWhy();
        else if (kind !== 'fight' && kind !== 'question') void this.#askWho();
      },
      onlost: async (error) => {
        if (!isStayOver(error)) {
          programLink.lose();
          return true;
        }
        this.#leave(describeFailure(error));
        return Promise.resolve(false);
      },
    });
  }

  /** Shows what the news were about, now that nothing else is under way. */
  async showNews(): Promise<void> {
    const { session } = this.#around;
    await this.#news.show(session);
    await this.#questions?.show(session);
  }

  async #askWho(): Promise<void> {
    try {
      this.#who = await this.#api.table.who();
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
      if (isStayOver(error)) this.#leave(describeFailure(error));
      else this.#tellAway(error, 'The games master has closed the table.');
    }
  }

  #tellAway(error: unknown, sentence = describeFailure(error)): void {
    this.#stop();
    this.told = sentence;
    this.phase = 'away';
  }
}

/** Names a device for the games master's list. */
function nameDevice(): string {
  const agent = navigator.userAgent;
  if (agent.includes('iPhone')) return 'iPhone';
  if (agent.includes('iPad')) return 'iPad';
  if (agent.includes('Android'))
    return agent.includes('Mobile') ? 'Android phone' : 'Android tablet';
  return 'Browser';
}

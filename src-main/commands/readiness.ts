import type { Outcome } from '#shared/views/outcome.ts';
import type { WhoIsReady } from '#shared/views/table.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { Refusal, refuseUnless } from '../kernel/refusal.ts';
import type { Seat } from '../kernel/rulebook.ts';
import type { Answer } from '#shared/words/questions.ts';
import { advance, requireSeatAtTable } from './play.ts';
import type { Session } from './session.ts';

type Played = Pick<Session, 'rulebook' | 'snapshot' | 'store'>;

/**
 * The seats that declared what is asked of them complete: kept in memory, for that moment of the campaign, and never in the
 * journal.
 */
export class Readiness {
  readonly #ready = new Set<SeatId>();
  #moment = '';

  /** Tells who is ready now, and who of them is connected. */
  tell(played: Played, here: ReadonlySet<string>): Omit<WhoIsReady, 'secondsLeft'> {
    this.#turnTo(played);
    const asked = listAsked(played);
    const players = listPlayers(played);
    return {
      isAsked: asked.length > 0,
      isComplete: this.isComplete(played),
      seats: players.map(({ seat, name }) => {
        const standing = !asked.includes(seat) ? 'unasked' : this.#ready.has(seat) ? 'ready' : 'open';
        return { seat, name, standing, isHere: here.has(seat) };
      }),
    };
  }

  /** True if the game waits for nobody's orders: everybody who is asked is ready, or the program's own part is next. */
  isComplete(played: Played): boolean {
    this.#turnTo(played);
    const { rulebook, snapshot } = played;
    if (rulebook.ending(snapshot.state) !== null || listPlayers(played).length === 0) return false;
    if (rulebook.flow === 'by-the-table') return listAsked(played).every((seat) => this.#ready.has(seat));
    return listWaitedFor(played).length === 0;
  }

  /** A seat is done with what is asked of it. Refuses one that is asked for nothing. */
  declare(played: Played, seat: SeatId): void {
    this.#turnTo(played);
    const { name } = requireSeatAtTable(played, seat);
    refuseUnless(
      listAsked(played).includes(seat),
      `Nothing is asked of ${name} now, so there is nothing to be ready with.`,
    );
    this.#ready.add(seat);
  }

  /** Everybody is done with what is asked: the time is up. */
  declareAll(played: Played): void {
    this.#turnTo(played);
    for (const seat of listAsked(played)) this.#ready.add(seat);
  }

  /** Removes a seat's declaration; returns true if it had one. */
  withdraw(seat: SeatId): boolean {
    return this.#ready.delete(seat);
  }

  /** Removes all declarations; returns true if there were any. */
  clear(): boolean {
    const had = this.#ready.size > 0;
    this.#ready.clear();
    return had;
  }

  /** Forgets who was ready with another period, or another step of it. */
  #turnTo({ rulebook, snapshot: { state }, store }: Played): void {
    const step = rulebook.waitsFor(state)?.step ?? '';
    const moment = `${store.path} ${rulebook.periodOf(state)} ${step}`;
    if (moment !== this.#moment) this.#ready.clear();
    this.#moment = moment;
  }
}

/** Lists the players who say themselves when their part is done; none where an order plays the game on. */
function listAsked(played: Played): SeatId[] {
  if (played.rulebook.flow !== 'by-the-table') return [];
  const waitedFor = listWaitedFor(played);
  return listPlayers(played)
    .map(({ seat }) => seat)
    .filter((seat) => waitedFor.includes(seat));
}

/** Lists the seats whose orders the game waits for now, played by people. */
function listWaitedFor({ rulebook, snapshot: { state } }: Played): SeatId[] {
  const wait = rulebook.waitsFor(state);
  const asked = wait?.manner === 'in-turn' ? wait.seats.slice(0, 1) : (wait?.seats ?? []);
  const seats = rulebook.seats(state);
  return asked.filter((one) => seats.some(({ seat, takesOrders }) => seat === one && takesOrders));
}

function listPlayers({ rulebook, snapshot }: Pick<Session, 'rulebook' | 'snapshot'>): Seat[] {
  return rulebook.seats(snapshot.state).filter(({ isHuman, isOut }) => isHuman && !isOut);
}

/**
 * Plays on without the games master, with the answers that players have given so far; null where it is his to settle
 * first, or somebody was quicker.
 */
export async function playOnAlone(session: Session, answers: readonly Answer[], now: Date): Promise<Outcome | null> {
  const { rulebook, snapshot } = session;
  try {
    const period = rulebook.periodOf(snapshot.state);
    return await advance(session, { auto: false, period, answers: [...answers] }, now);
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    return null;
  }
}

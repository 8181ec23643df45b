import type { WhoIsReady } from '#shared/views/table.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { Refusal, refuseUnless } from '../kernel/refusal.ts';
import type { Seat } from '../kernel/rulebook.ts';
import { advance, requireSeatAtTable } from './play.ts';
import type { Session } from './session.ts';

type Played = Pick<Session, 'rulebook' | 'snapshot' | 'store'>;

/**
 * The seats that declared their orders complete: kept in memory, for that moment of the campaign, and never in the
 * journal.
 */
export class Readiness {
  readonly #ready = new Set<SeatId>();
  #moment = '';

  /** Tells who is ready now, and who of them is connected. */
  tell(played: Played, here: ReadonlySet<string>): WhoIsReady {
    this.#turnTo(played);
    const asked = listAsked(played);
    const players = listPlayers(played);
    const isAsked = asked !== null && players.length > 0;
    return {
      isAsked,
      isComplete: this.isComplete(played),
      seats: players.map(({ seat, name }) => {
        const standing = asked?.includes(seat) !== true ? 'unasked' : this.#ready.has(seat) ? 'ready' : 'open';
        return { seat, name, standing, isHere: here.has(seat) };
      }),
    };
  }

  /** True if everybody who seals something now is ready. */
  isComplete(played: Played): boolean {
    this.#turnTo(played);
    const asked = listAsked(played);
    return asked !== null && listPlayers(played).length > 0 && asked.every((seat) => this.#ready.has(seat));
  }

  /** A seat has given all its orders. Refuses one that is not asked for any. */
  declare(played: Played, seat: SeatId): void {
    this.#turnTo(played);
    const { name } = requireSeatAtTable(played, seat);
    refuseUnless(
      listAsked(played)?.includes(seat) === true,
      `Nothing is asked of ${name} under seal now, so there is nothing to be ready with.`,
    );
    this.#ready.add(seat);
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

/** Lists the players who seal something now; null where the table closes nothing that is sealed. */
function listAsked(played: Played): SeatId[] | null {
  const { rulebook, snapshot } = played;
  const wait = rulebook.waitsFor(snapshot.state);
  if (rulebook.flow !== 'by-the-table' || wait?.manner !== 'sealed') return null;
  return listPlayers(played)
    .map(({ seat }) => seat)
    .filter((seat) => wait.seats.includes(seat));
}

function listPlayers({ rulebook, snapshot }: Pick<Session, 'rulebook' | 'snapshot'>): Seat[] {
  return rulebook.seats(snapshot.state).filter(({ isHuman, isOut }) => isHuman && !isOut);
}

/**
 * Plays on without anybody who could be asked something; returns false where it is the games master's to settle first, or
 * somebody was quicker.
 */
export async function playOnAlone(session: Session, now: Date): Promise<boolean> {
  const { rulebook, snapshot } = session;
  try {
    const period = rulebook.periodOf(snapshot.state);
    const outcome = await advance(session, { auto: false, period }, now);
    return outcome.kind === 'done';
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    return false;
  }
}

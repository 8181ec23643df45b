import { clonePlain } from '#kernel/readonly.ts';
import { openBooks } from '#main/games/paradise/rules/state/records/books.ts';
import type { ParadiseState } from '#main/games/paradise/rules/state.ts';
import type { OrderId, SeatId } from '#shared/words/ids.ts';
import type { GangsterId, VehicleId } from '#shared/games/paradise/ids.ts';
import type { Stat } from '#shared/games/paradise/people.ts';
import { scrambleBargains } from './bargains.ts';
import { scrambleHall } from './officials.ts';

/** The same campaign with everything changed that this seat has no way of knowing. */
export function scrambleSecrets(state: ParadiseState, seat: SeatId, salt: number): ParadiseState {
  const other = clonePlain(state);
  scrambleHall(other, seat, salt % 20);
  scrambleBargains(other, seat, salt);
  const rivals = (Object.keys(other.purses) as SeatId[]).filter((rival) => rival !== seat);
  for (const [id, guts] of Object.entries(other.ownerGuts)) {
    other.ownerGuts[id as keyof typeof other.ownerGuts] = ((guts + salt) % 3) + 2;
  }
  rivals.forEach((rival, nth) => scrambleRival(other, seat, rival, salt + nth));
  const { ear } = other.cityHall;
  other.cityHall = { namesFrom: salt % 36, namesUsed: 40 + salt, lean: { seat, points: 1 }, ear };
  other.courts.lawyers = Object.fromEntries(rivals.map((rival) => [rival, 4 + (salt % 3)]));
  for (const boxer of Object.values(other.boxers)) {
    const owner = boxer.gym === null ? null : (other.businesses[boxer.gym]?.owner ?? null);
    if (owner !== seat && boxer.foughtMonth === 0) boxer.fists = 7 - boxer.fists;
  }
  return other;
}

/** Whom the papers named after a fight: the dead and the booked. */
export function inThePapers(state: ParadiseState): Set<GangsterId> {
  return new Set(
    Object.values(state.battles)
      .flatMap(({ settled }) => settled?.outcome?.fates ?? [])
      .filter(({ isDead, isArrested }) => isDead || isArrested)
      .map(({ gangster }) => gangster),
  );
}

function scrambleRival(state: ParadiseState, seat: SeatId, rival: SeatId, salt: number): void {
  const purse = state.purses[rival];
  if (purse === undefined) throw new Error(`No gang ${rival}`);
  Object.assign(purse, {
    bankDollars: purse.bankDollars + 10 * salt + 170,
    permanentReputation: purse.permanentReputation + 3,
    payoffPolicy: 'ask',
    numbersChange: 2,
    namesUsed: purse.namesUsed + 7,
    rests: { punk: 2 },
  });
  openBooks(state, rival);
  const named = inThePapers(state);
  for (const man of Object.values(state.gangsters)) {
    if (man.gang !== rival) continue;
    for (const stat of Object.keys(man.stats) as Stat[]) man.stats[stat] += 1;
    man.weapons.push('bar');
    man.skills.push('lucky-cuss');
    man.isStoneCold = true;
    man.lost.gats += 1;
    state.lessons[man.id] = state.month;
    if (state.sightings[`${seat}:${man.id}`] === undefined && !man.isBoss) {
      if (!named.has(man.id)) man.name = `Somebody ${salt}`;
      man.profile = 'torpedo';
    }
  }
  const vehicle = `v90${salt}${rival}` as VehicleId;
  state.vehicles[vehicle] = { id: vehicle, gang: rival, kind: 'truck', upgrades: [], stolen: false };
  const order = `o90${salt}${rival}` as OrderId;
  state.orders[order] = { id: order, seat: rival, order: { kind: 'fix-numbers', gang: seat, change: 1 }, title: 'x' };
  state.minds[rival] = {
    mind: { level: 'easy', doctrine: 'street', character: { boldness: 2, greed: -2, vengefulness: 2, loyalty: -2 } },
    writtenMonth: state.month,
  };
  state.memories[`${rival}:${seat}`] = {
    seat: rival,
    rival: seat,
    felt: [{ month: 1, grievance: salt, debt: 1 }],
    broken: 2,
    cause: 'x',
  };
  state.bandTries[rival] = state.month;
}

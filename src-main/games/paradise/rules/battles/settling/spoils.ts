import type { SeatId } from '#shared/words/ids.ts';
import type { BattleOutcome, MuscleProfile } from '#shared/games/paradise/battles.ts';
import type { GangsterId } from '#shared/games/paradise/ids.ts';
import { clonePlain, type DeepReadonly } from '#kernel/readonly.ts';
import type { BargainTerms } from '#shared/games/paradise/orders/bargains.ts';
import { betrayTalks, handOverPlaces, publishDeal } from '#main/games/paradise/rules/bargains/keeping.ts';
import { strike } from '#main/games/paradise/rules/bargains/strike.ts';
import { makeTermsForTopic } from '#main/games/paradise/rules/bargains/terms.ts';
import { requireGang, requirePurse } from '#main/games/paradise/rules/lookups.ts';
import { rememberDoor } from '#main/games/paradise/rules/memory/slights.ts';
import { testLoyalty } from '#main/games/paradise/rules/officials/posts/loyalty.ts';
import { findCity } from '#shared/games/paradise/cities/city.ts';
import type { ParadiseTable } from '#main/games/paradise/rules/table.ts';
import type { NewGangster } from '#main/games/paradise/rules/state/records/gangs.ts';
import { freePistolGats } from '#main/games/paradise/rules/tables/people/equipment.ts';
import { pickPersonName } from '#main/games/paradise/rules/tables/people/names.ts';
import { profileTable } from '#main/games/paradise/rules/tables/people/people.ts';
import { arrangeClash } from '../arranging/raiding.ts';
import { isGang } from '../arranging/parties.ts';
import { listRaidedBusinesses } from '../arranging/places.ts';
import { listDrawers } from './talks.ts';
import type { CampaignBattle } from '#main/games/paradise/rules/state/records/battles.ts';
import { computeMusclePrice } from '#main/games/paradise/rules/tables/people/muscle.ts';
import { createNewGangster } from '#main/games/paradise/rules/gangs/newGangster.ts';

type Fought = DeepReadonly<CampaignBattle>;
type Outcome = DeepReadonly<BattleOutcome>;

/** Gives the winner of each scenario its spoils. */
export function takeSpoils(table: ParadiseTable, battle: Fought, outcome: Outcome): void {
  switch (battle.scenario) {
    case 'raid':
      if (battle.isClash) openDoor(table, battle, outcome);
      else takePlace(table, battle, outcome);
      return;
    case 'siege':
      if (isGang(battle.attackers.party)) takePlace(table, battle, outcome);
      else playLaw(table, battle, outcome);
      return;
    case 'police-raid':
      playLaw(table, battle, outcome);
      return;
    case 'smash-and-grab':
      if (outcome.winner === 'attackers') breakPlace(table, battle);
      return;
    case 'rumble':
      recruitBoys(table, battle, outcome);
      return;
    case 'meet':
      endParley(table, battle, outcome);
      return;
    case 'mean-streets':
      if (outcome.winner !== 'attackers') callOffNext(table, battle);
      return;
    default:
  }
}

/** [SCN-5, RK-5, RK-16] Gives the place to the winner, with a racket it completes and the repairs it needs. */
function takePlace(table: ParadiseTable, battle: Fought, outcome: Outcome): void {
  const business = battle.business === null ? undefined : table.state.businesses[battle.business];
  const { party } = battle.attackers;
  if (business === undefined || outcome.winner !== 'attackers' || !isGang(party)) return;
  for (const { id } of listRaidedBusinesses(table.state, business)) {
    table.emit({ type: 'taken-over', seat: party, business: id, lead: null, by: 'raid' });
  }
  const { total } = table.dice.roll({ purpose: `Damage to ${business.name}` });
  const months = cleanUpMonths(total + (outcome.employeesDead ?? 0));
  table.emit({ type: 'smashed', business: business.id, months });
}

/** [RK-16] D6 of damage, one more for each dead employee: 1-2 none, 3-4 one month, 5 and more two. */
export function cleanUpMonths(total: number): number {
  return Math.min(2, Math.floor((total - 1) / 2));
}

/** [SCN-1, RK-16] No Loot for D6 months. */
function breakPlace(table: ParadiseTable, battle: Fought): void {
  if (battle.business === null) return;
  const { total } = table.dice.roll({ purpose: 'Months until it is mended' });
  table.emit({ type: 'smashed', business: battle.business, months: total });
}

/** [SCN-10] Applies a visit of the police: a place lost, or friends in uniform who think it over. */
function playLaw(table: ParadiseTable, battle: Fought, outcome: Outcome): void {
  closePlace(table, battle, outcome);
  const { party } = battle.defenders;
  const hadToLeave = outcome.ending === 'withdrew' || outcome.ending === 'broke-after-withdrawal';
  if (!hadToLeave || !isGang(party)) return;
  testLoyalty(table, party, 'policemen were shot at', lawmen);
}

/** [SCN-10] Those who do not care to be seen with a gang that shoots at policemen. */
const lawmen = ['judge', 'chief', 'captain'] as const;

/** [SCN-10] Closes the place if the police won in any way; broken off the gang keeps it. */
function closePlace(table: ParadiseTable, battle: Fought, outcome: Outcome): void {
  const { party } = battle.defenders;
  if (battle.business === null || outcome.winner !== 'attackers' || !isGang(party)) return;
  if (table.state.businesses[battle.business]?.owner !== party) return;
  table.emit({ type: 'broke-away', business: battle.business, from: party });
}

/** [TAKE-2] The door is open to the winner, unless another crew is waiting at it. */
export function openDoor(table: ParadiseTable, battle: Fought, outcome: Pick<Outcome, 'winner'>): void {
  const business = battle.business === null ? undefined : table.state.businesses[battle.business];
  if (business === undefined) return;
  const seats = [battle.defenders.party, battle.attackers.party].filter(isGang);
  const winner = outcome.winner === 'nobody' ? null : battle[outcome.winner];
  const seat = winner === null || !isGang(winner.party) ? null : winner.party;
  const crews = [
    ...(winner === null || seat === null ? [] : [{ seat, crew: [...winner.crew] }]),
    ...battle.rivals.map((rival) => ({ seat: rival.seat, crew: [...rival.crew] })),
  ];
  const [only] = crews;
  if (crews.length > 1) {
    arrangeClash(table, business, crews);
    return;
  }
  table.emit({ type: 'contested', business: business.id, seats, winner: only?.seat ?? null });
  rememberDoor(table, seats, only?.seat ?? null);
  if (only !== undefined && business.owner === null) {
    table.emit({ type: 'taken-over', seat: only.seat, business: business.id, lead: null, by: 'clash' });
  }
}

/** [SCN-8] D6 recruits for nothing, or by a house rule fewer or paid: 1-4 a Punk, 5-6 a Slugger. */
function recruitBoys(table: ParadiseTable, battle: Fought, outcome: Outcome): void {
  if (outcome.winner === 'nobody') return;
  const { party } = battle[outcome.winner];
  if (!isGang(party)) return;
  const { rumbleRecruits } = table.state.houseRules;
  const count = rumbleRecruits === 'one-man' ? 1 : table.dice.roll({ purpose: 'Boys who want to join' }).total;
  for (let one = 0; one < count; one += 1) {
    const face = table.dice.roll({ purpose: 'What he is: 1-4 a Punk, 5-6 a Slugger' }).total;
    const profile = face <= 4 ? 'punk' : 'slugger';
    if (rumbleRecruits === 'half-price') hireBoy(table, party, profile);
    else table.emit({ type: 'joined', gangster: createNewBoy(table, party, profile) });
  }
}

/** [SCN-8] Hires a boy at half his price, in whole dollars rounded up, as long as the bank holds it. */
function hireBoy(table: ParadiseTable, seat: SeatId, profile: 'punk' | 'slugger'): void {
  const costDollars = Math.ceil(profileTable[profile].priceDollars / 2);
  if (requirePurse(table.state, seat).bankDollars < costDollars) return;
  const gangster = { ...createNewBoy(table, seat, profile), paidDollars: costDollars };
  table.emit({ type: 'recruited', gangster, costDollars, usesName: false });
}

function createNewBoy(table: ParadiseTable, seat: SeatId, profile: 'punk' | 'slugger'): NewGangster {
  const { state } = table;
  const { type, colour } = requireGang(state, seat);
  const number = state.made.gangsters + 1;
  const { stats } = profileTable[profile];
  const weapons: NewGangster['weapons'] = stats.gats >= freePistolGats ? ['pistol'] : [];
  const boy = {
    id: `p${number}` as GangsterId,
    gang: seat,
    name: pickPersonName(findCity(state), type, colour, number),
    profile,
    isBoss: false,
    stats: { ...stats },
    skills: [],
    weapons,
    paidDollars: 0,
  };
  return createNewGangster(boy, state.month);
}

/**
 * [SCN-4] Puts the terms of a gang that made its case in force from the next month; treachery breaks all agreements.
 */
function endParley(table: ParadiseTable, battle: Fought, outcome: Outcome): void {
  const { topic } = battle;
  const [asker, other] = [battle.attackers.party, battle.defenders.party];
  if (topic === null || !isGang(asker) || !isGang(other)) return;
  if (outcome.ending === 'treachery') {
    for (const side of listDrawers(battle, outcome))
      betrayTalks(table, side === 'attackers' ? asker : other, side === 'attackers' ? other : asker);
    return;
  }
  const hasAgreed = outcome.terms !== undefined || outcome.winner === 'attackers';
  if (outcome.ending !== 'deal' || !hasAgreed) return;
  const terms = clonePlain(outcome.terms ?? makeTermsForTopic(topic)) as BargainTerms;
  const deal = strike(table, { id: `d${battle.id}`, asker, other, terms }, table.state.month + 1);
  handOverPlaces(table, deal);
  publishDeal(table, deal);
}

/** [SCN-9] Calls off the job of a crew that did not get through. */
function callOffNext(table: ParadiseTable, battle: Fought): void {
  const next = battle.leadsTo === null ? undefined : table.state.battles[battle.leadsTo];
  if (next === undefined || next.settled !== null) return;
  // [GANG-13] The men in that car have fought for their money.
  const fought = battle.attackers.muscle.map(({ profile }) => profile);
  callOffBattle(table, next, 'the crew never got there', fought);
}

/**
 * [GANG-13] Calls off a battle with the reason. Muscle is paid back, except for kinds that `fought` on the way; muscle
 * on guard keeps its pay.
 */
export function callOffBattle(
  table: ParadiseTable,
  battle: Fought,
  note: string,
  fought: readonly MuscleProfile[] = [],
): void {
  const seats = [battle.attackers.party, battle.defenders.party].filter(isGang);
  table.emit({
    type: 'battle-settled',
    battle: battle.id,
    ...(battle.business === null ? {} : { business: battle.business }),
    seats,
    settled: { how: 'called-off', seed: null, outcome: null, note },
  });
  const { party, muscle } = battle.attackers;
  const idle = muscle.filter(({ profile }) => !fought.includes(profile));
  if (!isGang(party) || idle.length === 0) return;
  table.emit({ type: 'muscle-sent-home', seat: party, dollars: computeMusclePrice(idle) });
}

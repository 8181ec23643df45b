import type { GangsterFate } from '#shared/games/paradise/battles.ts';
import type { GangsterId } from '#shared/games/paradise/ids.ts';
import type { KnownFor } from '#shared/games/paradise/views/campaign.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { nameDistrict, type District } from '#shared/games/paradise/city.ts';
import { formatMonth } from '#shared/games/paradise/calendar.ts';
import { derived } from '#kernel/derived.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { listBattles } from '../lookups.ts';
import type { State } from '../state.ts';
import type { CampaignBattle } from '../state/records/battles.ts';
import { countServedMonths, type Gangster } from '../state/records/gangs.ts';

/** A man's last twelve months of fights. */
type Career = {
  fights: number;
  hits: number;
  /** Fights in which a man beside him was hit. */
  near: number;
  arrests: number;
  districts: Map<District, number>;
  /** Fights side by side, by the other man. */
  partners: Map<GangsterId, number>;
  /** Fights against each other, by the other man. */
  foes: Map<GangsterId, number>;
  /** Partners who fell beside him, with the men on the other side. */
  losses: { fallen: GangsterId; month: number; against: readonly GangsterId[] }[];
};

/** A man's quarrel with a man of another gang, and its reason. */
export type Feud = { man: GangsterId; foe: GangsterId; why: string };

/** Fights whose results a man is known for, and those that make friends and enemies. */
const bounds = { fights: 3, near: 2, hits: 3, arrests: 2, streets: 4, friends: 3, enemies: 2 } as const;

/** Months with a gang that make an old hand. */
const oldHandMonths = 24;

/** Follows everybody through the battles that the state keeps whole. */
const followCareers = derived((state: State): ReadonlyMap<GangsterId, Career> => {
  const careers = new Map<GangsterId, Career>();
  for (const battle of listBattles(state)) follow(careers, battle);
  return careers;
});

function follow(careers: Map<GangsterId, Career>, battle: DeepReadonly<CampaignBattle>): void {
  const outcome = battle.settled?.outcome;
  if (outcome === undefined || outcome === null) return;
  const sides = [battle.attackers, battle.defenders].map(({ crew, reserve }) => {
    const own = new Set([...crew, ...reserve]);
    return outcome.fates.filter(({ gangster }) => own.has(gangster));
  });
  sides.forEach((side, at) => {
    const against = (sides[1 - at] ?? []).map(({ gangster }) => gangster);
    for (const { gangster, wounds, isArrested } of side) {
      const career = open(careers, gangster);
      career.fights += 1;
      career.hits += wounds > 0 ? 1 : 0;
      career.near += isHitBeside(side, gangster) ? 1 : 0;
      career.arrests += isArrested ? 1 : 0;
      addOne(career.districts, battle.district);
      for (const foe of against) addOne(career.foes, foe);
      for (const beside of side) {
        if (beside.gangster === gangster) continue;
        const { isDead, gangster: fallen } = beside;
        const wereFriends = (career.partners.get(fallen) ?? 0) + 1 >= bounds.enemies;
        if (isDead && wereFriends) career.losses.push({ fallen, month: battle.month, against });
        addOne(career.partners, fallen);
      }
    }
  });
}

function isHitBeside(
  side: readonly DeepReadonly<Pick<GangsterFate, 'gangster' | 'wounds' | 'isDead'>>[],
  id: GangsterId,
): boolean {
  return side.some(({ gangster, wounds, isDead }) => gangster !== id && (wounds > 0 || isDead));
}

function open(careers: Map<GangsterId, Career>, id: GangsterId): Career {
  let career = careers.get(id);
  if (career === undefined) {
    career = {
      ...{ fights: 0, hits: 0, near: 0, arrests: 0, losses: [] },
      ...{ districts: new Map(), partners: new Map(), foes: new Map() },
    };
    careers.set(id, career);
  }
  return career;
}

function addOne<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Lists what a man is known for: the results of his fights, his friends, and his enemies. */
export function listKnownFor(state: State, id: GangsterId): KnownFor[] {
  const man = state.gangsters[id];
  if (man === undefined) return [];
  const career = followCareers(state).get(id);
  const old = countServedMonths(man, state.month);
  return [
    ...(old >= oldHandMonths
      ? [tell('trait', 'Old hand', `with the gang since ${formatMonth(state.month - old)}`)]
      : []),
    ...(career === undefined ? [] : [...listTraits(career), ...listFriends(state, man, career)]),
    ...listFeudsWith(state, man).map(({ foe, why }) => tell('feud', `Feud with ${nameMan(state, foe)}`, why, foe)),
  ];
}

function tell(kind: KnownFor['kind'], name: string, why: string, about: GangsterId | null = null): KnownFor {
  return { kind, name, why, about };
}

function listTraits({ fights, hits, near, arrests, districts }: Career): KnownFor[] {
  const home = [...districts].filter(([, count]) => count >= bounds.streets);
  return [
    ...(hits >= bounds.hits
      ? [tell('trait', 'Hard to kill', `hit in ${hits} of ${fights} fights within a year, and still here`)]
      : []),
    ...(hits === 0 && fights >= bounds.fights && near >= bounds.near
      ? [tell('trait', 'Lucky', `${fights} fights within a year, men hit beside him in ${near}, and not a scratch`)]
      : []),
    ...(arrests >= bounds.arrests ? [tell('trait', 'Jailbird', `booked ${arrests} times within a year`)] : []),
    ...home.map(([district, count]) =>
      tell('trait', `Knows ${nameDistrict(district)}`, `${count} fights there within a year`),
    ),
  ];
}

/** Lists the man of his gang with whom he survived the most fights. */
function listFriends(state: State, { gang }: DeepReadonly<Gangster>, { partners }: Career): KnownFor[] {
  return [...partners]
    .filter(([id, count]) => count >= bounds.friends && state.gangsters[id]?.gang === gang)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 1)
    .map(([id, count]) =>
      tell('friend', `Friend of ${nameMan(state, id)}`, `${count} fights side by side within a year`, id),
    );
}

/** The quarrels of a gang's living men with living men of other gangs, as their fights made them. */
export function listFeuds(state: State, seat: SeatId): Feud[] {
  return Object.values(state.gangsters)
    .filter(({ gang }) => gang === seat)
    .flatMap((man) => listFeudsWith(state, man));
}

function listFeudsWith(state: State, man: DeepReadonly<Gangster>): Feud[] {
  const career = followCareers(state).get(man.id);
  if (career === undefined) return [];
  const isFoe = (id: GangsterId): boolean => {
    const foe = state.gangsters[id];
    return foe !== undefined && foe.gang !== man.gang;
  };
  const avenged = career.losses.flatMap(({ fallen, month, against }): Feud[] => {
    const living = against.filter(isFoe);
    const foe = living.find((id) => state.gangsters[id]?.isBoss === true) ?? living[0];
    if (foe === undefined) return [];
    const why = `he was there when ${nameMan(state, fallen)} fell in ${formatMonth(month)}`;
    return [{ man: man.id, foe, why }];
  });
  const met = [...career.foes]
    .filter(([id, count]) => count >= bounds.enemies && isFoe(id))
    .map(([foe, count]): Feud => {
      return { man: man.id, foe, why: `they shot at each other in ${count} fights within a year` };
    });
  const feuds = new Map([...met, ...avenged].map((feud) => [feud.foe, feud]));
  return [...feuds.values()].slice(0, 3);
}

function nameMan({ gangsters, graveyard }: State, id: GangsterId): string {
  return gangsters[id]?.name ?? graveyard[id]?.gangster.name ?? 'somebody';
}

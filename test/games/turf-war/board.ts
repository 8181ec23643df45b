import { none, type FightOutcome, type Position } from '#main/games/turf-war/rules/fights/position.ts';
import { resolveFights } from '#main/games/turf-war/rules/fights/resolve.ts';
import { listAreas, computeDistances } from '#shared/games/turf-war/maps.ts';

/** J, S, K and V in wards 1 to 4 of Thamesford, in this order of precedence. */
const gangs = ['J', 'S', 'K', 'V'] as const;
export const areas = listAreas('thamesford', 4);
const distances = computeDistances(areas);

export const areaNumber = (name: string): number => {
  const found = areas.find((area) => area.name.replace('’', "'") === name);
  if (found === undefined) throw new Error(`No area ${name}.`);
  return found.number;
};
const gangNumber = (name: string): number => {
  const number = gangs.findIndex((one) => one === name);
  if (number < 0) throw new Error(`No gang ${name}.`);
  return number;
};

/**
 * A worked position. `at` has lines like `J 3H Cotton Row > St. Thomas` or `S 1L 1H St. Thomas`; `own` overrules
 * owners (`S: Potter's Field`, `-` nobody); `orders` has JOIN, ATTACK and FALLBACK lines.
 */
export type Case = {
  at: readonly string[];
  own?: Readonly<Record<string, string>>;
  open?: readonly string[];
  secret?: readonly string[];
  orders?: readonly string[];
};

/** A position from a worked case. Pieces are called `J1H`, `J2H`, `J1L` and so on, in the order of the lines. */
export function positionOf({ at, own = {}, open = [], secret = [], orders = [] }: Case): Position {
  const counts = new Map<string, number>();
  const fighters: Position['fighters'][number][] = at.flatMap((line) => {
    const match = /^([JSKV]) ((?:\d[HLD] ?)+) (.+?)(?: > (.+))?$/.exec(line.replace(/([HLD]) (?=[A-Z][a-z])/, '$1  '));
    if (match === null) throw new Error(`Not a line: ${line}`);
    const [, gang = '', pieces = '', from = '', to = from] = match;
    return pieces
      .trim()
      .split(' ')
      .flatMap((group) => {
        const rank = group.charAt(1);
        return Array.from({ length: Number(group.charAt(0)) }, () => {
          const n = (counts.get(gang + rank) ?? 0) + 1;
          counts.set(gang + rank, n);
          const number = (counts.get(gang) ?? 0) + 1;
          counts.set(gang, number);
          return {
            id: `${gang}${n}${rank}`,
            gang: gangNumber(gang),
            rank: 'HLD'.indexOf(rank),
            xp: 0,
            number,
            from: areaNumber(from.trim()),
            to: areaNumber(to.trim()),
          };
        });
      });
  });
  const owners = [none, ...areas.map(({ isHome, ward }) => (isHome ? ward - 1 : none))];
  for (const [area, owner] of Object.entries(own)) {
    owners[areaNumber(area)] = owner === '-' ? none : gangNumber(owner);
  }
  const members = (lists: readonly string[]): number[] =>
    gangs.map((gang) => lists.findIndex((list) => list.includes(gang)));
  const lines = orders.map((line) => line.split(' | '));
  return {
    gangs: gangs.length,
    areas: areas.length,
    distances,
    owners,
    fighters,
    open: members(open),
    secret: members(secret),
    joins: lines.flatMap(([gang = '', kind, area = '', partner = '', enemy = '', spoils]) =>
      kind === 'JOIN'
        ? [
            {
              gang: gangNumber(gang),
              area: areaNumber(area),
              partner: gangNumber(partner),
              enemy: gangNumber(enemy),
              spoils: spoils === undefined ? none : gangNumber(spoils),
            },
          ]
        : [],
    ),
    attacks: lines.flatMap(([gang = '', kind, area = '', ally = '']) =>
      kind === 'ATTACK' ? [{ gang: gangNumber(gang), area: areaNumber(area), ally: gangNumber(ally) }] : [],
    ),
    fallbacks: gangs.map((gang) =>
      lines.flatMap(([of, kind, area = '']) => (of === gang && kind === 'FALLBACK' ? [areaNumber(area)] : [])),
    ),
    victims: [],
    refuges: [],
    rules: { donStrength: 4, tieHurts: true, winXp: 1, surviveXp: 2 },
  };
}

/** What came of a case, short enough to be written beside it. */
export type Told = {
  /** `J1H S2H`, sorted. */
  dead: string;
  /** Changed owners: `St. Thomas J`. */
  owners: string;
  /** `J1H Cotton Row`; `J1H -` without refuge. */
  back: string;
  /** `J1H 3`, sorted; where asked for. */
  xp: string;
  traitors: string;
};

export function tell(position: Position, outcome: FightOutcome = resolveFights(position)): Told {
  const nameOf = (area: number): string => (area === none ? '-' : (areas[area - 1]?.name.replace('’', "'") ?? '?'));
  return {
    dead: [...outcome.dead].sort().join(' '),
    owners: outcome.owners
      .flatMap((owner, area) => (owner === position.owners[area] ? [] : [`${nameOf(area)} ${gangs[owner] ?? '-'}`]))
      .sort()
      .join(', '),
    back: outcome.retreats
      .map(({ piece, to }) => `${piece} ${nameOf(to)}`)
      .sort()
      .join(', '),
    xp: outcome.xp
      .map(({ piece, points }) => `${piece} ${points}`)
      .sort()
      .join(', '),
    traitors: outcome.treasons.map(({ gang, victim }) => `${gangs[gang]}>${gangs[victim]}`).join(' '),
  };
}

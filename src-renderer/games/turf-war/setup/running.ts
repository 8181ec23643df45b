import type { HouseRules } from '#shared/games/turf-war/houseRules.ts';
import { listAreas, findMapFor, type MapArea } from '#shared/games/turf-war/maps.ts';

/** One gang of a game that is running already, as it is typed in. */
export type RunningGangDraft = {
  name: string;
  isHuman: boolean;
  level: string;
  mc: number;
  /** Names of areas, with commas between. */
  areas: string;
  /** One a line: `Don Sal Pike, Manchester, 3 XP`. */
  people: string;
  deadHitmen: number;
  deadLieutenants: number;
};

export type RunningDraft = {
  title: string;
  seed: number;
  turn: number;
  gangs: readonly RunningGangDraft[];
  /** One a line: `open: Jamski, Skanky`. */
  alliances: string;
  houseRules: HouseRules;
};

/** The draft as the file of a running game, or all its unreadable parts. */
export type RunningText = { text: string } | { problems: string[] };

const starting = [['Don', 'Hitman'], ['Lieutenant', 'Hitman'], ['Lieutenant', 'Hitman'], ['Hitman']] as const;

/** The areas of a city for so many gangs. */
export function listCityAreas(gangs: number): readonly MapArea[] {
  return listAreas(findMapFor(gangs), gangs);
}

/** [WAR-START-1, WAR-START-3] A gang as it would begin: what is typed over it is where it stands by now. */
export function createStartingGang(gangs: number, ward: number): Pick<RunningGangDraft, 'areas' | 'people'> {
  const homes = listCityAreas(gangs).filter((area) => area.ward === ward && area.isHome);
  let number = 0;
  const people = homes.flatMap(({ name }, place) =>
    (starting[place] ?? []).map((rank) => `${rank} Man ${(number += 1)}, ${name}, 0 XP`),
  );
  return { areas: homes.map(({ name }) => name).join(', '), people: people.join('\n') };
}

const person = /^(don|lieutenant|hitman) ([^,]+), *([^,]+?)(?:, *(\d+)(?: *xp)?)?$/i;

/** [WAR-START-4] The draft as the text of a file, checked further where files are. */
export function formatRunning({ title, seed, turn, gangs, alliances, houseRules }: RunningDraft): RunningText {
  const problems: string[] = [];
  const city = listCityAreas(gangs.length);
  const requireArea = (name: string, where: string): number => {
    const wanted = name.trim().toLowerCase().replaceAll('’', "'");
    const found = city.find((area) => area.name.toLowerCase().replaceAll('’', "'") === wanted);
    if (found === undefined) {
      problems.push(`${where}: there is no area “${name.trim()}” in this city; mend its name.`);
    }
    return found?.number ?? 1;
  };
  const written = gangs.map((gang, place) => ({
    name: gang.name,
    isHuman: gang.isHuman,
    level: gang.level,
    ward: place + 1,
    treasuryMc: gang.mc,
    areas: splitList(gang.areas).map((name) => requireArea(name, gang.name)),
    pieces: splitLines(gang.people).flatMap((line) => {
      const match = person.exec(line);
      if (match === null) {
        problems.push(
          `${gang.name}: “${line}” is no line of a person; write “Hitman Moe Ash, Gasworks, 3 XP”, or “waits” for the area.`,
        );
        return [];
      }
      const [, rank = '', name = '', where = '', xp = '0'] = match;
      const area = /^waits$/i.test(where) ? null : requireArea(where, gang.name);
      return [{ name: name.trim(), rank: rank.toLowerCase(), xp: Number(xp), area }];
    }),
    deadHitmen: gang.deadHitmen,
    deadLieutenants: gang.deadLieutenants,
  }));
  const pacts = splitLines(alliances).flatMap((line) => {
    const [, kind = '', members = ''] = /^(open|secret): *(.+)$/i.exec(line) ?? [];
    if (kind === '') {
      problems.push(`Alliances: “${line}” is none; write “open:” or “secret:” and the gangs.`);
      return [];
    }
    return [{ kind: kind.toLowerCase(), members: splitList(members) }];
  });
  if (problems.length > 0) return { problems };
  return { text: JSON.stringify({ title, seed, turn, houseRules, gangs: written, alliances: pacts }, null, 2) };
}

function splitLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function splitList(text: string): string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

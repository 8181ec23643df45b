import type { HouseRules } from '#shared/games/brotherhood/houseRules.ts';
import { countAreas, listCity, type Area } from '#shared/games/brotherhood/areas.ts';
import { findNamed, describeUnknownName } from '#shared/words/named.ts';

/** One family of a game that is running already, as it is typed in. */
export type RunningFamilyDraft = {
  cashDollars: number;
  lastIncomeDollars: number;
  /** One a line: `Millgate, 2 operations, 1 influence`. */
  counters: string;
  jailedThugs: number;
  jailedHitmen: number;
  deadThugs: number;
  deadHitmen: number;
  isGodfatherJailed: boolean;
  /** The turn its Godfather was shot; empty: he lives. */
  deadSince: number | null;
  killedBy: string;
};

export const createBlankFamily = (startMoney: number): RunningFamilyDraft => ({
  cashDollars: startMoney,
  lastIncomeDollars: 0,
  counters: '',
  jailedThugs: 0,
  jailedHitmen: 0,
  deadThugs: 0,
  deadHitmen: 0,
  isGodfatherJailed: false,
  deadSince: null,
  killedBy: '',
});

type Player = { name: string; isHuman: boolean; byMail: boolean; level: string; doctrine: string | null };

export type RunningDraft = {
  title: string;
  seed: number;
  city: string;
  turn: number;
  houseRules: HouseRules;
  families: readonly (Player & RunningFamilyDraft)[];
  /** Numbers of the event cards that are out. */
  drawnCards: string;
};

type Counter = { area: string; revenue: number; influence: number };

const counter = /^([^,]+), *(\d+) operations?(?:,? *(?:and )?(\d+) influence)?$/i;
const influenceOnly = /^([^,]+), *(\d+) influence$/i;

/** A line of counters, or the sentence that says what is wrong with it. */
function parseCounter(line: string, areas: readonly Area[]): Counter | string {
  const both = counter.exec(line);
  const alone = influenceOnly.exec(line);
  const name = both?.[1] ?? alone?.[1];
  if (name === undefined) {
    return `“${line}” is no line of counters; write “Millgate, 2 operations, 1 influence”.`;
  }
  const area = findNamed(areas, name);
  if (area === undefined) return describeUnknownName('area', name, areas).sentence;
  return { area: area.id, revenue: Number(both?.[2] ?? 0), influence: Number(both?.[3] ?? alone?.[2] ?? 0) };
}

/** [BRO-SET-7] The draft as the text of a file, checked further where files are; or all that cannot be read of it. */
export function formatRunning(draft: RunningDraft): { text: string } | { problems: string[] } {
  const problems: string[] = [];
  const areas = listCity(draft.houseRules.areas ?? countAreas(draft.families.length));
  const families = draft.families.map(({ counters, isGodfatherJailed, deadSince, killedBy, doctrine, ...family }) => ({
    ...family,
    ...(doctrine === null ? {} : { doctrine }),
    godfatherIs: isGodfatherJailed ? 'jailed' : 'free',
    deadSince,
    killedBy: deadSince === null || killedBy.trim() === '' ? null : killedBy.trim(),
    counters: counters
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .flatMap((line) => {
        const read = parseCounter(line, areas);
        if (typeof read !== 'string') return [read];
        problems.push(`${family.name}: ${read}`);
        return [];
      }),
  }));
  const drawnCards = draft.drawnCards.split(/[\s,]+/).filter(Boolean);
  const odd = drawnCards.find((one) => !/^\d+$/.test(one));
  if (odd !== undefined) {
    problems.push(`“${odd}” is no event card; write their numbers, 1 to 16, with commas between.`);
  }
  if (problems.length > 0) return { problems };
  const { title, seed, city, turn, houseRules } = draft;
  const file = { title, seed, turn, city, houseRules, families, drawnCards: drawnCards.map(Number) };
  return { text: JSON.stringify(file, null, 2) };
}

import type { HouseRulePreset } from '#shared/games/paradise/houseRules.ts';
import { gameIds, type GameId } from '#shared/words/games.ts';
import type { Game } from '../kernel/game.ts';
import type { Rulebook } from '../kernel/rulebook.ts';
import type { Paper } from '../press/paper.ts';
import type { PlayedMonth } from './paradise/rules/survey/counts.ts';

/** Rules of any game; their orders and setups were parsed by the game's own schemas at the border. */
export type AnyRulebook = Rulebook<Game>;

type Loaders = { rules: () => Promise<AnyRulebook>; paper: () => Promise<Paper> };

/** The rules and the newspaper of every game; one that is not here does not compile. */
const games: Readonly<Record<GameId, Loaders>> = {
  paradise: {
    rules: async () => (await import('./paradise/rules/index.ts')).paradise,
    paper: async () => (await import('./paradise/paper/index.ts')).timesDispatch,
  },
  'turf-war': {
    rules: async () => (await import('./turf-war/rules/index.ts')).turfWar,
    paper: async () => (await import('./turf-war/paper/index.ts')).eveningBell,
  },
  brotherhood: {
    rules: async () => (await import('./brotherhood/rules/index.ts')).brotherhood,
    paper: async () => (await import('./brotherhood/paper/index.ts')).carthageCourier,
  },
  godfather: {
    rules: async () => (await import('./godfather/rules/index.ts')).godfather,
    paper: async () => (await import('./godfather/paper/index.ts')).manhattanLamplighter,
  },
  'empire-city': {
    rules: async () => (await import('./empire-city/rules/index.ts')).empireCity,
    paper: async () => (await import('./empire-city/paper/index.ts')).empireExaminer,
  },
};

/** Returns the rules of a game, loaded when it is first played: each game's take time and memory. */
export function loadRulebook(game: GameId): Promise<AnyRulebook> {
  return games[game].rules();
}

/** Returns the rules a file names, or null when this program does not have them. */
export async function findRulebook(id: string): Promise<AnyRulebook | null> {
  const game = gameIds.find((known) => known === id);
  return game === undefined ? null : loadRulebook(game);
}

/** The survey of a city of Paradise while it is played: its months, and the figures of its life by a set of house rules. */
type CitySurvey = {
  note(played: { entries: readonly unknown[]; state: unknown }): void;
  check(rules: HouseRulePreset['id']): { what: string; text: string; asked: string }[];
};

/** Begins a survey of a city, loaded when a city is checked. */
export async function beginCitySurvey(): Promise<CitySurvey> {
  const [{ CitySurvey: Survey }, { checkCity }] = await Promise.all([
    import('./paradise/rules/survey/counts.ts'),
    import('./paradise/rules/survey/figures.ts'),
  ]);
  const survey = new Survey();
  return { note: (played) => survey.note(played as PlayedMonth), check: (rules) => checkCity(rules, [survey.result]) };
}

/** Returns the newspaper of a game, loaded when it is first printed. */
export function loadPaper(game: GameId): Promise<Paper> {
  return games[game].paper();
}

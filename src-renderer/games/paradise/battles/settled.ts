import type { GangsterFate, Party } from '#shared/games/paradise/battles.ts';
import type { BattleRun, BattleSummary, FilmFigure } from '#shared/games/paradise/views/battle.ts';
import type { CampaignView } from '#shared/games/paradise/views/campaign.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatCount } from '#shared/words/text.ts';
import type { Likeness } from '#shared/views/face/face.ts';
import { findGang } from '../lookups.ts';
import { createLikeness, createLikenessOfDead, createLikenessOfRival, findBossFace } from '../people/likeness.ts';
import { describeFate } from './result.ts';

/** Somebody who fought, with his face and what became of him; an empty state for whoever came out whole. */
export type Participant = { key: string; name: string; face: Likeness; state: string; isDead: boolean };

/** A side of a settled battle: its men with names, and how many fought beside them. */
export type SettledSide = {
  side: 'attackers' | 'defenders';
  party: Party;
  name: string;
  isWinner: boolean;
  participants: readonly Participant[];
  /** Those without a name: `and 3 others`. */
  others: string;
};

const sides = ['attackers', 'defenders'] as const;

/** Lists both sides of a settled battle; without its film each has the face of its Boss alone. */
export function listSettledSides(view: CampaignView, summary: BattleSummary, run: BattleRun | null): SettledSide[] {
  return sides.map((side) => {
    const party = summary[side];
    const gang = party === 'police' ? null : findGang(view, party);
    const men = run === null ? [] : listFigures(run).filter((figure) => figure.side === side);
    const known = men.flatMap(({ id, name }) => {
      const found = findPerson(view, party, name);
      return found === null ? [] : [createParticipant(id, found, run?.outcome.fates ?? [])];
    });
    const boss = gang === null ? [] : [findBossFace(view, gang)];
    const participants =
      run === null
        ? boss.map((face) => ({ key: face.id, name: face.name, face, state: 'Boss', isDead: false }))
        : known;
    const nameless = men.length - known.length;
    return {
      side,
      party,
      name: gang?.name ?? 'The law',
      isWinner: summary.settled?.winner === side,
      participants: participants.toSorted((one, other) => rate(other) - rate(one)),
      others:
        nameless === 0
          ? ''
          : known.length === 0
            ? formatCount(nameless, 'man', 'men')
            : `and ${formatCount(nameless, 'other')}`,
    };
  });
}

/** Everybody who ever stood on the table, once. */
function listFigures({ film }: BattleRun): FilmFigure[] {
  const all = [...film.figures, ...film.steps.flatMap(({ arrivals }) => arrivals.figures)];
  return [...new Map(all.map((figure) => [figure.id, figure])).values()];
}

type Person = { id: string; name: string; face: Likeness };

function findPerson(view: CampaignView, party: Party, name: string): Person | null {
  const isHe = (one: { gang: SeatId; name: string }): boolean => one.gang === party && one.name === name;
  const own = view.gangsters.find(isHe);
  if (own !== undefined) return { id: own.id, name, face: createLikeness(view, own) };
  const dead = view.departed.find(isHe);
  if (dead !== undefined) return { id: dead.id, name, face: createLikenessOfDead(view, dead) };
  const rival = view.rivals.find(isHe);
  return rival === undefined ? null : { id: rival.id, name, face: createLikenessOfRival(view, rival) };
}

function createParticipant(key: string, { id, name, face }: Person, fates: readonly GangsterFate[]): Participant {
  const fate = fates.find(({ gangster }) => gangster === id);
  const isDead = fate?.isDead === true;
  return { key, name, face: { ...face, isDead }, state: fate === undefined ? '' : describeFate(fate), isDead };
}

/** The dead first, then whoever else something befell. */
const rate = ({ isDead, state }: Participant): number => (isDead ? 2 : state === '' ? 0 : 1);

import type { GangsterView } from '#shared/games/paradise/views/campaign.ts';
import type { GangsterId } from '#shared/games/paradise/ids.ts';
import { explainUnfit } from '../planning.ts';
import { fight } from './crews.ts';
import { isTalk, type PlannedKind } from './jobs.ts';

type Candidate = Pick<GangsterView, 'id' | 'name' | 'isBoss' | 'statsNow' | 'custody' | 'pointsLost' | 'care'>;

/** Says why each man goes, or would not be missed at home; the best for the job comes first. */
export function explainCrew<Man extends Candidate>(
  kind: PlannedKind,
  free: readonly Man[],
  crew: readonly GangsterId[],
): { man: Man; goes: boolean; reason: string }[] {
  const skill = isTalk(kind) ? ({ statsNow }: Man): number => statsNow.smarts : fight;
  const men = free.toSorted((one, other) => skill(other) - skill(one));
  const talker = men.find(({ id }) => crew.includes(id));
  return men.map((man, rank) => {
    const goes = crew.includes(man.id);
    return { man, goes, reason: isTalk(kind) ? explainTalk(man, goes, talker) : explainFight(man, goes, rank) };
  });
}

function explainTalk(man: Candidate, goes: boolean, talker: Candidate | undefined): string {
  const smarts = `SMARTS ${man.statsNow.smarts}`;
  const hurt = explainUnfit(man)?.text;
  if (talker === undefined) return hurt ?? smarts;
  if (man.id === talker.id) return `${smarts}, does the talking`;
  if (goes) return `${smarts}, stands by him`;
  return hurt ?? (man.isBoss ? `${smarts}, the Boss stays home` : `${smarts}, not needed to talk`);
}

const ranks = ['best', '2nd best', '3rd best'] as const;

function explainFight(man: Candidate, goes: boolean, rank: number): string {
  const { fists, gats, hits } = man.statsNow;
  const place = `${ranks[rank] ?? `${rank + 1}th`} in a fight`;
  const hurt = explainUnfit(man)?.text;
  if (goes) return `${place}: FISTS ${fists}, GATS ${gats}, HITS ${hits}`;
  return hurt ?? (man.isBoss ? `${place}, but the Boss` : place);
}

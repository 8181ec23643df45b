import { addArticle } from '#shared/words/text.ts';
import type { Factor, Reason } from '#shared/words/journal.ts';
import { businessTypeNames, nameDistrict } from '#shared/games/paradise/city.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { requireGang, listOwnedBusinesses } from '#main/games/paradise/rules/lookups.ts';
import { mayLetPass, type RaidChoice, type RaidOption } from '#main/games/paradise/rules/officials/hall/raidChoice.ts';
import { computeAverageLoot, findLootRule, computePerks } from '#main/games/paradise/rules/city/rackets.ts';
import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import type { Business } from '#main/games/paradise/rules/state/records/city.ts';
import { lookUpDoctrine } from '#main/games/paradise/rules/tables/people/doctrines.ts';
import { hasTruce } from '../worth/feelings.ts';
import { createReason } from '#main/games/paradise/rules/minds/reason.ts';

type Candidate = { choice: RaidChoice | null; sentence: string; factors: Factor[] };

/** [PO-5, GANG-11] Plans the raid of an NPC gang from public facts, with the reason. */
export function planRaid(
  view: SeatView,
  options: readonly RaidOption[],
): { choice: RaidChoice | null; reason: Reason } {
  const weighed = [...options.flatMap((option) => listCandidates(view, option)), ...listLettingPass(view)].map(
    ({ choice, sentence, factors }) => ({ choice, reason: createReason(sentence, factors) }),
  );
  const [first, ...others] = weighed;
  if (first === undefined) throw new Error('There was nobody to raid.');
  return others.reduce((best, next) => (next.reason.score > best.reason.score ? next : best), first);
}

/** The cost in trust of sending the police to a partner's door, in the points of the choice. */
const partnersTrust = 40;

/** [PO-5] Lists the choice of helping nobody, which spares a partner. */
function listLettingPass(view: SeatView): Candidate[] {
  if (!mayLetPass(view)) return [];
  return [{ choice: null, sentence: 'The raid would only hurt our partners.', factors: [] }];
}

/** A gang left to chance, and the best door of it that a Captain lets be named. */
function listCandidates(view: SeatView, option: RaidOption): Candidate[] {
  const { target, doors, named } = option;
  const rival = requireGang(view, target);
  const enmity: Factor[] = [
    { name: 'how much of the city is theirs', points: listOwnedBusinesses(view, target).length },
  ];
  if (lookUpDoctrine(view.mind.doctrine).hostileTo.includes(rival.type)) {
    enmity.push({ name: 'an old hatred', points: 12 });
  }
  if (hasTruce(view, target)) {
    enmity.push({ name: 'our partners’ trust', points: -partnersTrust });
  }
  const average = doors.reduce((sum, door) => sum + estimateWorth(view, door), 0) / doors.length;
  const left: Candidate = {
    choice: { target, business: null },
    sentence: `${rival.name} are our worst enemies; any of their doors will do.`,
    factors: [...enmity, { name: 'what one of their doors earns', detail: 'in $50s', points: average / 50 }],
  };
  const [best] = named.toSorted((a, b) => estimateWorth(view, b) - estimateWorth(view, a));
  if (best === undefined) return [left];
  const kind = businessTypeNames[best.type].one;
  const chosen: Candidate = {
    choice: { target, business: best.id },
    sentence: `Our Captain raids the door we name: ${best.name}, ${addArticle(kind)} in ${nameDistrict(best.district)}.`,
    factors: [...enmity, { name: 'what that door earns', detail: 'in $50s', points: estimateWorth(view, best) / 50 }],
  };
  return [left, chosen];
}

/** Computes a rival's monthly income from a door, as anyone can. */
function estimateWorth(view: SeatView, business: DeepReadonly<Business>): number {
  const perks = computePerks(view, business.owner ?? view.seat, new Map());
  return computeAverageLoot(findLootRule(business, perks, view.month));
}

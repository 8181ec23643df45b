import type { CampaignView, GangView } from '#shared/games/paradise/views/campaign.ts';
import { scenarioTitles } from '#shared/games/paradise/battles.ts';
import { formatMonth } from '#shared/games/paradise/calendar.ts';
import { lowerArticles } from '#shared/words/sentences.ts';
import { formatCount, joinWords } from '#shared/words/text.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { findGang } from '../lookups.ts';

/** Describes in short sentences all that a viewer knows of a rival's doings; the newest first, empty for nothing. */
export function describeRival(view: CampaignView, us: SeatId | null, rival: GangView): string[] {
  return [
    ...describeGrowth(rival),
    ...(us === null ? [] : [...describeAccords(view, us, rival.seat), ...describeWord(view, us, rival)]),
    ...describeFights(view, us, rival),
    ...(view.feds.inTown && view.feds.targets.includes(rival.seat) ? ['The Feds are after them.'] : []),
    ...(view.bossTrials.some(({ seat }) => seat === rival.seat) ? ['Their Boss is on trial.'] : []),
  ].map(lowerArticles);
}

function describeGrowth({ businessesGained: gained }: GangView): string[] {
  if (gained === null || gained === 0) return [];
  const doors = formatCount(Math.abs(gained), 'business', 'businesses');
  return [gained > 0 ? `Took ${doors} last month.` : `Lost ${doors} last month.`];
}

function describeAccords(view: CampaignView, us: SeatId, them: SeatId): string[] {
  const isBetween = (one: SeatId, other: SeatId): boolean =>
    (one === us && other === them) || (one === them && other === us);
  const truce = view.deals
    .filter(({ isInForce, asker, other, terms }) => isInForce && terms.truceMonths !== null && isBetween(asker, other))
    .toSorted((one, other) => other.untilMonth - one.untilMonth)[0];
  return truce === undefined ? [] : [`Truce with you until ${formatMonth(truce.untilMonth)}.`];
}

function describeWord(view: CampaignView, us: SeatId, rival: GangView): string[] {
  const broken = view.bargains.brokenWords.filter(({ by }) => by === rival.seat);
  const toUs = broken.filter(({ to }) => to === us).length;
  if (broken.length === 0) return [];
  if (broken.length === 1) return [`Broke their word once${toUs > 0 ? ', to you' : ''}.`];
  return [`Broke their word ${broken.length} times${toUs > 0 ? `, ${toUs} of them to you` : ''}.`];
}

/** The fights of last month and this one in which somebody knows them to have been. */
function describeFights(view: CampaignView, us: SeatId | null, { seat }: GangView): string[] {
  const fights = view.battles.filter(
    ({ month, attackers, defenders }) => month >= view.month - 1 && (attackers === seat || defenders === seat),
  );
  const nameOther = (party: string): string =>
    party === us ? 'you' : party === 'police' ? 'the law' : (findGang(view, party as SeatId)?.name ?? 'somebody');
  const came = fights.filter(({ attackers }) => attackers === seat);
  const met = fights.filter(({ defenders }) => defenders === seat);
  const unique = (names: string[]): string => joinWords([...new Set(names)]);
  return [
    ...(came.length > 0
      ? [
          `Went after ${unique(came.map(({ defenders }) => nameOther(defenders)))} (${[
            ...new Set(came.map(({ scenario }) => scenarioTitles[scenario].replace('The ', '').toLowerCase())),
          ].join(', ')}).`,
        ]
      : []),
    ...(met.length > 0 ? [`Attacked by ${unique(met.map(({ attackers }) => nameOther(attackers)))}.`] : []),
  ];
}

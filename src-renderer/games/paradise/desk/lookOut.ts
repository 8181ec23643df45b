import { careNames } from '#shared/games/paradise/orders/care.ts';
import type { GangsterId } from '#shared/games/paradise/ids.ts';
import type { CampaignView, GangView } from '#shared/games/paradise/views/campaign.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { lowerArticles } from '#shared/words/sentences.ts';
import { findGang, listMembers } from '../lookups.ts';

/** How many months ahead an end is worth a line. */
const soonMonths = 2;

/** Truces and lines of a gang that run out this month or in the next two, the first first. */
export function listEndingSoon(view: CampaignView, seat: SeatId | null): { text: string; month: number }[] {
  return view.deals
    .filter(
      ({ asker, other, isInForce, terms, untilMonth }) =>
        isInForce &&
        (asker === seat || other === seat) &&
        (terms.truceMonths !== null || terms.line !== null) &&
        untilMonth <= view.month + soonMonths,
    )
    .map(({ asker, other, terms, untilMonth }) => {
      const rival = findGang(view, asker === seat ? other : asker)?.name ?? 'a rival';
      const what = terms.truceMonths === null ? 'The line' : 'The truce';
      return { text: lowerArticles(`${what} with ${rival} holds`), month: untilMonth };
    })
    .sort((a, b) => a.month - b.month);
}

const isLeading = (role: string): boolean => /\bBoss$/u.test(role);

/** The dead of a gang in the month that closed last, and the doors that it lost; what a Boss hears first. */
export function listLosses(
  view: Pick<CampaignView, 'departed' | 'gangs' | 'month'>,
  seat: SeatId | null,
): { id: string; dead: GangsterId | null; text: string }[] {
  const gained = view.gangs.find((gang) => gang.seat === seat)?.businessesGained ?? 0;
  const lost = Math.abs(gained);
  const dead = view.departed.filter(({ gang, month }) => gang === seat && month >= view.month - 1);
  // Those who were next led for a moment, and are not remembered for it.
  const boss = dead.find(({ role }) => isLeading(role));
  return [
    ...dead.map(({ id, name, role, funeralHeld }) => ({
      id,
      dead: id,
      text: `${name}${isLeading(role) && id !== boss?.id ? '' : `, ${role},`} is dead${funeralHeld ? ' and buried' : ''}`,
    })),
    ...(gained < 0
      ? [
          {
            id: 'doors',
            dead: null,
            text: `You lost ${lost} more ${lost === 1 ? 'business' : 'businesses'} than you took last month`,
          },
        ]
      : []),
  ];
}

/** A gang's wounded and locked up, and what is done about them. */
export function listLaidUp(view: CampaignView, seat: SeatId | null): { id: GangsterId; name: string; state: string }[] {
  return listMembers(view, seat).flatMap(({ id, name, custody, pointsLost, care, bailMonth }) => {
    if (custody === 'jail') return [{ id, name, state: 'in jail' }];
    if (custody === 'pen') return [{ id, name, state: 'in the Pen' }];
    if (custody === 'away') return [{ id, name, state: 'out of town' }];
    if (pointsLost > 0) {
      const looked = care === null ? 'no care chosen' : careNames[care.care].toLowerCase();
      return [{ id, name, state: `wounded, ${pointsLost} points short, ${looked}` }];
    }
    return bailMonth === null ? [] : [{ id, name, state: 'out on bail' }];
  });
}

/** Forecasts next month's average income and costs before anything is ordered; null for a viewer who may not know. */
export function forecastCash(
  gang: GangView | null,
): { lootDollars: number; payoffDollars: number; officialDollars: number; byDollars: number } | null {
  const secrets = gang?.secrets ?? null;
  if (secrets === null) return null;
  const lootDollars = Math.round(secrets.expectedLootDollars);
  const { payoffsDueDollars: payoffDollars, officialsDueDollars: officialDollars } = secrets;
  const byDollars = lootDollars - payoffDollars - officialDollars;
  return { lootDollars, payoffDollars, officialDollars, byDollars };
}

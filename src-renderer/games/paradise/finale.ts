import { findCrest } from '#shared/games/paradise/cities/city.ts';
import { orderSeats, type Course, type FinalSeat, type Finale } from '#frame/finale/finale.ts';
import { formatMonth } from '#shared/games/paradise/calendar.ts';
import type { CampaignView } from '#shared/games/paradise/views/campaign.ts';
import type { TimelinePeriod } from '#shared/views/chronicle.ts';
import { formatCount } from '#shared/words/text.ts';
import { createLikenessOfDead, findBossFace } from './people/likeness.ts';

const formatBusinesses = (value: number): string => formatCount(value, 'business', 'businesses');

const ways: Readonly<Record<NonNullable<CampaignView['victory']>['how'], string>> = {
  'total-control': 'Every racket in the city is theirs.',
  'last-standing': 'No other gang is left in the city.',
  'last-month': 'The last month is over, and theirs is the best score.',
};

/** Reads what each gang held at the end of each month. */
function readCourse({ gangs, ending, month }: CampaignView, timeline: readonly TimelinePeriod[]): Course {
  const closed = timeline.filter(({ period }) => ending !== null || period < month);
  const months = closed.map(({ period, holders }) => ({ period, holders }));
  return {
    periods: months.map(({ period }) => period),
    values: Object.fromEntries(
      gangs.map(({ seat }) => [
        seat,
        months.map(({ holders }) => holders.find((holder) => holder.seat === seat)?.count ?? 0),
      ]),
    ),
  };
}

/** [GANG-18] Counts the campaign up: by its score where that decided it, else by businesses. */
export function buildFinale(view: CampaignView, timeline: readonly TimelinePeriod[]): Finale {
  const { victory, gangs, scores, departed } = view;
  const isScored = victory !== null && scores.length > 0;
  const seats = gangs.map((gang): FinalSeat => {
    const { seat, businesses, members, eliminatedMonth } = gang;
    const men = members === null ? [] : [{ name: 'Members', text: String(members) }];
    const score = scores.find((one) => one.seat === seat)?.points ?? null;
    return {
      seat,
      value: isScored ? score : businesses,
      outPeriod: eliminatedMonth,
      parts: eliminatedMonth === null ? [{ name: 'Businesses', text: String(businesses) }, ...men] : [],
      head: findBossFace(view, gang),
      charge: findCrest(view, gang),
    };
  });
  return {
    says: victory === null ? '' : ways[victory.how],
    measure: isScored ? 'Points' : 'Businesses',
    format: isScored ? (value) => formatCount(value, 'point') : formatBusinesses,
    seats: orderSeats(seats),
    course: readCourse(view, timeline),
    courseMeasure: { name: 'Businesses', format: formatBusinesses },
    fallen: departed.map((one) => ({
      seat: one.gang,
      period: one.month,
      words: `${one.role}, ${formatMonth(one.month)}`,
      face: createLikenessOfDead(view, one),
    })),
  };
}

import type { MonthNews, NewsItem } from '#shared/games/paradise/news/news.ts';
import { findDay, countDaysOfMonth, type Day } from '../calendar.ts';

/** The paper goes to press on the month's last day; its events happened before. */
const daysToPress = 2;

/**
 * Assigns a day to each piece of news. The journal has an order and no dates: a month's news is spread over its days in
 * that order, always in the same way. News of the month as a whole has its last day.
 */
export function assignDays(news: MonthNews): (item: NewsItem) => Day {
  const places = [...new Set(news.items.flatMap(({ at }) => at ?? []))].sort((a, b) => a - b);
  const days = countDaysOfMonth(news.month) - daysToPress;
  return ({ at }) => {
    const place = at === undefined ? -1 : places.indexOf(at);
    if (place === -1) return findDay(news.month, countDaysOfMonth(news.month));
    return findDay(news.month, 1 + Math.floor(((place + 1) * days) / (places.length + 1)));
  };
}

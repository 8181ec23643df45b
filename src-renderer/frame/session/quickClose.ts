import { capitalize } from '#renderer/shared/numbers.ts';
import type { GamePeriod, OwnSession } from './ownSession.ts';
import type { Result } from './result.ts';
import type { ViewHead } from '#shared/views/head.ts';

/** The part of the open campaign that a quick close needs. */
type Open = {
  readonly view: ViewHead;
  readonly period: GamePeriod;
  readonly own: OwnSession;
  readonly shows: { holdBack<T>(work: () => Promise<T>): Promise<T> };
  readonly news: { putAway(): void };
  readonly place: { go(screen: string): void; openPaper(period: number): void };
  advance(): Promise<Result>;
  tell(sentence: string): void;
};

/** A period has fewer stops than this; it bounds a game that never closes. */
const mostStops = 12;

/** Names the quick close in a button or a command. */
export function nameQuickClose({ period }: Pick<Open, 'period'>): string {
  return `To the paper: end the ${period.one} and settle what is not mine`;
}

/**
 * Plays on to the close of the period and opens its paper, settling what is not the viewer's own. Stops, with the
 * reason on screen, at the first matter that is his.
 */
export function closeQuickly(campaign: Open): Promise<void> {
  return campaign.shows.holdBack(() => playToClose(campaign));
}

async function playToClose(campaign: Open): Promise<void> {
  const { period } = campaign.view;
  for (let stop = 0; stop < mostStops && campaign.view.ending === null; stop += 1) {
    if (stop > 0 && stopsAtOrders(campaign)) return;
    const others = await campaign.own.settleOthers?.();
    if (others !== undefined && others !== null && others.kind !== 'done') return;
    const own = campaign.own.findOwnMatter?.() ?? null;
    if (own !== null) {
      stopAt(campaign, own);
      return;
    }
    const step = campaign.view.wait?.step;
    if ((await campaign.advance()).kind !== 'done') return;
    if (campaign.view.period > period) break;
    if (campaign.view.wait?.step === step) return;
  }
  if (campaign.view.period === period && campaign.view.ending === null) return;
  campaign.news.putAway();
  campaign.place.openPaper(period);
}

/** Stops before the orders of the period, which nobody but the viewer writes. */
function stopsAtOrders(campaign: Open): boolean {
  const { wait } = campaign.view;
  if (wait?.manner !== 'sealed') return false;
  stopAt(campaign, `${wait.title} first: ${wait.says.task}`);
  return true;
}

function stopAt(campaign: Open, reason: string): void {
  const { wait } = campaign.view;
  if (wait !== null) campaign.place.go(wait.says.screen);
  campaign.tell(`${capitalize(campaign.period.name(campaign.view.period))} is not closed yet: ${reason}.`);
}

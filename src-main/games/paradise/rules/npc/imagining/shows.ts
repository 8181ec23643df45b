import type { SeatId } from '#shared/words/ids.ts';
import type { GangsterId } from '#shared/games/paradise/ids.ts';
import { clonePlain } from '#kernel/readonly.ts';
import type { Boxer, EntertainmentState, Offer } from '#main/games/paradise/rules/state/records/shows.ts';
import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import { boxing } from '#main/games/paradise/rules/tables/shows.ts';
import type { Chance } from './chance.ts';
import { findHighestNumber } from './numbers.ts';

/** Shows and fights as the seat knows them; only the FISTS of boxers who have not fought are drawn. */
export function sampleShows(view: SeatView, chance: Chance): EntertainmentState {
  const { bouts, forcedBoozeMonth, bigNameMonth, bandTryMonth } = view;
  const bands = clonePlain(view.bands) as EntertainmentState['bands'];
  const boxers = Object.values(view.boxers).map((known): [Boxer['id'], Boxer] => {
    const fists = known.fists ?? chance.byFace(boxing.fistsByFace);
    return [known.id, { ...clonePlain(known), fists }];
  });
  const offers = view.offers.map((offer) => [offer.id, clonePlain(offer) as Offer] as const);
  const lessons = (Object.entries(view.lessons) as [GangsterId, number][]).filter(([, month]) => month > 0);
  const tries: [SeatId, number][] = bandTryMonth > 0 ? [[view.seat, bandTryMonth]] : [];
  return {
    bands,
    boxers: Object.fromEntries(boxers),
    bouts: clonePlain(bouts),
    offers: Object.fromEntries(offers),
    lessons: Object.fromEntries(lessons),
    bandTries: Object.fromEntries(tries),
    forcedBoozeMonth,
    bigNameMonth,
    showsMade: {
      bands: findHighestNumber(Object.keys(bands)),
      boxers: findHighestNumber(Object.keys(view.boxers)),
      bouts: findHighestNumber(Object.keys(bouts)),
      offers: findHighestNumber(Object.keys(Object.fromEntries(offers))),
    },
  };
}

import type { Movers } from '../bookMoves.ts';
import { toAll, toSeat, type Audiences } from '../readers.ts';
import { seatsIn } from './parties.ts';
import type { BattlePayloads } from './events.ts';

/** The dollars that battles move. */
export const battleMovers: Movers = {
  'muscle-hired': ({ seat, costDollars }) => [
    { seat, cause: 'battleDollars', dollars: -costDollars },
  ],
  'muscle-sent-home': ({ seat, dollars }) => [{ seat, cause: 'battleDollars', dollars }],
  'loot-won': ({ seat, dollars }) => [{ seat, cause: 'battleDollars', dollars }],
};

/** Public: that there was a battle, who won it, the dead and the arrested, what became of a place. */
export const battleAudiences: Audiences<keyof BattlePayloads> = {
  'muscle-hired': toSeat,
  'muscle-sent-home': toSeat,
  'battle-arranged': ({ battle }) => seatsIn(battle),
  'job-dropped': toSeat,
  'battle-settled': ({ seats }) => seats,
  'battle-reported': toAll,
  'outrage-stirred': toAll,
  'outrage-eased': toAll,
  'feds-reinforced': toAll,
  wounded: toSeat,
  died: toAll,
  arrested: toAll,
  'made-a-name': toAll,
  'grenades-used': toSeat,
  'vehicle-lost': ({ seat, to }) => (to === null ? [seat] : [seat, to]),
  'loot-won': toSeat,
  smashed: toAll,
  mended: toAll,
  sighted: toSeat,
  'muscle-rests': toSeat,
  joined: ({ gangster }) => [gangster.gang],
  'boss-succeeded': toAll,
  'stood-by': toSeat,
  defected: ({ from, to }) => [from, to],
  'broke-away': toAll,
};

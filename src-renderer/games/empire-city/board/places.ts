import type { PlaceKind } from '#shared/games/empire-city/board.ts';
import type { CellView, EmpireView } from '#shared/games/empire-city/views.ts';
import { formatDollars } from '#shared/words/text.ts';

/** Describes a figure's use of a place, with this table’s figures. */
export function describePlaceOffer({ house, pot }: EmpireView, place: PlaceKind): string {
  switch (place) {
    case 'city-hall':
      return `${formatDollars(house.cityHall.dollars)} for ${house.cityHall.points} points`;
    case 'pitney-downs':
      return `Two dice for ${formatDollars(pot)}`;
    case 'pancetta':
      return 'Draw 2 city cards';
    case 'station':
      return 'Hire from the six';
    case 'docks':
      return `${formatDollars(house.dockFee)}: six new men`;
    case 'st-marys':
      return `Corruption −${house.stMarys.points} for ${formatDollars(house.stMarys.dollars)}`;
    case 'local-162':
      return `${formatDollars(house.dockFee)}: six new rackets`;
  }
}

/** Returns what a racket pays a round: a sum, or its least and its most. */
export function describePay({ leastDollars, mostDollars }: NonNullable<CellView['racket']>): string {
  return leastDollars === mostDollars ? formatDollars(mostDollars) : `${formatDollars(leastDollars)}–${mostDollars}`;
}

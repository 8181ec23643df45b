import { listBusinesses } from '../lookups.ts';
import type { ScreenId } from '../screenIds.ts';
import type { CampaignView } from '#shared/games/paradise/views/campaign.ts';
import type { SeatId } from '#shared/words/ids.ts';

/** The forms of orders that are given without a door, by the screens that have them. */
export const formsOf = {
  gang: [
    { id: 'recruit', name: 'Hire', about: 'Hiring happens at once; undo takes it back, unless a die fell for it.' },
    { id: 'arms', name: 'Weapons', about: 'Weapons change hands at once; undo takes it back.' },
    {
      id: 'vehicles',
      name: 'Vehicles',
      about: 'Cars and trucks are bought, modified or stolen at once; undo takes back all but a theft.',
    },
    {
      id: 'school',
      name: 'School',
      about: 'A lesson a month for each gangster, at once. The gang’s own gym teaches FISTS and its skills for less.',
    },
  ],
  town: [
    {
      id: 'bands',
      name: 'Bands',
      about:
        'Signing, booking and offers are done at once and stay private; the town reads the new posters at the reveal.',
    },
    { id: 'ring', name: 'The ring', about: 'Bets, fixes and cards stay secret until the month is closed.' },
    {
      id: 'standing',
      name: 'Funerals and works',
      about:
        'Set aside now, spent when the month is closed. Flowers are sealed bids: everyone pays, and the best gets the reputation.',
    },
    {
      id: 'numbers',
      name: 'Fix the numbers',
      about: 'The racetrack’s owner may move the numbers Loot of one gang at the next collection.',
    },
  ],
  rivals: [
    {
      id: 'bargains',
      name: 'Bargains',
      about:
        'Offers go out right away and stay between the two gangs. The town notices truces and boundaries, and hears of every broken word.',
    },
  ],
} as const satisfies Partial<Record<ScreenId, readonly { id: string; name: string; about: string }[]>>;

type FormScreen = keyof typeof formsOf;
export type OrderForm = (typeof formsOf)[FormScreen][number]['id'];

/** The screen of each form. */
export const formScreens = Object.fromEntries(
  Object.entries(formsOf).flatMap(([screen, forms]) => forms.map(({ id }) => [id, screen])),
) as Record<OrderForm, FormScreen>;

/** Lists the forms that a gang can use: only the owner of the racetrack moves its numbers. */
export function listForms({
  view,
  seat,
}: {
  view: CampaignView;
  seat: SeatId | null;
}): { id: OrderForm; name: string; about: string }[] {
  const hasRacetrack = listBusinesses(view, seat).some(({ type }) => type === 'racetrack');
  return Object.values(formsOf)
    .flat()
    .filter(({ id }) => id !== 'numbers' || hasRacetrack);
}

import { muscleProfiles } from '#shared/games/paradise/battles.ts';
import { officialKindNames, officialKinds } from '#shared/games/paradise/officials.ts';
import {
  hireableProfiles,
  pluralizeProfile,
  profileNames,
  vehicleKinds,
  vehicleUpgrades,
  weapons,
} from '#shared/games/paradise/people.ts';
import type { CampaignView } from '#shared/games/paradise/views/campaign.ts';
import type { PacketPart } from '#shared/views/mail.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatCount, formatDollars } from '#shared/words/text.ts';
import { listTableSizeNotes } from '../filing/crews.ts';
import { officialTable } from '../tables/officials.ts';
import { upgradeTable, vehicleTable, weaponTable } from '../tables/people/equipment.ts';
import { computeMostMuscle, muscleTable } from '../tables/people/muscle.ts';
import { lessonDollars } from '../tables/shows.ts';
import { profileTable } from '../tables/people/people.ts';

const formatPriced = (name: string, dollars: number): string => `${name} ${formatDollars(dollars)}`;

/** [GANG-5, SK-66, GANG-9, GANG-13, OFF-1] The prices of all that a sheet can hire, buy, and bribe. */
export function listPrices(view: CampaignView, seat: SeatId): PacketPart[] {
  const hired = hireableProfiles
    .filter((profile) => profile !== 'boss')
    .map((profile) => formatPriced(profileNames[profile], profileTable[profile].priceDollars));
  const secrets = view.gangs.find((gang) => gang.seat === seat)?.secrets;
  const reputation = secrets?.reputation ?? 0;
  const muscle = muscleProfiles.map((profile) => {
    const most = computeMostMuscle(profile, reputation);
    const rests = secrets?.muscle.find((one) => one.profile === profile)?.rests ?? 0;
    const price = `${formatPriced(pluralizeProfile(profile), muscleTable[profile].priceDollars)} each`;
    if (rests > 0) return `${price}, but they rest for ${formatCount(rests, 'battle')} of yours`;
    return most === 0
      ? `${price} from reputation ${muscleTable[profile].minimumReputation}`
      : `${price}, ${most} at most`;
  });
  const lessons = Object.entries(lessonDollars).map(([level, dollars]) => formatPriced(`to ${level}`, dollars));
  const bought = weapons.map((weapon) => formatPriced(weaponTable[weapon].name, weaponTable[weapon].priceDollars));
  const vehicles = vehicleKinds.map((kind) => formatPriced(vehicleTable[kind].name, vehicleTable[kind].priceDollars));
  const work = vehicleUpgrades.map((upgrade) =>
    formatPriced(upgradeTable[upgrade].name, upgradeTable[upgrade].priceDollars),
  );
  return [
    {
      title: 'Prices',
      sentences: [
        `To hire: ${hired.join(', ')}.`,
        'Skills are rolled. Write “skill:” and a skill after the man to say what he takes if a 66 lets you choose; otherwise the receipt tells you what he took.',
        `Muscle for one job: ${muscle.join('; ')}.`,
        ...listTableSizeNotes(view),
        `Weapons: ${bought.join(', ')}.`,
        `Vehicles: ${vehicles.join(', ')}. Work on them: ${work.join(', ')}.`,
        `A lesson in a stat: ${lessons.join(', ')}.`,
      ],
      table: null,
    },
    {
      title: 'What officials take',
      sentences: [],
      table: {
        head: ['Post', 'A month', 'Reputation', 'How'],
        rows: officialKinds.map((kind) => {
          const { monthlyDollars, minReputation, owners } = officialTable[kind];
          return [
            officialKindNames[kind].one,
            formatDollars(monthlyDollars),
            String(minReputation),
            kind === 'reporter' ? 'bribe a new one' : owners === 'many' ? 'bribe' : 'bid',
          ];
        }),
      },
    },
  ];
}

/** [RK-7, RK-13] Lists bands, boxers of the card, and offers for them. */
export function listShows(view: CampaignView, seat: SeatId): PacketPart[] {
  const { bands, boxers, bouts, offers } = view.shows;
  const findName = (of: SeatId): string => view.gangs.find((gang) => gang.seat === of)?.name ?? '';
  const findBoxerName = (id: string): string => boxers.find((one) => one.id === id)?.name ?? '';
  const sentences = [
    ...bands.map(({ name, owner, club }) => {
      const place = view.businesses.find(({ id }) => id === club)?.name;
      return `${name}, ${owner === seat ? 'yours' : `of ${findName(owner)}`}${place === undefined ? '' : `, plays at ${place}`}.`;
    }),
    ...bouts
      .filter(({ winner, month }) => winner === null && month === view.month)
      .map(({ red, blue }) => `On this month’s card: ${findBoxerName(red)} against ${findBoxerName(blue)}.`),
    ...boxers
      .filter(({ owner, isWashedUp, isOnCard }) => owner === seat && !isWashedUp && !isOnCard)
      .map(({ name, wins }) => `Your boxer ${name}, ${wins === 1 ? '1 win' : `${wins} wins`}.`),
    ...offers
      .filter(({ from, to, isAccepted }) => !isAccepted && [from, to].includes(seat))
      .map(({ from, to, gives, wants, pick }) => {
        const words =
          pick === null
            ? `${gives.words} for ${wants.words}`
            : `${gives.words} against ${wants.words} on ${findBoxerName(pick)}`;
        return from === seat
          ? `You offered ${findName(to)}: ${words}. Write “Take back the offer to ${findName(to)}” to end it.`
          : `${findName(from)} offers: ${words}. Write “Accept the offer of ${findName(from)}” or “Refuse the offer of ${findName(from)}”.`;
      }),
  ];
  return sentences.length === 0 ? [] : [{ title: 'Bands and boxers', sentences, table: null }];
}

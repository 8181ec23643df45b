import type { BandId, BoxerId, BusinessId, GangsterId } from '#shared/games/paradise/ids.ts';
import type { HireableProfile } from '#shared/games/paradise/people.ts';
import type { Band, Bout, Boxer } from '#main/games/paradise/rules/state/records/shows.ts';
import type { GangStory, Story } from './story.ts';

/** A band under contract, billed where it plays unless told otherwise. */
export function withBand(story: Story, gang: GangStory, extras: Partial<Omit<Band, 'id' | 'owner'>> = {}): Band {
  const club = extras.club ?? null;
  const band: Band = {
    id: `b${story.state.showsMade.bands + 1}` as BandId,
    name: `Band ${story.state.showsMade.bands + 1}`,
    act: 'jazz band',
    owner: gang.seat,
    isOnRadio: false,
    lastFaces: [],
    signedMonth: 1,
    billed: { owner: gang.seat, club },
    endedMonth: null,
    ...extras,
    club,
  };
  story.tell({ type: 'band-sought', seat: gang.seat, club: club ?? ('nowhere' as BusinessId), band, costDollars: 0 });
  story.state.bandTries = {};
  return band;
}

/** A boxer of a gym (null: from out of town), not yet on any card. */
export function withBoxer(
  story: Story,
  gym: BusinessId | null,
  extras: Partial<Omit<Boxer, 'id' | 'gym'>> = {},
): Boxer {
  const boxer: Boxer = {
    id: `x${story.state.showsMade.boxers + 1}` as BoxerId,
    name: `Boxer ${story.state.showsMade.boxers + 1}`,
    gym,
    town: gym === null ? 'Toledo' : null,
    fists: 5,
    wins: 0,
    foughtMonth: 0,
    isWashedUp: false,
    isPutUp: false,
    ...extras,
  };
  story.tell({ type: 'boxer-came-to-town', boxer });
  return boxer;
}

/** This month's card. */
export function withCard(story: Story, ...fights: [Boxer, Boxer][]): Bout[] {
  const bouts = fights.map(([red, blue], place): Bout => ({
    id: `t${story.state.showsMade.bouts + place + 1}`,
    month: story.state.month,
    red: red.id,
    blue: blue.id,
    winner: null,
    rounds: 0,
  }));
  story.tell({ type: 'card-drawn', bouts, struck: [], by: null });
  return bouts;
}

/** A member of the gang lies in state. */
export function withDead(
  story: Story,
  gang: GangStory,
  profile: HireableProfile = 'enforcer',
  month = story.state.month,
): { gangster: GangsterId; name: string } {
  const gangster = gang.has(profile);
  const name = story.state.gangsters[gangster]?.name ?? '';
  story.tell({ type: 'died', seat: gang.seat, gangster, month, battle: null });
  return { gangster, name };
}

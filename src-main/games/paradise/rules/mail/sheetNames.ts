import { findCity } from '#shared/games/paradise/cities/city.ts';
import { nameDistrict, type District } from '#shared/games/paradise/city.ts';
import {
  approachNames,
  approaches,
  muscleProfiles,
  type Approach,
  type Muscle,
} from '#shared/games/paradise/battles.ts';
import type { BusinessId, GangsterId, OfferId, OfficialId, ProposalId, VehicleId } from '#shared/games/paradise/ids.ts';
import { attorneyGeneralId, formatStyledName, officialKindNames } from '#shared/games/paradise/officials.ts';
import { cares, careNames } from '#shared/games/paradise/orders/care.ts';
import type { Spike } from '#shared/games/paradise/orders/officialOrders.ts';
import {
  hireableProfiles,
  pluralizeProfile,
  profileNames,
  vehicleUpgrades,
  weapons,
  type Skill,
  type VehicleUpgrade,
  type Weapon,
} from '#shared/games/paradise/people.ts';
import type { BoughtSkill } from '#shared/games/paradise/recruits.ts';
import type { OfficialView } from '#shared/games/paradise/views/officials.ts';
import type { CampaignView } from '#shared/games/paradise/views/campaign.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { dollarsSentence, parseDollars } from '#shared/words/dollars.ts';
import { describeUnknownName, findNamed, normalizeName, splitNames } from '#shared/words/named.ts';
import { refuseUnless, Refusal } from '#kernel/refusal.ts';
import { upgradeTable, weaponTable } from '../tables/people/equipment.ts';
import { skillTable } from '../tables/people/skills.ts';

/** A word of a fixed list in the form used for comparison. */
export const simplifyName = normalizeName;

type Named<T> = { name: string; is: T };

/** Finds the one thing of that name; the refusal says what is missing, or what else was meant. */
function find<T>(all: readonly Named<T>[], text: string, what: string): T {
  const found = findNamed(all, text);
  if (found === undefined) throw new Refusal(describeUnknownName(what, text, all).sentence);
  return found.is;
}

/** The stories that an Editor kills, as a sheet calls them. */
const spikeNames: readonly Named<Spike>[] = [
  { name: 'denouncing', is: 'denouncing' },
  { name: 'friendly', is: 'friendly' },
  { name: 'corruption', is: 'corruption' },
  { name: 'corruption of ours', is: 'corruption-ours' },
];

/** The names that one seat's sheet may use, from its own view alone. */
export class SheetNames {
  private readonly view: CampaignView;
  private readonly seat: SeatId;
  /** Vehicles that lines above have taken. */
  private readonly taken = new Set<VehicleId>();

  constructor(view: CampaignView, seat: SeatId) {
    this.view = view;
    this.seat = seat;
  }

  gang(text: string): SeatId {
    return find(
      this.view.gangs.map(({ name, seat }) => ({ name, is: seat })),
      text,
      'gang',
    );
  }

  /** One of the seat's own. */
  man(text: string): GangsterId {
    return find(this.listOwn(), text, 'man of yours');
  }

  men(text: string): GangsterId[] {
    return splitNames(text, this.listOwn()).map((one) => this.man(one));
  }

  /** `$1,500` or `1500`. */
  dollars(text: string): number {
    const dollars = parseDollars(text);
    if (dollars === null) throw new Refusal(dollarsSentence);
    return dollars;
  }

  /** A rival's man whom the seat could point out, or one of its own in custody. */
  target(text: string): GangsterId {
    const known = this.view.rivals.filter(({ knownBy }) => knownBy === this.seat);
    const held = this.view.gangsters.filter(({ gang, mayStillTalk }) => gang === this.seat && mayStillTalk);
    return find(
      [...known, ...held].map(({ name, id }) => ({ name, is: id })),
      text,
      'man you know',
    );
  }

  /**
   * `The Blue Parrot`, or with its district where several are called so: `The Blue Parrot (Docks)`. A name that no
   * business bears any more still counts.
   */
  place(text: string): BusinessId {
    const list = (pick: (one: CampaignView['businesses'][number]) => readonly string[]) =>
      this.view.businesses.flatMap((one) =>
        pick(one).map((short) => ({ name: `${short} (${nameDistrict(one.district)})`, short, is: one.id })),
      );
    const all = list(({ name }) => [name]);
    const former = list(({ formerNames = [] }) => formerNames);
    const [exact, exactFormer] = [all, former].map((some) =>
      some.filter(({ short }) => simplifyName(short) === simplifyName(text)),
    );
    return find([exact, exactFormer].find((some) => some?.length) ?? all, text, 'business');
  }

  places(text: string): BusinessId[] {
    return splitNames(text, this.view.businesses.flatMap(listNames)).map((one) => this.place(one));
  }

  districts(text: string): District[] {
    return splitNames(text, this.listDistricts()).map((one) => this.district(one));
  }

  /** Terms that a gang has put to this one. */
  offerFrom(text: string): ProposalId {
    const from = this.gang(text);
    const offer = this.view.bargains.proposals.find((one) => one.from === from && one.to === this.seat);
    if (offer === undefined) throw new Refusal('That gang has offered you nothing that waits for an answer.');
    return offer.id;
  }

  /** Terms that this gang has put to another. */
  offerTo(text: string): ProposalId {
    const to = this.gang(text);
    const offer = this.view.bargains.proposals.find((one) => one.to === to && one.from === this.seat);
    if (offer === undefined) throw new Refusal('You have offered that gang nothing that waits.');
    return offer.id;
  }

  /** A bargain in force with a gang. */
  bargainWith(text: string): string {
    const partner = this.gang(text);
    const deal = this.view.deals.find(
      ({ isInForce, asker, other }) =>
        isInForce && [asker, other].includes(partner) && [asker, other].includes(this.seat),
    );
    if (deal === undefined) throw new Refusal('You have no bargain in force with that gang.');
    return deal.id;
  }

  district(text: string): District {
    return find(this.listDistricts(), text, 'district');
  }

  private listDistricts(): Named<District>[] {
    return findCity(this.view).districts.map((is) => ({ name: nameDistrict(is), is }));
  }

  official(text: string): OfficialId {
    const { officials, attorneyGeneral } = this.view;
    const wanted = simplifyName(text);
    const called = officials.filter((one) => listTitles(one).map(simplifyName).includes(wanted));
    const [only] = called;
    if (only !== undefined && called.length === 1) return only.id;
    if (only !== undefined) {
      const names = called.map(formatStyledName).join('; ');
      throw new Refusal(`“${text.trim()}” may be any of ${names}; write which.`);
    }
    const posts = officials.map((one) => ({ name: formatStyledName(one), is: one.id }));
    const state = { name: `Attorney General ${attorneyGeneral}`, is: attorneyGeneralId };
    return find([...posts, state], text, 'official');
  }

  officials(text: string): OfficialId[] {
    const all = this.view.officials.flatMap((one) =>
      listNames(one).map(({ name }) => ({ name: formatStyledName({ kind: one.kind, name }) })),
    );
    return splitNames(text, all).map((one) => this.official(one));
  }

  /** `denouncing and friendly stories`: the kinds of stories that an Editor kills. */
  stories(text: string): Spike[] {
    const kinds = text.replace(/\s*stories$/iu, '');
    return splitNames(kinds).map((one) => find(spikeNames, one, 'kind of story'));
  }

  skill(text: string): Skill {
    return find(
      skillTable.map(({ skill, name }) => ({ name, is: skill })),
      text,
      'skill',
    );
  }

  /** The first of the seat's vehicles of a kind that lacks the work, and the work. */
  work(kind: string, text: string): { vehicle: VehicleId; upgrade: VehicleUpgrade } {
    const upgrade = find(
      vehicleUpgrades.map((id) => ({ name: upgradeTable[id].name, is: id })),
      text,
      'work on a car',
    );
    const wanted = simplifyName(kind);
    const own = this.view.vehicles.filter(
      (one) => one.gang === this.seat && [simplifyName(one.kind), simplifyName(one.name)].includes(wanted),
    );
    const vehicle = own.find(({ upgrades }) => !upgrades.includes(upgrade)) ?? own[0];
    if (vehicle === undefined) throw new Refusal(`You have no “${kind}”; name one of your own.`);
    return { vehicle: vehicle.id, upgrade };
  }

  /** [SK-66] A rolled skill, with the one that is taken if the dice leave it to the player. */
  readWish(text: string): BoughtSkill {
    return { kind: 'random', ifChosen: this.skill(text) };
  }

  weapon(text: string): Weapon {
    return find(
      weapons.map((id) => ({ name: weaponTable[id].name, is: id })),
      text,
      'weapon',
    );
  }

  boxer(text: string) {
    const { boxers } = this.view.shows;
    return find(
      boxers.map(({ name, id }) => ({ name, is: id })),
      text,
      'boxer',
    );
  }

  boxers(text: string) {
    return splitNames(text, this.view.shows.boxers).map((one) => this.boxer(one));
  }

  /** `Kid Malone against Red Ash, Al Dunn against Bo Pike` */
  pairs(text: string) {
    return text.split(/\s*[,;]\s*/u).map((one) => {
      const [red = '', blue = '', third] = one.split(/ against /iu);
      refuseUnless(third === undefined, 'Two box in a bout; write each bout as one against one.');
      return { red: this.boxer(red), blue: this.boxer(blue) };
    });
  }

  band(text: string) {
    return find(
      this.view.shows.bands.map(({ name, id }) => ({ name, is: id })),
      text,
      'band',
    );
  }

  /** `$200`, `The Hot Five`, `The Hot Five and $200`, or `nothing`: a side of an offer. */
  stake(text: string) {
    const [sum = ''] = /\$?\d[\d,]*$/u.exec(text) ?? [];
    const band = text.slice(0, text.length - sum.length).replace(/\s*(?:and|&|\+)?\s*$/iu, '');
    return {
      band: band === '' || /^nothing$/iu.test(band) ? null : this.band(band),
      dollars: sum === '' ? 0 : this.dollars(sum),
    };
  }

  /** An offer of bands, money or a wager that another gang has made. */
  showOfferFrom(text: string): OfferId {
    return this.findOffer(
      { from: this.gang(text), to: this.seat },
      'That gang has made you no offer that waits for an answer.',
    );
  }

  showOfferTo(text: string): OfferId {
    return this.findOffer({ from: this.seat, to: this.gang(text) }, 'You have made that gang no offer that waits.');
  }

  private findOffer({ from, to }: { from: SeatId; to: SeatId }, sentence: string): OfferId {
    const found = this.view.shows.offers.find((one) => one.from === from && one.to === to && !one.isAccepted);
    if (found === undefined) throw new Refusal(sentence);
    return found.id;
  }

  dead(text: string): GangsterId {
    return find(
      this.view.departed.map(({ name, id }) => ({ name, is: id })),
      text,
      'dead man',
    );
  }

  /** `Spats, Big Tommy and 2 Punks, in 1 car, in our truck, by the back door`: crew, muscle, vehicles, and plan. */
  party(text: string) {
    const crew: GangsterId[] = [];
    const muscle: Muscle[] = [];
    const vehicles: VehicleId[] = [];
    let companyTruck = false;
    let approach: Approach | undefined;
    const pieces = text.replace(/,?\s+in (?=\d|our truck)/giu, ', in ');
    for (const piece of splitNames(pieces, this.listOwn())) {
      const cars = /^in (\d+) (?:cars?|vehicles?|trucks?)$/iu.exec(piece);
      const hired = /^(\d+) ([a-z]+)$/iu.exec(piece);
      const plan = approaches.find((one) => simplifyName(approachNames[one]) === simplifyName(piece));
      if (plan !== undefined) approach = plan;
      else if (/^in our truck$/iu.test(piece)) companyTruck = true;
      else if (cars !== null) vehicles.push(...this.cars(Number(cars[1])));
      else if (hired !== null && findNamed(this.listOwn(), piece) === undefined)
        muscle.push(readMuscle(hired[2] ?? '', Number(hired[1])));
      else crew.push(this.man(piece));
    }
    return { crew, muscle, vehicles, companyTruck, ...(approach === undefined ? {} : { approach }) };
  }

  profile(text: string): (typeof hireableProfiles)[number] {
    const profile = hireableProfiles.find((one) => simplifyName(profileNames[one]) === simplifyName(text));
    if (profile !== undefined) return profile;
    const all = hireableProfiles.map((one) => profileNames[one]).join(', ');
    throw new Refusal(`Nobody is a “${text}”; hire one of ${all}.`);
  }

  care(text: string): (typeof cares)[number] {
    const care = cares.find((one) => [simplifyName(one), simplifyName(careNames[one])].includes(simplifyName(text)));
    if (care !== undefined) return care;
    const names = cares.map((one) => careNames[one]).join('”, “');
    throw new Refusal(`There is no such care; write one of “${names}”.`);
  }

  /** `up` or `down` as a step of one. */
  direction(text: string): 1 | -1 {
    return /^up$/iu.test(text) ? 1 : -1;
  }

  private listOwn(): Named<GangsterId>[] {
    const own = this.view.gangsters.filter(({ gang }) => gang === this.seat);
    return own.map(({ name, id }) => ({ name, is: id }));
  }

  /** A number of the seat's vehicles that no earlier line uses. */
  private cars(count: number): VehicleId[] {
    const free = this.view.vehicles.filter(({ gang, id }) => gang === this.seat && !this.taken.has(id));
    if (free.length < count) {
      throw new Refusal(`You have ${free.length} vehicles left for this line; ask for no more.`);
    }
    const picked = free.slice(0, count).map(({ id }) => id);
    for (const id of picked) this.taken.add(id);
    return picked;
  }
}

/** Lists the names that a thing bears and bore. */
function listNames({ name, formerNames = [] }: { name: string; formerNames?: readonly string[] }): { name: string }[] {
  return [name, ...formerNames].map((one) => ({ name: one }));
}

/** Lists everything an official is called: his post, its kind, his names, and each of them with either. */
function listTitles(official: OfficialView): string[] {
  const { post, kind } = official;
  const posts = [post, officialKindNames[kind].one, ...(kind === 'chief' ? chiefTitles : [])];
  const named = listNames(official).flatMap(({ name }) => {
    const styled = [name, name.split(' ').at(-1) ?? name].flatMap((called) => [
      formatStyledName({ kind, name: called }),
      ...posts.map((one) => `${one} ${called}`),
    ]);
    return [name, ...styled];
  });
  return [...named, ...posts];
}

const chiefTitles = ['Chief', 'Chief of Police'];

function readMuscle(name: string, count: number): Muscle {
  const wanted = simplifyName(name);
  const profile = muscleProfiles.find((one) =>
    [profileNames[one], `${profileNames[one]}s`, pluralizeProfile(one)].map(simplifyName).includes(wanted),
  );
  if (profile === undefined) {
    throw new Refusal(`Nobody hires out as “${name}”; hire ${muscleProfiles.map(pluralizeProfile).join(', ')}.`);
  }
  return { profile, count };
}

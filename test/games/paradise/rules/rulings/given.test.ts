import { describe, expect, it } from 'vitest';
import { paradise } from '#main/games/paradise/rules/index.ts';
import { SheetNames } from '#main/games/paradise/rules/mail/sheetNames.ts';
import { rulingSchema } from '#shared/games/paradise/rulings.ts';
import type { z } from 'zod';
import { readersOf } from '#test/support/rules.ts';
import { Story, type Played } from '#test/support/story.ts';

type Given = z.input<typeof rulingSchema>;

/** Three gangs, a gym of the first one, and City Hall. */
function setUp() {
  const [story, ours, theirs, third] = new Story().seats('Ours', 'Theirs', 'Third');
  story.cityHall();
  const [gym] = ours.owns('gym').in('docks');
  const [speakeasy] = ours.owns('speakeasy').in('docks');
  const { id: free } = story.business('riverside', 'brothel');
  const rule = (given: Given): Played => {
    const change = rulingSchema.parse(given);
    expect(paradise.rulings.titleOf(story.state, change)).not.toBe('');
    return story.play([], (table) => paradise.rulings.carryOut(table, change));
  };
  const refuse = (sentence: RegExp, given: Given): void => {
    const change = rulingSchema.parse(given);
    story.refuses(sentence, (table) => {
      paradise.rulings.titleOf(story.state, change);
      paradise.rulings.carryOut(table, change);
    });
  };
  return { story, ours, theirs, third, gym, speakeasy, free, rule, refuse };
}

type Setting = ReturnType<typeof setUp>;

const tell = ({ events }: Played): unknown[] => events.map((event) => [event.type, readersOf(event)]);

describe('what the games master gives', () => {
  it('[GANG-9] a car with its fittings, other fittings, another owner, and none', () => {
    const { story, ours, theirs, rule } = setUp();
    const car = () => Object.values(story.state.vehicles).at(-1);
    const bought = rule({ kind: 'give-vehicle', gang: ours.seat, vehicle: 'fancy-car', upgrades: ['bulletproof'] });
    expect(tell(bought)).toEqual([['vehicle-given', [ours.seat]]]);
    expect(car()).toMatchObject({ gang: ours.seat, kind: 'fancy-car', upgrades: ['bulletproof'], stolen: false });
    const vehicle = car()?.id ?? '';
    rule({ kind: 'set-vehicle', vehicle, gang: ours.seat, upgrades: ['souped-up', 'good-suspension'] });
    expect(car()).toMatchObject({ gang: ours.seat, upgrades: ['souped-up', 'good-suspension'] });
    const moved = rule({ kind: 'set-vehicle', vehicle, gang: theirs.seat, upgrades: ['souped-up'] });
    expect(tell(moved)).toEqual([['vehicle-set', [ours.seat, theirs.seat]]]);
    expect(car()).toMatchObject({ gang: theirs.seat, upgrades: ['souped-up'] });
    rule({ kind: 'set-vehicle', vehicle, gang: null, upgrades: [] });
    expect(story.state.vehicles[vehicle as keyof typeof story.state.vehicles]).toBeUndefined();
  });

  it('[GANG-5] a man of a kind, with its stats, the free pistol of GATS 3 and the skills named, for nothing', () => {
    const { story, ours, rule } = setUp();
    const bank = ours.bank;
    const man = () => Object.values(story.state.gangsters).find(({ name }) => name === 'Hy Bloom');
    const given = rule({ kind: 'give-man', gang: ours.seat, profile: 'hoodlum', name: 'Hy Bloom', skills: ['boxer'] });
    expect(tell(given)).toEqual([['recruited', [ours.seat]]]);
    expect(man()).toMatchObject({ gang: ours.seat, profile: 'hoodlum', isBoss: false, skills: ['boxer'] });
    expect(man()).toMatchObject({ weapons: ['pistol'], paidDollars: 0, stats: { fists: 3, gats: 3, hits: 3 } });
    expect(ours.bank).toBe(bank);
  });

  it('[RK-13] a boxer to a gym; he boxes elsewhere, or leaves town', () => {
    const { story, ours, gym, rule } = setUp();
    const boxer = () => Object.values(story.state.boxers)[0];
    const rose = rule({ kind: 'give-boxer', gym, name: 'Kid Granite', fists: 6 });
    expect(tell(rose)).toEqual([['boxer-rose', [ours.seat]]]);
    expect(boxer()).toMatchObject({ name: 'Kid Granite', gym, fists: 6, wins: 0, foughtMonth: 0 });
    const [other] = ours.owns('gym').in('southbridge');
    rule({ kind: 'set-boxer', boxer: boxer()?.id ?? '', gym: other });
    expect(boxer()?.gym).toBe(other);
    rule({ kind: 'set-boxer', boxer: boxer()?.id ?? '', gym: null });
    expect(boxer()?.gym).toBeNull();
  });

  it('[RK-7] a band under contract; another gang has it, or it leaves town', () => {
    const { story, ours, theirs, rule } = setUp();
    const band = () => Object.values(story.state.bands)[0];
    const given = rule({ kind: 'give-band', gang: ours.seat, name: 'The Hot Plates', act: 'singer' });
    expect(tell(given)).toEqual([['band-given', [ours.seat]]]);
    expect(band()).toMatchObject({ name: 'The Hot Plates', act: 'singer', owner: ours.seat, club: null });
    const moved = rule({ kind: 'set-band', band: band()?.id ?? '', gang: theirs.seat });
    expect(tell(moved)).toEqual([['band-moved', [ours.seat, theirs.seat]]]);
    expect(band()).toMatchObject({ owner: theirs.seat, endedMonth: null });
    rule({ kind: 'set-band', band: band()?.id ?? '', gang: null });
    expect(band()).toMatchObject({ endedMonth: 1, club: null });
  });
});

describe('[MONTH-12] a new name', () => {
  it('of a business is everybody’s; a sheet may still use the old one, unless another business bears it', () => {
    const { story, ours, theirs, speakeasy, free, rule } = setUp();
    const old = story.state.businesses[speakeasy]?.name ?? '';
    expect(tell(rule({ kind: 'rename-business', business: speakeasy, name: 'The Blue and Gold' }))).toEqual([
      ['business-renamed', 'everybody'],
    ]);
    for (const { seat } of [ours, theirs])
      expect(paradise.view(story.state, seat).businesses.find(({ id }) => id === speakeasy)).toMatchObject({
        name: 'The Blue and Gold',
        formerNames: [old],
      });
    const place = (text: string) => new SheetNames(paradise.view(story.state, ours.seat), ours.seat).place(text);
    expect([old, 'The Blue and Gold'].map(place)).toEqual([speakeasy, speakeasy]);
    const names = new SheetNames(paradise.view(story.state, ours.seat), ours.seat);
    expect(names.places(`${old} and The Blue and Gold`)).toEqual([speakeasy, speakeasy]);
    rule({ kind: 'rename-business', business: free, name: old });
    expect(place(old)).toBe(free);
  });

  it('of an official, given or a newcomer’s', () => {
    const { story, ours, rule, refuse } = setUp();
    const mayor = () => story.official('mayor');
    const old = mayor().name;
    const renamed = rule({ kind: 'rename-official', official: 'mayor', name: 'Ezra Quill' });
    expect(tell(renamed)).toEqual([['official-renamed', 'everybody']]);
    expect(mayor()).toMatchObject({ name: 'Ezra Quill', formerNames: [old] });
    const names = new SheetNames(paradise.view(story.state, ours.seat), ours.seat);
    for (const text of [old, `Mayor ${old}`, 'Ezra Quill', 'Mayor']) expect(names.official(text)).toBe('mayor');
    refuse(/^Another official is called ezra quill/, {
      kind: 'replace-official',
      official: 'judge-1',
      points: 4,
      name: 'ezra quill',
    });
    rule({ kind: 'replace-official', official: 'judge-1', points: 4, name: 'Ruth Stone' });
    expect(story.official('judge-1')).toMatchObject({ name: 'Ruth Stone', smarts: 4 });
  });
});

describe('[BARG-1] gangs are bound by the games master’s word', () => {
  it('to a line, a payment whose first part is paid at once, and a joint job', () => {
    const { story, ours, theirs, third, rule } = setUp();
    const pair = { gang: ours.seat, other: theirs.seat };
    const deal = () => Object.values(story.state.deals).at(-1);
    const line = rule({ kind: 'make-line', ...pair, ours: ['docks'], theirs: ['riverside'], months: 3 });
    expect(tell(line)).toEqual([['deal-struck', [ours.seat, theirs.seat]]]);
    expect(deal()).toMatchObject({ sinceMonth: 1, untilMonth: 3, terms: { line: { ours: ['docks'], months: 3 } } });
    const [from, to] = [ours.bank, theirs.bank];
    rule({ kind: 'make-payment', ...pair, dollars: 100, months: 2 });
    expect([ours.bank, theirs.bank]).toEqual([from - 100, to + 100]);
    expect(deal()).toMatchObject({ paid: 1, untilMonth: 2, terms: { payment: { by: 'us', dollars: 100 } } });
    rule({ kind: 'make-joint', ...pair, target: third.seat, ahead: 2 });
    expect(deal()?.terms.joint).toEqual({ target: { kind: 'gang', gang: third.seat }, month: 3 });
  });
});

describe('a ruling that makes no sense is refused in one sentence', () => {
  const cases: [string, (setting: Setting) => Given, RegExp][] = [
    [
      'a fitting twice',
      ({ ours }) => ({ kind: 'give-vehicle', gang: ours.seat, vehicle: 'car', upgrades: ['souped-up', 'souped-up'] }),
      /^Each modification can be made once\.$/,
    ],
    [
      'a car that nobody has',
      ({ ours }) => ({ kind: 'set-vehicle', vehicle: 'v99', gang: ours.seat, upgrades: [] }),
      /^There is no such car or truck/,
    ],
    [
      'a name that the gang has had',
      ({ ours, story }) => ({
        kind: 'give-man',
        gang: ours.seat,
        profile: 'punk',
        name: story.state.gangs[ours.seat]?.bossName ?? '',
        skills: [],
      }),
      /^The gang has had a .* before/,
    ],
    [
      'a skill twice',
      ({ ours }) => ({ kind: 'give-man', gang: ours.seat, profile: 'punk', name: 'Ike', skills: ['boxer', 'boxer'] }),
      /^Name each skill once\.$/,
    ],
    [
      'a boxer for a place that is no gym',
      ({ speakeasy }) => ({ kind: 'give-boxer', gym: speakeasy, name: 'Kid', fists: 4 }),
      /is no gym; pick one\.$/,
    ],
    [
      'a boxer for a gym without an owner',
      ({ story }) => ({ kind: 'give-boxer', gym: story.business('southbridge', 'gym').id, name: 'Kid', fists: 4 }),
      /belongs to nobody; give it an owner first\.$/,
    ],
    ['a boxer whom nobody knows', () => ({ kind: 'set-boxer', boxer: 'x9', gym: null }), /^There is no such boxer/],
    [
      'a band whom nobody knows',
      () => ({ kind: 'set-band', band: 'b9', gang: null }),
      /^No such band is under contract/,
    ],
    [
      'the name that a business has',
      ({ story, speakeasy }) => ({
        kind: 'rename-business',
        business: speakeasy,
        name: story.state.businesses[speakeasy]?.name ?? '',
      }),
      /is called that already; give another name\.$/,
    ],
    [
      'the name of another business',
      ({ story, speakeasy, free }) => ({
        kind: 'rename-business',
        business: speakeasy,
        name: story.state.businesses[free]?.name.toUpperCase() ?? '',
      }),
      /^Another business is called/,
    ],
    ['a business that is not there', () => ({ kind: 'rename-business', business: 'b', name: 'A' }), /./],
    [
      'a post that is not there',
      () => ({ kind: 'rename-official', official: 'pope', name: 'A' }),
      /^There is no official/,
    ],
    [
      'a line without a district',
      ({ ours, theirs }) => ({
        kind: 'make-line',
        gang: ours.seat,
        other: theirs.seat,
        ours: [],
        theirs: [],
        months: 1,
      }),
      /^A line needs a district/,
    ],
    [
      'a line with oneself',
      ({ ours }) => ({ kind: 'make-line', gang: ours.seat, other: ours.seat, ours: ['docks'], theirs: [], months: 1 }),
      /^A bargain takes two gangs/,
    ],
    [
      'more than a bank holds',
      ({ ours, theirs }) => ({
        kind: 'make-payment',
        gang: ours.seat,
        other: theirs.seat,
        dollars: 100_000,
        months: 1,
      }),
      /^The payment is \$100,000, and the bank holds/,
    ],
    [
      'a joint job against one of the two',
      ({ ours, theirs }) => ({
        kind: 'make-joint',
        gang: ours.seat,
        other: theirs.seat,
        target: theirs.seat,
        ahead: 0,
      }),
      /^A joint action goes against a third gang/,
    ],
  ];

  it.each(cases)('%s', (_what, make, sentence) => {
    const setting = setUp();
    setting.refuse(sentence, make(setting));
  });

  it('[GANG-9] a car that an order needs stays where it is', () => {
    const { story, ours, theirs, rule, refuse } = setUp();
    rule({ kind: 'give-vehicle', gang: ours.seat, vehicle: 'car', upgrades: [] });
    const [car] = Object.values(story.state.vehicles);
    const [business] = theirs.owns('speakeasy').in('riverside');
    const vehicle = car?.id ?? '';
    ours.gives({ kind: 'raid', business, crew: [ours.has('hoodlum')], vehicles: [vehicle] });
    refuse(/^An order waits that needs it/, { kind: 'set-vehicle', vehicle, gang: null, upgrades: [] });
  });
});

import { cares, careNames } from '#shared/games/paradise/orders/care.ts';
import { orderSchema, type Order } from '#shared/games/paradise/orders/orders.ts';
import { hireableProfiles, profileNames, stats } from '#shared/games/paradise/people.ts';
import type { CampaignView } from '#shared/games/paradise/views/campaign.ts';
import type { SheetLine } from '#shared/views/mail.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { Refusal } from '#kernel/refusal.ts';
import { simplifyName, SheetNames } from './sheetNames.ts';

/** A form of line: how it is written, and the order its parts make. */
type Form = {
  example: string;
  pattern: RegExp;
  order: (names: SheetNames, parts: readonly string[]) => unknown;
};

const change = (text: string): 1 | -1 => (/^up$/iu.test(text) ? 1 : -1);

/** Every order that can be written in a line; what asks for more is given on screen. */
const forms: readonly Form[] = [
  {
    example: 'Take over The Blue Parrot with Spats, Big Tommy',
    pattern: /^take over (.+?) with (.+)$/iu,
    order: (n, [place = '', crew = '']) => ({
      kind: 'take-over',
      business: n.place(place),
      crew: n.men(crew),
    }),
  },
  {
    example: 'Raid The Blue Parrot (The Docks) with Spats, Big Tommy and 2 Punks, in 1 car',
    pattern: /^raid (.+?) with (.+)$/iu,
    order: (n, [place = '', party = '']) => ({
      kind: 'raid',
      business: n.place(place),
      ...n.party(party),
    }),
  },
  {
    example: 'Smash and grab at The Blue Parrot with Spats, in our truck',
    pattern: /^smash and grab at (.+?) with (.+)$/iu,
    order: (n, [place = '', party = '']) => ({
      kind: 'smash-and-grab',
      business: n.place(place),
      ...n.party(party),
    }),
  },
  {
    example: 'Hit the official Captain Dunn with Spats',
    pattern: /^hit the official (.+?) with (.+)$/iu,
    order: (n, [who = '', party = '']) => ({
      kind: 'hit-official',
      official: n.official(who),
      ...n.party(party),
    }),
  },
  {
    example: 'Hit Sal Pike with Spats, Big Tommy',
    pattern: /^hit (.+?) with (.+)$/iu,
    order: (n, [who = '', party = '']) => ({
      kind: 'hit',
      target: n.target(who),
      ...n.party(party),
    }),
  },
  {
    example: 'Hijack The Cedar Hill Combine with Spats, in 1 car',
    pattern: /^hijack (.+?) with (.+)$/iu,
    order: (n, [gang = '', party = '']) => ({
      kind: 'hijack',
      gang: n.gang(gang),
      ...n.party(party),
    }),
  },
  {
    example: 'Show of strength against The Cedar Hill Combine with Spats',
    pattern: /^show of strength against (.+?) with (.+)$/iu,
    order: (n, [gang = '', party = '']) => ({
      kind: 'show-of-strength',
      gang: n.gang(gang),
      ...n.party(party),
    }),
  },
  {
    example: 'Showdown Spats against Sal Pike',
    pattern: /^showdown (.+?) against (.+)$/iu,
    order: (n, [man = '', who = '']) => ({
      kind: 'showdown',
      champion: n.man(man),
      target: n.target(who),
    }),
  },
  {
    example: 'Rumble with The Cedar Hill Combine',
    pattern: /^rumble with (.+)$/iu,
    order: (n, [gang = '']) => ({ kind: 'rumble', gang: n.gang(gang) }),
  },
  {
    example: 'Meet The Cedar Hill Combine with Spats about a truce',
    pattern: /^meet (.+?) with (.+?) about (.+)$/iu,
    order: (n, [gang = '', crew = '', topic = '']) => {
      const [negotiator, ...bodyguards] = n.men(crew);
      const about = /^a truce$/iu.test(topic)
        ? { kind: 'truce' }
        : { kind: 'business', business: n.place(topic) };
      return { kind: 'meet', gang: n.gang(gang), negotiator, bodyguards, topic: about };
    },
  },
  {
    example: 'Guard The Blue Parrot with Spats and 2 Punks',
    pattern: /^guard (.+?) with (.+)$/iu,
    order: (n, [place = '', party = '']) => {
      const { crew, muscle } = n.party(party);
      const post = { kind: 'business', business: n.place(place) };
      return { kind: 'guard', post, crew, ...(muscle.length > 0 ? { muscle } : {}) };
    },
  },
  {
    example: 'Stand beside Big Tommy with Spats',
    pattern: /^stand beside (.+?) with (.+)$/iu,
    order: (n, [man = '', crew = '']) => ({
      kind: 'guard',
      post: { kind: 'gangster', gangster: n.man(man) },
      crew: n.men(crew),
    }),
  },
  {
    example: 'Lie in wait for The Cedar Hill Combine in The Docks',
    pattern: /^lie in wait for (.+) in (.+)$/iu,
    order: (n, [gang = '', where = '']) => ({
      kind: 'ambush',
      gang: n.gang(gang),
      district: n.district(where),
    }),
  },
  {
    example: 'Fix the numbers of The Cedar Hill Combine down',
    pattern: /^fix the numbers of (.+) (up|down)$/iu,
    order: (n, [gang = '', way = '']) => ({
      kind: 'fix-numbers',
      gang: n.gang(gang),
      change: change(way),
    }),
  },
  {
    example: 'Hire a Hoodlum called Cal Yost',
    pattern: /^hire an? (.+?) called (.+)$/iu,
    order: (_n, [profile = '', name = '']) => ({
      kind: 'recruit',
      recruit: { method: 'off-the-rack', name, profile: readProfile(profile) },
    }),
  },
  {
    example: 'Buy a Pistol for Spats',
    pattern: /^buy an? (.+?) for (.+)$/iu,
    order: (n, [weapon = '', man = '']) => ({
      kind: 'arm',
      gangster: n.man(man),
      weapon: n.weapon(weapon),
    }),
  },
  {
    example: 'Hand a Pistol of Spats to Big Tommy',
    pattern: /^hand an? (.+?) of (.+?) to (.+)$/iu,
    order: (n, [weapon = '', from = '', to = '']) => ({
      kind: 'hand-over',
      weapon: n.weapon(weapon),
      from: n.man(from),
      to: n.man(to),
    }),
  },
  {
    example: 'Buy a car',
    pattern: /^buy a (car|truck|fancy car)$/iu,
    order: (_n, [kind = '']) => ({
      kind: 'buy-vehicle',
      vehicle: simplifyName(kind).replace(' ', '-'),
    }),
  },
  {
    example: 'Spats steals a car',
    pattern: /^(.+?) steals a (car|truck)$/iu,
    order: (n, [man = '', vehicle = '']) => ({
      kind: 'steal-vehicle',
      gangster: n.man(man),
      vehicle: simplifyName(vehicle),
    }),
  },
  {
    example: 'Train Spats in SMARTS',
    pattern: new RegExp(`^train (.+) in (${stats.join('|')})$`, 'iu'),
    order: (n, [man = '', stat = '']) => ({
      kind: 'train',
      gangster: n.man(man),
      stat: simplifyName(stat),
    }),
  },
  {
    example: 'Care of Spats: hospital',
    pattern: /^care of (.+?): (.+)$/iu,
    order: (n, [man = '', care = '']) => ({
      kind: 'care',
      gangster: n.man(man),
      care: readCare(care),
    }),
  },
  {
    example: 'Bid 250 for Captain Dunn',
    pattern: /^bid \$?(\d+) for (.+)$/iu,
    order: (n, [dollars = '', who = '']) => ({
      kind: 'bid',
      official: n.official(who),
      limitDollars: Number(dollars),
    }),
  },
  {
    example: 'Hold Captain Dunn up to 300',
    pattern: /^hold (.+) up to \$?(\d+)$/iu,
    order: (n, [who = '', dollars = '']) => ({
      kind: 'hold',
      official: n.official(who),
      limitDollars: Number(dollars),
    }),
  },
  {
    example: 'Bribe a new Reporter',
    pattern: /^bribe (.+)$/iu,
    order: (n, [who = '']) => ({
      kind: 'bribe',
      official: /^a new reporter$/iu.test(who) ? 'reporter' : n.official(who),
    }),
  },
  {
    example: 'Drop Captain Dunn',
    pattern: /^drop (.+)$/iu,
    order: (n, [who = '']) => ({ kind: 'drop', official: n.official(who) }),
  },
  {
    example: 'Column of Reporter Ash against the heat down',
    pattern: /^column of (.+?)(?: against the heat)? (up|down)$/iu,
    order: (n, [who = '', way = '']) => ({
      kind: 'column',
      reporter: n.official(who),
      change: change(way),
    }),
  },
  {
    example: 'Bet 50 on Kid Malone',
    pattern: /^bet \$?(\d+) on (.+)$/iu,
    order: (n, [dollars = '', who = '']) => ({
      kind: 'bet',
      boxer: n.boxer(who),
      dollars: Number(dollars),
    }),
  },
  {
    example: 'Pay Kid Malone to lose',
    pattern: /^pay (.+) to lose$/iu,
    order: (n, [who = '']) => ({ kind: 'fix-fight', boxer: n.boxer(who) }),
  },
  {
    example: 'Funeral of Moe Ash, 2 points',
    pattern: /^funeral of (.+?),? (\d+) points?$/iu,
    order: (n, [who = '', points = '']) => ({
      kind: 'hold-funeral',
      gangster: n.dead(who),
      points: Number(points),
    }),
  },
  {
    example: 'Flowers for Moe Ash, 50',
    pattern: /^flowers for (.+?),? \$?(\d+)$/iu,
    order: (n, [who = '', dollars = '']) => ({
      kind: 'send-flowers',
      gangster: n.dead(who),
      dollars: Number(dollars),
    }),
  },
  {
    example: 'Public works, 2 points',
    pattern: /^public works,? (\d+) points?$/iu,
    order: (_n, [points = '']) => ({ kind: 'public-works', points: Number(points) }),
  },
];

/** How each order is written, as the blank sheet shows it. */
export const sheetExamples: readonly string[] = forms.map(({ example }) => example);

function readProfile(text: string) {
  const profile = hireableProfiles.find(
    (one) => simplifyName(profileNames[one]) === simplifyName(text),
  );
  if (profile !== undefined) return profile;
  const all = hireableProfiles.map((one) => profileNames[one]).join(', ');
  throw new Refusal(`Nobody is a “${text}”; hire one of ${all}.`);
}

function readCare(text: string) {
  const care = cares.find((one) =>
    [simplifyName(one), simplifyName(careNames[one])].includes(simplifyName(text)),
  );
  if (care !== undefined) return care;
  throw new Refusal(`There is no such care; write one of ${cares.join(', ')}.`);
}

/** Reads a sheet, an order a line; what is not understood is told by its line with what to do instead. */
export function parseSheet(view: CampaignView, seat: SeatId, lines: readonly SheetLine[]) {
  const names = new SheetNames(view, seat);
  const orders: { line: number; order: Order }[] = [];
  const problems: { line: number; sentence: string }[] = [];
  for (const { line, text } of lines) {
    try {
      orders.push({ line, order: readOrder(names, text.replace(/\.$/u, '')) });
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      problems.push({ line, sentence: problem.message });
    }
  }
  return { orders, problems };
}

function readOrder(names: SheetNames, text: string): Order {
  for (const { pattern, order } of forms) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const checked = orderSchema.safeParse(order(names, found.slice(1)));
    if (checked.success) return checked.data;
    throw new Refusal(
      checked.error.issues[0]?.message ?? 'This line cannot be an order; look at the examples.',
    );
  }
  throw new Refusal(
    'This is no order a sheet takes; write it like one of the examples below the sheet.',
  );
}

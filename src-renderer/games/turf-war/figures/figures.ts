import type { TurfWarView } from '#shared/games/turf-war/views.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { joinWords } from '#shared/words/text.ts';

/** One line or band of a chart; null where nothing is known. Color: a gang's place, or a word of the theme. */
export type FigureSeries = {
  name: string;
  color: number | 'rule' | 'oxblood' | 'harbor' | 'brass';
  values: readonly (number | null)[];
};

/** A chart and its table: a value for each turn and series. */
export type Figure = {
  title: string;
  unit: string;
  shape: 'lines' | 'stack' | 'bars';
  /** The labels below: turns, or people. */
  labels: readonly string[];
  series: readonly FigureSeries[];
  /** A level that matters, drawn across. */
  limit: { value: number; name: string } | null;
  /** The figure in a sentence. */
  says: string;
};

export type FigureId =
  | 'areas'
  | 'strength'
  | 'ranks'
  | 'treasury'
  | 'money'
  | 'deaths'
  | 'fights'
  | 'points'
  | 'experience'
  | 'alliances'
  | 'supremacy';

export const figureNames: readonly { id: FigureId; name: string }[] = [
  { id: 'areas', name: 'Areas by gang' },
  { id: 'strength', name: 'Strength by gang' },
  { id: 'ranks', name: 'People by rank' },
  { id: 'treasury', name: 'Treasury' },
  { id: 'money', name: 'Money in and out' },
  { id: 'deaths', name: 'Deaths by gang' },
  { id: 'fights', name: 'Firefights and standoffs' },
  { id: 'points', name: 'Points' },
  { id: 'experience', name: 'Experience of the best ten' },
  { id: 'alliances', name: 'Alliances' },
  { id: 'supremacy', name: 'Share of the leader' },
];

type FigureFacts = Pick<
  TurfWarView,
  'turns' | 'gangs' | 'areas' | 'pieces' | 'fallen' | 'alliances' | 'house' | 'period' | 'ending' | 'viewer'
>;

/** [WAR-VIEW-6] One of the charts over the turns that are closed, as the viewer may know it. */
export function buildFigure(view: FigureFacts, id: FigureId, seat: SeatId | null): Figure {
  const labels = view.turns.map(({ turn }) => String(turn));
  return figures[id](view, seat, { labels, limit: null, shape: 'lines' });
}

type Draw = (view: FigureFacts, seat: SeatId | null, frame: Frame) => Figure;

/** A line or band for each gang, a value a turn. */
function drawByGang(
  { gangs, turns }: FigureFacts,
  of: (turn: FigureFacts['turns'][number], seat: SeatId) => number | null,
): FigureSeries[] {
  return gangs.map((gang, color) => ({ name: gang.name, color, values: turns.map((turn) => of(turn, gang.seat)) }));
}

const figures: Readonly<Record<FigureId, Draw>> = {
  areas(view, _seat, frame) {
    const own = drawByGang(view, (turn, one) => turn.areas[one] ?? 0);
    const values = view.turns.map(({ owners }) => owners.filter((owner) => owner === null).length);
    const series: FigureSeries[] = [...own, { name: 'Nobody’s', color: 'rule', values }];
    const says = leads(own, 'areas');
    return { ...frame, shape: 'stack', title: 'Areas by gang', unit: 'areas', series, says };
  },
  strength(view, _seat, frame) {
    const series = drawByGang(view, (turn, one) => turn.strength[one] ?? 0);
    const says = leads(series, 'strength');
    return { ...frame, title: 'Strength by gang', unit: 'strength', series, says };
  },
  ranks: buildRanks,
  treasury(view, _seat, frame) {
    const series = drawByGang(view, (turn, one) => turn.treasuries[one] ?? null).filter(({ values }) =>
      values.some((value) => value !== null),
    );
    const title = 'Treasury at the end of each turn';
    return { ...frame, title, unit: 'MC', series, says: leads(series, 'MC') };
  },
  money: buildMoney,
  deaths: buildDeaths,
  fights(view, _seat, frame) {
    const count = (kind: 'firefight' | 'standoff'): number[] =>
      view.turns.map(({ clashes }) => clashes.filter((clash) => clash.kind === kind).length);
    const series: FigureSeries[] = [
      { name: 'Firefights', color: 'oxblood', values: count('firefight') },
      { name: 'Standoffs', color: 'harbor', values: count('standoff') },
    ];
    const says = `${sumSeries(series)} meetings so far.`;
    const title = 'Firefights and standoffs';
    return { ...frame, shape: 'bars', title, unit: 'fights', series, says };
  },
  points(view, _seat, frame) {
    const series = drawByGang(view, (turn, one) => countPoints(view, one, turn.turn));
    const title = 'Points: areas of the last five turns';
    return { ...frame, title, unit: 'points', series, says: leads(series, 'points') };
  },
  experience: buildExperience,
  alliances: buildAlliances,
  supremacy: buildSupremacy,
};

function buildDeaths(view: FigureFacts, _seat: SeatId | null, frame: Frame): Figure {
  const series = drawByGang(view, (turn, one) => turn.deaths[one] ?? 0);
  const words = { hitman: 'Hitmen', lieutenant: 'Lieutenants', don: 'Dons' } as const;
  const how = joinWords(
    (['hitman', 'lieutenant', 'don'] as const).map((rank) => {
      const count = view.fallen.filter((one) => one.rank === rank && isDead(one)).length;
      return `${count} ${words[rank]}`;
    }),
  );
  const says = `${sumSeries(series)} dead so far: ${how}.`;
  return { ...frame, shape: 'bars', title: 'Deaths by gang', unit: 'dead', series, says };
}

type Frame = Pick<Figure, 'labels' | 'limit' | 'shape'>;

const isDead = ({ how }: FigureFacts['fallen'][number]): boolean => how === 'killed' || how === 'cornered';

const sumSeries = (series: readonly FigureSeries[]): number =>
  series.reduce((sum, { values }) => sum + values.reduce<number>((all, one) => all + (one ?? 0), 0), 0);

/** The title over a figure; its unit where the title does not say it. */
export function formatHead({ title, unit }: Pick<Figure, 'title' | 'unit'>): string {
  return title.toLowerCase().includes(unit.toLowerCase()) ? title : `${title}, ${unit}`;
}

function leads(series: readonly FigureSeries[], unit: string): string {
  const last = series
    .map(({ name, values }) => ({ name, value: values.at(-1) ?? null }))
    .filter((one): one is { name: string; value: number } => one.value !== null)
    .sort((a, b) => b.value - a.value);
  const [first, second] = last;
  if (first === undefined) return 'No turn is closed yet.';
  if (second === undefined) return `${first.name}: ${first.value} ${unit}.`;
  return first.value === second.value
    ? `${first.name} and ${second.name} are level with ${first.value} ${unit}.`
    : `In the lead: ${first.name} with ${first.value} ${unit}, then ${second.name} with ${second.value}.`;
}

/** [WAR-WIN-5] */
function countPoints({ turns }: FigureFacts, seat: SeatId, turn: number): number {
  return turns
    .filter((record) => record.turn <= turn && record.turn > turn - 5)
    .reduce((sum, { areas }) => sum + (areas[seat] ?? 0), 0);
}

function buildRanks({ turns, gangs }: FigureFacts, seat: SeatId | null, frame: Frame): Figure {
  const gang = gangs.find((one) => one.seat === seat) ?? gangs[0];
  const of = (rank: 'hitman' | 'lieutenant' | 'don'): number[] =>
    turns.map(({ pieces }) => (gang === undefined ? 0 : (pieces[gang.seat]?.[rank] ?? 0)));
  return {
    ...frame,
    shape: 'stack',
    title: `${gang?.name ?? 'Nobody'}: people by rank`,
    unit: 'people',
    series: [
      { name: 'Hitmen', color: 'harbor', values: of('hitman') },
      { name: 'Lieutenants', color: 'brass', values: of('lieutenant') },
      { name: 'Don', color: 'oxblood', values: of('don') },
    ],
    says: `${gang?.name ?? 'Nobody'} has ${of('hitman').at(-1) ?? 0} Hitmen and ${of('lieutenant').at(-1) ?? 0} Lieutenants on the map.`,
  };
}

/** Income and consolation follow from public facts; what is missing to the treasury went to men and gifts. */
function buildMoney(view: FigureFacts, seat: SeatId | null, frame: Frame): Figure {
  const gang = view.gangs.find((one) => one.seat === seat);
  const { prices } = view.house;
  const consolation = view.turns.map(({ turn }) =>
    view.fallen
      .filter((one) => one.gang === seat && one.turn === turn - 1 && isDead(one))
      .reduce(
        (sum, { rank }) =>
          sum +
          (rank === 'hitman' ? prices.hitmanConsolation : rank === 'lieutenant' ? prices.lieutenantConsolation : 0),
        0,
      ),
  );
  const treasury = view.turns.map(({ treasuries }) => (seat === null ? null : (treasuries[seat] ?? null)));
  const income = view.turns.map(({ areas }) => (areas[seat ?? ''] ?? 0) * prices.income);
  const before = (at: number): number | null => (at === 0 ? view.house.start.mc : (treasury[at - 1] ?? null));
  const rest = treasury.map((now, at) => {
    const then = before(at);
    return now === null || then === null ? null : then + (income[at] ?? 0) - (consolation[at] ?? 0) - now;
  });
  return {
    ...frame,
    shape: 'bars',
    title: `${gang?.name ?? 'Nobody'}: money in and out`,
    unit: 'MC',
    series: [
      { name: 'Income of areas', color: 'brass', values: income },
      { name: 'To families of the dead', color: 'oxblood', values: consolation },
      ...(rest.some((value) => value !== null)
        ? [{ name: 'To salaries, hires and gifts', color: 'harbor' as const, values: rest }]
        : []),
    ],
    says: `Areas brought ${income.at(-1) ?? 0} MC in the last turn; the families of the dead took ${consolation.at(-1) ?? 0}.`,
  };
}

function buildExperience({ pieces, gangs }: FigureFacts): Figure {
  const best = pieces
    .filter(({ area }) => area !== null)
    .sort((a, b) => b.xp - a.xp || a.id.localeCompare(b.id))
    .slice(0, 10);
  const [first] = best;
  return {
    shape: 'bars',
    limit: null,
    title: 'Experience of the best ten',
    unit: 'XP',
    labels: best.map(({ name }) => name),
    series: gangs.flatMap(({ seat, name }, color) =>
      best.some(({ gang }) => gang === seat)
        ? [{ name, color, values: best.map(({ gang, xp }) => (gang === seat ? xp : null)) }]
        : [],
    ),
    says: first === undefined ? 'Nobody is left.' : `Most seasoned: ${first.name}, ${first.xp} XP.`,
  };
}

/** Those that last, from the turn they were made: how old each is at a turn's end. */
function buildAlliances({ alliances, turns, gangs }: FigureFacts, _seat: SeatId | null, frame: Frame): Figure {
  const findName = (seat: SeatId): string => gangs.find((one) => one.seat === seat)?.name ?? seat;
  return {
    ...frame,
    title: 'Alliances that last, turns they are old',
    unit: 'turns',
    series: alliances.map(({ members, kind, madeTurn }) => ({
      name: `${joinWords(members.map(findName))}, ${kind}`,
      color: gangs.findIndex(({ seat }) => seat === members[0]),
      values: turns.map(({ turn }) => (turn < madeTurn ? null : turn - madeTurn + 1)),
    })),
    says:
      alliances.length === 0
        ? 'No alliances that you know of.'
        : `${alliances.length} ${alliances.length === 1 ? 'alliance lasts' : 'alliances last'}.`,
  };
}

const shares = { off: null, '1/2': 50, '2/3': 67, '3/4': 75 } as const;

/** [WAR-WIN-8] */
function buildSupremacy({ turns, gangs, house, areas }: FigureFacts, _seat: SeatId | null, frame: Frame): Figure {
  const most = turns.map((turn) => Math.max(0, ...gangs.map(({ seat }) => turn.areas[seat] ?? 0)));
  const values = most.map((count) => Math.round((100 * count) / Math.max(1, areas.length)));
  const limit = shares[house.supremacy];
  return {
    ...frame,
    title: 'Share of the leader in the city',
    unit: '%',
    series: [{ name: 'The largest gang', color: 'oxblood', values }],
    limit: limit === null ? null : { value: limit, name: 'supremacy' },
    says:
      limit === null
        ? `The largest gang holds ${values.at(-1) ?? 0}% of the city; supremacy is not played for.`
        : `The largest gang holds ${values.at(-1) ?? 0}% of the city; more than ${limit}% two turns running wins.`,
  };
}

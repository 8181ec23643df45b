import process from 'node:process';

/** An experiment: the question it answers, the options it takes, and the module whose `run` answers it. */
type Experiment = { about: string; options: string; load: () => Promise<{ run: () => unknown }> };

/** The experiments by name. `docs/lab.md` tells how to read their results. */
const experiments: Readonly<Record<string, Experiment>> = {
  tournament: {
    about: 'how often one level of a game beats others, and which seats and doctrines win',
    options: '[--game turf-war] [--only hard] [--seats 2] [--seeds 200] [--from 1] [--months 24]',
    load: () => import('./lab/tournament.ts'),
  },
  courses: {
    about: 'which games stop, with any seats, house rules, and rulings',
    options: '[--game empire-city] [--seeds 100] [--from 1] [--periods 60]',
    load: () => import('./lab/courses.ts'),
  },
  life: {
    about: 'what each type of gang in Paradise does, how often the lead changes, and who dies early',
    options: '[--campaigns 20] [--months 24]',
    load: () => import('./lab/life.ts'),
  },
  city: {
    about: 'five years of Paradise by each set of house rules: Feds, doors, banks, the lead, chapters',
    options: '[--campaigns 40] [--months 60] [--rules gangland-war] [--city NAME-OR-FILE]',
    load: () => import('./lab/city.ts'),
  },
  players: {
    about: 'how players who give no order, or take over a door a month, fare by each set of house rules',
    options: '[--campaigns 20] [--months 24] [--rules gentle] [--from 1]',
    load: () => import('./lab/quietPlayers.ts'),
  },
  campaigns: {
    about: 'whether every file is whole, and how often each order, event, and outcome occurs',
    options: '[--seeds 200] [--months 36] [--from 1]',
    load: () => import('./lab/campaigns.ts'),
  },
  cities: {
    about: 'whether cities drawn from seeds can be founded, played, printed, and verified',
    options: '[--seeds 200] [--months 24] [--from 1]',
    load: () => import('./lab/cities.ts'),
  },
  papers: {
    about: 'how much the paper of Paradise prints, what it repeats, and what it gets wrong',
    options: '[--seeds 10] [--months 36] [--from 1]',
    load: () => import('./lab/papers.ts'),
  },
  fights: {
    about: 'who wins each scenario, what is shot at whom, and what must not happen',
    options: '[--seeds 500]',
    load: () => import('./lab/fights.ts'),
  },
  'led-fights': {
    about: 'how often a careful person who leads one side wins, beside tactics with the same seeds',
    options: '[--seeds 20] [--from 1]',
    load: () => import('./lab/ledFights.ts'),
  },
  odds: {
    about: 'what orders are told of their chances and what they win, and the lines that fit best',
    options: '[--parties 400] [--runs 4] [--campaigns 2] [--months 36]',
    load: () => import('./lab/odds.ts'),
  },
  mutants: {
    about: 'which small errors in the rules of Paradise no test notices',
    options: '[--area city] [--sample 60] [--seed 1] [--file PATH]',
    load: () => import('./lab/mutants.ts'),
  },
  torture: {
    about: 'what must never happen to a file, tried hundreds of times',
    options: '[--only NAME] [--tries N] [--seed 1925] [--minutes 30]',
    load: () => import('#test/torture/run.ts'),
  },
  'fresh-install': {
    about: 'the install on a machine without Python, make, or compiler',
    options: '[--npm VERSION]',
    load: () => import('./lab/freshInstall.ts'),
  },
  'record-years': {
    about: 'records the years of Paradise that a test replays',
    options: '',
    load: () => import('./lab/recordYears.ts'),
  },
  'sample-volume': {
    about: 'makes the sample of a bound volume again',
    options: '[--seed 501] [--months 7]',
    load: () => import('./lab/sampleVolume.ts'),
  },
  'guide-pictures': {
    about: 'makes the pictures of the guide again',
    options: '',
    load: () => import('./lab/guidePictures.ts'),
  },
  icons: { about: 'makes the icons of each system again', options: '', load: () => import('./lab/icons.ts') },
};

const [name] = process.argv.splice(2, 1);
const experiment = Object.entries(experiments).find(([word]) => word === name)?.[1];
const known: readonly string[] = experiment?.options.match(/--[a-z]+/g) ?? [];
const unknown = process.argv.slice(2).find((word) => word.startsWith('-') && !known.includes(word));
if (name === undefined) {
  console.log(`npm run lab -- NAME [OPTIONS]\n\n${listExperiments()}`);
} else if (experiment === undefined) {
  refuse(`There is no experiment “${name}”; name one of these.\n\n${listExperiments()}`);
} else if (unknown !== undefined) {
  const usage = `npm run lab -- ${name} ${experiment.options}`.trim();
  refuse(`“${name}” has no option ${unknown}; write ${usage}`);
} else {
  await (await experiment.load()).run();
}

function listExperiments(): string {
  const width = Math.max(...Object.keys(experiments).map(({ length }) => length));
  return Object.entries(experiments)
    .map(([word, { about, options }]) => `${word.padEnd(width)}  ${about}\n${' '.repeat(width)}  ${options}`.trimEnd())
    .join('\n');
}

function refuse(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

import { businessTypeNames, districtNames, gangTypeNames } from '#shared/games/paradise/city.ts';
import { houseTable } from '#shared/games/paradise/houseRules.ts';
import { officialKindNames } from '#shared/games/paradise/officials.ts';
import { profileNames, stats } from '#shared/games/paradise/people.ts';
import { columns, declareHouseRules, type TableColumn, type TableSection } from '#kernel/tables/sections.ts';
import { upgradeTable, vehicleTable, weaponTable } from '../tables/people/equipment.ts';
import { skillTable } from '../tables/people/skills.ts';

const { text, figure, yesNo, choice, choices } = columns;

const pickNames = <Id extends string, Row>(
  rows: Readonly<Record<Id, Row>>,
  nameOf: (row: Row) => string,
): Record<string, string> => Object.fromEntries(Object.entries<Row>(rows).map(([id, row]) => [id, nameOf(row)]));

const businessNames = pickNames(businessTypeNames, ({ one }) => one);
const kindNames = pickNames(officialKindNames, ({ one }) => one);
const skillNames = Object.fromEntries(skillTable.map(({ skill, name }) => [skill, name]));
const weaponNames = pickNames(weaponTable, ({ name }) => name);
const vehicleNames = pickNames(vehicleTable, ({ name }) => name);
const upgradeNames = pickNames(upgradeTable, ({ name }) => name);

const ofGang = { head: 'Gang', list: 'gangs', by: 'name' } as const;

const statColumns: TableColumn[] = stats.map((stat) => figure(stat.toUpperCase(), `stats.${stat}`));
const lostColumns: TableColumn[] = stats.map((stat) => figure(`${stat.toUpperCase()} lost`, `wounds.${stat}`));

/** The tables of a running campaign, in the order in which they are written. */
export const runningSections: readonly TableSection[] = [
  {
    title: 'Campaign',
    shape: 'record',
    into: '',
    columns: [
      text('Title', 'title'),
      figure('Month', 'month'),
      figure('Outrage', 'outrage'),
      figure('Gangs at start', 'gangsAtStart'),
      figure('Seed', 'seed'),
    ],
  },
  declareHouseRules(houseTable),
  {
    title: 'Feds',
    shape: 'record',
    into: 'feds',
    columns: [
      yesNo('In town', 'inTown'),
      figure('Since month', 'sinceMonth'),
      figure('Agents', 'agents'),
      text('Target', 'target'),
      columns.texts('Also after', 'alsoAfter'),
    ],
  },
  {
    title: 'Gangs',
    shape: 'list',
    into: 'gangs',
    columns: [
      text('Gang', 'name'),
      choice('Type', 'type', gangTypeNames),
      choice('Player', 'player', { human: 'human', npc: 'NPC' }),
      choice('Base', 'base', districtNames),
      figure('Bank', 'bankDollars'),
      figure('Permanent reputation', 'permanentReputation'),
    ],
  },
  {
    title: 'Members',
    shape: 'list',
    into: 'members',
    parent: ofGang,
    columns: [
      text('Name', 'name'),
      choice('Role', 'profile', profileNames),
      yesNo('Boss', 'isBoss'),
      ...statColumns,
      choices('Skills', 'skills', skillNames),
      choices('Weapons', 'weapons', weaponNames),
      ...lostColumns,
      choice('Custody', 'custody', { jail: 'jail', pen: 'the Pen' }),
      yesNo('Stone Cold', 'isStoneCold'),
      figure('Cost', 'paidDollars'),
      figure('Joined in month', 'joinedMonth'),
    ],
  },
  {
    title: 'Vehicles',
    shape: 'list',
    into: 'vehicles',
    parent: ofGang,
    columns: [
      choice('Kind', 'kind', vehicleNames),
      choices('Upgrades', 'upgrades', upgradeNames),
      yesNo('Stolen', 'isStolen'),
    ],
  },
  {
    title: 'Businesses',
    shape: 'list',
    into: 'businesses',
    parent: ofGang,
    columns: [
      text('Business', 'name'),
      choice('District', 'district', districtNames),
      choice('Type', 'type', businessNames),
      figure('Number', 'number'),
      yesNo('Shut', 'isShut'),
      figure('Idle months', 'idleMonths'),
      figure('Repair months', 'repairMonths'),
    ],
  },
  {
    title: 'Officials',
    shape: 'list',
    into: 'officials',
    columns: [
      choice('Post', 'kind', kindNames),
      choice('District', 'district', districtNames),
      figure('Precinct', 'precinct'),
      figure('Bench', 'bench'),
      text('Name', 'name'),
      figure('SMARTS', 'smarts'),
      { head: 'Paid by', field: 'owners', kind: { is: 'sums', name: 'gang', figure: 'rateDollars' } },
    ],
  },
  {
    title: 'Truces',
    shape: 'list',
    into: 'truces',
    columns: [
      text('Gang', 'between.0'),
      text('Other gang', 'between.1'),
      figure('Since month', 'sinceMonth'),
      figure('Until month', 'untilMonth'),
    ],
  },
  {
    title: 'Past months',
    shape: 'list',
    into: 'pastMonths',
    columns: [figure('Month', 'month'), figure('Outrage', 'outrage')],
  },
  {
    title: 'Past banks',
    shape: 'entries',
    into: 'bankDollars',
    parent: { head: 'Month', list: 'pastMonths', by: 'month' },
    columns: [text('Gang', 'gang'), figure('Bank', 'dollars')],
  },
];

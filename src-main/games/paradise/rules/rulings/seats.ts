import { houseRulesSchema, houseTable, type HouseRules } from '#shared/games/paradise/houseRules.ts';
import { formatMonth } from '#shared/games/paradise/calendar.ts';
import { changeHouse } from '#shared/words/houseRules.ts';
import { listFixedChanges } from '#shared/words/ruleChanges.ts';
import { nameHouseChange, requireHouseChange } from '#kernel/events/houseChange.ts';
import { joinWords } from '#shared/words/text.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { withdrawAll } from '../filing/filing.ts';
import { listDeals, listMembers, listOwnedBusinesses, requireGang } from '../lookups.ts';
import type { ParadiseTable } from '../table.ts';
import { enterInMidCampaign, requireFreeName } from '../setup/entering.ts';
import type { State } from '../state.ts';
import { requireLiving, type RulingHandlers } from './handlers.ts';

type Kinds = 'player' | 'rename' | 'house-rules' | 'retire' | 'enter';

const rule = 'MONTH-12';

/** [MONTH-12] Changes of players, names and house rules. */
export const seatRulings: RulingHandlers<Kinds> = {
  player: {
    title: (state, { seat }) => `Change who plays ${requireGang(state, seat).name}`,
    carryOut(table, { seat, isHuman }) {
      const gang = requireGang(table.state, seat);
      requireLiving(gang);
      refuseUnless(
        gang.isHuman !== isHuman,
        `${gang.name} is played by ${isHuman ? 'a player' : 'the program'} already.`,
        rule,
      );
      table.emit({ type: 'player-ruled', seat, isHuman });
    },
  },
  rename: {
    title: (state, { seat, name }) => `${requireGang(state, seat).name} is called ${name}`,
    carryOut(table, { seat, name: to }) {
      const { name: from } = requireGang(table.state, seat);
      refuseUnless(from !== to, `The gang is called ${to} already.`, rule);
      requireFreeName(table.state, to, seat);
      table.emit({ type: 'gang-renamed', seat, from, to });
    },
  },
  'house-rules': {
    title: (state, { houseRules }) => nameHouseChange(houseTable, findRulesNext(state), houseRules),
    carryOut(table, { houseRules: change }) {
      const { month } = table.state;
      const before = findRulesNext(table.state);
      const houseRules = changeHouse(houseTable, before, change);
      const fixed = listFixedChanges(houseTable, before, houseRules);
      refuseUnless(
        fixed.length === 0,
        `For the whole campaign stands: ${joinWords(fixed)}; change another house rule.`,
        rule,
      );
      refuseUnless(
        houseRules.lastMonth === before.lastMonth || houseRules.lastMonth === null || houseRules.lastMonth > month,
        `House rules change with ${formatMonth(month + 1)}; let the campaign end then or later.`,
        'GANG-18',
      );
      const told = requireHouseChange(houseTable, { before, after: houseRules, rule });
      table.emit({ type: 'house-ruled', houseRules, month: month + 1, change: told });
    },
  },
  retire: {
    title: (state, { seat }) => `Retire ${requireGang(state, seat).name}`,
    carryOut(table, { seat }) {
      requireLiving(requireGang(table.state, seat));
      requireOrders(table.state);
      withdrawAll(table, seat);
      for (const { id } of listOwnedBusinesses(table.state, seat))
        table.emit({ type: 'owner-set', business: id, from: seat, to: null });
      const gangsters = listMembers(table.state, seat)
        .filter(({ custody }) => custody === null || custody === 'jail')
        .map(({ id }) => id);
      if (gangsters.length > 0) table.emit({ type: 'walked-out', seat, gangsters, why: 'retired' });
      const { month } = table.state;
      const deals = listDeals(table.state)
        .filter(({ asker, other }) => asker === seat || other === seat)
        .filter(({ brokenBy, untilMonth }) => brokenBy === null && untilMonth >= month)
        .map(({ id }) => id);
      table.emit({ type: 'gang-retired', seat, deals, untilMonth: month - 1 });
    },
  },
  enter: {
    title: (_state, { gang: { setup } }) => `${setup.name ?? 'Another gang'} comes to the city`,
    carryOut(table, { gang }) {
      requireOrders(table.state);
      enterInMidCampaign(table, gang);
    },
  },
};

/** Returns the house rules of next month; one that is younger than the campaign has its default. */
function findRulesNext({ houseRules, houseRulesNext }: ParadiseTable['state']): HouseRules {
  return houseRulesSchema.parse(houseRulesNext ?? houseRules);
}

/** Refuses changes of gangs except while the month waits for orders, when nothing else is under way. */
function requireOrders(state: State): void {
  refuseUnless(
    state.phase === 'orders' && state.victory === null,
    'Gangs come and go while a month waits for orders; play on to there first.',
    rule,
  );
}

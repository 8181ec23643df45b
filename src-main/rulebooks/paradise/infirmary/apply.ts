import { stats } from '../../../../src-shared/games/paradise/people.ts';
import { must, type Appliers } from '../applying.ts';
import { noPoints } from '../condition.ts';
import type { InfirmaryPayloads } from './events.ts';

export const infirmaryAppliers: Pick<Appliers, keyof InfirmaryPayloads> = {
  'care-chosen'(state, event) {
    const { care, plan } = event;
    state.patients[event.gangster] = { care, plan, gained: noPoints(), month: 0 };
  },
  treated(state, event) {
    const gangster = must(state.gangsters[event.gangster]);
    const plan = state.patients[event.gangster]?.plan ?? [];
    state.patients[event.gangster] = {
      care: event.care,
      plan,
      gained: event.regained,
      month: state.month,
    };
    if (event.crippledStat !== null) {
      gangster.stats[event.crippledStat] -= 1;
      gangster.lost[event.crippledStat] -= 1;
      if (!gangster.skills.includes('crippled')) gangster.skills.push('crippled');
    }
    for (const stat of stats) gangster.lost[stat] -= event.regained[stat];
  },
  overexerted(state, event) {
    const { lost } = must(state.gangsters[event.gangster]);
    for (const stat of stats) lost[stat] += event.lost[stat];
    must(state.patients[event.gangster]).gained = noPoints();
  },
};

import type { BattleOutcome } from '#shared/games/paradise/battles.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { checkTerms } from '#main/games/paradise/rules/bargains/check.ts';
import { requireIdle } from '#main/games/paradise/rules/filing/idle.ts';
import { requireGang } from '#main/games/paradise/rules/lookups.ts';
import { rememberDefection } from '#main/games/paradise/rules/memory/slights.ts';
import type { State } from '#main/games/paradise/rules/state.ts';
import type { CampaignBattle } from '#main/games/paradise/rules/state/records/battles.ts';
import type { ParadiseTable } from '#main/games/paradise/rules/table.ts';
import { isGang, listSeatsIn } from '../arranging/parties.ts';
import { listDrawers } from './talks.ts';

type Fought = DeepReadonly<CampaignBattle>;
type Outcome = DeepReadonly<BattleOutcome>;
type Change = NonNullable<Outcome['changedSides']>[number];

/** [SCN-4, SCN-12] Refuses terms that two gangs cannot agree on, guns nobody drew, and men who cannot change sides. */
export function checkAgreed(state: State, battle: Fought, outcome: Outcome): void {
  checkAgreedTerms(state, battle, outcome);
  checkDrew(battle, outcome);
  const { changedSides = [] } = outcome;
  for (const change of changedSides) checkChange(state, battle, outcome, change);
  refuseUnless(
    new Set(changedSides.map(({ gangster }) => gangster)).size === changedSides.length,
    'A man changes sides once; take the second line out.',
    'SCN-12',
  );
}

/** [SCN-4] An arrangement of two players is a bargain like any other. */
function checkAgreedTerms(state: State, battle: Fought, { terms, ending }: Outcome): void {
  if (terms === undefined) return;
  const { attackers, defenders } = battle;
  refuseUnless(
    battle.scenario === 'meet' && ending === 'deal',
    'Only a Meet that ends with a deal has terms; take them out, or pick that ending.',
    'SCN-4',
  );
  if (!isGang(attackers.party) || !isGang(defenders.party)) return;
  checkTerms(state, { us: attackers.party, them: defenders.party }, terms, state.month + 1);
}

/** [SCN-4] Checks that guns drawn at a Meet name the side that drew, each once. */
function checkDrew(battle: Fought, { drew, ending }: Outcome): void {
  const isGunfight = battle.scenario === 'meet' && ending === 'treachery';
  refuseUnless(
    isGunfight || drew === undefined,
    'Only a Meet at which guns came out says who drew; take it out, or pick that ending.',
    'SCN-4',
  );
  refuseUnless(
    !isGunfight || listDrawers(battle, { drew }).length > 0,
    'Guns came out: say which side drew first, or that both did.',
    'SCN-4',
  );
  refuseUnless(new Set(drew).size === (drew?.length ?? 0), 'A side is named once among those who drew.', 'SCN-4');
}

function checkChange(state: State, battle: Fought, { fates }: Outcome, { gangster: id, to }: Change): void {
  const gangster = state.gangsters[id];
  const fate = fates.find((one) => one.gangster === id);
  const name = gangster?.name ?? `“${id}”`;
  refuseUnless(
    gangster !== undefined && fate !== undefined && !fate.isDead && !fate.isArrested,
    `${name} did not come through this battle free, so he cannot have changed sides; pick somebody who did.`,
    'SCN-12',
    id,
  );
  refuseUnless(
    to !== gangster.gang && listSeatsIn(battle).includes(to),
    `${name} can only go over to the gang across the table.`,
    'SCN-12',
    id,
  );
  refuseUnless(
    !gangster.isBoss,
    `${name} is the Boss of ${requireGang(state, gangster.gang).name}; a Boss does not change sides.`,
    'SCN-12',
    id,
  );
  requireIdle(state, id, gangster.name, battle.id);
}

/** [SCN-12] Moves everybody to the gang he went over to. */
export function changeSides(table: ParadiseTable, { changedSides = [] }: Outcome): void {
  for (const { gangster, to } of changedSides) {
    const from = table.state.gangsters[gangster]?.gang;
    if (from === undefined || from === to) continue;
    table.emit({ type: 'defected', gangster, from, to });
    rememberDefection(table, from, to);
  }
}

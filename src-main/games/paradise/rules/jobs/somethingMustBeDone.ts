import { formatMonth } from '#shared/games/paradise/calendar.ts';
import { businessTypeNames, nameDistrict } from '#shared/games/paradise/city.ts';
import type { BusinessId } from '#shared/games/paradise/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { arrangePoliceRaid } from '../battles/arranging/raiding.ts';
import { buildSeatView } from '../npc/sight.ts';
import { requireGang, listLivingGangs } from '../lookups.ts';
import { type Official, buildOfficialRef } from '../state/records/officials.ts';
import type { State } from '../state.ts';
import type { ParadiseTable } from '../table.ts';
import { findOnlyHolder, findPayroll, raidBonuses } from '../officials/lookups.ts';
import { rollHighest } from '../officials/posts/contest.ts';
import {
  findCaptainOver,
  mayLetPass,
  type RaidChoice,
  type RaidOption,
  raidOptions,
  type RaidPlanner,
} from '../officials/hall/raidChoice.ts';

/** [PO-5] Returns true if a human gang has the ear of the police and a target for them. */
export function mustWaitForRaid(state: State): boolean {
  const { ear } = state.cityHall;
  return ear !== null && requireGang(state, ear).isHuman && raidOptions(state, ear).length > 0;
}

/** [PO-5] Sends the police to a rival's door for the gang that has their ear, if any has. */
export function sendPolice(table: ParadiseTable, pacing: { auto: boolean }, planRaid: RaidPlanner): void {
  const { state } = table;
  const winner = state.cityHall.ear;
  if (winner === null) return;
  const options = raidOptions(state, winner);
  const choice = options.length === 0 ? null : chooseRaid(table, winner, options, { ...pacing, planRaid });
  const business = choice === null ? null : pickDoor(table, options, choice);
  const wantsCar = choice !== null && wantsChiefsCar(table, winner, pacing);
  const { chief, objector } = wantsCar ? decideChief(table, winner, choice.target) : noChief;
  const extraCars = business !== null && chief !== null && objector === null ? 1 : 0;
  const named = choice?.business ?? null;
  const captain = named === null ? null : findCaptainOver(state, winner, named);
  table.emit({
    type: 'something-must-be-done',
    winner,
    target: choice?.target ?? null,
    business,
    captain: captain === null ? null : buildOfficialRef(captain),
    chief: chief === null ? null : buildOfficialRef(chief),
    extraCars,
    objector,
    ...(choice === null && options.length > 0 ? { letPass: true } : {}),
  });
  if (business !== null) arrangePoliceRaid(table, { business, extraCars });
}

const noChief = { chief: null, objector: null };

/** [OFF-4] Returns true if the gang that pays the Chief wants his car; NPC gangs always do. */
function wantsChiefsCar(table: ParadiseTable, winner: SeatId, pacing: { auto: boolean }): boolean {
  const chief = findOnlyHolder(table.state, 'chief');
  if (chief === null || findPayroll(table.state, winner, chief.id) === null) return false;
  const gang = requireGang(table.state, winner);
  if (!gang.isHuman || pacing.auto) return true;
  const answer = table.ask.choose({
    for: winner,
    prompt: `The Chief is in your pay. Does he send a car of his own along?`,
    options: [
      { value: 'yes', label: 'Send it', detail: 'A car of six more knocks at that door.' },
      { value: 'no', label: 'Keep it at home', detail: 'The wagons of the precinct go alone.' },
    ],
  });
  return answer === 'yes';
}

/**
 * [PO-5, OFF-3] Plays Something Must Be Done: each gang rolls D6 and adds its friends, and the highest directs the
 * police. Rolls and friends are public.
 */
export function rollForTheEar(table: ParadiseTable): void {
  const contenders = listLivingGangs(table.state).map(({ id: seat }) => {
    const bonuses = raidBonuses(table.state, seat);
    return { seat, bonuses, modifiers: bonuses.map(({ reason, value }) => ({ reason, value })) };
  });
  const { winner, faces } = rollHighest(table, contenders, 'Something must be done');
  const rolls = contenders.map(({ seat, bonuses }) => ({ seat, bonuses, faces: faces.get(seat) ?? [] }));
  table.emit({ type: 'raid-rolled', rolls, winner });
}

/**
 * [OFF-4, OFF-2] Decides if the Chief sends one more car: for a gang that pays him, unless the target pays him too and
 * wins his ear.
 */
function decideChief(
  table: ParadiseTable,
  winner: SeatId,
  target: SeatId | null,
): { chief: DeepReadonly<Official> | null; objector: SeatId | null } {
  const { state } = table;
  const chief = findOnlyHolder(state, 'chief');
  if (chief === null || findPayroll(state, winner, chief.id) === null) {
    return { chief: null, objector: null };
  }
  if (target === null || findPayroll(state, target, chief.id) === null) {
    return { chief, objector: null };
  }
  const contenders = [winner, target].map((seat) => ({ seat, modifiers: [] }));
  const ear = rollHighest(table, contenders, 'Who has the ear of the Chief').winner;
  return { chief, objector: ear === target ? target : null };
}

/** Chooses the winner's target: a human is asked, NPC gangs and an unattended table go by doctrine. */
function chooseRaid(
  table: ParadiseTable,
  winner: SeatId,
  options: readonly RaidOption[],
  { auto, planRaid }: { auto: boolean; planRaid: RaidPlanner },
): RaidChoice | null {
  const gang = requireGang(table.state, winner);
  if (gang.isHuman && !auto) return askForRaid(table, winner, options);
  const { choice, reason } = planRaid(buildSeatView(table.state, winner), options);
  table.entry({
    title: `${formatMonth(table.state.month)}: ${gang.name} picked a door for the police`,
    author: { kind: gang.isHuman ? 'human' : 'npc', seat: winner },
    order: null,
    reason,
  });
  table.emit({ type: 'raid-chosen', seat: winner, target: choice?.target ?? null, business: choice?.business ?? null });
  table.entry({
    title: `${formatMonth(table.state.month)}: the police are sent out`,
    author: { kind: 'rules' },
    order: null,
    reason: null,
  });
  return choice;
}

const nobody = {
  value: 'nobody',
  label: 'Nobody',
  detail: 'The police stay at home, and the city has shouted for nothing.',
};

/** [PO-5, OFF-4] Asks for the target, and then, if the winner has its Captain, for the door. */
function askForRaid(table: ParadiseTable, winner: SeatId, options: readonly RaidOption[]): RaidChoice | null {
  const { state } = table;
  const names = options.flatMap(({ target, named }) => {
    const { name } = requireGang(state, target);
    const atRandom = { value: target, label: name, detail: 'Chance picks the door.' };
    const detail = `Your Captain lets you name it: ${named.length} to choose from.`;
    const byName = { value: `${target}/door`, label: `${name}, a door you name`, detail };
    return named.length === 0 ? [atRandom] : [atRandom, byName];
  });
  const picked = table.ask.choose({
    for: winner,
    prompt: `Something must be done, and ${requireGang(state, winner).name} may say to whom. Where do the police go?`,
    options: mayLetPass(state) ? [...names, nobody] : names,
  });
  if (picked === nobody.value) return null;
  const [target, byName] = picked.split('/');
  const option = options.find((candidate) => candidate.target === target) ?? options[0];
  if (option === undefined) throw new Error('There was nobody to raid.');
  if (byName === undefined) return { target: option.target, business: null };
  const door = table.ask.choose({
    for: winner,
    prompt: `Which door of ${requireGang(state, option.target).name}?`,
    options: option.named.map((business) => ({
      value: business.id,
      label: business.name,
      detail: `${businessTypeNames[business.type].one}, ${nameDistrict(business.district)}`,
    })),
  });
  return { target: option.target, business: door as BusinessId };
}

function pickDoor(table: ParadiseTable, options: readonly RaidOption[], choice: RaidChoice): BusinessId | null {
  if (choice.business !== null) return choice.business;
  const doors = options.find(({ target }) => target === choice.target)?.doors ?? [];
  const { name } = requireGang(table.state, choice.target);
  return doors.length === 0 ? null : table.dice.pick(doors, `Which door of ${name}`).id;
}

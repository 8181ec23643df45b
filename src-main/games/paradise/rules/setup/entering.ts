import { findCity } from '#shared/games/paradise/cities/city.ts';
import type { BusinessId } from '#shared/games/paradise/ids.ts';
import type { RulingOf } from '#shared/games/paradise/rulings.ts';
import type { RunningGang } from '#shared/games/paradise/runningParts.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { listBusinesses, listLivingGangs, listSeats } from '../lookups.ts';
import type { State } from '../state.ts';
import type { ParadiseTable } from '../table.ts';
import { dealBusinesses, foundGang, mostGangs, requireSound, setMind, takeChosen } from './founding.ts';
import { generateNpc } from './generate.ts';
import { enterGang } from './joining.ts';
import { checkGang, checkHoldings } from './joiningCheck.ts';
import { limitJoined } from './members.ts';
import { makeSeatId } from './seats.ts';

type Entering = RulingOf<'enter'>['gang'];

/** [MONTH-12] Adds a gang in mid-campaign: founded like those of the start, or with its present holdings. */
export function enterInMidCampaign(table: ParadiseTable, entering: Entering): void {
  const { state } = table;
  const living = listLivingGangs(state);
  refuseUnless(
    living.length < mostGangs,
    `${findCity(state).name} has room for ${mostGangs} gangs at a time; retire one first.`,
    'GANG-2',
  );
  const index = listSeats(state).length;
  const used = new Set(living.map(({ colour }) => colour));
  const colour = Array.from({ length: mostGangs }, (_, n) => n).find((n) => !used.has(n)) ?? 0;
  const place = { index, colour };
  if (entering.how === 'running') return enterAsItStands(table, entering.setup, place);
  const setup = entering.how === 'founded' ? entering.setup : generateNpc(table, entering.setup, index);
  requireFreeName(state, setup.name);
  if (entering.how === 'founded') requireSound(findCity(state), setup, state.houseRules);
  foundGang(table, setup, { ...place, isHuman: entering.how === 'founded' });
  if (entering.how === 'made') setMind(table, setup, entering.setup, place);
  const seat = makeSeatId(index);
  dealBusinesses(table, seat, takeChosen(table, seat, setup));
}

/** Enters a gang from a later month of another campaign; people who joined it since count as members from the start. */
function enterAsItStands(
  table: ParadiseTable,
  given: RunningGang,
  { index, colour }: { index: number; colour: number },
): void {
  const { state } = table;
  const gang = { ...given, members: given.members.map((one) => limitJoined(one, state.month)) };
  requireFreeName(state, gang.name);
  const city = clonePlain(listBusinesses(state));
  const holders = new Map<BusinessId, string>(
    city.flatMap(({ id, owner }) => (owner === null ? [] : [[id, state.gangs[owner]?.name ?? owner] as const])),
  );
  const found: string[] = [];
  const report = (_path: unknown, sentence: string): void => void found.push(sentence);
  checkGang(gang, state, [], report);
  checkHoldings(gang, { city, holders }, [], report);
  refuseUnless(found.length === 0, `${gang.name}: ${found[0] ?? ''}`, 'GANG-1');
  enterGang(table, gang, { seat: makeSeatId(index), colour }, city);
}

/** Refuses a name that any gang bears or has borne here: the log tells gangs by their names. */
export function requireFreeName(state: State, name: string, own: SeatId | null = null): void {
  const taken = Object.values(state.gangs).some(
    (gang) => gang.id !== own && gang.name.toLowerCase() === name.trim().toLowerCase(),
  );
  refuseUnless(!taken, `Another gang is called ${name}; choose a name of its own.`, 'GANG-2');
}

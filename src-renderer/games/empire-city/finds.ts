import { board } from '#shared/games/empire-city/board.ts';
import { abilityTable, manTable } from '#shared/games/empire-city/men.ts';
import type { GoTo } from '#frame/gameUi.ts';
import type { Found } from '#frame/find/finding.ts';
import { nameThing } from './orders/offers.ts';
import type { EmpireSession } from './session.svelte.ts';

/** Blocks, families, men and the cards of the own hand, by name. */
export function listFinds(session: EmpireSession, ongo: GoTo): Found[] {
  const { view } = session;
  const blocks = board.map(({ id, name, band }) => ({
    id: `block ${id}`,
    name,
    kind: band === null ? 'Place' : 'Square',
    detail: band === null ? '' : `${band}, ${session.nameOf(session.cellView(id)?.owner ?? null)}`,
    go: () => {
      session.cell = id;
      ongo('board');
    },
  }));
  const families = view.families.map(({ seat, name, points, corruption }) => ({
    id: `family ${seat}`,
    name,
    kind: 'Family',
    detail: `${points} points, ${corruption} corruption`,
    go: () => ongo('rivals'),
  }));
  const holder = (man: string): string => {
    if (view.dead.includes(man)) return 'dead';
    if (view.menTrack.includes(man)) return 'for hire';
    const known = view.families.find(({ exhausted, seen }) => exhausted.includes(man) || seen.sure.includes(man));
    return known === undefined ? '' : known.name;
  };
  const men = manTable.map(({ id, name, ability }) => ({
    id: `man ${id}`,
    name,
    kind: 'Henchman',
    detail: [holder(id), ability === null ? '' : abilityTable[ability]].filter((part) => part !== '').join(', '),
    go: () => ongo(session.book?.hand.includes(id) === true ? 'board' : 'rivals'),
  }));
  const cards = (session.book?.cards ?? []).map((id) => ({
    id: `card ${id}`,
    name: nameThing(id),
    kind: 'Card',
    detail: 'in your hand',
    go: () => {
      session.held = id;
      ongo('board');
    },
  }));
  return [...blocks, ...families, ...cards, ...men];
}

import { requireCard } from '#shared/games/empire-city/cards.ts';
import {
  findAbility,
  requireCapo,
  isSpecial,
  requireMan,
  formatManName,
  listReadyWith,
} from '#main/games/empire-city/rules/lookups.ts';
import { createPlanned, type Outlook, type Planned } from '../outlook.ts';

const negating: ReadonlySet<string> = new Set(['bolt-hole', 'bodyguards']);

/** [EMP-ASK-17, EMP-NPC-5] */
export function commitToHit(outlook: Outlook): Planned {
  const { state, seat } = outlook;
  const { hit } = state;
  if (hit === null) return createPlanned({ kind: 'byRule' }, 'Nothing is to be done.');
  return seat === hit.by ? planAssassin(outlook) : planTarget(outlook);
}

function planAssassin({ state, own }: Outlook): Planned {
  const { hit } = state;
  const bomb = own.cards.find((card) => requireCard(card).kind === 'car-bomb');
  const isHard = hit !== null && (!hit.isExhausted || isSpecial(hit.man));
  if (bomb !== undefined && (own.hand.length < 2 || isHard)) {
    return createPlanned({ kind: 'commitHit', man: null, cards: [bomb] }, 'A bomb asks no questions.');
  }
  const findBonus = (man: string): number => (findAbility(man) === 'marksman' ? 2 : 0);
  const order = own.hand.toSorted(
    (a, b) => requireMan(state, b).combat + findBonus(b) - requireMan(state, a).combat - findBonus(a),
  );
  const cheap = own.hand.toSorted((a, b) => requireMan(state, a).costDollars - requireMan(state, b).costDollars);
  const guards = hit === null ? 0 : requireCapo(state, hit.rival).hand.length;
  const cheapest = cheap.find((man) => requireMan(state, man).combat >= (guards > 2 ? 2 : 1) && !isSpecial(man));
  const man = (hit?.isExhausted === true ? cheapest : order[0]) ?? own.hand[0] ?? null;
  const weapons = own.cards.filter(
    (card) => requireCard(card).weapon !== null && requireCard(card).windows.includes('hit'),
  );
  const findPoints = (card: string): number =>
    requireCard(card).kind === 'straight-razor' ? 3 : (requireCard(card).weapon ?? 0);
  const [weapon] = weapons.toSorted((a, b) => findPoints(b) - findPoints(a));
  const pin = own.cards.find((card) => requireCard(card).kind === 'filed-firing-pin');
  const wantsArms = hit?.isExhausted !== true;
  const cards = [
    ...(wantsArms && weapon !== undefined ? [weapon] : []),
    ...(wantsArms && pin !== undefined && own.cards.length > 3 ? [pin] : []),
  ];
  return createPlanned(
    { kind: 'commitHit', man, cards },
    man === null ? 'Nobody is left to send.' : `${formatManName(man)} is the man for it.`,
  );
}

function planTarget({ state, own, left }: Outlook): Planned {
  const { hit } = state;
  if (hit === null) return createPlanned({ kind: 'byRule' }, 'Nothing is to be done.');
  const isDear = isSpecial(hit.man) || requireMan(state, hit.man).costDollars >= 250 || left < 1.5;
  const card = own.cards.find((one) => negating.has(requireCard(one).kind));
  const [shadow = null] = listReadyWith(own, 'shadow');
  if (isDear && card !== undefined) {
    return createPlanned({ kind: 'commitHit', man: null, cards: [card] }, `${formatManName(hit.man)} was warned.`);
  }
  if (isDear && shadow !== null && (shadow === hit.man || requireMan(state, hit.man).costDollars >= 300)) {
    return createPlanned({ kind: 'commitHit', man: shadow, cards: [] }, `${formatManName(shadow)} saw them coming.`);
  }
  const armed = hit.isExhausted
    ? []
    : own.cards
        .filter((one) => requireCard(one).weapon !== null && requireCard(one).windows.includes('hit'))
        .slice(0, 1);
  const pin = own.cards.filter((one) => requireCard(one).kind === 'filed-firing-pin').slice(0, hit.isExhausted ? 0 : 1);
  return createPlanned({ kind: 'commitHit', man: null, cards: [...armed, ...pin] }, 'He has to look after himself.');
}

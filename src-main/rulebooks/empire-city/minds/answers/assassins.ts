import { cardOf } from '../../../../../src-shared/games/empire-city/cards.ts';
import { abilityOf, capoOf, isSpecial, manOf, nameOfMan, readyWith } from '../../lookups.ts';
import { planned } from '../outlook.ts';
import type { Outlook, Planned } from '../outlook.ts';

const negating: ReadonlySet<string> = new Set(['bolt-hole', 'bodyguards']);

/** [EMP-ASK-17, EMP-NPC-5] */
export function commitToHit(outlook: Outlook): Planned {
  const { state, seat } = outlook;
  const { hit } = state;
  if (hit === null) return planned({ kind: 'byRule' }, 'Nothing is to be done.');
  return seat === hit.by ? asAssassin(outlook) : asTarget(outlook);
}

function asAssassin({ state, own }: Outlook): Planned {
  const { hit } = state;
  const bomb = own.cards.find((card) => cardOf(card).kind === 'car-bomb');
  const isHard = hit !== null && (!hit.isExhausted || isSpecial(hit.man));
  if (bomb !== undefined && (own.hand.length < 2 || isHard)) {
    return planned({ kind: 'commitHit', man: null, cards: [bomb] }, 'A bomb asks no questions.');
  }
  const bonus = (man: string): number => (abilityOf(man) === 'marksman' ? 2 : 0);
  const order = own.hand.toSorted(
    (a, b) => manOf(state, b).combat + bonus(b) - manOf(state, a).combat - bonus(a),
  );
  const cheap = own.hand.toSorted(
    (a, b) => manOf(state, a).costDollars - manOf(state, b).costDollars,
  );
  const guards = hit === null ? 0 : capoOf(state, hit.rival).hand.length;
  const cheapest = cheap.find(
    (man) => manOf(state, man).combat >= (guards > 2 ? 2 : 1) && !isSpecial(man),
  );
  const man = (hit?.isExhausted === true ? cheapest : order[0]) ?? own.hand[0] ?? null;
  const weapons = own.cards.filter(
    (card) => cardOf(card).weapon !== null && cardOf(card).windows.includes('hit'),
  );
  const points = (card: string): number =>
    cardOf(card).kind === 'straight-razor' ? 3 : (cardOf(card).weapon ?? 0);
  const [weapon] = weapons.toSorted((a, b) => points(b) - points(a));
  const pin = own.cards.find((card) => cardOf(card).kind === 'filed-firing-pin');
  const wantsArms = hit?.isExhausted !== true;
  const cards = [
    ...(wantsArms && weapon !== undefined ? [weapon] : []),
    ...(wantsArms && pin !== undefined && own.cards.length > 3 ? [pin] : []),
  ];
  return planned(
    { kind: 'commitHit', man, cards },
    man === null ? 'Nobody is left to send.' : `${nameOfMan(man)} is the man for it.`,
  );
}

function asTarget({ state, own, left }: Outlook): Planned {
  const { hit } = state;
  if (hit === null) return planned({ kind: 'byRule' }, 'Nothing is to be done.');
  const isDear = isSpecial(hit.man) || manOf(state, hit.man).costDollars >= 250 || left < 1.5;
  const card = own.cards.find((one) => negating.has(cardOf(one).kind));
  const [shadow = null] = readyWith(own, 'shadow');
  if (isDear && card !== undefined) {
    return planned(
      { kind: 'commitHit', man: null, cards: [card] },
      `${nameOfMan(hit.man)} was warned.`,
    );
  }
  if (
    isDear &&
    shadow !== null &&
    (shadow === hit.man || manOf(state, hit.man).costDollars >= 300)
  ) {
    return planned(
      { kind: 'commitHit', man: shadow, cards: [] },
      `${nameOfMan(shadow)} saw them coming.`,
    );
  }
  const armed = hit.isExhausted
    ? []
    : own.cards
        .filter((one) => cardOf(one).weapon !== null && cardOf(one).windows.includes('hit'))
        .slice(0, 1);
  const pin = own.cards
    .filter((one) => cardOf(one).kind === 'filed-firing-pin')
    .slice(0, hit.isExhausted ? 0 : 1);
  return planned(
    { kind: 'commitHit', man: null, cards: [...armed, ...pin] },
    'He has to look after himself.',
  );
}

import type { GoTo } from '#frame/gameUi.ts';
import type { Found } from '#frame/find/finding.ts';
import { formatMonth } from '#shared/games/paradise/calendar.ts';
import { nameDistrict, describeDuty, findGang } from './lookups.ts';
import { listForms, type OrderForm } from './orders/forms.ts';
import { findSign, jobKinds } from './orders/jobs/jobs.ts';
import type { ParadiseSession } from './session.svelte.ts';

/** Forms of orders that can be gone to by name. */
const forms: Readonly<Record<OrderForm, string>> = {
  bargains: 'Make an offer',
  recruit: 'Hire somebody',
  arms: 'Buy weapons',
  vehicles: 'Buy or steal a car',
  school: 'Teach somebody',
  bands: 'Sign a band',
  ring: 'Bet at the ring',
  standing: 'Funerals and public works',
  numbers: 'Fix the numbers',
};

/** Everybody and everything of Paradise that the viewer can look up by name. */
export function listFinds(session: ParadiseSession, ongo: GoTo): Found[] {
  return [
    ...listGangs(session),
    ...listPeople(session),
    ...listPlaces(session),
    ...listOfficials(session, ongo),
    {
      id: 'order take-over',
      name: 'Take a business over',
      kind: 'Order',
      detail: findSign('take-over').about,
      go: () => session.planJob('take-over'),
    },
    ...listForms(session).map(({ id }) => ({
      id: `order ${id}`,
      name: forms[id],
      kind: 'Order',
      detail: '',
      go: () => session.planOrder(id),
    })),
    ...jobKinds.map(({ id, name, about }) => ({
      id: `job ${id}`,
      name: `Plan a job: ${name.toLowerCase()}`,
      kind: 'Order',
      detail: about,
      go: () => session.planJob(id),
    })),
    ...listGiven(session, ongo),
    ...listBattles(session),
    ...listDead(session),
  ];
}

function listGangs(session: ParadiseSession): Found[] {
  return session.view.gangs.map(({ seat, name }) => ({
    id: `gang ${seat}`,
    name,
    kind: 'Gang',
    detail: '',
    go: () => session.select({ kind: 'gang', seat }),
  }));
}

function listPeople(session: ParadiseSession): Found[] {
  const { view } = session;
  const gangName = (seat: (typeof view.gangs)[number]['seat']): string => findGang(view, seat)?.name ?? '';
  const own = view.gangsters.map((one) => ({
    id: `gangster ${one.id}`,
    name: one.name,
    kind: 'Person',
    detail: `${one.role}, ${gangName(one.gang)}: ${describeDuty(one)}`,
    go: () => session.select({ kind: 'gangster', id: one.id }),
  }));
  const mine = new Set(view.gangsters.map(({ id }) => id));
  const met = new Map(view.rivals.filter(({ id }) => !mine.has(id)).map((one) => [one.id, one]));
  const rivals = [...met.values()].map(({ id, name, role, gang }) => ({
    id: `rival ${id}`,
    name,
    kind: 'Rival',
    detail: `${role}, ${gangName(gang)}`,
    go: () => session.select({ kind: 'gang' as const, seat: gang }),
  }));
  return [...own, ...rivals];
}

function listPlaces(session: ParadiseSession): Found[] {
  const { view } = session;
  const districts = view.districts.map(({ id, name }) => ({
    id: `district ${id}`,
    name,
    kind: 'District',
    detail: '',
    go: () => session.select({ kind: 'district', id }),
  }));
  const businesses = view.businesses.map(({ id, name, typeName, district, owner }) => ({
    id: `business ${id}`,
    name,
    kind: typeName,
    detail: `${nameDistrict(view, district)}, ${findGang(view, owner)?.name ?? 'independent'}`,
    go: () => session.select({ kind: 'business', id }),
  }));
  return [...districts, ...businesses];
}

function listOfficials(session: ParadiseSession, ongo: GoTo): Found[] {
  return session.view.officials.map(({ id, name, post }) => ({
    id: `official ${id}`,
    name,
    kind: 'City Hall',
    detail: post,
    go: () => {
      session.official = id;
      ongo('hall');
    },
  }));
}

function listGiven({ view }: ParadiseSession, ongo: GoTo): Found[] {
  return view.orders.map(({ id, seat, title }) => ({
    id: `given ${id}`,
    name: title,
    kind: 'Given',
    detail: findGang(view, seat)?.name ?? '',
    go: () => ongo('orders'),
  }));
}

/** The battles of the last year that the view holds. */
function listBattles(session: ParadiseSession): Found[] {
  return session.view.battles.map(({ id, title, month, settled }) => ({
    id: `battle ${id}`,
    name: title,
    kind: 'Battle',
    detail: `${formatMonth(month)}, ${settled === null ? 'to be fought' : settled.sentence}`,
    go: () => session.openBattle(id),
  }));
}

/** The dead of every gang, found at what is remembered of them. */
function listDead(session: ParadiseSession): Found[] {
  const { view } = session;
  return view.departed.map(({ id, name, role, gang, month }) => ({
    id: `dead ${id}`,
    name,
    kind: 'Dead',
    detail: `${role}, ${findGang(view, gang)?.name ?? ''}; died in ${formatMonth(month)}`,
    go: () => session.select({ kind: 'dead', id }),
  }));
}

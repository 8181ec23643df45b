import type { CampaignView, DepartedView, GangsterView, GangView } from '#shared/games/paradise/views/campaign.ts';
import type { OfficialView } from '#shared/games/paradise/views/officials.ts';
import type { Skill } from '#shared/games/paradise/people.ts';
import { findGang } from '../lookups.ts';
import type { Likeness } from '#shared/views/face/face.ts';

/** Skills for life that show in a face. */
const scarring: ReadonlySet<Skill> = new Set(['crippled', 'gimpy']);

type Sitter = {
  id: string;
  gang: GangsterView['gang'];
  name: string;
  role: string;
  formerNames?: readonly string[] | undefined;
};

function createBase(view: CampaignView, { id, gang, name, role, formerNames }: Sitter): Likeness {
  return {
    id,
    // The name that he began with: the same face before he has an id, and after he is renamed.
    seed: formerNames?.[0] ?? name,
    name,
    role,
    gang: findGang(view, gang)?.type ?? 'street',
    isBoss: false,
    isWoman: /moll/i.test(role),
    months: 0,
    wounds: 0,
    scars: 0,
    isDead: false,
  };
}

/** Somebody of a roster, with his years, wounds and scars. */
export function createLikeness(view: CampaignView, gangster: GangsterView): Likeness {
  const { isBoss, joinedMonth, pointsLost, skills, isStoneCold } = gangster;
  return {
    ...createBase(view, gangster),
    isBoss,
    isWoman:
      /moll/i.test(gangster.role) || skills.some(({ skill }) => skill === 'femme-fatale' || skill === 'nice-girl'),
    months: view.month - joinedMonth,
    wounds: pointsLost,
    scars: skills.filter(({ skill }) => scarring.has(skill)).length + (isStoneCold ? 1 : 0),
  };
}

/** Somebody who died, as he is remembered. */
export function createLikenessOfDead(view: CampaignView, departed: DepartedView): Likeness {
  return { ...createBase(view, departed), isBoss: /boss/i.test(departed.role), isDead: true };
}

/** Somebody of a rival gang, as far as his name and his trade show him. */
export function createLikenessOfRival(view: CampaignView, rival: Sitter): Likeness {
  return { ...createBase(view, rival), isBoss: /boss/i.test(rival.role) };
}

/** Posts whose holders wear the cap of the police. */
const police: ReadonlySet<OfficialView['kind']> = new Set(['chief', 'captain']);

/** The holder of a public post: whoever follows him has another face. */
export function createLikenessOfOfficial(
  view: Pick<CampaignView, 'month'>,
  { id, name, post, kind, seatedMonth }: OfficialView,
): Likeness {
  return {
    id: `${id} ${name}`,
    name,
    role: post,
    gang: 'syndicate',
    calling: police.has(kind) ? 'police' : 'official',
    isBoss: false,
    isWoman: false,
    months: 24 + view.month - seatedMonth,
    ...{ wounds: 0, scars: 0, isDead: false },
  };
}

/** Finds the face of anybody that a viewer knows: of his own gang, of a rival's, or dead. Null for a stranger. */
export function findLikeness(view: CampaignView, id: string): Likeness | null {
  const own = view.gangsters.find((one) => one.id === id);
  if (own !== undefined) return createLikeness(view, own);
  const dead = view.departed.find((one) => one.id === id);
  if (dead !== undefined) return createLikenessOfDead(view, dead);
  const rival = view.rivals.find((one) => one.id === id);
  return rival === undefined ? null : createLikenessOfRival(view, rival);
}

/** The face of a gang's Boss: his own where the viewer knows him, else by the name that everybody reads. */
export function findBossFace(view: CampaignView, { seat, boss }: GangView): Likeness {
  const known = [...view.gangsters, ...view.rivals].find((one) => one.gang === seat && one.isBoss);
  const own = known === undefined ? null : findLikeness(view, known.id);
  const stranger = { id: `${seat} ${boss}`, gang: seat, name: boss, role: 'Mob Boss' };
  return own ?? createLikenessOfRival(view, stranger);
}

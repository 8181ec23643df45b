import type {
  CampaignView,
  DepartedView,
  GangsterView,
} from '#shared/games/paradise/views/campaign.ts';
import type { Skill } from '#shared/games/paradise/people.ts';
import { findGang } from '../lookups.ts';
import type { Likeness } from './face.ts';

/** Skills for life that show in a face. */
const scarring: ReadonlySet<Skill> = new Set(['crippled', 'gimpy']);

type Sitter = { id: string; gang: GangsterView['gang']; name: string; role: string };

function base(view: CampaignView, { id, gang, name, role }: Sitter): Likeness {
  return {
    id,
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
    ...base(view, gangster),
    isBoss,
    isWoman:
      /moll/i.test(gangster.role) ||
      skills.some(({ skill }) => skill === 'femme-fatale' || skill === 'nice-girl'),
    months: view.month - joinedMonth,
    wounds: pointsLost,
    scars: skills.filter(({ skill }) => scarring.has(skill)).length + (isStoneCold ? 1 : 0),
  };
}

/** Somebody who died, as he is remembered. */
export function createLikenessOfDead(view: CampaignView, departed: DepartedView): Likeness {
  return { ...base(view, departed), isBoss: /boss/i.test(departed.role), isDead: true };
}

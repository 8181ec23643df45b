import type { NewsGang, NewsItem, NewsPerson } from '#shared/games/paradise/news/news.ts';
import type { Clipping, Story } from '#shared/views/paper.ts';
import { namePortrait } from '#press/engravings/portrait.ts';
import { isFight, type Fight } from './files/noted.ts';
import type { Cluster } from './report/joining.ts';
import { isLaw } from './words.ts';

type Portrait = NonNullable<Story['portrait']>;

/** A person whose face the paper has: a name in the news, and what of him shows. */
type Subject = Pick<NewsPerson, 'name' | 'role' | 'formerly' | 'isWoman' | 'isBoss'> & { type: NewsGang['type'] };

const chief = 'Mob Boss';

function createSubject({ gang, ...person }: NewsPerson): Subject {
  return { ...person, type: gang.type };
}

/** Returns the Boss of a gang as the subject of a story. */
export function findChief({ boss, type }: NewsGang): Subject {
  return { name: boss, role: chief, isBoss: true, type };
}

/** Cuts the face of somebody, with his name. */
export function cutPortrait({ name, role, formerly, isWoman, isBoss, type }: Subject): Portrait {
  const seed = formerly ?? name;
  const trade = isBoss ? chief : (role ?? '');
  return {
    engraving: namePortrait({ seed, role: trade, gang: type, isBoss, isWoman: isWoman === true }),
    caption: name,
  };
}

/** Finds the one person whom a matter is about; null where it is about several, or about none. */
export function findSubject({ head, items }: Cluster): Subject | null {
  if (isFight(head)) return findSubjectOfFight(head) ?? findHeir(items);
  switch (head.kind) {
    case 'death':
      return createSubject(head.person);
    case 'funeral':
      return { name: head.name, role: head.role, isBoss: head.role === 'Boss', type: head.gang.type };
    case 'boss-trial':
    case 'succession': {
      const name = head.kind === 'succession' ? head.heir : head.name;
      return { name, role: chief, isBoss: true, type: head.gang.type };
    }
    case 'victory':
    case 'eliminated':
      return findChief(head.gang);
    default:
      return findHeir(items);
  }
}

function findHeir(items: readonly NewsItem[]): Subject | null {
  const heir = items.find((item) => item.kind === 'succession');
  return heir === undefined ? null : { name: heir.heir, role: chief, isBoss: true, type: heir.gang.type };
}

/** A dead or jailed Boss, the man it was about, a dead man who is alone, or a Boss who was hurt or led. */
function findSubjectOfFight(fight: Fight): Subject | null {
  const { dead, arrested } = fight.toll;
  const boss = [...dead, ...arrested].find(({ isBoss }) => isBoss);
  if (boss !== undefined) return createSubject(boss);
  if (fight.kind === 'contested') return dead[0] !== undefined && dead.length === 1 ? createSubject(dead[0]) : null;
  if (fight.target !== null) return createSubject(fight.target);
  if (dead[0] !== undefined && dead.length === 1) return createSubject(dead[0]);
  const { hurt = [], heads } = fight.seen ?? {};
  const led = heads?.attackers ?? null;
  if (hurt[0] !== undefined) return createSubject(hurt[0]);
  return led?.isBoss === true && !isLaw(fight.attackers) ? createSubject(led) : null;
}

/** The most portraits on a page, the lead's own with them. */
const mostPortraits = 3;
/** Months before a face is printed again, unless it leads. */
const monthsApart = 3;

/** Sets the faces of those whom stories are about at their heads: the lead's always, others' if they have rested. */
export class PortraitDesk {
  readonly #recent: ReadonlySet<string>;
  readonly #set = new Map<string, Portrait>();

  constructor(month: number, clippings: readonly Clipping[]) {
    this.#recent = new Set(clippings.filter(({ period }) => period >= month - monthsApart).flatMap(({ cuts }) => cuts));
  }

  /** Names of the portraits that were set. */
  get cuts(): string[] {
    return [...this.#set.keys()];
  }

  /** Adds the face of somebody to a story, unless there is no room for it or it was printed of late. */
  illustrate(story: Story, subject: Subject | null, isLead = false): Story {
    if (subject === null || this.#set.size >= mostPortraits) return story;
    const portrait = cutPortrait(subject);
    if (this.#set.has(portrait.engraving) || (!isLead && this.#recent.has(portrait.engraving))) return story;
    this.#set.set(portrait.engraving, portrait);
    return { ...story, portrait };
  }
}

import type { NewsItem } from '#shared/games/paradise/news/news.ts';
import type { Story } from '#shared/views/paper.ts';
import type { Desk, Facts } from '#press/desk/desk.ts';
import { formatDistrict } from '../phrases.ts';
import { gangName } from '../words.ts';
import { isFight } from '../files/noted.ts';
import type { Cluster } from '../report/joining.ts';
import { editorials, letterStands, type Topic } from './stands.ts';

const lawKinds: readonly NewsItem['kind'][] = [
  'verdict',
  'boss-trial',
  'stool-pigeon',
  'feds-targeted',
  'feds-reinforced',
  'feds-leave',
  'outrage',
];
const doorKinds: readonly NewsItem['kind'][] = ['taken-over', 'full-racket', 'changed-hands', 'broke-away'];

/** Returns the topic an editor finds in the month's chief event; null: it asks for no opinion. */
export function findTopic({ head, items }: Cluster): Topic | null {
  const fights = items.filter(isFight);
  if (fights.some(({ toll }) => toll.citizensDead > 0)) return 'innocents';
  if (fights.some(({ toll }) => toll.dead.some(({ isBoss }) => isBoss))) return 'chief';
  if (head.kind === 'death' && head.person.isBoss) return 'chief';
  if (head.kind === 'battle' && typeof head.attackers === 'string') return 'law';
  if (fights.length > 0) return 'guns';
  if (lawKinds.includes(head.kind)) return 'law';
  if (doorKinds.includes(head.kind)) return 'doors';
  return head.kind === 'bargain-made' ? 'peace' : null;
}

/** Places and gangs an opinion may name: those of the event itself. */
function collectFacts({ head, items }: Cluster): Facts {
  const district =
    head.kind === 'battle'
      ? head.district
      : 'business' in head
        ? head.business.district
        : 'district' in head
          ? head.district
          : null;
  const dead = items
    .filter(isFight)
    .flatMap(({ toll }) => toll.dead)
    .find(({ isBoss }) => isBoss);
  const gang = dead?.gang ?? (head.kind === 'death' ? head.person.gang : 'gang' in head ? head.gang : null);
  return {
    ...(district === null ? {} : { district: formatDistrict(district) }),
    ...(gang === null ? {} : { gang: gangName(gang) }),
  };
}

/** The opinions of page 2 about the month. */
export type Stands = { editorial: Story[]; letters: string[] };

const placeOf = /\{(\w+)\}/gu;
const createFitTest = (facts: Facts) => (text: string) =>
  [...text.matchAll(placeOf)].every(([, name = '']) => facts[name] !== undefined);

/** Writes the leading article and two letters on the month's chief event. */
export function writeStands(cluster: Cluster | null, desk: Desk): Stands {
  const topic = cluster === null ? null : findTopic(cluster);
  if (cluster === null || topic === null) return { editorial: [], letters: [] };
  const facts = collectFacts(cluster);
  const opinion = desk.once(`editorial ${topic}`, editorials[topic].filter(createFitTest(facts)), facts);
  const stands = letterStands[topic].filter(createFitTest(facts));
  const letters = [1, 2]
    .map(() => desk.once(`letter on ${topic}`, stands, facts, 2))
    .filter((letter) => letter !== null);
  return {
    editorial:
      opinion === null
        ? []
        : [
            {
              kind: 'editorial',
              headline: desk.set('The Times-Dispatch Thinks') ?? '',
              deck: null,
              dateline: null,
              paragraphs: [opinion],
              newsValue: 0,
              page: 2,
            },
          ],
    letters,
  };
}

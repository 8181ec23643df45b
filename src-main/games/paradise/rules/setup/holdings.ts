import { findCity } from '#shared/games/paradise/cities/city.ts';
import { addArticle } from '#shared/words/text.ts';
import { businessTypeNames, nameDistrict } from '#shared/games/paradise/city.ts';
import type { Running } from '#shared/games/paradise/running.ts';
import type { RunningBusiness } from '#shared/games/paradise/runningParts.ts';
import { planCity, type PlannedBusiness } from '../city/plan.ts';

/** The city a running campaign is played in. */
export function layOutCity(running: Running): PlannedBusiness[] {
  return planCity(findCity(running), running.gangsAtStart ?? running.gangs.length);
}

/** The business an entry means, or why there is none, in one sentence and by its field. */
export type FoundBusiness = { planned: PlannedBusiness } | { field: string; sentence: string };

export function findBusiness(city: readonly PlannedBusiness[], entry: RunningBusiness): FoundBusiness {
  if (entry.name !== undefined) return findByName(city, entry, entry.name);
  const { district, type } = entry;
  if (district === undefined || type === undefined) {
    return { field: '', sentence: 'Say which business: its name, or its district and type (and number).' };
  }
  const there = city.filter((planned) => planned.district === district && planned.type === type);
  const place = nameDistrict(district);
  if (there.length === 0) {
    return { field: 'type', sentence: `There is no ${businessTypeNames[type].one} in ${place}.` };
  }
  const planned = there[(entry.number ?? 1) - 1];
  if (planned !== undefined) return { planned };
  const { one, many } = businessTypeNames[type];
  const count = there.length === 1 ? `one ${one}` : `${there.length} ${many}`;
  return { field: 'number', sentence: `${place} has only ${count}; number them from 1.` };
}

function findByName(city: readonly PlannedBusiness[], entry: RunningBusiness, name: string): FoundBusiness {
  const wanted = name.toLowerCase();
  const planned = city.find((candidate) => candidate.name.toLowerCase() === wanted);
  if (planned === undefined) {
    return { field: 'name', sentence: `No business in this city is called “${name}”.` };
  }
  if (entry.district !== undefined && entry.district !== planned.district) {
    return {
      field: 'district',
      sentence: `${planned.name} lies in ${nameDistrict(planned.district)}; leave the district out.`,
    };
  }
  if (entry.type !== undefined && entry.type !== planned.type) {
    const { one } = businessTypeNames[planned.type];
    return { field: 'type', sentence: `${planned.name} is ${addArticle(one)}; leave the type out.` };
  }
  if (entry.number !== undefined) {
    return { field: 'number', sentence: 'A business given by its name needs no number.' };
  }
  return { planned };
}

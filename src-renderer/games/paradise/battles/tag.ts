import type { SquadOption, Survey } from '#shared/games/paradise/leading.ts';
import { formatCount } from '#renderer/shared/numbers.ts';

const percent = (chance: number): string => String(Math.round(chance * 100));

/** Formats the chances of an order at its target: hit, out, pinned, and who else may be hit. */
export function formatOdds({ verb, forecast }: SquadOption): string {
  if (forecast === null) return '';
  const { hit, out, pinned, others } = forecast;
  return [
    `${verb === 'rush' ? 'in the brawl' : 'hit'} ${percent(hit)}`,
    ...(out === null ? [] : [`out ${percent(out)}`]),
    ...(pinned === null ? [] : [`pinned ${percent(pinned)}`]),
    ...others.map(({ name, hit: chance }) => `also ${name} ${percent(chance)}`),
  ].join(' · ');
}

const reaches: Readonly<Record<string, string>> = {
  '1': 'A walk',
  '2': 'A run',
  '3': 'A run with luck',
  '4': 'Two actions',
};

/** Describes a place as a squad meets it: how it gets there, and what could be fired at it. */
export function describePlace(survey: Survey, { x, y }: { x: number; y: number }): string {
  const read = (rows: readonly string[]): string => rows[Math.floor(y)]?.[Math.floor(x)] ?? '0';
  const reach = reaches[read(survey.reach)];
  if (reach === undefined) return 'Out of reach on this card';
  const [bare, covered, danger] = [survey.bare, survey.covered, survey.danger].map((rows) => Number(read(rows)));
  const guns = [
    ...(bare === undefined || bare === 0 ? [] : [`${formatCount(bare, 'gun')} bare`]),
    ...(covered === undefined || covered === 0 ? [] : [`${formatCount(covered, 'gun')} through cover`]),
  ];
  const hits =
    danger === undefined || danger === 0 ? '' : ` · ${danger >= 9 ? '0.9 or more' : `0.${danger}`} hits in a volley`;
  return `${reach} · ${guns.length === 0 ? 'out of their sight' : `${guns.join(', ')}${hits}`}`;
}

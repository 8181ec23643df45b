import type { GangsterId } from '#shared/games/paradise/ids.ts';
import type { Factor } from '#shared/words/journal.ts';
import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';

/** The worth of revenge, in $100s: on the Boss himself, and on one of his men. It decides among equals only. */
const evenPoints = { boss: 1, man: 0.4 } as const;

/** [GANG-11] Lists the feud that speaks for going after a man: the Boss's own before one of his men's. */
export function listFeudFactors(view: SeatView, target: GangsterId): Factor[] {
  const feuds = view.feuds().filter(({ foe }) => foe === target);
  const boss = view.members.find(({ isBoss }) => isBoss);
  const feud = feuds.find(({ man }) => man === boss?.id) ?? feuds[0];
  if (feud === undefined) return [];
  const isOwn = feud.man === boss?.id;
  const name = view.members.find(({ id }) => id === feud.man)?.name ?? 'one of ours';
  return [
    {
      name: isOwn ? 'our Boss’s feud with him' : `the feud of ${name} with him`,
      detail: feud.why,
      points: isOwn ? evenPoints.boss : evenPoints.man,
    },
  ];
}

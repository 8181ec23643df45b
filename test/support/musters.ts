import type { FigureSource } from '#main/games/paradise/rules/skirmish/sources.ts';

/** Nobody in particular. */
export const dealt: FigureSource = {
  id: 'nobody',
  side: 'attackers',
  kind: 'gangster',
  name: 'Nobody',
  profile: 'Punk',
  stats: { fists: 2, gats: 2, guts: 2, stunts: 2, smarts: 2, hits: 2 },
  skills: [],
  guns: [],
  melee: 'club',
};

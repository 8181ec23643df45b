import type { Explosive } from '#shared/games/paradise/people.ts';

export const explosiveNames: Readonly<Record<Explosive, string>> = {
  grenade: 'grenade',
  dynamite: 'stick of dynamite',
  gasoline: 'gasoline bomb',
};

import type { CampaignView } from '#shared/games/paradise/views/campaign.ts';
import type { District, GangType } from '#shared/games/paradise/city.ts';
import type { Level } from '#shared/games/paradise/minds.ts';
import type { GangSetup } from '#shared/games/paradise/setup.ts';
import { formatCount } from '#renderer/shared/numbers.ts';

/** Most gangs that live in the city at a time. */
const mostGangs = 8;

/** A gang that is about to come to the city, in one of three ways. */
export type EnteringDraft = {
  how: 'made' | 'founded' | 'running';
  type: GangType | '';
  base: District;
  name: string;
  level: Level;
  /** A player's gang as it was put together; null until it is whole. */
  setup: GangSetup | null;
  /** The block of one gang of a running campaign, as it was pasted. */
  json: string;
};

export function createBlankEntering(): EnteringDraft {
  return { how: 'made', type: '', base: '', name: '', level: 'standard', setup: null, json: '' };
}

/** Reads the gang as the rules take it, unchecked; null while the pasted block is no JSON or a gang is not whole. */
export function readEntering(draft: EnteringDraft): unknown {
  const { how, type, base, name, level } = draft;
  switch (how) {
    case 'made':
      return {
        how,
        setup: {
          ...(type === '' ? {} : { type }),
          ...(base === '' ? {} : { base }),
          ...(name.trim() === '' ? {} : { name: name.trim() }),
          ...(level === 'standard' ? {} : { level }),
        },
      };
    case 'founded':
      return draft.setup === null ? null : { how, setup: draft.setup };
    case 'running':
      try {
        return { how, setup: JSON.parse(draft.json) as unknown };
      } catch {
        return null;
      }
  }
}

/** Explains what is missing of the gang before its schema is asked; null where nothing is. */
export function explainEntering(draft: EnteringDraft): string | null {
  if (readEntering(draft) !== null) return null;
  if (draft.how === 'founded') return 'Put the gang together first.';
  return draft.json.trim() === ''
    ? 'Paste the block of the gang.'
    : 'That is not JSON; paste the whole block of one gang, from { to }.';
}

/** How much room the city has. */
export function describeRoom({ gangs }: CampaignView): string {
  const living = gangs.filter(({ eliminatedMonth }) => eliminatedMonth === null).length;
  return `${formatCount(living, 'gang')} of ${mostGangs} live in the city`;
}

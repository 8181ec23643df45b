import type { Chronicle } from '../../../kernel/capabilities.ts';
import type { ParadiseGame } from '../game.ts';

/** Who had which doors when: every event that gives a business another owner, or none. */
export const chronicle: Chronicle<ParadiseGame> = {
  changes(event) {
    switch (event.type) {
      case 'business-dealt':
      case 'taken-over':
        return [{ thing: event.business, holder: event.seat }];
      case 'owner-set':
        return [{ thing: event.business, holder: event.to }];
      case 'turned-independent':
      case 'broke-away':
        return [{ thing: event.business, holder: null }];
      default:
        return [];
    }
  },
};

import type { ParadiseState, Business } from '../state/index.ts';
import { must } from '../state/applying.ts';

export function businessOf(state: ParadiseState, id: keyof ParadiseState['businesses']): Business {
  return must(state.businesses[id]);
}

import type { ParadiseState } from '../state.ts';
import type { Business } from '../state/records/city.ts';
import { must } from '../state/applying.ts';

export function requireBusinessToChange(
  state: ParadiseState,
  id: keyof ParadiseState['businesses'],
): Business {
  return must(state.businesses[id]);
}

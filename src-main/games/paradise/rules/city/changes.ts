import type { ParadiseState } from '../state.ts';
import type { Business } from '../state/records/city.ts';
import { requireNamed } from '../state/applying.ts';

export function requireBusinessToChange(state: ParadiseState, id: keyof ParadiseState['businesses']): Business {
  return requireNamed(state.businesses[id]);
}

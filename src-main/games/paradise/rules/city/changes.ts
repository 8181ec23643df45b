import type { ParadiseState } from '../state.ts';
import type { Business } from '../state/records/city.ts';
import { required } from '../state/applying.ts';

export function requireBusinessToChange(state: ParadiseState, id: keyof ParadiseState['businesses']): Business {
  return required(state.businesses[id]);
}

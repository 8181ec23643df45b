import type { Session } from '../session/session.svelte.ts';
import { PhoneLayout } from './layout.ts';

const layout = new PhoneLayout();

/** Says where the chief button of a sentence is: at the bottom of a phone, and nowhere on a player’s own device. */
export function placeButton(text: string, { ownSeat }: Pick<Session, 'ownSeat'>): string {
  if (ownSeat !== null) return text.replaceAll(/(?: with the button)? at the top right/gu, '');
  return layout.isOn ? text.replaceAll(' at the top right', ' at the bottom') : text;
}

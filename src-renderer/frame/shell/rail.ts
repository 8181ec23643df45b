import Briefcase from '@lucide/svelte/icons/briefcase';
import Award from '@lucide/svelte/icons/award';
import Mails from '@lucide/svelte/icons/mails';
import Newspaper from '@lucide/svelte/icons/newspaper';
import ScrollText from '@lucide/svelte/icons/scroll-text';
import Telescope from '@lucide/svelte/icons/telescope';
import type { GameScreen, GameUi } from '../gameUi.ts';
import { frameScreens } from './screens.ts';

export type RailScreen = Pick<GameScreen<unknown>, 'id' | 'name' | 'icon'>;

const icons = { paper: Newspaper, forecast: Telescope, mail: Mails, log: ScrollText, campaign: Briefcase };

/**
 * The screens of an open campaign in the order of the rail; the first nine answer to their number key. The end comes
 * last, by its name, once there is one.
 */
export function listRailScreens(
  { screens, looksAhead, byMail }: Pick<GameUi, 'screens' | 'looksAhead' | 'byMail'>,
  end: string | null = null,
): RailScreen[] {
  const own = frameScreens.filter(({ id }) => (looksAhead || id !== 'forecast') && (byMail === true || id !== 'mail'));
  return [
    ...screens,
    ...own.map(({ id, name }) => ({ id, name, icon: icons[id] })),
    ...(end === null ? [] : [{ id: 'end', name: end, icon: Award }]),
  ];
}

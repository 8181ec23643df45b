import Briefcase from '@lucide/svelte/icons/briefcase';
import Award from '@lucide/svelte/icons/award';
import MailOpen from '@lucide/svelte/icons/mail-open';
import Mails from '@lucide/svelte/icons/mails';
import Newspaper from '@lucide/svelte/icons/newspaper';
import ScrollText from '@lucide/svelte/icons/scroll-text';
import Telescope from '@lucide/svelte/icons/telescope';
import type { GameScreen, GameUi } from '../gameUi.ts';
import { frameScreens } from './screens.ts';

export type RailScreen = Pick<GameScreen<unknown>, 'id' | 'name' | 'icon'>;

const icons = {
  paper: Newspaper,
  forecast: Telescope,
  mail: Mails,
  handouts: MailOpen,
  log: ScrollText,
  campaign: Briefcase,
};

/**
 * The screens of an open campaign in the order of the rail; the first nine answer to their number key. The end comes
 * last, by its name, once there is one, and handouts have a screen where there are any, or somebody to write them.
 */
export function listRailScreens(
  { screens, looksAhead, byMail }: Pick<GameUi, 'screens' | 'looksAhead' | 'byMail'>,
  end: string | null = null,
  hasHandouts = true,
): RailScreen[] {
  const has = {
    paper: true,
    forecast: looksAhead,
    mail: byMail === true,
    handouts: hasHandouts,
    log: true,
    campaign: true,
  };
  const own = frameScreens.filter(({ id }) => has[id]);
  return [
    ...screens,
    ...own.map(({ id, name }) => ({ id, name, icon: icons[id] })),
    ...(end === null ? [] : [{ id: 'end', name: end, icon: Award }]),
  ];
}

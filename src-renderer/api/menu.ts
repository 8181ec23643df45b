import { menuCommandSchema, type MenuCommand } from '#shared/contract/menu.ts';

const key = 'racketeer:menu';

/** Hears what the desktop's native menu asks for; returns how to stop hearing. */
export function listenForMenuCommands(handle: (command: MenuCommand) => void): () => void {
  const receive = (event: MessageEvent): void => {
    if (event.source !== window) return;
    const data: unknown = event.data;
    if (typeof data !== 'object' || data === null || !(key in data)) return;
    const command = menuCommandSchema.safeParse(data[key]);
    if (command.success) handle(command.data);
  };
  window.addEventListener('message', receive);
  return () => window.removeEventListener('message', receive);
}

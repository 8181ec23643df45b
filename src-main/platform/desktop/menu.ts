import { basename } from 'node:path';
import type { MenuItemConstructorOptions } from 'electron';
import type { MenuCommand } from '#shared/contract/menu.ts';
import type { Recent } from '../recents.ts';

export interface MenuActions {
  /** Hands a command to the interface. */
  send(command: MenuCommand): void;
  chooseAndOpen(): void;
  savePaperAsPdf(): void;
  print(): void;
  /** Opens the projector's window. */
  project(): void;
}

/** Builds the native menu. Items that change the campaign send a command to the interface. */
export function buildMenuTemplate(
  actions: MenuActions,
  recents: readonly Recent[],
  isMac: boolean,
): MenuItemConstructorOptions[] {
  return [
    ...(isMac ? [createMacMenu(actions)] : []),
    fileMenu(actions, recents, isMac),
    editMenu(actions),
    createViewMenu(actions),
    // Elsewhere this menu would take Ctrl+W, which closes the campaign, for the window.
    ...(isMac ? [{ role: 'windowMenu' } as const] : []),
    {
      role: 'help',
      submenu: [
        { label: 'Racketeer Guide', accelerator: 'F1', click: () => actions.send({ kind: 'guide' }) },
        { type: 'separator' },
        { label: 'Third-Party Notices', click: () => actions.send({ kind: 'notices' }) },
        ...(isMac ? [] : [createAboutItem(actions)]),
      ],
    },
  ];
}

/** Creates the About item, with the same words as in a browser. */
function createAboutItem(actions: MenuActions): MenuItemConstructorOptions {
  return { label: 'About Racketeer', click: () => actions.send({ kind: 'about' }) };
}

/** Creates the menu of the program itself that every program has on macOS. */
function createMacMenu(actions: MenuActions): MenuItemConstructorOptions {
  return {
    label: 'Racketeer',
    submenu: [
      createAboutItem(actions),
      { type: 'separator' },
      { role: 'services' },
      { type: 'separator' },
      { role: 'hide' },
      { role: 'hideOthers' },
      { role: 'unhide' },
      { type: 'separator' },
      { role: 'quit' },
    ],
  };
}

function fileMenu(actions: MenuActions, recents: readonly Recent[], isMac: boolean): MenuItemConstructorOptions {
  return {
    label: '&File',
    submenu: [
      { label: 'New Campaign…', accelerator: 'CmdOrCtrl+N', click: () => actions.send({ kind: 'new-campaign' }) },
      { label: 'Open…', accelerator: 'CmdOrCtrl+O', click: () => actions.chooseAndOpen() },
      { label: 'Open Recent', enabled: recents.length > 0, submenu: createRecentItems(actions, recents) },
      { type: 'separator' },
      { label: 'Save the Latest Paper as PDF…', click: () => actions.savePaperAsPdf() },
      { label: 'Print…', accelerator: 'CmdOrCtrl+P', click: () => actions.print() },
      { type: 'separator' },
      { label: 'Close Campaign', accelerator: 'CmdOrCtrl+W', click: () => actions.send({ kind: 'close-campaign' }) },
      ...(isMac ? [] : [{ role: 'quit' } as const]),
    ],
  };
}

function createRecentItems(actions: MenuActions, recents: readonly Recent[]): MenuItemConstructorOptions[] {
  return recents.map(({ path }) => ({
    label: basename(path).replaceAll('&', '&&'),
    toolTip: path,
    click: () => actions.send({ kind: 'open-campaign', path }),
  }));
}

/** Undo and Redo belong to the text field being typed in; orders are taken back by their own items. */
function editMenu(actions: MenuActions): MenuItemConstructorOptions {
  return {
    label: '&Edit',
    submenu: [
      { role: 'undo' },
      { role: 'redo' },
      { type: 'separator' },
      {
        label: 'Take Back the Last Order',
        accelerator: 'CmdOrCtrl+Alt+Z',
        click: () => actions.send({ kind: 'undo' }),
      },
      { label: 'Give It Again', accelerator: 'CmdOrCtrl+Alt+Shift+Z', click: () => actions.send({ kind: 'redo' }) },
      { type: 'separator' },
      { role: 'cut' },
      { role: 'copy' },
      { role: 'paste' },
      { role: 'selectAll' },
    ],
  };
}

function createViewMenu(actions: MenuActions): MenuItemConstructorOptions {
  return {
    label: '&View',
    submenu: [
      { role: 'resetZoom' },
      { role: 'zoomIn' },
      { role: 'zoomOut' },
      { role: 'togglefullscreen' },
      { type: 'separator' },
      { label: 'Show on the Projector', click: () => actions.project() },
      { type: 'separator' },
      { label: 'Light', click: () => actions.send({ kind: 'theme', theme: 'light' }) },
      { label: 'Dark', click: () => actions.send({ kind: 'theme', theme: 'dark' }) },
      { label: 'Match System', click: () => actions.send({ kind: 'theme', theme: 'system' }) },
    ],
  };
}

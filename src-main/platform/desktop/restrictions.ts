import type { Session, WebContents } from 'electron';
import { isAppAddress, isLocalAddress } from './appScheme.ts';

/** The one permission that pages get: the screen stays on while a table is open or a show runs. */
const granted = 'screen-wake-lock';

/** Denies pages every other permission, and every request that would leave the machine. */
export function limitSession(session: Session): void {
  session.setPermissionRequestHandler((_contents, permission, answer) => answer(permission === granted));
  session.setPermissionCheckHandler((_contents, permission) => permission === granted);
  session.setDevicePermissionHandler(() => false);
  session.webRequest.onBeforeRequest((request, answer) => answer({ cancel: !isLocalAddress(request.url) }));
}

/** Limits a page to its own address: no navigation elsewhere, no further windows, no guests. */
export function limitContents(contents: WebContents): void {
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  contents.on('will-navigate', (event) => {
    if (!isAppAddress(event.url)) event.preventDefault();
  });
  contents.on('will-frame-navigate', (event) => {
    if (!isAppAddress(event.url)) event.preventDefault();
  });
  contents.on('will-redirect', (event) => event.preventDefault());
  contents.on('will-attach-webview', (event) => event.preventDefault());
}

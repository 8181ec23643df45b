import { ipcRenderer } from 'electron';

ipcRenderer.on('racketeer:port', (event) => {
  window.postMessage('racketeer:port', window.location.origin, event.ports);
});
ipcRenderer.on('racketeer:menu', (_event, command: unknown) => {
  window.postMessage({ 'racketeer:menu': command }, window.location.origin);
});
// The page's own scripts have run by then, so it is listening when the port arrives.
window.addEventListener('load', () => ipcRenderer.send('racketeer:hello'));

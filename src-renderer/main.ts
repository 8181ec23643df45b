import './shared/looks/fonts.ts';
import './shared/looks/tokens.css';
import './shared/looks/base.css';
import { mount } from 'svelte';
import App from '#frame/pages/App.svelte';
import ProjectorPage from './frame/show/ProjectorPage.svelte';
import TablePage from '#frame/pages/TablePage.svelte';
import { OwnPlace } from './frame/table/ownPlace.svelte.ts';
import { connect, connectProjector, connectTable } from './api/client.ts';
import { provideStorage } from './api/storage.ts';
import { AppState } from './frame/app/app.svelte.ts';
import { covers, fights, games } from './games/index.ts';

provideStorage();
const target = document.getElementById('app');
if (!target) throw new Error('The page has no place to draw the app in.');
if (location.pathname === '/show') {
  mount(ProjectorPage, { target, props: { api: connectProjector(), fights } });
} else if (location.pathname === '/table') {
  const app: { current: AppState | null } = { current: null };
  const place = new OwnPlace(connectTable, (api) => (app.current = new AppState(api, { covers, games })));
  if (app.current) mount(TablePage, { target, props: { place, app: app.current, fights } });
} else {
  const app = new AppState(connect(), { covers, games });
  // The program answers while the window is drawn.
  void app.start();
  mount(App, { target, props: { app } });
}

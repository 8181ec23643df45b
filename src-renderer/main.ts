import './shared/fonts.ts';
import './shared/tokens.css';
import './shared/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { connect } from './api/client.ts';
import { AppState } from './features/campaign/app.svelte.ts';

const target = document.getElementById('app');
if (!target) throw new Error('The page has no place to draw the app in.');
mount(App, { target, props: { app: new AppState(connect()) } });

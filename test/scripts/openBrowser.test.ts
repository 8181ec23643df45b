import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { openBrowser } from '#scripts/openBrowser.ts';
import { temporaryFolder } from '../support/campaigns.ts';

it('the token reaches the browser in a page of this user alone, and no command line', () => {
  const home = temporaryFolder();
  process.env['RACKETEER_HOME'] = home;
  const address = 'http://127.0.0.1:4000/?token=secret-of-this-run';
  const commands: string[][] = [];
  const remove = openBrowser(address, (command, args) => commands.push([command, ...args]));
  expect(commands).toHaveLength(1);
  expect(commands.flat().join(' ')).not.toContain('secret');
  const page = commands[0]?.at(-1) ?? '';
  expect(readFileSync(page, 'utf8')).toContain(address);
  expect(statSync(page).mode & 0o077).toBe(0);
  expect(statSync(dirname(page)).mode & 0o077).toBe(0);
  remove();
  expect(existsSync(page)).toBe(false);
  expect(readdirSync(home)).toEqual([]);
});

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findRecentFailure, noteFailure } from '#scripts/electronRuntime.ts';
import { fetchRuntime, readInstalledElectron } from '#scripts/fetchRuntime.ts';
import { temporaryFolder } from '../support/campaigns.ts';

const { download, version } = readInstalledElectron(join(import.meta.dirname, '../../node_modules/electron'));
const name = `electron-v${version}-${process.platform}-${process.arch}.zip`;
const chunk = Buffer.alloc(50_000, 7);
const chunks = 20;
const whole = Buffer.concat(Array.from({ length: chunks }, () => chunk));

/** A server that answers as told, and how often it was asked. */
async function mirror(answer: (response: ServerResponse) => void) {
  const asked: string[] = [];
  const server: Server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return { asked, url: `http://127.0.0.1:${address.port}/` };
}

/** A clock that goes only when it is told to. */
function clock() {
  let waiting: (() => void) | null = null;
  let started = 0;
  return {
    started: () => started,
    later: (work: () => void) => {
      waiting = work;
      started += 1;
      return () => {
        if (waiting === work) waiting = null;
      };
    },
    strike: () => waiting?.(),
  };
}

const details = (url: string) => ({
  version,
  mirrorOptions: { mirror: url },
  cacheRoot: temporaryFolder(),
  checksums: { [name]: createHash('sha256').update(whole).digest('hex') },
});

it('a download that drips is waited for while bytes come, and its progress is told', async () => {
  let answer: ServerResponse | null = null;
  let sent = 0;
  const drip = (): void => {
    sent += 1;
    if (sent > chunks) answer?.end();
    else answer?.write(chunk);
  };
  const { asked, url } = await mirror((response) => {
    answer = response;
    response.setHeader('content-length', whole.length);
    drip();
  });
  const time = clock();
  const lines: string[] = [];
  const fetched = await fetchRuntime(download, {
    ...details(url),
    say: (line) => lines.push(line),
    // Each byte that comes starts the waiting anew, and only then does the next chunk drip.
    later: (work) => {
      if (answer !== null) drip();
      return time.later(work);
    },
  });
  expect(fetched).toBeNull();
  expect(asked).toHaveLength(1);
  expect(time.started()).toBeGreaterThan(chunks);
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.at(-1)).toBe('  1 of 1 MB (100%)');
});

it('a download that stalls is given up in one line, and is not tried again', async () => {
  const { asked, url } = await mirror((response) => {
    response.setHeader('content-length', whole.length);
    response.write(chunk);
  });
  const time = clock();
  const why = await fetchRuntime(download, {
    ...details(url),
    say: () => {
      time.strike();
    },
    later: time.later,
  });
  expect(why).toBe('nothing came for 30 seconds');
  expect(asked).toHaveLength(1);
});

it.each([
  [403, 'the server refused it (403)'],
  [404, 'the server refused it (404)'],
])('a download that is refused with %i says so in one line', async (status, sentence) => {
  const { asked, url } = await mirror((response) => {
    response.writeHead(status).end();
  });
  const why = await fetchRuntime(download, { ...details(url), say: () => undefined, later: clock().later });
  expect(why).toBe(sentence);
  expect(asked).toHaveLength(1);
});

it('a server that is not there is told in one line', async () => {
  const why = await fetchRuntime(download, {
    ...details('http://127.0.0.1:1/'),
    say: () => undefined,
    later: clock().later,
  });
  expect(why).toMatch(/^[^\n]{5,160}$/);
});

it('a start within a day of a failed one does not try again, a later one does', () => {
  const note = join(temporaryFolder(), 'cache', 'failed.json');
  const hour = 3_600_000;
  expect(findRecentFailure(0, note)).toBeNull();
  noteFailure('the server refused it (403)', 5 * hour, note);
  expect(findRecentFailure(6 * hour, note)).toBe('the server refused it (403)');
  expect(findRecentFailure(30 * hour, note)).toBeNull();
  expect(findRecentFailure(4 * hour, note)).toBeNull();
});

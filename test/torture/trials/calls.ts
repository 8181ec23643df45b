import { mkdirSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { createRouter } from '#api/router.ts';
import { closeCampaign, createCalls } from '#platform/programCalls.ts';
import { startServer, type LoopbackServer } from '#platform/loopback/server.ts';
import { createHostServices } from '#platform/services.ts';
import { foundCampaign, openCampaign } from '#commands/files.ts';
import { verifyCampaign } from '#commands/verify.ts';
import { escapeForTerminal } from '#cli/print.ts';
import { paradiseSetupSchema } from '#shared/games/paradise/setup.ts';
import { setupFor } from '#test/support/founded.ts';
import { contract } from '#shared/contract/index.ts';
import { noon } from '../campaign.ts';
import { randomOf, tryOften, type Random, type Trial } from '../trial.ts';

type Reply = { status: number; text: string };

/** They call at the same time, each with dice of its own. */
const callers = 4;

const agent = (): Agent => new Agent({ keepAlive: true, maxSockets: callers });

function post(
  server: LoopbackServer,
  with_: Agent,
  path: string,
  headers: Record<string, string>,
  body: string,
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port: server.port,
        path,
        method: 'POST',
        agent: with_,
        headers: { 'content-length': String(Buffer.byteLength(body)), ...headers },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** The paths of all calls. */
function pathsOf(calls: object, path = ''): string[] {
  return Object.entries(calls).flatMap(([name, call]: [string, object]) =>
    '~orpc' in call ? [`${path}/${name}`] : pathsOf(call, `${path}/${name}`),
  );
}

/** These change what is open by design, whoever calls them with the token; and whoever asks whether a file is whole has to wait. */
const harmless = pathsOf(contract).filter(
  (path) => !/openSample|\/(close|redo|undo|advance|forget|start|cancel|recent|tables|odds|verify)$/.test(path),
);

const oddities: readonly ((random: Random) => unknown)[] = [
  () => null,
  () => 'x'.repeat(20_000),
  () => ({ ['__proto__x']: { a: 1 } }),
  () => JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}') as unknown,
  () => ({ seat: '__proto__', viewer: 'constructor', order: { kind: 'toString' } }),
  () => ({ path: '../../../etc/passwd', backup: '/etc/passwd' }),
  () => ({ path: `/nowhere/${'x'.repeat(300)}.racketeer` }),
  () => ({ path: 'a\u0000b.racketeer', title: '\ud800', text: '{' }),
  () => ({ period: 1e308, viewer: 'gm', format: 'exe' }),
  () => ({ toSeq: -1, toPeriod: 0.5, viewer: [] }),
  (random) => JSON.parse(`${'['.repeat(random.below(2_000))}${']'.repeat(0)}1`.replace(/^\[+1$/, '1')) as unknown,
  () => ({ seat: 'g1', order: { kind: 'recruit', recruit: { method: 'built', name: 'A\u202eB' } } }),
  () => ({ seat: 'g1', order: { kind: 'withdraw', order: 'o999' }, answers: Array.from({ length: 3_000 }, () => 1) }),
];

function bodyOf(random: Random): string {
  const kind = random.below(6);
  if (kind === 0) return '{"json":';
  if (kind === 1) return '['.repeat(5_000);
  if (kind === 2)
    return JSON.stringify({ json: random.pick(oddities)(random), meta: [[['__proto__', 'x'], 'bigint']] });
  return JSON.stringify({ json: random.pick(oddities)(random) });
}

/** Malformed calls: without a token, from elsewhere, to nowhere, of the wrong shape, too long. */
export const malformedCalls: Trial = {
  name: 'malformed calls',
  tries: 10_000,
  short: 400,
  seconds: 6,
  isTimed: true,
  async run(context) {
    const { folder, random } = context;
    process.env['RACKETEER_HOME'] = join(folder, 'home');
    const rendererFolder = join(folder, 'renderer');
    mkdirSync(rendererFolder, { recursive: true });
    writeFileSync(join(rendererFolder, 'index.html'), '<!doctype html><title>Racketeer</title>');
    const router = createRouter(createHostServices(null));
    const calls = createCalls(router);
    await calls.campaign.openSample({ game: 'paradise' });
    const problems: unknown[] = [];
    const server = await startServer({ router, rendererFolder, onProblem: (problem) => problems.push(problem) });
    const state = async (): Promise<string> =>
      JSON.stringify([
        await calls.campaign.current(),
        await calls.games.paradise.view({ viewer: 'gm' }),
        await calls.history.steps(),
      ]);
    const before = await state();
    const kept = agent();
    try {
      const callOnce = async (own: Random): Promise<string | null> => {
        const started = performance.now();
        const call = malformed(server, own);
        const reply = await post(server, kept, call.path, call.headers, call.body);
        if (performance.now() - started > 5_000) return `${call.path} took more than five seconds`;
        if (reply.status >= 500) return `${call.path} ${call.body.slice(0, 200)} answers ${reply.status}`;
        if (reply.status === 200 && !call.mayAnswer) return `${call.path} ${call.body.slice(0, 200)} was answered`;
        return /node_modules|\.ts:\d/.test(reply.text) ? `${call.path} shows its inside` : null;
      };
      const outcomes = await Promise.all(
        Array.from({ length: callers }, (_, nth) => {
          const own = randomOf(random.below(2 ** 31));
          const tries = Math.floor((context.tries + nth) / callers);
          return tryOften({ ...context, tries }, () => callOnce(own));
        }),
      );
      const outcome = {
        tries: outcomes.reduce((sum, { tries }) => sum + tries, 0),
        failures: outcomes.flatMap(({ failures }) => failures),
      };
      if (problems.length > 0) outcome.failures.push(`a bug was met: ${String(problems[0])}`);
      if ((await state()) !== before) outcome.failures.push('the campaign was changed');
      if ('polluted' in {}) outcome.failures.push('every object was reached');
      return outcome;
    } finally {
      kept.destroy();
      await closeCampaign(calls);
      await server.close();
    }
  },
};

type Call = { path: string; headers: Record<string, string>; body: string; mayAnswer: boolean };

function malformed(server: LoopbackServer, random: Random): Call {
  const right = { 'content-type': 'application/json', 'x-racketeer-token': server.token };
  const path = `/rpc${random.pick(harmless)}`;
  const body = bodyOf(random);
  switch (random.below(8)) {
    case 0:
      return { path, headers: { 'content-type': 'application/json' }, body, mayAnswer: false };
    case 1:
      return { path, headers: { ...right, 'x-racketeer-token': 'x'.repeat(43) }, body, mayAnswer: false };
    case 2:
      return {
        path,
        headers: { ...right, origin: random.pick(['http://evil.example', 'null', `https://127.0.0.1:${server.port}`]) },
        body,
        mayAnswer: false,
      };
    case 3:
      return {
        path,
        headers: { ...right, host: random.pick(['evil.example', `evil.example:${server.port}`, '127.0.0.1']) },
        body,
        mayAnswer: false,
      };
    case 4:
      return {
        path: random.pick([
          '/rpc/__proto__/constructor',
          '/rpc/../secret',
          '/rpc',
          '/rpc/games/toString/view',
          '/..%2f..%2fetc/passwd',
        ]),
        headers: right,
        body,
        mayAnswer: false,
      };
    case 5:
      return {
        path,
        headers: { ...right, 'content-type': random.pick(['text/plain', 'multipart/form-data', '']) },
        body,
        mayAnswer: false,
      };
    default:
      // Calls without input answer whatever they are sent.
      return { path, headers: right, body, mayAnswer: true };
  }
}

const alphabets = [
  'abc',
  'مرحباשלום',
  '\u0000\u0007\u001b',
  '\ud800\udc00',
  '\u202e\u2066',
  '👨‍👩‍👧e\u0301',
  '\n\r\t',
  '<b>"&\'',
  '__proto__',
];

/** Names of every kind: refused with a sentence, or given back to the letter. */
export const names: Trial = {
  name: 'names of every kind',
  tries: 120,
  short: 6,
  seconds: 10,
  inMemory: true,
  async run(context) {
    const { folder, random } = context;
    return tryOften(context, async (nth) => {
      const letters = random.pick(alphabets) + random.pick(alphabets);
      const length = nth % 20 === 19 ? 10_000_000 : 1 + random.below(30);
      const name =
        nth % 9 === 8
          ? random.pick(['__proto__', 'constructor', ''])
          : letters.repeat(Math.ceil(length / letters.length)).slice(0, length);
      const base = setupFor({ npcs: 1 });
      const parsed = paradiseSetupSchema.safeParse({
        ...base,
        title: name,
        gangs: base.gangs.map((gang) => ({ ...gang, name })),
      });
      if (/[\p{Cc}\u202e]/u.test(escapeForTerminal(name).replace(/[\n\t]/g, ''))) return 'a terminal is steered';
      if (!parsed.success)
        return parsed.error.issues.every(({ message }) => message.endsWith('.')) ? null : 'no sentence';
      const path = join(folder, `named-${nth}.racketeer`);
      const founded = await foundCampaign({ game: 'paradise', path, fileId: `named-${nth}`, setup: parsed.data }, noon);
      if (founded.kind === 'question') return 'it asked';
      founded.session.store.close();
      const again = await openCampaign(path, noon);
      const { findings } = verifyCampaign(again);
      const title = again.store.campaign().title;
      again.store.close();
      return title === name.trim() && findings.length === 0 ? null : `${JSON.stringify(name)} came back otherwise`;
    });
  },
};

import { fromProgram } from '#shared/contract/caller.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import { createORPCClient } from '@orpc/client';
import { RPCLink as HttpLink } from '@orpc/client/fetch';
import { RPCLink as PortLink } from '@orpc/client/message-port';
import type { ContractRouterClient } from '@orpc/contract';
import { RPCHandler } from '@orpc/server/message-port';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createRouter } from '#api/router.ts';
import { startServer } from '#platform/loopback/server.ts';
import { HostProblem } from '#platform/hostProblem.ts';
import type { PrintPage } from '#platform/printing/printing.ts';
import { createHostServices } from '#platform/services.ts';
import type { Contract } from '#shared/contract/index.ts';
import { temporaryFolder } from '../support/campaigns.ts';

type Api = ContractRouterClient<Contract>;

const bytes = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x00, 0xff, 0x0a]);

function program(printPage: PrintPage) {
  vi.stubEnv('RACKETEER_HOME', temporaryFolder());
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  return createRouter({ ...createHostServices(null), printPage });
}

/** The contract as the browser build has it. */
async function overHttp(printPage: PrintPage): Promise<Api> {
  const rendererFolder = temporaryFolder();
  writeFileSync(join(rendererFolder, 'index.html'), '<!doctype html><title>Racketeer</title>');
  const server = await startServer({ router: program(printPage), rendererFolder });
  onTestFinished(() => server.close());
  const link = new HttpLink({
    url: `http://127.0.0.1:${server.port}/rpc`,
    headers: () => ({ 'x-racketeer-token': server.token }),
  });
  return createORPCClient<Api>(link);
}

/** The contract as the desktop has it. */
function overPort(printPage: PrintPage): Promise<Api> {
  const { port1, port2 } = new MessageChannel();
  new RPCHandler(program(printPage)).upgrade(port1, { context: fromProgram });
  port1.start();
  port2.start();
  onTestFinished(() => {
    port1.close();
    port2.close();
  });
  return Promise.resolve(createORPCClient<Api>(new PortLink({ port: port2 })));
}

async function printed(api: Api): Promise<Api> {
  await api.campaign.openSample({ game: 'paradise' });
  await api.play.advance({ answers: [] });
  onTestFinished(() => api.campaign.close());
  return api;
}

test.each([
  ['over HTTP', overHttp],
  ['over the port', overPort],
])('%s the paper comes as bytes, and what hinders it as a sentence', async (_, connect) => {
  const pages: string[] = [];
  const api = await printed(
    await connect((html, kind) => {
      pages.push(html);
      return kind === 'pdf' ? Promise.resolve(bytes) : Promise.reject(new HostProblem('Nothing here can draw it.'));
    }),
  );
  const { fileName, mediaType, content } = await api.paper.print({ period: 1, format: 'pdf' });
  expect([fileName.slice(-4), mediaType, content.type]).toEqual(['.pdf', 'application/pdf', 'application/pdf']);
  expect(new Uint8Array(await content.arrayBuffer())).toEqual(bytes);
  await expect(api.paper.print({ period: 1, format: 'png' })).rejects.toThrow('Nothing here can draw it.');
  // A picture is drawn as the printer would have it, and its pages side by side.
  expect(pages.map((page) => page.includes('@media print'))).toEqual([true, false]);
  expect(pages[1]).toContain('.sheet:has(.leaf) { display: flex;');
});

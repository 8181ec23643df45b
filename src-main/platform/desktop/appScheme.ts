import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { CustomScheme } from 'electron';
import { pageHeaders } from '../contentPolicy.ts';
import type { RendererFile } from '../rendererFiles.ts';

/** The interface's own address: a scheme of its own keeps it apart from files and from the web. */
export const appScheme: CustomScheme = {
  scheme: 'racketeer',
  privileges: { standard: true, secure: true, supportFetchAPI: true },
};
export const appOrigin = 'racketeer://app';
export const appAddress = `${appOrigin}/index.html`;
/** The projector's page; its scripts see by the path which one they are. */
const showPath = '/show';
export const showAddress = `${appOrigin}${showPath}`;

const paperHost = 'paper';
export const paperAddress = `racketeer://${paperHost}/`;

/** Builds a policy by which a paper may use its own style sheets and nothing else. */
function buildPaperPolicy(html: string): string {
  const sheets = [...html.matchAll(/<style>([^<]*)<\/style>/g)].map(([, sheet = '']) => {
    return `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`;
  });
  const styles = sheets.length === 0 ? "'none'" : sheets.join(' ');
  return `default-src 'none'; style-src ${styles}; img-src data:; font-src data:; base-uri 'none'; form-action 'none'`;
}

/** True if an address is the interface itself. */
export function isAppAddress(address: string): boolean {
  try {
    const url = new URL(address);
    return url.protocol === 'racketeer:' && url.host === 'app';
  } catch {
    return false;
  }
}

/** Addresses a page may load at all: nothing that leaves this machine. */
export function isLocalAddress(address: string): boolean {
  return /^(racketeer|data|blob|devtools):/.test(address);
}

/** Answers requests for the interface's files and, while a paper is being printed, for its page. */
export function answerAppRequests(
  files: ReadonlyMap<string, RendererFile>,
  paperBeingPrinted: () => string | null,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const url = new URL(request.url);
    if (request.method !== 'GET') return createNotFound();
    if (url.host === paperHost) {
      const paper = paperBeingPrinted();
      return paper === null ? createNotFound() : createPage(paper);
    }
    const path = url.pathname === showPath ? '/index.html' : url.pathname;
    const file = url.host === 'app' ? files.get(path) : undefined;
    if (!file) return createNotFound();
    return new Response(new Uint8Array(await readFile(file.path)), {
      headers: { ...pageHeaders, 'content-type': file.mediaType },
    });
  };
}

function createPage(html: string): Response {
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': buildPaperPolicy(html),
      'x-content-type-options': 'nosniff',
    },
  });
}

function createNotFound(): Response {
  return new Response('There is nothing here.', { status: 404 });
}

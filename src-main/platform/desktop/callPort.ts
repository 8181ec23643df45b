import type { BrowserWindow, IpcMainEvent, MessagePortMain } from 'electron';
import { ORPCError } from '@orpc/server';
import { RPCHandler } from '@orpc/server/message-port';
import { guardCalls, type CallRouter, type ReportProblem } from '../callGuard.ts';
import { fromProgram, type CallContext } from '#shared/contract/caller.ts';
import { isAppAddress } from './appScheme.ts';
import type { ElectronModule } from './electronModule.ts';

export interface CallPortOptions {
  /** The handlers of the contract; they need no context. */
  router: CallRouter;
  /** The window there is now. */
  window(): BrowserWindow | null;
  /** Which calls the page may make, by their path in the contract; left out, all. */
  mayCall?(path: readonly string[]): boolean;
  onProblem: ReportProblem;
  /** Receives every successful call, by its path in the contract. */
  onAnswered?(path: readonly string[]): void;
  /** The page has its port and listens to menu commands. */
  onReady?(): void;
}

/**
 * Gives a page one MessagePort when it says hello. Only the window's own top frame, showing the interface, gets one; a
 * later hello (after a reload) closes the earlier port. Returns the calls without an answer yet.
 */
export function handOutCallPort(
  { ipcMain, MessageChannelMain }: Pick<ElectronModule, 'ipcMain' | 'MessageChannelMain'>,
  options: CallPortOptions,
): CallsUnderWay {
  const underWay = new CallsUnderWay();
  const calls = new RPCHandler<CallContext>(options.router, {
    clientInterceptors: [
      async (call) => {
        if (options.mayCall?.(call.path) === false) throw refuseCall();
        const answer = await underWay.add(call.next());
        options.onAnswered?.(call.path);
        return answer;
      },
      guardCalls(options.onProblem),
    ],
  });
  let open: MessagePortMain | null = null;
  ipcMain.on('racketeer:hello', (event) => {
    if (!isFromInterface(event, options.window())) return;
    open?.close();
    const { port1, port2 } = new MessageChannelMain();
    open = port1;
    calls.upgrade(port1, { context: fromProgram });
    port1.start();
    event.sender.postMessage('racketeer:port', null, [port2]);
    options.onReady?.();
  });
  return underWay;
}

/** The sentence of the loopback host for the same page. */
function refuseCall(): Error {
  return new ORPCError('FORBIDDEN', {
    status: 403,
    message: 'The projector shows what everybody may know, and nothing else.',
  });
}

const turnOfEvents = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The calls of the page that are not answered yet. */
export class CallsUnderWay {
  readonly #calls = new Set<Promise<unknown>>();

  add<T>(call: Promise<T>): Promise<T> {
    this.#calls.add(call);
    const endCall = (): void => void this.#calls.delete(call);
    call.then(endCall, endCall);
    return call;
  }

  /** Resolves when every call is answered that the page has sent so far. */
  async settled(): Promise<void> {
    do {
      // A message of the page takes a turn to arrive, and another one to be read.
      await turnOfEvents();
      await turnOfEvents();
      await Promise.allSettled([...this.#calls]);
    } while (this.#calls.size > 0);
  }
}

function isFromInterface(event: IpcMainEvent, window: BrowserWindow | null): boolean {
  const frame = event.senderFrame;
  return (
    window !== null &&
    !window.isDestroyed() &&
    event.sender === window.webContents &&
    frame !== null &&
    frame === window.webContents.mainFrame &&
    isAppAddress(frame.url)
  );
}

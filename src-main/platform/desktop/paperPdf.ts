import { join } from 'node:path';
import type { BrowserWindow } from 'electron';
import { writeOutFile } from '../outFile.ts';
import { measurePicture, type PrintKind, type PrintPage } from '../printing/printing.ts';
import { paperAddress } from './appScheme.ts';
import type { ElectronModule } from './electronModule.ts';

/** A paper for export: a whole HTML document. */
export interface PrintedPaper {
  fileName: string;
  html: string;
}

/** Prints papers in a hidden window, one after another; the paper's address returns the present page. */
export class PaperPress {
  /** The page that is being printed; null between two. */
  page: string | null = null;
  readonly #electron: Pick<ElectronModule, 'BrowserWindow'>;
  #last: Promise<unknown> = Promise.resolve();

  constructor(electron: Pick<ElectronModule, 'BrowserWindow'>) {
    this.#electron = electron;
  }

  readonly print: PrintPage = (html, kind, signal) => {
    const turn = this.#last.then(() => {
      signal?.throwIfAborted();
      return this.#printed(html, kind);
    });
    this.#last = turn.catch(() => undefined);
    return turn;
  };

  async #printed(html: string, kind: PrintKind): Promise<Uint8Array<ArrayBuffer>> {
    const { BrowserWindow: Window } = this.#electron;
    const { width, height, scale } = measurePicture(html);
    const isPicture = kind === 'png';
    this.page = html;
    const press = new Window({
      show: false,
      useContentSize: true,
      // A picture is as large as the window: it is zoomed to the size at which it is drawn.
      width: isPicture ? width * scale : 1100,
      height: isPicture ? height * scale : 1400,
      enableLargerThanScreen: true,
      webPreferences: {
        contextIsolation: true,
        sandbox: true,
        nodeIntegration: false,
        javascript: false,
        spellcheck: false,
        ...(isPicture ? { zoomFactor: scale, offscreen: true } : {}),
      },
    });
    try {
      await press.loadURL(paperAddress);
      return isPicture
        ? new Uint8Array((await press.webContents.capturePage()).toPNG())
        : new Uint8Array(await press.webContents.printToPDF({ printBackground: true, preferCSSPageSize: true }));
    } finally {
      press.destroy();
      this.page = null;
    }
  }
}

type Saving = { press: PaperPress; paper: PrintedPaper; folder: string };

/** Asks where to put it and prints a paper to PDF there; returns the path, or null when canceled. */
export async function savePaper(
  { dialog }: Pick<ElectronModule, 'dialog'>,
  window: BrowserWindow,
  { press, paper, folder }: Saving,
): Promise<string | null> {
  const name = paper.fileName.replace(/\.html?$/i, '');
  const { canceled, filePath } = await dialog.showSaveDialog(window, {
    title: 'Save the paper as PDF',
    defaultPath: join(folder, `${name}.pdf`),
    filters: [{ name: 'PDF', extensions: ['pdf'] }],
  });
  if (canceled || filePath === '') return null;
  writeOutFile(filePath, await press.print(paper.html, 'pdf'));
  return filePath;
}

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserWindow } from 'electron';
import { paperAddress } from './appScheme.ts';
import type { ElectronModule } from './electronModule.ts';

/** A paper as it is exported: a whole HTML document. */
export interface PrintedPaper {
  fileName: string;
  html: string;
}

/** Asks where to put it and prints a paper to PDF there; returns the path, or null when cancelled. */
export async function savePaper(
  { BrowserWindow: Window, dialog }: Pick<ElectronModule, 'BrowserWindow' | 'dialog'>,
  window: BrowserWindow,
  paper: PrintedPaper,
  folder: string,
): Promise<string | null> {
  const name = paper.fileName.replace(/\.html?$/i, '');
  const { canceled, filePath } = await dialog.showSaveDialog(window, {
    title: 'Save the paper as PDF',
    defaultPath: join(folder, `${name}.pdf`),
    filters: [{ name: 'PDF', extensions: ['pdf'] }],
  });
  if (canceled || filePath === '') return null;
  const press = new Window({
    show: false,
    width: 1100,
    height: 1400,
    webPreferences: {
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      javascript: false,
      spellcheck: false,
    },
  });
  try {
    await press.loadURL(paperAddress);
    const pdf = await press.webContents.printToPDF({
      printBackground: true,
      preferCSSPageSize: true,
    });
    await writeFile(filePath, pdf);
  } finally {
    press.destroy();
  }
  return filePath;
}

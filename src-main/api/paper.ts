import { listNewsSoFar } from '../commands/handouts.ts';
import { keepPressEdit } from '../commands/pressEdit.ts';
import {
  listEditions,
  listExtraLines,
  readPaper,
  exportPaper,
  exportVolume,
  readHeldPageView,
  renderPageToPrint,
} from '../queries/papers.ts';
import { openSession, os, type ApiContext } from './desk.ts';

/** Creates the calls for printed editions. */
export function createPaperHandlers(context: ApiContext) {
  return {
    editions: os.paper.editions.handler(() => listEditions(openSession(context))),
    extras: os.paper.extras.handler(() => listExtraLines(openSession(context))),
    newsSoFar: os.paper.newsSoFar.handler(() => listNewsSoFar(openSession(context))),
    edition: os.paper.edition.handler(({ input }) => readPaper(openSession(context), input)),
    held: os.paper.held.handler(({ input }) => readHeldPageView(openSession(context), input.period)),
    edit: os.paper.edit.handler(({ input }) => keepPressEdit(openSession(context), input)),
    volume: os.paper.volume.handler(async () => exportVolume(openSession(context), await context.host.paperFonts())),
    export: os.paper.export.handler(async ({ input }) => {
      const session = openSession(context);
      const fonts = await context.host.paperFonts();
      return exportPaper(session.rulebook, readPaper(session, input), input.format, fonts);
    }),
    print: os.paper.print.handler(async ({ input, signal }) => {
      const session = openSession(context);
      const fonts = await context.host.paperFonts();
      const edition = readPaper(session, input);
      const { rulebook } = session;
      const { html, ...file } = await renderPageToPrint(rulebook, edition, input.format, fonts);
      const bytes = await context.host.printPage(html, input.format === 'png' ? 'png' : 'pdf', signal);
      return { ...file, content: new Blob([bytes], { type: file.mediaType }) };
    }),
  };
}

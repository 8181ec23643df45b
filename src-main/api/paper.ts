import { editionLines, editionOf, exportPaper } from '../queries/papers.ts';
import { openSession, os, type ApiContext } from './desk.ts';

/** The printed editions. */
export function paperHandlers(context: ApiContext) {
  return {
    editions: os.paper.editions.handler(() => editionLines(openSession(context))),
    edition: os.paper.edition.handler(({ input }) => editionOf(openSession(context), input.period)),
    export: os.paper.export.handler(async ({ input }) => {
      const session = openSession(context);
      const fonts = await context.host.paperFonts();
      return exportPaper(session.rulebook, editionOf(session, input.period), input.format, fonts);
    }),
  };
}

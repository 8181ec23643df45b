import { editionLines, editionOf, exportPaper } from '../queries/papers.ts';
import { openSession, os, type ApiContext } from './desk.ts';

/** The printed editions. */
export function paperHandlers(context: ApiContext) {
  return {
    editions: os.paper.editions.handler(() => editionLines(openSession(context).store)),
    edition: os.paper.edition.handler(({ input }) =>
      editionOf(openSession(context).store, input.month),
    ),
    export: os.paper.export.handler(async ({ input }) =>
      exportPaper(
        editionOf(openSession(context).store, input.month),
        input.format,
        await context.host.paperFonts(),
      ),
    ),
  };
}

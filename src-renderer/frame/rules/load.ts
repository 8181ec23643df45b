import { parseRules, type Rule } from './book.ts';

type Pages = () => Promise<readonly string[]>;

const read = new Map<Pages, Promise<readonly Rule[]>>();

/** Every rule of these games in the order of their pages; read when somebody first wants one. */
export async function loadRules(games: readonly Pages[]): Promise<readonly Rule[]> {
  const books = games.map((pages) => {
    const book = read.get(pages) ?? pages().then((texts) => texts.flatMap((text) => parseRules(text)));
    read.set(pages, book);
    return book;
  });
  return (await Promise.all(books)).flat();
}

import type { Mail } from '#kernel/capabilities.ts';
import type { GodfatherGame } from '../game.ts';
import { buildPacketParts } from './packet.ts';
import { readSheet, sheetExamples } from './readSheet.ts';
import { describeLine, findWords, listOnScreen } from '#kernel/declare/order.ts';
import { orderWords } from '../orderWords.ts';
import { listExamples } from './sheetSamples.ts';

/**
 * [GOD-VIEW-6] Play by mail: a family gets its question and the board, and returns the lines of its turn. Orders are
 * carried out as they are read, so none can be withdrawn or handed in.
 */
export const mail: Mail<GodfatherGame> = {
  packet: (view, seat) => ({
    parts: buildPacketParts(view, seat),
    examples: listExamples(view, seat),
    verbs: sheetExamples,
  }),
  notOnSheets: listOnScreen(orderWords),
  read: (view, seat, lines) => readSheet({ view, seat }, lines),
  decides: (order) => findWords(orderWords, order).decides?.(order) ?? [],
  describe: (state, seat, order) => describeLine(orderWords, state, { seat, order }),
  begin: () => undefined,
  end: () => undefined,
};

import { formTables, quoteGang } from '../queries/setup.ts';
import { os } from './desk.ts';

/** What the setup form needs before there is a campaign. */
export function setupHandlers() {
  return {
    tables: os.setup.tables.handler(() => formTables()),
    quoteGang: os.setup.quoteGang.handler(({ input }) => quoteGang(input.gang, input.houseRules)),
  };
}

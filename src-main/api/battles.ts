import { replayBattle, settleBattle, tryBattle } from '../commands/battles.ts';
import { openSession, os, type ApiContext } from './desk.ts';

/** Battles that wait, their odds, and those that were fought. */
export function battleHandlers(context: ApiContext) {
  return {
    sheet: os.battles.sheet.handler(({ input }) => {
      const { rulebook, snapshot } = openSession(context);
      return rulebook.battles.sheet(snapshot.state, input.battle, input.viewer);
    }),
    odds: os.battles.odds.handler(({ input: { battle, from, runs } }) => {
      const { rulebook, snapshot } = openSession(context);
      return rulebook.battles.tally(snapshot.state, battle, { from, runs });
    }),
    try: os.battles.try.handler(({ input }) => tryBattle(openSession(context), input.battle)),
    settle: os.battles.settle.handler(({ input }) =>
      settleBattle(openSession(context), input, context.host.now()),
    ),
    watch: os.battles.watch.handler(({ input }) =>
      replayBattle(openSession(context), input.battle),
    ),
  };
}

import type { OutrageLine } from '../battles.ts';
import type { OutrageVerdict } from '../index.ts';
import type { Carrying } from './carrying.ts';
import type { BattleId } from '../../../../../src-shared/games/paradise/ids.ts';
import type { SeatId } from '../../../../../src-shared/words/ids.ts';

/** What each event carries. */
export type OutragePayloads = {
  /** [PO-2] */
  'outrage-stirred': { battle: BattleId; from: number; to: number; lines: OutrageLine[] };
  /** [PO-2] A month in which nothing raised it. */
  'outrage-eased': { from: number; to: number };
  /** [PO-3] */
  'outrage-rolled': {
    before: number;
    after: number;
    faces: number[];
    total: number;
    verdict: OutrageVerdict;
  };
  'feds-arrived': { month: number; agents: number };
  /** [PO-6] Two come for each agent who was hurt. */
  'feds-reinforced': { from: number; to: number };
  /** [GANG-17] `endsTrials`: the Bosses' trials for the heat end with it. */
  'feds-left': { gang: SeatId; endsTrials: boolean };
};

export type OutrageEvent = Carrying<OutragePayloads>;

import type { Trial } from './trial.ts';
import { aimedFlips, bitFlips, brokenFiles } from './trials/broken.ts';
import { malformedCalls, names } from './trials/calls.ts';
import { hostileFiles } from './trials/hostile.ts';
import { cutLogs, fullDisk, killedUpgrades, kills } from './trials/killing.ts';
import {
  backupsOpened,
  copiesPlayedOn,
  copiesWhileOpen,
  deletedLocks,
  killedMakings,
  staleLogs,
} from './trials/neighbors.ts';
import {
  backupsInTrouble,
  backupsRestored,
  replays,
  secondProgram,
  strangePlaces,
  undoRedo,
} from './trials/playing.ts';
import { readersBeside } from './trials/reading.ts';

/** Every trial, in the order it is printed. */
export const trials: readonly Trial[] = [
  kills,
  cutLogs,
  bitFlips,
  aimedFlips,
  brokenFiles,
  fullDisk,
  secondProgram,
  malformedCalls,
  killedUpgrades,
  undoRedo,
  replays,
  names,
  hostileFiles,
  readersBeside,
  backupsInTrouble,
  strangePlaces,
  backupsRestored,
  copiesWhileOpen,
  staleLogs,
  deletedLocks,
  copiesPlayedOn,
  backupsOpened,
  killedMakings,
];

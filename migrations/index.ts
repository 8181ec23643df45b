import type { Kysely } from 'kysely';
import { up as campaignFile } from './0001-campaign-file.ts';
import { up as battles } from './0002-battles.ts';
import { up as showsAndStanding } from './0003-shows-and-standing.ts';
import { up as officials } from './0004-officials.ts';
import { up as infirmaryAndCourts } from './0005-infirmary-and-courts.ts';
import { up as bargains } from './0006-bargains.ts';
import { up as everyGame } from './0008-every-game.ts';
import { up as sealedRows } from './0009-sealed-rows.ts';
import { up as packedSteps } from './0010-packed-steps.ts';
import { up as notesAndPress } from './0011-notes-and-press.ts';
import { up as keptState } from './0012-kept-state.ts';
import { up as tallies } from './0013-tallies.ts';
import { up as smallerMonths } from './0014-smaller-months.ts';
import { up as statesByParts } from './0015-states-by-parts.ts';
import { up as sentencesPacked } from './0016-sentences-packed.ts';
import { up as sealsByTheBook } from './0007-seals-by-the-book.ts';

/** One step of the file format; the file's `user_version` counts those it has had. */
export type Migration = { name: string; up(db: Kysely<unknown>): Promise<void> };

/** Every migration in order. A landed one is frozen. */
export const migrations: readonly Migration[] = [
  { name: '0001-campaign-file', up: campaignFile },
  { name: '0002-battles', up: battles },
  { name: '0003-shows-and-standing', up: showsAndStanding },
  { name: '0004-officials', up: officials },
  { name: '0005-infirmary-and-courts', up: infirmaryAndCourts },
  { name: '0006-bargains', up: bargains },
  { name: '0007-seals-by-the-book', up: sealsByTheBook },
  { name: '0008-every-game', up: everyGame },
  { name: '0009-sealed-rows', up: sealedRows },
  { name: '0010-packed-steps', up: packedSteps },
  { name: '0011-notes-and-press', up: notesAndPress },
  { name: '0012-kept-state', up: keptState },
  { name: '0013-tallies', up: tallies },
  { name: '0014-smaller-months', up: smallerMonths },
  { name: '0015-states-by-parts', up: statesByParts },
  { name: '0016-sentences-packed', up: sentencesPacked },
];

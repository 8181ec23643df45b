import { openCampaign, requireRescue, rescueCampaign, restoreCampaign } from '../commands/files.ts';
import { readClock } from '../platform/clock.ts';
import { listCampaignBackups } from '../queries/files.ts';
import { listBackedUp } from '../store/backups/lookup.ts';
import type { Backup } from '../store/backups/kept.ts';
import { CommandFailure } from './failure.ts';
import { finishBeforeSignals } from './interrupt.ts';
import { print } from './print.ts';

/** `backups [FILE]`: a campaign's backups, newest first and numbered, or every campaign that has any. */
export function showBackups(file: string | undefined): void {
  if (file === undefined) {
    showBackedUp();
    return;
  }
  const backups = listCampaignBackups(file);
  if (backups.length === 0) throw new CommandFailure(`No backup of ${file} is kept.`);
  for (const [index, backup] of backups.entries()) {
    const mark = backup.isDamaged ? ', damaged' : '';
    print(`${index + 1}. ${describeBackup(backup)}${mark}\n   ${backup.path}`);
  }
}

function showBackedUp(): void {
  const campaigns = listBackedUp();
  if (campaigns.length === 0) print('No backups are kept.');
  for (const { path, count, newest } of campaigns) {
    const where = path === '' ? 'A campaign whose place is not known' : path;
    print(`${where}: ${count} ${count === 1 ? 'backup' : 'backups'}, newest ${describeBackup(newest)}`);
    if (path === '') print(`   ${newest.path}`);
  }
}

function describeBackup({ label, writtenAt }: Backup): string {
  return `${label} (${writtenAt.slice(0, 16).replace('T', ' ')})`;
}

/** `restore FILE BACKUP`: puts a backup in the place of a whole campaign, which is kept as a backup first. */
export async function restoreBackup(file: string, wanted: string): Promise<void> {
  const backup = requireBackup(file, wanted);
  await finishBeforeSignals(async () => {
    const session = await openCampaign(file, readClock());
    try {
      const restored = await restoreCampaign(session, backup.path, readClock());
      restored.store.close();
    } finally {
      if (session.store.isOpen) session.store.close();
    }
  });
  print(`${file} is as it was ${describeBackup(backup)}; what was there before is kept as a backup.`);
}

/** `rescue FILE BACKUP`: puts a backup in the place of a campaign that is damaged or lost. */
export async function rescueFile(file: string, wanted: string): Promise<void> {
  const backup = requireBackup(file, wanted);
  await requireRescue(file, backup.path);
  const keptAs = await finishBeforeSignals(async () => {
    const rescued = await rescueCampaign(file, backup.path, readClock());
    rescued.session.store.close();
    return rescued.keptAs;
  });
  print(`${file} is as it was ${describeBackup(backup)}.`);
  if (keptAs !== null) print(`The damaged file is kept as ${keptAs}.`);
}

/** Finds a backup by its number in the list, or by its path. */
function requireBackup(file: string, wanted: string): Backup {
  const backups = listCampaignBackups(file);
  const found = /^\d+$/.test(wanted) ? backups[Number(wanted) - 1] : backups.find(({ path }) => path === wanted);
  if (found !== undefined) return found;
  throw new CommandFailure(
    backups.length === 0
      ? `No backup of ${file} is kept.`
      : `There is no backup ${wanted} of ${file}; “racketeer backups” lists those there are.`,
  );
}

import type { GameId } from '#shared/words/games.ts';
import {
  branchCampaign,
  enterCampaign,
  foundCampaign,
  keepAsOwn,
  nameAsOpenHere,
  openCampaign,
  requireRescue,
  rescueCampaign,
  restoreCampaign,
  restoreOpenBackup,
} from '../commands/files.ts';
import { playSample } from '../commands/playedSample.ts';
import { readRunning, readSeatTable, type RunningParts } from '../commands/runningFile.ts';
import { runExclusively, type Session } from '../commands/session.ts';
import { verifyCampaign } from '../commands/verify.ts';
import { listCampaignBackups, findDamage, isSameFile } from '../queries/files.ts';
import { loadSample } from '../queries/setup.ts';
import { exportTable } from '../queries/tables.ts';
import { queueChange, openSession, describeOpened, os, putOpen, type ApiContext, type OpenedAnswer } from './desk.ts';

async function closeOpen(context: ApiContext): Promise<void> {
  await context.forecasts.cancel();
  const session = openSession(context);
  await runExclusively(session, () => session.store.close());
  if (context.open === session) context.open = null;
}

/** Creates the calls of the campaign file: founding, opening, branching, verifying, restoring. */
export function createCampaignHandlers(context: ApiContext) {
  const { host } = context;
  const { campaign } = os;
  return {
    current: campaign.current.handler(() => (context.open === null ? null : describeOpened(context.open, null))),
    shown: campaign.shown.handler(() => describeShown(context)),
    join: campaign.join.handler(({ input }) => queueChange(context, () => join(context, input))),
    open: campaign.open.handler(({ input }) =>
      queueChange(context, () => openFile(context, host.resolvePath(input.path))),
    ),
    openSample: campaign.openSample.handler(({ input: { game, isPlayed = false } }) =>
      queueChange(context, async () => {
        const sample = await loadSample(game);
        const setup = isPlayed ? { ...sample, title: 'First evening' } : sample;
        const path = host.freePath(setup.title);
        const founding = { game, path, fileId: host.fileId(), setup };
        const founded = await foundCampaign(founding, host.now());
        if (founded.kind === 'question') throw new Error('The sample campaign asked a question.');
        if (isPlayed) await playSample(founded.session, host.now());
        return putOpen(context, founded.session);
      }),
    ),
    table: campaign.table.handler(({ input }) => exportTable(openSession(context), input)),
    readGang: campaign.readGang.handler(({ input }) => ({
      block: JSON.stringify(readSeatTable(openSession(context).rulebook, input.text), null, 2),
    })),
    close: campaign.close.handler(() => queueChange(context, () => closeOpen(context))),
    branch: campaign.branch.handler(({ input }) =>
      queueChange(context, async () => {
        const session = openSession(context);
        const branch = { path: host.freePath(input.title), fileId: host.fileId(), title: input.title };
        return putOpen(context, await branchCampaign(session, branch, host.now()));
      }),
    ),
    keepAsOwn: campaign.keepAsOwn.handler(() => queueChange(context, () => keepApart(context))),
    verify: campaign.verify.handler(() => verifyCampaign(openSession(context))),
    backups: campaign.backups.handler(() => listCampaignBackups(openSession(context).store.path)),
    rescue: campaign.rescue.handler(({ input }) =>
      queueChange(context, async () => {
        const path = host.resolvePath(input.path);
        await requireRescue(path, input.backup);
        const { session, keptAs } = await rescueCampaign(path, input.backup, host.now());
        context.damaged.delete(path);
        const rescued = await putOpen(context, session);
        return { ...rescued, notice: keptAs === null ? null : describeRestored(keptAs) };
      }),
    ),
    restore: campaign.restore.handler(({ input }) => queueChange(context, () => restore(context, input.path))),
    restoreThis: campaign.restoreThis.handler(() =>
      queueChange(context, async () => {
        const { session, keptAs } = await restoreOpenBackup(openSession(context), host.now());
        const restored = await putOpen(context, session);
        return { ...restored, notice: describeRestored(keptAs) };
      }),
    ),
  };
}

/** Keeps the open state of a file that another program changed as a file of its own, and opens that. */
async function keepApart(context: ApiContext): Promise<OpenedAnswer> {
  const { host } = context;
  const session = openSession(context);
  const path = host.freePath(nameAsOpenHere(session.store.path));
  const own = await keepAsOwn(session, { path, fileId: host.fileId() }, host.now());
  const opened = await putOpen(context, own);
  return { ...opened, notice: `What was open here is kept as ${path}, and is open now.` };
}

function describeShown({ open }: ApiContext) {
  if (open?.store.isOpen !== true) return null;
  return { game: open.rulebook.id, title: open.store.campaign().title };
}

/** Puts a backup in the place of the open campaign; where that fails half-way, none is open. */
async function restore(context: ApiContext, backup: string) {
  const session = openSession(context);
  const restored = await restoreCampaign(session, backup, context.host.now()).finally(() => {
    if (!session.store.isOpen) context.open = null;
  });
  context.open = restored;
  return describeOpened(restored, describeRestored(null));
}

/** Describes the fate of the file that a backup replaced. */
function describeRestored(keptAs: string | null): string {
  return keptAs === null
    ? 'The backup is open; what was there before is kept as a backup too.'
    : `The damaged file is kept as ${keptAs}.`;
}

/** Opens a file in the place of the open one; the open one itself only where another program changed it. */
async function openFile(context: ApiContext, path: string): Promise<OpenedAnswer> {
  const { open, opening } = context;
  if (open?.store.isOpen === true && isSameFile(open.store.path, path)) {
    if (!open.store.wasChangedOutside()) return describeOpened(open, null);
    await closeOpen(context);
  }
  return putOpen(context, await opening.during(() => openNoting(context, path)));
}

/** Opens a file; one that turns out damaged is listed as such, with its backups, until it is mended. */
async function openNoting(context: ApiContext, path: string): Promise<Session> {
  const { damaged, host, opening } = context;
  damaged.delete(path);
  try {
    return await openCampaign(path, host.now(), undefined, (words) => opening.tell(words));
  } catch (problem) {
    const finding = findDamage(problem);
    if (finding !== null) {
      damaged.set(path, finding);
      host.remember(path);
    }
    throw problem;
  }
}

/** Enters a running campaign from its file's text; its faults are the answer, not a refusal. */
async function join(
  context: ApiContext,
  { game, text, path, ...parts }: { game: GameId; text: string; path: string | null } & Required<RunningParts>,
) {
  const { host } = context;
  const read = await readRunning(game, text, parts);
  if (read.kind === 'wrong') return read;
  const { running } = read;
  const entering = {
    path: path === null ? host.freePath(read.title) : host.resolvePath(path),
    fileId: host.fileId(),
    game,
    running,
  };
  const session = await enterCampaign(entering, host.now());
  return { kind: 'done' as const, opened: await putOpen(context, session) };
}

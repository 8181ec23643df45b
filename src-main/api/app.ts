import { listCampaignBackups, describeFile, addDamage } from '../queries/files.ts';
import { listVersions } from '../queries/versions.ts';
import { os, type ApiContext } from './desk.ts';

/** Creates the calls that need no campaign: the program, its recent files and their backups. */
export function createAppHandlers(context: ApiContext) {
  const { host, damaged } = context;
  return {
    about: os.app.about.handler(() => ({
      version: host.version,
      host: host.kind,
      hasDialogs: host.hasDialogs,
      campaignsFolder: host.campaignsFolder(),
    })),
    versions: os.app.versions.handler(async () => ({
      ...(await listVersions(host.version)),
      runtimes: host.runtimes(),
    })),
    recent: os.app.recent.handler(() =>
      Promise.all(
        host
          .recents()
          .map(async (path) =>
            addDamage(await describeFile(path, context.open?.store ?? null), damaged.get(path) ?? null),
          ),
      ),
    ),
    opening: os.app.opening.handler(() => context.opening.ask()),
    forget: os.app.forget.handler(({ input }) => host.forget(input.path)),
    backupsOf: os.app.backupsOf.handler(({ input }) => listCampaignBackups(host.resolvePath(input.path))),
    chooseFile: os.app.chooseFile.handler(() => host.chooseFile()),
  };
}

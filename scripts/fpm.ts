import { buildDeb } from './deb.ts';

/** Stands where the packager would fetch `fpm`; `packaging.ts` says when. */
// Folders of a package are everybody's to read.
process.umask(0o022);
buildDeb(process.argv.slice(2));

import { pathToFileURL } from 'node:url';
import { readAsFolder } from './archive.ts';

/** A thread of the program, from the archive. */
const [archive = '', file = ''] = process.argv.slice(2);
readAsFolder(archive);
await import(pathToFileURL(file).href);

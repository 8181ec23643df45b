import { createRequire } from 'node:module';

/** Resolves the package's own import names (`#kernel/…`) for ESLint, as Node does; leaves all others to the next resolver. */
export function resolve(source: string, file: string): { found: boolean; path?: string } {
  if (!source.startsWith('#')) return { found: false };
  try {
    return { found: true, path: createRequire(file).resolve(source) };
  } catch {
    return { found: false };
  }
}

export const interfaceVersion = 2;

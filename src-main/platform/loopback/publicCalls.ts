import { createHash } from 'node:crypto';
import { access } from '#shared/contract/access.ts';

/** Derives the token of the projector's page, which a page computes from its own in the same way. */
export function deriveShowToken(token: string): string {
  return createHash('sha256').update(`show ${token}`).digest('base64url');
}

/** True if the contract marks the call at a path such as `play/publicShow` as one that anyone may make. */
export function isPublicCall(path: string): boolean {
  let at: unknown = access;
  for (const part of path.split('/').filter((one) => one !== '')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, part)) return false;
    at = (at as Record<string, unknown>)[part];
  }
  return at === 'public';
}

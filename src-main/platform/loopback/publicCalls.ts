import { createHash } from 'node:crypto';
import { findAccess } from '#shared/contract/access.ts';

/** Derives the token of the projector's page, as a page does from its own. */
export function deriveShowToken(token: string): string {
  return createHash('sha256').update(`show ${token}`).digest('base64url');
}

/** True if the contract marks the call at a path such as `play/publicShow` as one that anyone may make. */
export function isPublicCall(path: string): boolean {
  return findAccess(path.split('/').filter((one) => one !== '')) === 'public';
}

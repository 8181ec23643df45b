/** Takes away from a page what browsers give to secure pages alone: over plain HTTP a device has none of it. */
export function leaveOutSecureParts(): void {
  const parts: readonly (readonly [object, readonly string[]])[] = [
    [Crypto.prototype, ['subtle', 'randomUUID']],
    [Navigator.prototype, ['clipboard', 'serviceWorker', 'locks', 'storage', 'wakeLock', 'share', 'mediaDevices']],
    [window, ['caches', 'cookieStore', 'isSecureContext']],
  ];
  for (const [owner, names] of parts) for (const name of names) delete (owner as Record<string, unknown>)[name];
}

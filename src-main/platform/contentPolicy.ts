/**
 * The content policy of a page of this app: its own files and nothing else. Nothing inline: drawings set colors and
 * sizes of single elements by script, which no policy for style sheets concerns.
 */
export const contentPolicy = formatContentPolicy([]);

/** Formats the policy of a page that may call some other addresses of its host besides. */
export function formatContentPolicy(others: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    ["connect-src 'self'", ...new Set(others.map(formatOther))].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** Formats another address of the host; a policy knows no IPv6 addresses, so one of those opens its port of any machine. */
function formatOther(url: string): string {
  return url.replace(/\[[^\]]*\]/u, '*');
}

/** Headers that every page and file of the interface is served with. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': contentPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

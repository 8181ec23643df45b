/**
 * Returns the content policy of an exported page: it loads the styles, type and pictures that it carries, and nothing
 * from anywhere. A script runs only where the page names it by its SHA-256 in base64.
 */
export function renderContentPolicy(scriptHash: string | null = null): string {
  const script = scriptHash === null ? [] : [`script-src 'sha256-${scriptHash}'`];
  const policy = [
    "default-src 'none'",
    ...script,
    "style-src 'unsafe-inline'",
    'img-src data:',
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}

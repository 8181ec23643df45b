/** Returns the packages that a script imports or requires, by name; built-in modules left out. */
export function bareImports(script: string): string[] {
  const specifiers = [
    ...script.matchAll(/\bfrom\s*["'`]([^"'`\s]+)["'`]/g),
    ...script.matchAll(/\bimport\s*["'`]([^"'`\s]+)["'`]/g),
    ...script.matchAll(/\bimport\(\s*["'`]([^"'`\s]+)["'`]\s*\)/g),
    ...script.matchAll(/\brequire\(\s*["'`]([^"'`\s]+)["'`]\s*\)/g),
  ].map(([, specifier = '']) => specifier);
  return specifiers
    .filter((specifier) => /^(@[a-z][\w.-]*\/)?[a-z][\w.-]*(\/|$)/i.test(specifier))
    .filter((specifier) => !specifier.startsWith('node:'))
    .map((specifier) =>
      specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/'),
    );
}

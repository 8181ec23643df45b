/**
 * Closes the prototype of all objects, so that no name in a file or a call can add to it. Objects may still override
 * its parts, as libraries do.
 */
export function closePrototypes(): void {
  Object.preventExtensions(Object.prototype);
  Object.preventExtensions(Array.prototype);
  Object.preventExtensions(Function.prototype);
}

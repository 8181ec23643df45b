/**
 * Closes the prototype of all objects: nothing that is read from a file or a call can add to it, whatever name it
 * bears. What stands there may still be overridden by objects of their own, as libraries do.
 */
export function closePrototypes(): void {
  Object.preventExtensions(Object.prototype);
  Object.preventExtensions(Array.prototype);
  Object.preventExtensions(Function.prototype);
}

/** Rumors are told in a column of their own, in a bystander’s words. */
export function rumor(): null {
  return null;
}

/** Returns the notices of all work of others in this program; the builder lays them beside the page. */
export async function loadNotices(): Promise<string> {
  const answer = await fetch('third-party.txt');
  if (!answer.ok) {
    throw new Error('The notices are missing from this copy of Racketeer; install it again.');
  }
  return answer.text();
}

import { refusalHeader, refusalStatuses } from '#shared/contract/refusals.ts';

type Headers = Readonly<Record<string, string | string[] | undefined>>;
type Answer = { status: number; headers: Headers };

/** True for a refusal of a page that reads its status from the header. */
export function isToldQuietly({ status }: { status: number }, asked: Headers): boolean {
  return refusalStatuses.has(status) && asked[refusalHeader] !== undefined;
}

/** Wraps every answer: refusals have status 200, and their own in the header, for a page that asks for this. */
export async function answerQuietly<A extends Answer, R extends { response?: A | undefined }>({
  next,
  request,
}: {
  next: () => Promise<R>;
  request: { headers: Headers };
}): Promise<R> {
  const result = await next();
  const { response } = result;
  if (!response || !isToldQuietly(response, request.headers)) return result;
  const headers = { ...response.headers, [refusalHeader]: String(response.status) };
  return { ...result, response: { ...response, status: 200, headers } };
}

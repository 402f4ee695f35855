/** The answers to the calls that the document started (`first-calls.ts`): each is used once, and only by the page of the person it was given to. */
import { personHeader } from 'virtual:contract'
import { surfaceOf } from '@kervan/domain/access/guarded-addresses.ts'
import { pagePersonId } from '#spine/api/page-person.ts'

/** What the first view has not asked for by then, nobody will ask for soon, and later it would be too old. */
const lastingMs = 10_000
const calls = window.kervanFirstCalls
if (calls) setTimeout(() => calls.clear(), lastingMs)

/** Undefined where there is none, and the call is to be made. */
export async function takeFirstAnswer({ method, url }: Request): Promise<Response | undefined> {
  const { pathname, search } = new URL(url)
  const path = `${pathname}${search}`.slice('/api'.length)
  const call = method === 'GET' ? calls?.get(path) : undefined
  if (!call) return undefined
  calls?.delete(path)
  const answer = await call
  const person = pagePersonId(surfaceOf(location.pathname))
  // Somebody else may have signed in in another tab meanwhile.
  const isOthers = person !== undefined && answer?.headers.get(personHeader) !== person
  return isOthers || (answer?.status ?? 500) >= 500 ? undefined : answer
}

/** What of queries is kept on this device, and how it comes back. */
import type { Surface } from '@kervan/domain/access/roles.ts'
import type { Query, QueryKey } from '@tanstack/react-query'
import { isUnreachable } from '#spine/api/is-unreachable.ts'
import { noteReached, shownFromDevice } from '#spine/api/offline-state.ts'
import { setFirstPagePerson } from '#spine/api/page-person.ts'
import { keepAnswer, readKept } from '#spine/drafts/kept-answers.ts'
import { keepPerson, keptPerson, type WhoIsThere } from '#spine/drafts/kept-person.ts'

/** Lists, records and figures. Not signing in, conversations, the demo inbox with its codes, nor what is said of other people's data. */
const keptParts: ReadonlySet<unknown> = new Set([
  'analytics',
  'automations',
  'benchmark',
  'company',
  'customers',
  'documents',
  'lists',
  'luna',
  'newsletter',
  'notifications',
  'quotes',
  'rates',
  'requests',
  'shipments',
  'tracking',
  'workqueue',
])
const keptOut: ReadonlySet<unknown> = new Set([
  'dataRequests',
  'apiKeys',
  'secret',
  // Who is on the site at this moment is nothing to read later, and changes with every page they open.
  'live',
  'invitations',
  // Whoever takes their consent back has them deleted, which no device would hear of.
  'visits',
  'merges',
  'model',
  'mail',
  'drivers',
  'shares',
])

/** Changes of one moment are kept together. */
const pauseMs = 1_000
/** Of a long list its beginning. */
const mostPages = 3

const waiting = new Map<string, ReturnType<typeof setTimeout>>()

export function isKeepable([path]: QueryKey): boolean {
  if (!Array.isArray(path) || !keptParts.has(path[0])) return false
  return !path.some((part) => keptOut.has(part))
}

/** The answer, or what is kept of it. */
export async function settle<Answer>(
  surface: Surface,
  reading: Promise<Answer>,
  signal: AbortSignal,
  query: Query,
): Promise<Answer> {
  const { queryHash, queryKey } = query
  const answered = reading.then((answer) => {
    noteReached(true)
    // It comes after all.
    if (shownFromDevice.delete(queryHash)) query.setData(answer)
    if (isWhoAmI(queryKey)) keepPerson(surface, answer as WhoIsThere)
    else keepSoon(surface, query, answer)
    return answer
  })
  const recall = async (): Promise<Answer | undefined> => {
    if (isWhoAmI(queryKey)) return recallPerson(surface) as Answer | undefined
    const kept = isKeepable(queryKey) ? await readKept(surface, queryHash) : undefined
    if (!kept) return undefined
    noteReached(false)
    shownFromDevice.add(queryHash)
    // Its age is that of the reading. Set after the answer has been taken, which would make it new.
    setTimeout(() => query.setState({ ...query.state, dataUpdatedAt: kept.kept_at }))
    return kept.data as Answer
  }
  // What is on the screen stays there.
  const isNew = query.state.data === undefined
  try {
    return isNew ? await within(patienceMs, answered, recall) : await answered
  } catch (error) {
    if (signal.aborted || !isUnreachable(error)) throw error
    noteReached(false)
    const kept = isNew ? await recall() : undefined
    if (kept === undefined) throw error
    return kept
  }
}

const isWhoAmI = ([path]: QueryKey) => Array.isArray(path) && path.join('.') === 'auth.whoAmI'

/** Whoever was signed in here reads on; the first answer says whether they still are. */
function recallPerson(surface: Surface): WhoIsThere | undefined {
  const kept = keptPerson(surface)
  if (!kept?.person) return undefined
  noteReached(false)
  setFirstPagePerson(surface, kept.person.id)
  return kept
}

/** A network that hangs is as good as none. */
const patienceMs = 6_000

async function within<Answer>(
  ms: number,
  reading: Promise<Answer>,
  recall: () => Promise<Answer | undefined>,
): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, ms, 'late')
  })
  const first = await Promise.race([reading, late]).finally(() => clearTimeout(timer))
  if (first !== 'late') return first as Answer
  const kept = await recall()
  if (kept === undefined) return reading
  reading.catch(() => undefined)
  return kept
}

function keepSoon(surface: Surface, { queryKey, queryHash }: Query, answer: unknown): void {
  if (!isKeepable(queryKey)) return
  clearTimeout(waiting.get(queryHash))
  const keep = () => {
    waiting.delete(queryHash)
    void keepAnswer(surface, queryHash, beginningOf(answer))
  }
  waiting.set(queryHash, setTimeout(keep, pauseMs))
}

type Pages = { pages: unknown[]; pageParams: unknown[] }

function beginningOf(answer: unknown): unknown {
  const { pages, pageParams } = (answer ?? {}) as Partial<Pages>
  if (!Array.isArray(pages) || !Array.isArray(pageParams)) return answer
  return { pages: pages.slice(0, mostPages), pageParams: pageParams.slice(0, mostPages) }
}

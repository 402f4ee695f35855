/** The inbox as its address says: which part, what is searched, which filters; and how many conversations each part has. */
import { type InboxKind, type InboxPart, inboxKinds, inboxParts } from '@kervan/domain/chat/office-chat.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { api } from '#spine/api/api.ts'
import { type Place, pageOptions } from '#spine/lists/list-pages.ts'
import { useListPages } from '#spine/lists/use-list-pages.ts'

export type InboxState = {
  part: InboxPart
  search: string
  kind: InboxKind | undefined
  isWaiting: boolean
  /** Only those of the person, and those of nobody. */
  isOwn?: boolean
  /** Who has waited longest first, instead of who has written last. */
  isByWaiting: boolean
}

export const initialPart: InboxPart = 'open'
const [firstPage, nextPage] = [50, 100]

const oneOf = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text)

export function useInboxState(): InboxState {
  const [params] = useSearchParams()
  return {
    part: oneOf(inboxParts, params.get('part')) ?? initialPart,
    search: params.get('q') ?? '',
    kind: oneOf(inboxKinds, params.get('kind')),
    isWaiting: params.get('waiting') === '1',
    isByWaiting: params.get('sort') === 'waiting',
  }
}

const scopeOf = ({ search, kind, isWaiting, isOwn }: InboxState) => ({
  ...(search && { search }),
  ...(kind && { kind }),
  ...(isWaiting && { waiting: 'true' }),
  ...(isOwn && { own: 'true' }),
})

export function useInbox(state: InboxState) {
  return useListPages(
    api.chat.office.inbox.infiniteOptions({
      input: (place: Place) => ({
        ...place,
        ...scopeOf(state),
        limit: place.after || place.until ? nextPage : firstPage,
        part: state.part,
        sort: state.isByWaiting ? ('waiting' as const) : ('-last' as const),
      }),
      ...pageOptions,
    }),
  )
}

const minute = 60_000

/** Of all conversations, or of those among which the inbox is filtered. */
export function useInboxCounts(state?: InboxState, { isAsked = true } = {}) {
  return useQuery(
    api.chat.office.counts.queryOptions({
      input: state ? scopeOf(state) : {},
      // What was put off comes back with time.
      refetchInterval: minute,
      placeholderData: keepPreviousData,
      enabled: isAsked,
    }),
  )
}

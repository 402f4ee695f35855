/** The inbox: its parts with their counts, a search, filters, and the conversations, through which j, k and the arrow keys move. */
import type { InboxConversation } from '@kervan/domain/chat/office-chat.contract.ts'
import { inboxKinds, inboxKindWords, inboxParts, inboxPartWords } from '@kervan/domain/chat/office-chat.ts'
import { FunnelX, SlidersHorizontal } from 'lucide-react'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { communicationAddress } from '#features/chat/office/communication-address.ts'
import { type InboxState, initialPart, useInbox, useInboxCounts } from '#features/chat/office/inbox.ts'
import { withParams } from '#spine/addresses/dialog-address.ts'
import { PagedList } from '#spine/api/paged-list.tsx'
import { Avatar } from '#spine/ui/avatar.tsx'
import { CountBadge } from '#spine/ui/badge.tsx'
import { Button } from '#spine/ui/button.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { FilterChips } from '#spine/ui/filter-chips.tsx'
import { IconButton } from '#spine/ui/icon-button.tsx'
import { RelativeTime } from '#spine/ui/relative-time.tsx'
import { rowLink, useRowKeys } from '#spine/ui/row-keys.ts'
import { SearchField } from '#spine/ui/search-field.tsx'
import { Select } from '#spine/ui/select.tsx'
import { useDebounced } from '#spine/ui/use-debounced.ts'

type Props = { state: InboxState; openId: string | undefined; className?: string }

export function InboxList({ state, openId, className }: Props) {
  const pages = useInbox(state)
  const counts = useInboxCounts(state).data
  const { search } = useLocation()
  const navigate = useNavigate()
  const change = (changes: Record<string, string | null>) =>
    void navigate({ search: withParams(search, changes) }, { replace: true, preventScrollReset: true })
  const filtersId = useId()
  const [isOpened, setOpened] = useState(false)
  const hasFilter = state.kind !== undefined || state.isWaiting || state.isByWaiting
  // Room for conversations: they are shown while they are wanted, or hold.
  const isFiltering = isOpened || hasFilter
  const toggle = () => {
    setOpened(!isFiltering)
    if (hasFilter) change({ kind: null, waiting: null, sort: null })
  }
  const isFiltered = state.search !== '' || state.kind !== undefined || state.isWaiting
  return (
    <section aria-label="Konuşmalar" className={cn('flex min-h-0 flex-col border-line', className)}>
      <div className="flex flex-col gap-2 border-line border-b p-3">
        <div className="flex items-center gap-1.5">
          <div className="min-w-0 flex-1">
            <InboxSearch typed={state.search} onSearch={(q) => change({ q: q || null })} />
          </div>
          <IconButton
            label={filterLabel(isFiltering, hasFilter)}
            aria-expanded={isFiltering}
            aria-controls={filtersId}
            onClick={toggle}
          >
            {hasFilter ? (
              <FunnelX strokeWidth={1.75} aria-hidden />
            ) : (
              <SlidersHorizontal strokeWidth={1.75} aria-hidden />
            )}
          </IconButton>
        </div>
        <FilterChips
          label="Konuşmaların bölümleri"
          chips={inboxParts.map((part) => ({
            key: part,
            label: inboxPartWords[part],
            count: counts?.[part],
            search: withParams(search, { part: part === initialPart ? null : part }),
            current: state.part === part,
          }))}
        />
        <div id={filtersId} className={cn('flex flex-wrap gap-2', !isFiltering && 'hidden')}>
          <Select
            aria-label="Kimden"
            value={state.kind ?? ''}
            placeholder="Herkes"
            options={inboxKinds.map((kind) => ({ value: kind, label: inboxKindWords[kind] }))}
            onChange={({ target }) => change({ kind: target.value || null })}
            className="h-8 min-w-0 flex-1 basis-20 text-13 max-md:h-10"
          />
          <Select
            aria-label="Sıra"
            value={state.isByWaiting ? 'waiting' : ''}
            placeholder="En yeni"
            options={[{ value: 'waiting', label: 'En çok bekleyen' }]}
            onChange={({ target }) => change({ sort: target.value || null })}
            className="h-8 min-w-0 flex-1 basis-20 text-13 max-md:h-10"
          />
          <Button
            size="sm"
            title="Yalnızca yanıt bekleyenler"
            aria-pressed={state.isWaiting}
            className="px-2.5 max-md:h-10"
            variant={state.isWaiting ? 'primary' : 'secondary'}
            onClick={() => change({ waiting: state.isWaiting ? null : '1' })}
          >
            Bekleyen
          </Button>
        </div>
      </div>
      <Rows pages={pages} openId={openId} state={state} isFiltered={isFiltered} />
    </section>
  )
}

function filterLabel(isFiltering: boolean, hasFilter: boolean): string {
  if (hasFilter) return 'Süzgeçleri temizle'
  return isFiltering ? 'Süzgeçleri gizle' : 'Süzgeçler ve sıra'
}

function InboxSearch({ typed, onSearch }: { typed: string; onSearch: (text: string) => void }) {
  const [text, setText] = useState(typed)
  const settled = useDebounced(text.trim(), 300)
  const search = useEffectEvent((words: string) => {
    if (words !== typed) onSearch(words)
  })
  useEffect(() => search(settled), [settled])
  return <SearchField shortcut label="Kişi, firma veya mesaj ara" value={text} onChange={setText} />
}

type RowsProps = Pick<Props, 'openId' | 'state'> & {
  pages: ReturnType<typeof useInbox>
  isFiltered: boolean
}

const emptyWords: Record<InboxState['part'], string> = {
  mine: 'Üstünüzde açık konuşma yok',
  unassigned: 'Sahipsiz konuşma yok',
  open: 'Açık konuşma yok',
  snoozed: 'Ertelenen konuşma yok',
  closed: 'Kapanan konuşma yok',
}

function Rows({ pages, openId, state, isFiltered }: RowsProps) {
  const list = useRef<HTMLDivElement>(null)
  useRowKeys(list, {})
  return (
    <div ref={list} className="min-h-0 flex-1 overflow-y-auto">
      <PagedList
        pages={pages}
        failure={{ title: 'Konuşmalar gösterilemedi' }}
        skeleton="h-14"
        empty={
          isFiltered ? (
            <EmptyState title="Uyan konuşma yok">Aramayı veya süzgeçleri değiştirin.</EmptyState>
          ) : (
            <EmptyState title={emptyWords[state.part]}>Bir mesaj geldiği anda burada görünür.</EmptyState>
          )
        }
      >
        {(rows) => (
          <ul aria-label="Konuşma listesi">
            {rows.map((row) => (
              <Row key={row.id} row={row} isOpen={row.id === openId} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  )
}

/** The focus goes to the row above or below; Enter opens it, as it is a link. */
function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const rows = event.currentTarget.closest('ul')?.querySelectorAll<HTMLElement>('a[data-row]')
  const links = [...(rows ?? [])]
  const next = links[links.indexOf(event.currentTarget) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

function Row({ row, isOpen }: { row: InboxConversation; isOpen: boolean }) {
  const { search } = useLocation()
  const { id, name, company, last_message_at, unread, waiting_since } = row
  const who = name || company || 'Adsız ziyaretçi'
  return (
    // Rows out of sight are not drawn: there may be hundreds.
    <li className="border-line border-b [contain-intrinsic-block-size:auto_4.5rem] [content-visibility:auto]">
      <Link
        to={{ pathname: communicationAddress(id), search }}
        {...rowLink(id)}
        onKeyDown={moveByArrows}
        preventScrollReset
        aria-current={isOpen ? 'true' : undefined}
        className={cn(
          'flex gap-3 px-3 py-2.5 -outline-offset-2 hover:bg-hover',
          isOpen && 'bg-sea-soft hover:bg-sea-soft',
        )}
      >
        <Avatar name={who} size="sm" className="mt-0.5" />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2">
            <span className={cn('min-w-0 flex-1 truncate', unread > 0 ? 'font-bold' : 'font-medium')}>
              {who}
            </span>
            {last_message_at && (
              <RelativeTime moment={last_message_at} className="shrink-0 text-12 text-muted" />
            )}
          </span>
          <span className="flex items-baseline gap-2">
            <span className="min-w-0 flex-1 truncate text-13 text-muted">{previewOf(row)}</span>
            <CountBadge count={unread} of="okunmamış mesaj" tone="sea" />
          </span>
          <span className="flex flex-wrap items-baseline gap-x-2 text-12 text-muted">
            {factsOf(row).map((fact) => (
              <span key={fact} className="max-w-full truncate">
                {fact}
              </span>
            ))}
            {waiting_since && <span className="text-delayed">Yanıt bekliyor</span>}
          </span>
        </span>
      </Link>
    </li>
  )
}

function previewOf({ last_text, last_sender }: InboxConversation): string {
  if (last_sender === null) return ''
  const text = last_text || 'Dosya veya silinmiş mesaj'
  return last_sender === 'staff' ? `Biz: ${text}` : text
}

function factsOf({ name, company, customer_id, staff_name }: InboxConversation): string[] {
  return [name && company, customer_id === null && inboxKindWords.guest, staff_name || 'Sahipsiz'].filter(
    (fact) => typeof fact === 'string' && fact !== '',
  ) as string[]
}

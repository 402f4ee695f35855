/** The history of a customer, newest first, of one kind or of all; it goes on page by page. */
import type { TimelineEntry } from '@kervan/domain/workqueue/customer-page.contract.ts'
import {
  type TimelineKind,
  timelineKinds,
  timelineKindText,
  timelineKindWords,
  timelineStateText,
  timelineTitle,
} from '@kervan/domain/workqueue/customer-timeline.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from 'react-router'
import { useParam, withParams } from '#spine/addresses/dialog-address.ts'
import { api } from '#spine/api/api.ts'
import { PagedList } from '#spine/api/paged-list.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { RelativeTime } from '#spine/ui/relative-time.tsx'
import { Select } from '#spine/ui/select.tsx'

const isKind = (text: string | null): text is TimelineKind => timelineKinds.some((kind) => kind === text)

export function CustomerTimeline({ id }: { id: string }) {
  const asked = useParam('kind')
  const kind = isKind(asked) ? asked : undefined
  const { search } = useLocation()
  const navigate = useNavigate()
  const query = useInfiniteQuery(
    api.workqueue.customerPage.timeline.infiniteOptions({
      input: (after: string | undefined) => ({ id, ...(kind && { kind }), ...(after && { after }) }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
      placeholderData: keepPreviousData,
    }),
  )
  const entries = query.data?.pages.flatMap(({ items }) => items)
  return (
    <Card aria-label="Geçmiş">
      <CardHead
        title="Geçmiş"
        action={
          <Select
            aria-label="Geçmişte gösterilenler"
            value={kind ?? ''}
            placeholder="Hepsi"
            options={timelineKinds.map((each) => ({ value: each, label: timelineKindWords[each] }))}
            onChange={({ target }) =>
              void navigate(
                { search: withParams(search, { kind: target.value || null }) },
                { replace: true, preventScrollReset: true },
              )
            }
            className="h-9 text-13 max-md:h-10"
          />
        }
      />
      <CardBody>
        <PagedList
          pages={{ ...query, data: entries }}
          failure={{ title: 'Geçmiş yüklenirken bir hata oluştu' }}
          skeleton="h-12"
          empty={
            <EmptyState title={kind ? `${timelineKindWords[kind]} kaydı yok` : 'Henüz aktivite kaydı yok'} />
          }
        >
          {(rows) => (
            <ol aria-label="Geçmiş" className="divide-y divide-line">
              {rows.map((entry) => (
                <Entry key={`${entry.kind} ${entry.id} ${entry.state}`} entry={entry} />
              ))}
            </ol>
          )}
        </PagedList>
      </CardBody>
    </Card>
  )
}

function Entry({ entry }: { entry: TimelineEntry }) {
  const { kind, at, link, state, detail, actor_name, mail_kind } = entry
  const title = timelineTitle(kind, entry.title)
  const facts = [
    title !== timelineKindWords[kind] && timelineKindText(kind, mail_kind),
    timelineStateText(kind, state),
    actor_name,
  ]
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2.5 text-14">
      <div className="min-w-0 flex-1 basis-64">
        <p className="break-words font-medium">
          {link ? (
            <Link to={link} className="hover:underline">
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        <p className="text-13 text-muted">{facts.filter(Boolean).join(' · ')}</p>
        {detail && <p className="measure whitespace-pre-line break-words pt-0.5 text-13">{detail}</p>}
      </div>
      <RelativeTime moment={at} className="whitespace-nowrap text-13 text-muted" />
    </li>
  )
}

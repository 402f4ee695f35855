/** `/staff/work-queue/details/{id}`: one piece of work with all that was done with it, and everything that can be done. */
import { turnWords } from '@kervan/domain/tracking/exception-words.ts'
import { formatDateTime } from '@kervan/domain/values/format-date.ts'
import { workKindWords } from '@kervan/domain/workqueue/work.copy.ts'
import type { WorkItem } from '@kervan/domain/workqueue/work-item.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { DueClock } from '#features/company/due-clock.tsx'
import { ContactLinks } from '#features/customers/contact-links.tsx'
import { CompleteWork } from '#features/workqueue/complete-work.tsx'
import { HandOverWork } from '#features/workqueue/details/hand-over-work.tsx'
import { NoteForm } from '#features/workqueue/details/note-form.tsx'
import { PrioritySelect } from '#features/workqueue/details/priority-select.tsx'
import { SnoozeWork } from '#features/workqueue/details/snooze-work.tsx'
import { WorkHistory } from '#features/workqueue/details/work-history.tsx'
import { ReceivedMails } from '#features/workqueue/received-mails.tsx'
import { TakeWork } from '#features/workqueue/take-work.tsx'
import { WorkLinks } from '#features/workqueue/work-links.tsx'
import { api, toProblem } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { ErrorState } from '#spine/ui/error-state.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { RelativeTime } from '#spine/ui/relative-time.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'
import { StatusBadge } from '#spine/ui/status-badge.tsx'

/** Further help for whoever does the work, below what is known of it. */
type Help = (item: WorkItem) => ReactNode

export function WorkItemPage({ help }: { help?: Help }) {
  const { id = '' } = useParams()
  const work = useQuery(api.workqueue.get.queryOptions({ input: { id } }))
  useDocumentTitle(work.data?.title ?? 'İş')
  if (work.data) return <Work key={id} item={work.data} help={help} />
  if (!work.isError)
    return (
      <Loading className="flex flex-col gap-4">
        <Skeleton className="h-8 w-2/3" />
        <Skeleton className="h-40" />
      </Loading>
    )
  const { status } = toProblem(work.error)
  if (status === 404 || status === 400)
    return (
      <ErrorState
        title="İş bulunamadı"
        message="Adres yanlış ya da iş artık yok."
        action={<LinkButton href="/staff/work-queue">İş kuyruğuna git</LinkButton>}
      />
    )
  return <LoadFailure title="İş gösterilemedi" query={work} />
}

function Work({ item, help }: { item: WorkItem; help: Help | undefined }) {
  const isOpen = item.status === 'open'
  return (
    <div className="flex max-w-5xl flex-col gap-4">
      <header className="flex flex-wrap items-start gap-3">
        <div className="mr-auto min-w-0">
          <p className="text-13 text-muted">{workKindWords[item.kind]}</p>
          <h1 className="break-words text-22">{item.title}</h1>
        </div>
        <LinkButton href="/staff/work-queue" size="sm">
          İş kuyruğu
        </LinkButton>
      </header>
      {isOpen && (
        <div className="flex flex-wrap items-center gap-2">
          <TakeWork item={item} />
          <HandOverWork item={item} />
          <SnoozeWork item={item} />
          <WorkLinks item={item} />
          <CompleteWork item={item} />
        </div>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
        <div className="flex min-w-0 flex-col gap-4">
          <Facts item={item} />
          {help?.(item)}
          {item.kind === 'inbound_mail' && (
            <Card>
              <CardHead title="Gelen e-postalar" />
              <CardBody>
                <ReceivedMails workItemId={item.id} />
              </CardBody>
            </Card>
          )}
        </div>
        <Card>
          <CardHead title="Notlar ve geçmiş" />
          <CardBody className="flex flex-col gap-5">
            <NoteForm id={item.id} />
            <WorkHistory id={item.id} />
          </CardBody>
        </Card>
      </div>
    </div>
  )
}

function Facts({ item }: { item: WorkItem }) {
  const isOpen = item.status === 'open'
  return (
    <Card>
      <CardHead title="İş" />
      <CardBody>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-6 gap-y-3">
          <Fact label="Durum">{isOpen ? <OpenState item={item} /> : <DoneState item={item} />}</Fact>
          <Fact label="En geç">{formatDateTime(item.due_at)}</Fact>
          {isOpen && (
            <Fact label="Öncelik">
              <PrioritySelect item={item} />
            </Fact>
          )}
          <Fact label="Üstlenen">{item.assignee_name || <span className="text-muted">Kimse</span>}</Fact>
          <Fact label="Müşteri">
            <CustomerName item={item} />
            <ContactLinks email={item.email} phone={item.phone} subject={item.title} />
          </Fact>
          {item.description && (
            <Fact label="Açıklama">
              <span className="whitespace-pre-line break-words">{item.description}</span>
            </Fact>
          )}
          {item.turn && <Fact label="Sıra">{turnWords[item.turn]}</Fact>}
          {item.since && (
            <Fact label="Başladı">
              <RelativeTime moment={item.since} />
            </Fact>
          )}
          {item.done_at && <Fact label="Tamamlandı">{formatDateTime(item.done_at)}</Fact>}
          {item.closed_because && <Fact label="Neden kapandı">{item.closed_because}</Fact>}
          <Fact label="Eklendi">
            <RelativeTime moment={item.created_at} />
          </Fact>
        </dl>
      </CardBody>
    </Card>
  )
}

function CustomerName({ item: { customer_id, company, customer_name } }: { item: WorkItem }) {
  const name = [company, customer_name].filter(Boolean).join(' · ') || '–'
  if (!customer_id) return name
  return (
    <Link to={`/staff/customer-management/${customer_id}`} className="hover:underline">
      {name}
    </Link>
  )
}

function OpenState({ item: { due_at, snoozed_until } }: { item: WorkItem }) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      Kalan süre: <DueClock due={due_at} />
      {snoozed_until && (
        <StatusBadge tone="pending">{`${formatDateTime(snoozed_until)} zamanına ertelendi`}</StatusBadge>
      )}
    </span>
  )
}

function DoneState({ item: { done_by } }: { item: WorkItem }) {
  return (
    <StatusBadge tone="approved">{done_by ? `Tamamlandı: ${done_by}` : 'Kendiliğinden kapandı'}</StatusBadge>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-13 text-muted">{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  )
}

/** Beside a conversation: who its customer is, how to reach them, and what is open and was last between us. */
import type { Customer } from '@kervan/domain/customers/customers.contract.ts'
import { shipmentStatusWords } from '@kervan/domain/shipments/shipments.policy.ts'
import { timelineStateText } from '@kervan/domain/workqueue/customer-timeline.ts'
import { workKindWords } from '@kervan/domain/workqueue/work.copy.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useConversation } from '#features/chat/office/conversation-pane.tsx'
import { DueClock } from '#features/company/due-clock.tsx'
import { ContactActs } from '#features/customers/contact/contact-acts.tsx'
import { ContactLinks } from '#features/customers/contact-links.tsx'
import {
  CustomerStatusBadge,
  CustomerValue,
  customerAddress,
  customerName,
  LastContact,
} from '#features/customers/customer-columns.tsx'
import { api } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

const shownRows = 5

export function CustomerSide({ conversationId }: { conversationId: string }) {
  const conversation = useConversation(conversationId).data
  if (!conversation) return <SideSkeleton />
  if (!conversation.customer_id)
    return (
      <div className="flex flex-col gap-3 text-14">
        <p className="font-bold">{conversation.name}</p>
        <p className="text-13 text-muted">
          Siteden yazan ziyaretçi. Müşteri kaydı yok; verdiği iletişim bilgisi burada.
        </p>
        <ContactLinks email={conversation.email} phone={conversation.phone} subject="" />
      </div>
    )
  return <KnownCustomer id={conversation.customer_id} />
}

function KnownCustomer({ id }: { id: string }) {
  const query = useQuery(api.customers.get.queryOptions({ input: { id } }))
  if (!query.data)
    return query.isError ? <LoadFailure title="Müşteri gösterilemedi" query={query} /> : <SideSkeleton />
  return (
    <div className="flex flex-col gap-5 text-14">
      <Who customer={query.data} />
      <OpenWork id={id} />
      <LastQuotes id={id} />
      <LastShipments id={id} />
    </div>
  )
}

function Who({ customer }: { customer: Customer }) {
  const { id, company, position, email, phone, representative_name } = customer
  const name = customerName(customer)
  return (
    <section aria-label="Müşteri" className="flex flex-col gap-3">
      <div>
        <h3 className="break-words font-bold">
          <Link to={customerAddress(id)} className="hover:underline">
            {name}
          </Link>
        </h3>
        <p className="text-13 text-muted">
          {[position, company !== name && company].filter(Boolean).join(', ')}
        </p>
      </div>
      <div className="flex">
        <CustomerStatusBadge customer={customer} />
      </div>
      <ContactLinks email={email} phone={phone} subject="" />
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-13">
        <dt className="text-muted">Değer</dt>
        <dd>
          <CustomerValue customer={customer} />
        </dd>
        <dt className="text-muted">Son temas</dt>
        <dd>
          <LastContact customer={customer} />
        </dd>
        <dt className="text-muted">Temsilci</dt>
        <dd>{representative_name ?? 'Yok'}</dd>
      </dl>
      <ContactActs customer={customer} />
    </section>
  )
}

type PartProps<Row> = {
  title: string
  none: string
  query: Parameters<typeof LoadFailure>[0]['query'] & { isPending: boolean; isError: boolean }
  rows: readonly Row[] | undefined
  children: (row: Row) => ReactNode
}

function Part<Row extends { id: string }>({ title, none, query, rows, children }: PartProps<Row>) {
  return (
    <section aria-label={title}>
      <h3 className="pb-1 text-13 font-medium text-muted">{title}</h3>
      {!rows && query.isError && <LoadFailure title="Gösterilemedi" query={query} />}
      {!rows && query.isPending && <SideSkeleton />}
      {rows?.length === 0 && <p className="text-13 text-muted">{none}</p>}
      {rows && rows.length > 0 && (
        <ul aria-label={title} className="divide-y divide-line">
          {rows.map((row) => (
            <li key={row.id} className="py-1.5">
              {children(row)}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function OpenWork({ id }: { id: string }) {
  const query = useQuery(
    api.workqueue.list.queryOptions({ input: { customer_id: id, status: 'open', limit: shownRows } }),
  )
  return (
    <Part title="Açık işler" none="Açık iş yok" query={query} rows={query.data?.items}>
      {(item) => (
        <>
          <Link
            to={`/staff/work-queue/details/${item.id}`}
            className="line-clamp-2 break-words hover:underline"
          >
            {item.title}
          </Link>
          <p className="flex flex-wrap items-baseline gap-x-2 text-12 text-muted">
            {workKindWords[item.kind]} <DueClock due={item.due_at} />
          </p>
        </>
      )}
    </Part>
  )
}

function LastQuotes({ id }: { id: string }) {
  const query = useQuery(api.workqueue.customerPage.timeline.queryOptions({ input: { id, kind: 'quote' } }))
  // One that was sent and then answered is there twice; the newest tells how it stands.
  const rows = query.data?.items.filter(
    (entry, index, all) => all.findIndex((other) => other.id === entry.id) === index,
  )
  return (
    <Part title="Son teklifler" none="Teklif yok" query={query} rows={rows?.slice(0, shownRows)}>
      {({ title, link, state }) => (
        <>
          <Link to={link ?? '/staff/quotes'} className="line-clamp-2 break-words hover:underline">
            {title}
          </Link>
          <p className="text-12 text-muted">{timelineStateText('quote', state)}</p>
        </>
      )}
    </Part>
  )
}

function LastShipments({ id }: { id: string }) {
  const query = useQuery(
    api.shipments.staff.list.queryOptions({ input: { customer_id: id, limit: shownRows } }),
  )
  return (
    <Part title="Gönderiler" none="Gönderi yok" query={query} rows={query.data?.items}>
      {({ id: shipmentId, shipment_number, title, status }) => (
        <>
          <Link to={`/staff/shipments/${shipmentId}`} className="line-clamp-2 break-words hover:underline">
            {[shipment_number, title].filter(Boolean).join(' · ')}
          </Link>
          <p className="text-12 text-muted">{shipmentStatusWords[status]}</p>
        </>
      )}
    </Part>
  )
}

function SideSkeleton() {
  return (
    <Loading className="flex flex-col gap-2">
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-12" />
    </Loading>
  )
}

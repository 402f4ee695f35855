/** The columns of the office's list of customers. */
import type { Customer, customerSorts } from '@kervan/domain/customers/customers.contract.ts'
import {
  customerStatusWords,
  leadSourceWords,
  profileState,
  profileStateWords,
} from '@kervan/domain/customers/customers.policy.ts'
import { lastContactText } from '@kervan/domain/customers/last-contact.ts'
import { formatDateTime } from '@kervan/domain/values/format-date.ts'
import { formatMoney, formatThousands } from '@kervan/domain/values/format-number.ts'
import { MessagesSquare, UserRoundPlus } from 'lucide-react'
import { Link } from 'react-router'
import type { ListColumn } from '#spine/lists/list-definition.ts'
import { RelativeTime } from '#spine/ui/relative-time.tsx'
import { rowLink } from '#spine/ui/row-keys.ts'
import { StatusBadge } from '#spine/ui/status-badge.tsx'

const statusTones = {
  lead: { icon: UserRoundPlus, colours: 'bg-cancelled-fill text-cancelled' },
  potential: { icon: MessagesSquare, colours: 'bg-transit-fill text-transit' },
  active: 'approved',
} as const

export const customerName = ({ full_name, company, email, phone }: Customer) =>
  full_name || company || email || phone

export const customerColumns: readonly ListColumn<Customer, (typeof customerSorts)[number]>[] = [
  {
    key: 'name',
    sort: 'name',
    head: 'Ad soyad',
    place: 'main',
    cell: (row) => <CustomerLink customer={row} />,
    width: 10,
    grow: 2,
    className: 'font-medium',
  },
  {
    key: 'company',
    sort: 'company',
    head: 'Şirket',
    cell: ({ company }) => company,
    width: 10,
    grow: 2,
  },
  {
    key: 'email',
    sort: 'email',
    head: 'E-posta',
    optional: true,
    cell: ({ email, phone }) => email || phone,
    width: 12,
    grow: 3,
    className: 'break-all',
  },
  {
    key: 'city',
    sort: 'city',
    head: 'Şehir',
    cell: ({ city }) => city,
    width: 7,
    grow: 1,
  },
  {
    key: 'sector',
    sort: 'sector',
    head: 'Sektör',
    cell: ({ industry }) => industry,
    width: 7.5,
    grow: 1,
  },
  {
    key: 'status',
    sort: 'status',
    head: 'Durum',
    cell: (row) => <CustomerStatusBadge customer={row} />,
    width: 8,
  },
  {
    key: 'value',
    sort: 'value',
    head: 'Değer',
    sortedBy: 'Kabul edilen tekliflerin avro toplamı',
    numeric: true,
    cell: (row) => (Number(row.total_revenue.amount) === 0 ? null : <CustomerValue customer={row} />),
    width: 7,
  },
  {
    key: 'contact',
    sort: 'contact',
    head: 'Son temas',
    cell: (row) => <LastContact customer={row} />,
    width: 8,
    className: 'whitespace-nowrap',
  },
  {
    key: 'representative',
    sort: 'representative',
    head: 'Temsilci',
    cell: ({ representative_name }) => representative_name,
    width: 8.5,
    grow: 1,
  },
  {
    key: 'state',
    sort: 'profile',
    head: 'Profil',
    optional: true,
    cell: (row) => <ProfileBadge customer={row} />,
    width: 8.5,
  },
  {
    key: 'source',
    head: 'Kaynak',
    optional: true,
    cell: ({ lead_source }) => leadSourceWords[lead_source],
    width: 9,
  },
  {
    key: 'since',
    sort: 'created',
    head: 'Katıldı',
    optional: true,
    cell: ({ joined_at, created_at }) => (
      <RelativeTime moment={joined_at ?? created_at} className="whitespace-nowrap text-muted" />
    ),
    width: 9,
  },
]

/** Where all of a customer is shown. */
export const customerAddress = (id: string) => `/staff/customer-management/${id}`

export function CustomerLink({ customer }: { customer: Customer }) {
  return (
    <Link
      to={customerAddress(customer.id)}
      {...rowLink(customer.id)}
      className="block min-w-0 break-words outline-none after:absolute after:inset-0"
    >
      {customerName(customer)}
    </Link>
  )
}

export function CustomerStatusBadge({ customer: { customer_status } }: { customer: Customer }) {
  return <StatusBadge tone={statusTones[customer_status]}>{customerStatusWords[customer_status]}</StatusBadge>
}

/** In thousand euro; the exact sum is in the tooltip. */
export function CustomerValue({ customer: { total_revenue } }: { customer: Customer }) {
  const { amount, currency } = total_revenue
  if (Number(amount) === 0) return <span className="text-muted">–</span>
  return <span title={formatMoney(amount, currency)}>{formatThousands(amount, currency)}</span>
}

export function LastContact({ customer: { last_contact_at } }: { customer: Customer }) {
  const words = lastContactText(last_contact_at, new Date())
  if (!last_contact_at) return <span className="text-muted">{words}</span>
  return (
    <time dateTime={last_contact_at} title={formatDateTime(last_contact_at)}>
      {words}
    </time>
  )
}

function ProfileBadge({ customer }: { customer: Customer }) {
  const state = profileState(customer)
  const words = profileStateWords[state]
  if (state === 'no_account') return <span className="text-muted">{words}</span>
  return <StatusBadge tone={state === 'complete' ? 'approved' : 'pending'}>{words}</StatusBadge>
}

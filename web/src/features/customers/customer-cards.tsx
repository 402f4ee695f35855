/** The customers as cards: who they are, what they are worth, when somebody last spoke with them, and what can be done next. */
import type { Customer } from '@kervan/domain/customers/customers.contract.ts'
import { Building2, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { ContactActs } from '#features/customers/contact/contact-acts.tsx'
import {
  CustomerLink,
  CustomerStatusBadge,
  CustomerValue,
  customerName,
  LastContact,
} from '#features/customers/customer-columns.tsx'
import { Avatar } from '#spine/ui/avatar.tsx'

export function CustomerCards({ rows }: { rows: readonly Customer[] }) {
  return (
    <ul aria-label="Müşteriler" className="grid gap-3 sm:grid-cols-2 2xl:grid-cols-3">
      {rows.map((customer) => (
        <CustomerCard key={customer.id} customer={customer} />
      ))}
    </ul>
  )
}

function CustomerCard({ customer }: { customer: Customer }) {
  const name = customerName(customer)
  const { company, city, country, industry, representative_name } = customer
  return (
    <li className="group relative flex min-w-0 flex-col gap-3 rounded-card border border-line bg-card p-4 transition-colors hover:border-line-strong">
      <div className="flex items-start gap-3">
        <Avatar name={name} />
        <div className="min-w-0 flex-1 text-14">
          <p className="font-medium text-15">
            <CustomerLink customer={customer} />
          </p>
          <Fact icon={<Building2 className="size-4" strokeWidth={1.75} aria-hidden />}>
            {[company !== name && company, industry].filter(Boolean).join(' · ')}
          </Fact>
          <Fact icon={<MapPin className="size-4" strokeWidth={1.75} aria-hidden />}>
            {[city, country].filter(Boolean).join(', ')}
          </Fact>
        </div>
        <CustomerStatusBadge customer={customer} />
      </div>
      <dl className="grid grid-cols-3 gap-3 border-line border-t pt-3 text-13">
        <Figure name="Değer">
          <CustomerValue customer={customer} />
        </Figure>
        <Figure name="Son temas">
          <LastContact customer={customer} />
        </Figure>
        <Figure name="Temsilci">{representative_name ?? '–'}</Figure>
      </dl>
      <div className="mt-auto">
        <ContactActs customer={customer} />
      </div>
    </li>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: string }) {
  if (!children) return null
  return (
    <p className="flex min-w-0 items-center gap-1.5 text-13 text-muted">
      <span className="shrink-0">{icon}</span>
      <span className="min-w-0 break-words">{children}</span>
    </p>
  )
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-12 text-muted">{name}</dt>
      <dd className="figures break-words">{children}</dd>
    </div>
  )
}

/** Who a customer is: name and firm, colleagues, status, value, representative, and what can be done with them. */
import { mayEnter } from '@kervan/domain/access/roles.ts'
import type { Customer } from '@kervan/domain/customers/customers.contract.ts'
import { isErased, leadSourceWords } from '@kervan/domain/customers/customers.policy.ts'
import { formatDate } from '@kervan/domain/values/format-date.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useSession } from '#features/auth/session.ts'
import { ContactActs } from '#features/customers/contact/contact-acts.tsx'
import { ContactLinks } from '#features/customers/contact-links.tsx'
import {
  CustomerStatusBadge,
  CustomerValue,
  customerName,
  LastContact,
} from '#features/customers/customer-columns.tsx'
import { api } from '#spine/api/api.ts'
import { loadDialog } from '#spine/api/load-or-wait.tsx'
import { Avatar } from '#spine/ui/avatar.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Card, CardBody } from '#spine/ui/card.tsx'

const AssignDialog = lazy(() =>
  loadDialog(async () => (await import('#features/customers/assign-dialog.tsx')).AssignDialog),
)

export function CustomerHead({ customer }: { customer: Customer }) {
  const name = customerName(customer)
  const { company, position, organisation_name, industry, segment, city, country } = customer
  const isGone = isErased(customer)
  const [isAssigning, setAssigning] = useState(false)
  return (
    <Card>
      <CardBody className="flex flex-col gap-4">
        <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
          <Avatar name={name} />
          <div className="mr-auto min-w-0 basis-60">
            <h1 className="break-words text-22">{name}</h1>
            <p className="text-14 text-muted">
              {[position, company !== name && company].filter(Boolean).join(', ')}
            </p>
          </div>
          <CustomerStatusBadge customer={customer} />
        </div>
        <ContactLinks email={customer.email} phone={customer.phone} subject="" />
        <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-14 md:grid-cols-4">
          <Fact name="Değer">
            <CustomerValue customer={customer} />
          </Fact>
          <Fact name="Son temas">
            <LastContact customer={customer} />
          </Fact>
          <Fact name="Temsilci">
            <span className="flex flex-wrap items-baseline gap-x-2">
              {customer.representative_name ?? 'Yok'}
              {!isGone && (
                <Button
                  size="sm"
                  variant="ghost"
                  onClick={() => setAssigning(true)}
                  aria-label="Temsilciyi değiştir"
                >
                  Değiştir
                </Button>
              )}
            </span>
          </Fact>
          <Fact name="Firma">{organisation_name ?? 'Bağlı değil'}</Fact>
          <Fact name="Sektör ve segment">{[industry, segment].filter(Boolean).join(', ') || '–'}</Fact>
          <Fact name="Konum">{[city, country].filter(Boolean).join(', ') || '–'}</Fact>
          <Fact name="Kaynak">{leadSourceWords[customer.lead_source]}</Fact>
          <Fact name="Kayıt">{formatDate(customer.joined_at ?? customer.created_at)}</Fact>
        </dl>
        {customer.organisation_id && <Colleagues id={customer.id} />}
        {isGone ? (
          <p className="measure text-14 text-muted">
            Bu kişinin verileri silindi. Burada yalnızca yasa gereği saklanan kayıtlar durur; süreleri dolunca
            onlar da silinir.
          </p>
        ) : (
          <>
            <ContactActs customer={customer} isWide />
            <DataRequestsLink id={customer.id} />
          </>
        )}
      </CardBody>
      {isAssigning && (
        <Suspense>
          <AssignDialog customer={customer} onClose={() => setAssigning(false)} />
        </Suspense>
      )}
    </Card>
  )
}

/** For admins: what this person has asked about their own data. */
function DataRequestsLink({ id }: { id: string }) {
  const role = useSession('office').data?.person?.role
  if (!role || !mayEnter('admin', role)) return null
  return (
    <p className="text-14">
      <Link to={`/staff/data-requests?customer=${id}`} className="link">
        Veri başvuruları
      </Link>
    </p>
  )
}

function Colleagues({ id }: { id: string }) {
  const firm = useQuery(api.customers.organisations.get.queryOptions({ input: { id } })).data
  if (!firm || firm.colleagues.length === 0) return null
  return (
    <p className="text-14">
      <span className="text-muted">Firmadan diğer kişiler: </span>
      {firm.colleagues.map((person, index) => (
        <span key={person.id}>
          {index > 0 && ', '}
          <Link to={`/staff/customer-management/${person.id}`} className="link">
            {person.name}
          </Link>
        </span>
      ))}
    </p>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-13 text-muted">{name}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  )
}

/** The customer's representative: name, specialties and contact links. */

import type { Representative } from '@kervan/domain/customers/customers.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { Mail, MessageCircle, Phone } from 'lucide-react'
import { useLocation } from 'react-router'
import { type TalkAbout, talkAddress } from '#features/customers/talk-address.ts'
import { openedHere } from '#spine/addresses/dialog-address.ts'
import { api } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Avatar } from '#spine/ui/avatar.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

const useRepresentative = () => useQuery(api.customers.getRepresentative.queryOptions())

/** For the sidebar; hidden until somebody is assigned. */
export function RepresentativeContact() {
  const representative = useRepresentative().data?.representative
  if (!representative) return null
  return (
    <section
      aria-label="Temsilcinize ulaşın"
      className="flex flex-col gap-3 rounded-card border border-line p-3"
    >
      <Introduction representative={representative} note="Temsilciniz" />
      <RepresentativeLinks representative={representative} size="sm" />
    </section>
  )
}

/** What a message from here is about, and the dialogs that would lie over it. */
type TalkFrom = { about?: TalkAbout; closes?: readonly string[] }

/** For the overview, and beside what it is about. */
export function RepresentativeCard(talk: TalkFrom) {
  const query = useRepresentative()
  const representative = query.data?.representative
  return (
    <Card aria-label="Temsilciniz">
      <CardHead title="Temsilciniz" />
      {query.isPending && (
        <Loading className="flex flex-col gap-3 p-5">
          <Skeleton className="h-10 w-48" />
          <Skeleton className="h-10 w-full" />
        </Loading>
      )}
      {query.isError && !query.data && <LoadFailure title="Temsilciniz gösterilemedi" query={query} />}
      {representative === null && (
        <EmptyState title="Temsilciniz henüz atanmadı">
          Atandığında adı ve numarası burada görünür.
        </EmptyState>
      )}
      {representative && (
        <CardBody className="flex flex-col gap-4">
          <Introduction representative={representative} note={specialtiesOf(representative)} />
          <RepresentativeLinks representative={representative} withDetails {...talk} />
        </CardBody>
      )}
    </Card>
  )
}

function Introduction({ representative, note }: { representative: Representative; note: string }) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar name={representative.name} photo={representative.avatar} />
      <p className="min-w-0 leading-5">
        <span className="block truncate font-medium">{representative.name}</span>
        <span className="block text-13 text-muted">{note}</span>
      </p>
    </div>
  )
}

type LinksProps = TalkFrom & { representative: Representative; size?: 'sm'; withDetails?: boolean }

/** With details the links show the number and the address. */
function RepresentativeLinks({ representative, size, withDetails = false, about, closes }: LinksProps) {
  const { phone, email } = representative
  const here = useLocation()
  return (
    <div className={withDetails ? 'grid gap-2' : 'grid grid-cols-2 gap-2'}>
      <LinkButton
        href={talkAddress(here, about, closes)}
        state={openedHere}
        preventScrollReset
        size={size}
        className={cn('min-w-0', !withDetails && 'col-span-2')}
      >
        <MessageCircle className="size-4 shrink-0" strokeWidth={1.75} aria-hidden />
        Mesaj yaz
      </LinkButton>
      <LinkButton href={`tel:${phone.replaceAll(' ', '')}`} size={size} className="min-w-0">
        <Phone className="size-4 shrink-0" strokeWidth={1.75} aria-hidden />
        {withDetails ? <span className="figures truncate">{phone}</span> : 'Ara'}
      </LinkButton>
      <LinkButton href={`mailto:${email}`} size={size} className="min-w-0">
        <Mail className="size-4 shrink-0" strokeWidth={1.75} aria-hidden />
        {withDetails ? <span className="truncate">{email}</span> : 'E-posta'}
      </LinkButton>
    </div>
  )
}

function specialtiesOf({ specialties }: Representative): string {
  return specialties.join(', ')
}

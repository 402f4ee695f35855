/** The representatives as cards, which an admin changes and adds to. */
import type { Representative } from '@kervan/domain/customers/customers.contract.ts'
import { mostRepresentatives } from '@kervan/domain/customers/customers.copy.ts'
import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { api } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { loadDialog } from '#spine/api/load-or-wait.tsx'
import { Avatar } from '#spine/ui/avatar.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Card } from '#spine/ui/card.tsx'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

const RepresentativeDialog = lazy(() =>
  loadDialog(
    async () => (await import('#features/customers/representative-dialog.tsx')).RepresentativeDialog,
  ),
)

/** Who is being changed; `new` for somebody who is to be chosen. */
type Edited = Representative | 'new' | null

export function RepresentativesView({ mayChange }: { mayChange: boolean }) {
  const query = useQuery(api.customers.representatives.list.queryOptions())
  const [edited, setEdited] = useState<Edited>(null)
  if (!query.data && query.isError) return <LoadFailure title="Temsilciler gösterilemedi" query={query} />
  if (!query.data)
    return (
      <Loading>
        <Skeleton className="h-60 rounded-card" />
      </Loading>
    )
  const { representatives } = query.data
  const add = mayChange && representatives.length < mostRepresentatives && (
    <Button onClick={() => setEdited('new')} className="self-start">
      <UserPlus strokeWidth={1.75} aria-hidden />
      Temsilci ekle
    </Button>
  )
  return (
    <>
      <p className="measure text-14 text-muted">
        Müşteriler temsilcilerini bu ad, telefon ve uzmanlıklarla görür. Yeni müşteriler hesabı açık ilk
        temsilciye verilir.
      </p>
      <Card aria-label="Temsilciler">
        {representatives.length === 0 ? (
          <EmptyState title="Henüz temsilci yok" action={add}>
            Bir personeli temsilci yaptığınızda müşteriler ona ulaşabilir.
          </EmptyState>
        ) : (
          <ul aria-label="Temsilciler" className="divide-y divide-line">
            {representatives.map((each) => (
              <Row
                key={each.id}
                representative={each}
                onEdit={mayChange ? () => setEdited(each) : undefined}
              />
            ))}
          </ul>
        )}
      </Card>
      {representatives.length > 0 && add}
      {edited && (
        <Suspense>
          <RepresentativeDialog
            {...(edited !== 'new' && { known: edited })}
            taken={representatives.map(({ id }) => id)}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
    </>
  )
}

type RowProps = { representative: Representative; onEdit: (() => void) | undefined }

function Row({ representative: { name, email, phone, specialties }, onEdit }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 px-4 py-3 text-14 md:px-5">
      <div className="flex min-w-0 flex-1 basis-60 items-center gap-3">
        <Avatar name={name} />
        <div className="min-w-0">
          <p className="break-words font-medium">{name}</p>
          <p className="break-words text-13 text-muted">{specialties.join(', ') || 'Uzmanlık yazılmadı'}</p>
        </div>
      </div>
      <div className="min-w-0 basis-56 text-13 text-muted">
        <p className="figures">{phone}</p>
        <p className="break-words">{email}</p>
      </div>
      {onEdit && (
        <Button size="sm" aria-label={`Düzenle: ${name}`} onClick={onEdit}>
          Düzenle
        </Button>
      )}
    </li>
  )
}

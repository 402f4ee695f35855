/** The representatives in their order, which an admin changes, adds to and takes from. */
import type { Representative } from '@kervan/domain/customers/customers.contract.ts'
import { mostRepresentatives } from '@kervan/domain/customers/customers.copy.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { loadDialog } from '#spine/api/load-or-wait.tsx'
import { Avatar } from '#spine/ui/avatar.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Card } from '#spine/ui/card.tsx'
import { ConfirmDialog } from '#spine/ui/confirm-dialog.tsx'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { ReorderList } from '#spine/ui/reorder-list.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'
import { toast } from '#spine/ui/toast.tsx'

const RepresentativeDialog = lazy(() =>
  loadDialog(
    async () => (await import('#features/customers/representative-dialog.tsx')).RepresentativeDialog,
  ),
)

/** The id of who is being changed; `new` for somebody who is to be chosen. */
type Edited = string | 'new' | null

export function RepresentativesView({ mayChange }: { mayChange: boolean }) {
  const query = useQuery(api.customers.representatives.list.queryOptions())
  const [edited, setEdited] = useState<Edited>(null)
  const [leaving, setLeaving] = useState<Representative>()
  const { order, remove } = useChanges()
  if (!query.data && query.isError) return <LoadFailure title="Temsilciler gösterilemedi" query={query} />
  if (!query.data)
    return (
      <Loading>
        <Skeleton className="h-60 rounded-card" />
      </Loading>
    )
  const { representatives } = query.data
  const known = representatives.find(({ id }) => id === edited)
  const add = mayChange && representatives.length < mostRepresentatives && (
    <Button onClick={() => setEdited('new')} className="self-start">
      <UserPlus strokeWidth={1.75} aria-hidden />
      Temsilci ekle
    </Button>
  )
  return (
    <>
      <p className="measure text-14 text-muted">
        Müşteriler temsilcilerini bu ad, telefon ve uzmanlıklarla görür. Yeni müşteriler hesabı açık ve izinde
        olmayan ilk temsilciye verilir.
      </p>
      <Card aria-label="Temsilciler">
        {representatives.length === 0 ? (
          <EmptyState title="Henüz temsilci yok" action={add}>
            Bir personeli temsilci yaptığınızda müşteriler ona ulaşabilir.
          </EmptyState>
        ) : mayChange ? (
          <div className="overflow-clip rounded-[inherit]">
            <ReorderList
              label="Temsilciler"
              items={representatives.map((each) => ({ ...each, key: each.id }))}
              onReorder={(items) => order.mutate(items.map(({ id }) => id))}
            >
              {(each) => (
                <Row representative={each}>
                  <Button size="sm" aria-label={`Düzenle: ${each.name}`} onClick={() => setEdited(each.id)}>
                    Düzenle
                  </Button>
                  {representatives.length > 1 && (
                    <Button
                      size="sm"
                      variant="ghost"
                      aria-label={`Kaldır: ${each.name}`}
                      onClick={() => setLeaving(each)}
                    >
                      Kaldır
                    </Button>
                  )}
                </Row>
              )}
            </ReorderList>
          </div>
        ) : (
          <ul aria-label="Temsilciler" className="divide-y divide-line">
            {representatives.map((each) => (
              <li key={each.id} className="pl-4 md:pl-5">
                <Row representative={each} />
              </li>
            ))}
          </ul>
        )}
      </Card>
      {representatives.length > 0 && add}
      <ConfirmDialog
        open={leaving !== undefined}
        onOpenChange={(open) => !open && setLeaving(undefined)}
        title={`${leaving?.name ?? ''} temsilcilikten çıkarılsın mı?`}
        description="Müşterileri sıradaki temsilciye geçer ve onu görür. Personel hesabı açık kalır."
        confirmLabel="Temsilcilikten çıkar"
        onConfirm={() => leaving && remove.mutate(leaving)}
      />
      {(edited === 'new' || known) && (
        <Suspense>
          <RepresentativeDialog
            {...(known && { known })}
            taken={representatives.map(({ id }) => id)}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
    </>
  )
}

/** The new order shows at once; one that was refused gives way to the stored one. */
function useChanges() {
  const queries = useQueryClient()
  const { list } = api.customers.representatives
  const refresh = () => queries.invalidateQueries({ queryKey: api.customers.representatives.key() })
  const order = useMutation({
    mutationFn: (ids: string[]) => client.customers.representatives.order({ ids }, callTimeout()),
    onMutate: (ids) =>
      queries.setQueryData(
        list.queryKey(),
        (before) =>
          before && {
            representatives: ids.flatMap((id) => before.representatives.find((each) => each.id === id) ?? []),
          },
      ),
    onError: (error) => toast.failure({ title: 'Sıra kaydedilemedi', description: toProblem(error).message }),
    onSettled: refresh,
  })
  const remove = useMutation({
    mutationFn: ({ id }: Representative) => client.customers.representatives.remove({ id }, callTimeout(60)),
    onSuccess: async (_, { name }) => {
      await refresh()
      toast.success({ title: `${name} artık temsilci değil` })
    },
    onError: (error, { name }) =>
      toast.failure({ title: `${name} çıkarılamadı`, description: toProblem(error).message }),
  })
  return { order, remove }
}

type RowProps = { representative: Representative; children?: ReactNode }

function Row({ representative: { name, email, phone, avatar, specialties }, children }: RowProps) {
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-6 gap-y-3 py-2 pr-1 text-14">
      <div className="flex min-w-0 flex-1 basis-60 items-center gap-3">
        <Avatar name={name} photo={avatar} />
        <div className="min-w-0">
          <p className="break-words font-medium">{name}</p>
          <p className="break-words text-13 text-muted">{specialties.join(', ') || 'Uzmanlık yazılmadı'}</p>
        </div>
      </div>
      <div className="min-w-0 basis-52 text-13 text-muted">
        <p className="figures">{phone}</p>
        <p className="break-words">{email}</p>
      </div>
      {children && <div className="flex gap-2">{children}</div>}
    </div>
  )
}

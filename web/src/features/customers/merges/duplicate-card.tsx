/** Two records that seem to be one customer: which of them stays, or that they are two. */
import type { Duplicate } from '@kervan/domain/customers/customer-merges.contract.ts'
import { duplicateHintWords } from '@kervan/domain/customers/customer-merges.copy.ts'
import type { Profile } from '@kervan/domain/customers/customers.contract.ts'
import { customerStatusWords } from '@kervan/domain/customers/customers.policy.ts'
import { formatDate } from '@kervan/domain/values/format-date.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Combine } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { useIdempotencyKeys } from '#spine/api/idempotency-keys.ts'
import { Button } from '#spine/ui/button.tsx'
import { Card, CardHead } from '#spine/ui/card.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { ConfirmDialog } from '#spine/ui/confirm-dialog.tsx'
import { toast } from '#spine/ui/toast.tsx'

const nameOf = ({ full_name, company, email, phone }: Profile) => full_name || company || email || phone

export function DuplicateCard({ pair: { one, other, hint } }: { pair: Duplicate }) {
  const [keptId, setKeptId] = useState(one.id)
  const [kept, gone] = keptId === one.id ? [one, other] : [other, one]
  const queries = useQueryClient()
  const keys = useIdempotencyKeys()
  const refresh = () => void queries.invalidateQueries({ queryKey: api.customers.key() })
  const merge = useMutation({
    mutationFn: () => {
      const input = { keep: kept.id, remove: gone.id }
      return client.customers.merges.merge(input, {
        ...callTimeout(),
        context: { idempotencyKey: keys.keyFor(input) },
      })
    },
    onSuccess: () => {
      toast.success({ title: 'Kayıtlar birleştirildi', description: `${nameOf(kept)} kaldı.` })
      refresh()
    },
    onError: (error) => toast.failure({ title: 'Birleştirilemedi', description: toProblem(error).message }),
  })
  const both = { one: one.id, other: other.id }
  // The pair may be gone from the page by then.
  const takeBack = () =>
    client.customers.merges
      .undoKeepApart(both, callTimeout())
      .then(refresh, (error) =>
        toast.failure({ title: 'Geri alınamadı', description: toProblem(error).message }),
      )
  const keepApart = useMutation({
    mutationFn: () => client.customers.merges.keepApart(both, callTimeout()),
    onSuccess: () => {
      const description = `${nameOf(one)} ve ${nameOf(other)} artık önerilmez.`
      toast.undo(
        { title: 'Ayrı müşteriler', description, topic: `apart ${one.id} ${other.id}` },
        () => void takeBack(),
      )
      refresh()
    },
    onError: (error) => toast.failure({ title: 'Kaydedilemedi', description: toProblem(error).message }),
  })
  const bothHaveAccounts = one.has_account && other.has_account
  const name = useId()
  return (
    // No landmark: pairs of the same names are usual here.
    <Card role="group" aria-label={`${nameOf(one)} ve ${nameOf(other)}`}>
      <CardHead title={duplicateHintWords[hint]} />
      <fieldset className="grid gap-3 p-4 md:grid-cols-2 md:p-5">
        <legend className="sr-only">Hangi kayıt kalsın?</legend>
        {[one, other].map((record) => (
          <RecordChoice
            key={record.id}
            name={name}
            record={record}
            isKept={record.id === keptId}
            isFixed={one.has_account !== other.has_account || bothHaveAccounts}
            onKeep={() => setKeptId(record.id)}
          />
        ))}
      </fieldset>
      <div className="flex flex-wrap items-center justify-end gap-3 border-line border-t px-4 py-3 md:px-5">
        {bothHaveAccounts && (
          <p className="mr-auto text-13 text-muted">
            İkisinin de hesabı var; birleştirilmez. Aynı firmadansalar birinin sayfasından firmaya bağlayın.
          </p>
        )}
        <Button
          size="sm"
          onClick={() => keepApart.mutate()}
          busy={keepApart.isPending}
          busyLabel="Kaydediliyor"
        >
          Aynı müşteri değil
        </Button>
        {!bothHaveAccounts && (
          <ConfirmDialog
            trigger={
              <Button size="sm" variant="primary" busy={merge.isPending} busyLabel="Birleştiriliyor">
                <Combine strokeWidth={1.75} aria-hidden />
                Birleştir
              </Button>
            }
            title={`${nameOf(gone)}, ${nameOf(kept)} ile birleşsin mi?`}
            description="Talepleri, teklifleri, gönderileri ve notları kalan kayda geçer. Bir gün içinde geri alabilirsiniz."
            confirmLabel="Birleştir"
            danger={false}
            onConfirm={() => merge.mutate()}
          />
        )}
      </div>
    </Card>
  )
}

type ChoiceProps = { name: string; record: Profile; isKept: boolean; isFixed: boolean; onKeep: () => void }

function RecordChoice({ name, record, isKept, isFixed, onKeep }: ChoiceProps) {
  const { id, full_name, company, email, phone, customer_status, has_account, created_at } = record
  return (
    <div
      className={cn(
        'flex flex-col gap-2 rounded-field border border-line p-3',
        isKept && 'border-sea bg-sea-soft',
      )}
    >
      <label className="flex items-start gap-2.5 text-14">
        <input
          type="radio"
          name={name}
          checked={isKept}
          disabled={isFixed}
          onChange={onKeep}
          className="mt-1 accent-sea"
        />
        <span className="min-w-0">
          <span className="block break-words font-medium">{full_name || company || email || phone}</span>
          <span className="block text-13 text-muted">{isKept ? 'Bu kayıt kalır' : 'Bu kayıt birleşir'}</span>
        </span>
      </label>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 text-13 [&>dd]:min-w-0 [&>dd]:break-words [&>dt]:text-muted">
        <dt>Şirket</dt>
        <dd>{company || '–'}</dd>
        <dt>E-posta</dt>
        <dd>{email || '–'}</dd>
        <dt>Telefon</dt>
        <dd>{phone || '–'}</dd>
        <dt>Durum</dt>
        <dd>
          {customerStatusWords[customer_status]}, {has_account ? 'hesabı var' : 'hesabı yok'}
        </dd>
        <dt>Kayıt</dt>
        <dd>{formatDate(created_at)}</dd>
      </dl>
      <Link to={`/staff/customer-management/${id}`} className="link self-start text-13">
        Kaydı aç
      </Link>
    </div>
  )
}

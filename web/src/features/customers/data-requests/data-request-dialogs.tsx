/** The dialogs of one request about personal data; loaded when the first of them is opened. */
import {
  type CorrectableField,
  checkedIdentities,
  correctableFields,
  correctableFieldWords,
  identityCheckWords,
  keptYears,
} from '@kervan/domain/consents/data-requests.copy.ts'
import type { DataRequestDetail, ErasurePreview } from '@kervan/domain/customers/data-requests.contract.ts'
import { formatDate } from '@kervan/domain/values/format-date.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { CustomerPicker, type PickedCustomer } from '#features/customers/customer-picker.tsx'
import { ErasureTable } from '#features/customers/data-requests/erasure-table.tsx'
import { api, client, toProblem } from '#spine/api/api.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Checkbox } from '#spine/ui/checkbox.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Input } from '#spine/ui/input.tsx'
import { Select } from '#spine/ui/select.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'

type Props = { request: DataRequestDetail; isRefusal?: boolean; onClose: () => void }

type FrameProps = {
  title: string
  description: string
  verb: string
  danger?: boolean
  isWhole: boolean
  act: () => Promise<DataRequestDetail>
  onClose: () => void
  children: ReactNode
}

/** What all of them have: a form, one verb, and the problem where it is refused. */
function RequestDialog({ title, description, verb, danger, isWhole, act, onClose, children }: FrameProps) {
  const queries = useQueryClient()
  const save = useMutation({
    mutationFn: act,
    onSuccess: (request) => {
      queries.setQueryData(api.customers.dataRequests.get.queryKey({ input: { id: request.id } }), request)
      void queries.invalidateQueries({ queryKey: api.customers.dataRequests.list.key() })
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isWhole && !save.isPending) save.mutate()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !save.isPending && onClose()}
      title={title}
      description={description}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {save.isError && <Alert title="Yapılamadı">{toProblem(save.error).message}</Alert>}
        {children}
        <div className="flex flex-wrap justify-end gap-3 pt-1">
          <Button onClick={onClose} disabled={save.isPending}>
            Vazgeç
          </Button>
          <Button
            type="submit"
            variant={danger ? 'danger' : 'primary'}
            disabled={!isWhole}
            busy={save.isPending}
          >
            {verb}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

export function AttachDialog({ request: { id }, onClose }: Props) {
  const [picked, setPicked] = useState<PickedCustomer | null>(null)
  return (
    <RequestDialog
      title="Müşteri kaydına bağla"
      description="Kimlik, bağladığınız kayda göre yeniden doğrulanır. Bağ değiştirilemez."
      verb="Kayda bağla"
      isWhole={picked !== null}
      act={() =>
        client.customers.dataRequests.attachRecord({ id, customer_id: picked?.id ?? '' }, callTimeout())
      }
      onClose={onClose}
    >
      <Field label="Müşteri kaydı" required>
        <CustomerPicker chosen={picked?.name ?? null} onChoose={setPicked} />
      </Field>
    </RequestDialog>
  )
}

export function IdentityDialog({ request: { id }, onClose }: Props) {
  const [check, setCheck] = useState('')
  const [note, setNote] = useState('')
  const chosen = checkedIdentities.find((each) => each === check)
  return (
    <RequestDialog
      title="Kimliği doğrula"
      description="Adınız, zaman ve yöntem başvuruda kalır."
      verb="Kimlik doğrulandı"
      isWhole={chosen !== undefined}
      act={() =>
        client.customers.dataRequests.checkIdentity(
          { id, check: chosen ?? 'id_card', note: note.trim() },
          callTimeout(),
        )
      }
      onClose={onClose}
    >
      <Field label="Nasıl doğrulandı" required>
        <Select
          placeholder="Seçin"
          value={check}
          onChange={({ target }) => setCheck(target.value)}
          options={checkedIdentities.map((value) => ({ value, label: identityCheckWords[value] }))}
        />
      </Field>
      <Field label="Not" hint="Kimlik numarası yazmayın." optionalMark>
        <Input value={note} maxLength={300} onChange={({ target }) => setNote(target.value)} />
      </Field>
    </RequestDialog>
  )
}

export function CorrectDialog({ request: { id, record }, onClose }: Props) {
  const [draft, setDraft] = useState<Partial<Record<CorrectableField, string>>>({})
  const changed = correctableFields.filter(
    (field) => draft[field] !== undefined && draft[field].trim() !== record?.[field],
  )
  return (
    <RequestDialog
      title="Kaydı düzelt"
      description="Önceki ve yeni değerler başvuruda kalır."
      verb="Kaydı düzelt"
      isWhole={changed.length > 0}
      act={() =>
        client.customers.dataRequests.correct(
          { id, ...Object.fromEntries(changed.map((field) => [field, draft[field]?.trim()])) },
          callTimeout(),
        )
      }
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {correctableFields.map((field) => (
          <Field key={field} label={correctableFieldWords[field]}>
            <Input
              value={draft[field] ?? record?.[field] ?? ''}
              onChange={({ target }) => setDraft((before) => ({ ...before, [field]: target.value }))}
            />
          </Field>
        ))}
      </div>
    </RequestDialog>
  )
}

export function AnswerDialog({ request: { id, person_email }, isRefusal = false, onClose }: Props) {
  const [answer, setAnswer] = useState('')
  return (
    <RequestDialog
      title={isRefusal ? 'Başvuruyu reddet' : 'Başvuruyu yanıtla'}
      description={
        person_email
          ? `Yazdığınız ${person_email} adresine gönderilir ve başvuru kapanır.`
          : 'E-postası bilinmiyor: yanıtı geldiği yoldan siz iletirsiniz, burada kaydı kalır.'
      }
      verb={isRefusal ? 'Reddet' : 'Yanıtla'}
      danger={isRefusal}
      isWhole={answer.trim() !== ''}
      act={() =>
        client.customers.dataRequests.answer(
          { id, outcome: isRefusal ? 'refused' : 'done', answer: answer.trim() },
          callTimeout(),
        )
      }
      onClose={onClose}
    >
      <Field label={isRefusal ? 'Gerekçe' : 'Yanıt'} required>
        <Textarea
          rows={6}
          value={answer}
          maxLength={4_000}
          onChange={({ target }) => setAnswer(target.value)}
        />
      </Field>
    </RequestDialog>
  )
}

/** Says what the erasure would do before it can be asked for. */
export function EraseDialog({ request: { id }, onClose }: Props) {
  const [isSure, setSure] = useState(false)
  const preview = useQuery(
    // What has come since the last look is counted too.
    api.customers.dataRequests.previewErasure.queryOptions({ input: { id }, gcTime: 0 }),
  )
  return (
    <RequestDialog
      title="Bu kişinin verileri silinsin mi?"
      description="Silme geri alınamaz; ne silindiği sayılarıyla bu başvuruda kalır. Kişiye son bir e-posta gider."
      verb="Verileri sil"
      danger
      isWhole={isSure && preview.isSuccess}
      act={() => client.customers.dataRequests.erase({ id }, callTimeout())}
      onClose={onClose}
    >
      {preview.isPending && (
        <Loading>
          <Skeleton className="h-48" />
        </Loading>
      )}
      {preview.isError && (
        <Alert title="Önizleme hazırlanamadı">
          {toProblem(preview.error).message}{' '}
          <button type="button" className="link" onClick={() => void preview.refetch()}>
            Yeniden dene
          </button>
        </Alert>
      )}
      {preview.data && (
        <>
          <ErasureSummary preview={preview.data} />
          <Checkbox
            label="Kimliği doğrulandı ve silinmesini istediğinden eminim"
            checked={isSure}
            onCheckedChange={(checked) => setSure(checked === true)}
          />
        </>
      )}
    </RequestDialog>
  )
}

function ErasureSummary({ preview: { tables, files, kept_until } }: { preview: ErasurePreview }) {
  const sum = (of: 'erased' | 'emptied' | 'kept') => tables.reduce((total, table) => total + table[of], 0)
  return (
    <>
      <ul className="flex list-disc flex-col gap-1.5 pl-5 text-14">
        <li>
          {formatCount(sum('erased'))} kayıt ve {formatCount(files)} dosya silinecek.
        </li>
        <li>{formatCount(sum('emptied'))} kayıt kalacak, kişisel alanları boşaltılacak.</li>
        {kept_until ? (
          <li>
            {formatCount(sum('kept'))} kayıt yasa gereği {keptYears} yıl adsız saklanacak; ilkinin süresi{' '}
            {formatDate(kept_until)} tarihinde dolar.
          </li>
        ) : (
          <li>Yasa gereği saklanacak bir sözleşme ya da gönderi yok.</li>
        )}
      </ul>
      <section
        aria-label="Tür tür ne olacak"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard too
        tabIndex={0}
        className="max-h-64 overflow-auto rounded-field border border-line px-3"
      >
        <ErasureTable tables={tables} heads={['Sil', 'Boşalt', 'Sakla']} />
      </section>
    </>
  )
}

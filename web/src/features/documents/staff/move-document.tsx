/** Moves a document to another shipment or request of its customer; for a moment it can be brought back. */
import type { StaffDocument } from '@kervan/domain/documents/document.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { type FoundMatter, useMatterSearch } from '#features/documents/staff/use-matter-search.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { RecordCombobox } from '#spine/ui/record-combobox.tsx'
import { toast } from '#spine/ui/toast.tsx'

type Moved = Pick<
  StaffDocument,
  | 'id'
  | 'file_name'
  | 'customer_id'
  | 'customer_company'
  | 'customer_name'
  | 'shipment_id'
  | 'shipment_number'
  | 'request_id'
  | 'request_number'
>
type Place = Pick<Moved, 'shipment_id' | 'request_id'>

const placeOf = ({ shipment_id, request_id }: Place): Place => ({ shipment_id, request_id })

/** `onMoved` closes what shows the document: the way back is behind it. */
export function MoveDocument({ document, onMoved }: { document: Moved; onMoved: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Taşı</Button>
      {isOpen && <MoveDialog document={document} onMoved={onMoved} onClose={() => setOpen(false)} />}
    </>
  )
}

/** What the search cannot find: the customer alone. */
const nowhere: FoundMatter = {
  key: 'nowhere',
  label: 'Hiçbiri, yalnızca müşterinin belgesi',
  shipment_id: null,
  request_id: null,
}

type DialogProps = { document: Moved; onMoved: () => void; onClose: () => void }

function MoveDialog({ document, onMoved, onClose }: DialogProps) {
  const { id, file_name } = document
  const now = document.shipment_number || document.request_number
  const queries = useQueryClient()
  const search = useMatterSearch(document.customer_id)
  const [chosen, setChosen] = useState<FoundMatter | null>(null)
  const [isMissing, setMissing] = useState(false)
  const refresh = () => queries.invalidateQueries({ queryKey: api.documents.key() })
  const moveBack = async (from: Place) => {
    try {
      await client.documents.staff.move({ id, ...placeOf(document), seen: from }, callTimeout())
    } catch (error) {
      toast.failure({ title: `${file_name} geri taşınamadı`, description: toProblem(error).message })
    }
    await refresh()
  }
  const move = useMutation({
    mutationFn: (to: FoundMatter) =>
      client.documents.staff.move({ id, ...placeOf(to), seen: placeOf(document) }, callTimeout()),
    onSuccess: (moved, to) => {
      onClose()
      onMoved()
      toast.undo(
        {
          title: 'Belge taşındı',
          description: to === nowhere ? file_name : `${file_name}, ${to.label}`,
          topic: `document-${id}`,
        },
        () => void moveBack(placeOf(moved)),
      )
    },
    // Also after a refusal: a colleague may have been faster.
    onSettled: refresh,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(!chosen)
    if (chosen && !move.isPending) move.mutate(chosen)
  }
  const elsewhere = search.items?.filter(
    ({ key }) => key !== document.shipment_id && key !== document.request_id,
  )
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Belgeyi taşı"
      description={<span className="[overflow-wrap:anywhere]">{file_name}</span>}
      footer={
        <Button type="submit" form="move-document" variant="primary" busy={move.isPending}>
          Taşı
        </Button>
      }
    >
      {/* As high as what is found below the field, which would otherwise scroll out of sight. */}
      <form id="move-document" noValidate className="flex min-h-108 flex-col gap-4" onSubmit={submit}>
        <p className="measure text-muted">
          {now ? (
            <>
              Şimdi <span className="figures text-ink">{now}</span> içinde.{' '}
            </>
          ) : (
            'Şimdi bir gönderinin ya da talebin değil. '
          )}
          {document.customer_company || document.customer_name || 'Müşteri'} belgeyi yeni yerinde görür; iki
          yerin de eksik belgeleri yeniden hesaplanır.
        </p>
        <Field
          label="Nereye"
          required
          hint="Bu müşterinin gönderileri ve talepleri; numara, şehir veya konteyner yazın."
          error={isMissing && !chosen ? 'Bir gönderi ya da talep seçin.' : undefined}
        >
          <RecordCombobox
            autoFocus
            chosen={chosen?.label ?? null}
            onChoose={setChosen}
            onClear={() => setChosen(null)}
            {...search}
            items={elsewhere && (now ? [...elsewhere, nowhere] : elsewhere)}
          />
        </Field>
        {move.isError && <Alert title="Belge taşınamadı">{toProblem(move.error).message}</Alert>}
      </form>
    </Dialog>
  )
}

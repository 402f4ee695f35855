/** Asks the customer for papers that are missing: by notification and mail, whose link leads straight to the upload. */
import type { DocumentChecklist } from '@kervan/domain/documents/checklist.contract.ts'
import { type Paper, papers } from '@kervan/domain/documents/papers.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { MailQuestion } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { type ChecklistRow, comesThroughCustomer, isLacking } from '#features/documents/checklist.tsx'
import type { MatterIds } from '#features/documents/matter.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { useIdempotencyKeys } from '#spine/api/idempotency-keys.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Checkbox } from '#spine/ui/checkbox.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'
import { toast } from '#spine/ui/toast.tsx'

type Props = { checklist: DocumentChecklist; matter: MatterIds }

/** Nothing where the customer has given all. */
export function AskPapers({ checklist, matter }: Props) {
  const [isOpen, setOpen] = useState(false)
  const lacking = checklist.items.filter((row) => comesThroughCustomer(row) && isLacking(row))
  if (lacking.length === 0) return null
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        <MailQuestion strokeWidth={1.75} aria-hidden />
        Müşteriden iste
      </Button>
      {isOpen && <AskDialog lacking={lacking} matter={matter} onClose={() => setOpen(false)} />}
    </>
  )
}

const day = 86_400_000
/** The same paper is asked for once a day. */
const wasAskedToday = ({ asked_at }: ChecklistRow) =>
  asked_at !== null && Date.now() - Date.parse(asked_at) < day

type DialogProps = { lacking: readonly ChecklistRow[]; matter: MatterIds; onClose: () => void }

function AskDialog({ lacking, matter, onClose }: DialogProps) {
  const queries = useQueryClient()
  const keys = useIdempotencyKeys()
  const [chosen, setChosen] = useState<readonly Paper[]>(() =>
    lacking
      .filter((row) => row.from === 'customer' && row.certainty !== 'depends' && !wasAskedToday(row))
      .map(({ paper }) => paper),
  )
  const [note, setNote] = useState('')
  const [isMissing, setMissing] = useState(false)
  const ask = useMutation({
    mutationFn: () => {
      const input = { ...matter, papers: [...chosen], note: note.trim() }
      return client.documents.staff.ask(input, {
        ...callTimeout(),
        context: { idempotencyKey: keys.keyFor(input) },
      })
    },
    onSuccess: () => {
      onClose()
      toast.success({ title: 'Belgeler müşteriden istendi' })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: api.documents.key() }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(chosen.length === 0)
    if (chosen.length > 0 && !ask.isPending) ask.mutate()
  }
  const toggle = (paper: Paper, isOn: boolean) =>
    setChosen((now) => (isOn ? [...now, paper] : now.filter((other) => other !== paper)))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Müşteriden belge iste"
      description="Bildirim ve e-posta gider; bağlantısı doğrudan yüklemeyi açar."
      footer={
        <Button type="submit" form="ask-papers" variant="primary" busy={ask.isPending}>
          İste
        </Button>
      }
    >
      <form id="ask-papers" className="flex flex-col gap-4" onSubmit={submit}>
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-1.5 text-14 font-medium">Belgeler</legend>
          {lacking.map((row) => (
            <Checkbox
              key={row.paper}
              checked={chosen.includes(row.paper)}
              disabled={wasAskedToday(row)}
              onCheckedChange={(isOn) => toggle(row.paper, isOn === true)}
              label={papers[row.paper].word}
            />
          ))}
        </fieldset>
        {isMissing && chosen.length === 0 && <Alert>En az bir belge seçin.</Alert>}
        <Field label="Not" optionalMark>
          <Textarea
            value={note}
            maxLength={500}
            placeholder="Örneğin kaşeli ve imzalı olsun"
            onChange={({ target }) => setNote(target.value)}
          />
        </Field>
        {ask.isError && <Alert title="Belge istenemedi">{toProblem(ask.error).message}</Alert>}
      </form>
    </Dialog>
  )
}

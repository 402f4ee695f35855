/** Says of a document what it is: its type, which paper of a checklist, a description and, in the office, who sees it. */
import type { Surface } from '@kervan/domain/access/roles.ts'
import {
  type DocumentType,
  documentTypes,
  documentTypeWords,
  type Visibility,
  visibilities,
  visibilityWords,
} from '@kervan/domain/documents/document-kinds.ts'
import { type Paper, paperKinds, papers } from '@kervan/domain/documents/papers.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import type { ShownDocument } from '#features/documents/document-dialog.tsx'
import { api, client, toProblem } from '#spine/api/api.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Select } from '#spine/ui/select.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'

type Props = { document: ShownDocument & { visibility?: Visibility }; surface: Surface }

const options = documentTypes.map((value) => ({ value, label: documentTypeWords[value] }))
/** Each paper is of one type. */
const papersOf = (type: DocumentType) => paperKinds.filter((paper) => papers[paper].type === type)
const whoSees = visibilities.map((value) => ({ value, label: visibilityWords[value] }))

export function EditDocument(props: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Düzenle</Button>
      {isOpen && <EditDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function EditDialog({ document, surface, onClose }: Props & { onClose: () => void }) {
  const { id, uploaded_by } = document
  const queries = useQueryClient()
  const [type, setType] = useState(document.document_type)
  const [paper, setPaper] = useState(document.paper)
  const [description, setDescription] = useState(document.description)
  const [visibility, setVisibility] = useState(document.visibility)
  const save = useMutation({
    mutationFn: () => {
      const change = { id, document_type: type, description: description.trim(), paper }
      return surface === 'portal'
        ? client.documents.edit(change, callTimeout())
        : client.documents.staff.edit({ ...change, ...(visibility && { visibility }) }, callTimeout())
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: api.documents.key() })
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!save.isPending) save.mutate()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Belgeyi düzenle"
      footer={
        <Button type="submit" form="edit-document" variant="primary" busy={save.isPending}>
          Kaydet
        </Button>
      }
    >
      <form id="edit-document" className="flex flex-col gap-4" onSubmit={submit}>
        <Field label="Tür">
          <Select
            options={options}
            value={type}
            onChange={({ target }) => {
              setType(target.value as DocumentType)
              // Of another type it is no longer that paper.
              setPaper(null)
            }}
          />
        </Field>
        {papersOf(type).length > 0 && (
          <Field label="Hangi belge" hint="Gereken belgeler listesinde bu belge yerine sayılır.">
            <Select
              options={[
                { value: '', label: 'Belirtilmedi' },
                ...papersOf(type).map((value) => ({ value, label: papers[value].word })),
              ]}
              value={paper ?? ''}
              onChange={({ target }) => setPaper((target.value || null) as Paper | null)}
            />
          </Field>
        )}
        <Field label="Açıklama" optionalMark>
          <Textarea
            value={description}
            maxLength={500}
            onChange={({ target }) => setDescription(target.value)}
          />
        </Field>
        {visibility && uploaded_by !== 'customer' && (
          <Field label="Kim görür">
            <Select
              options={whoSees}
              value={visibility}
              onChange={({ target }) => setVisibility(target.value as Visibility)}
            />
          </Field>
        )}
        {save.isError && <Alert title="Belge kaydedilemedi">{toProblem(save.error).message}</Alert>}
      </form>
    </Dialog>
  )
}

/** Deletes a document after a question; for a short while it can be brought back. */
import type { Surface } from '@kervan/domain/access/roles.ts'
import { undoSeconds } from '@kervan/domain/documents/document-kinds.ts'
import { documentMessages } from '@kervan/domain/documents/documents.copy.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { api, client, toProblem } from '#spine/api/api.ts'
import { ConfirmDialog } from '#spine/ui/confirm-dialog.tsx'
import { toast } from '#spine/ui/toast.tsx'

type Deletable = { id: string; file_name: string }

/** `ask` opens the question, which belongs into the page. `onDeleted` closes what shows the document. */
export function useDeleteDocument(
  surface: Surface,
  onDeleted?: () => void,
): { ask: (document: Deletable) => void; question: ReactNode } {
  const queries = useQueryClient()
  const [asked, setAsked] = useState<Deletable | null>(null)
  const calls = surface === 'portal' ? client.documents : client.documents.staff
  const refresh = () => queries.invalidateQueries({ queryKey: api.documents.key() })
  const restore = async ({ id, file_name }: Deletable) => {
    try {
      await calls.restore({ id })
      await refresh()
    } catch (error) {
      toast.failure({ title: `${file_name} geri alınamadı`, description: toProblem(error).message })
    }
  }
  const remove = async (document: Deletable) => {
    try {
      await calls.remove({ id: document.id })
    } catch (error) {
      const { message } = toProblem(error)
      return toast.failure({ title: documentMessages.deleteFailed, description: message })
    }
    onDeleted?.()
    const topic = `document-${document.id}`
    toast.undo(
      { title: documentMessages.deleted, description: document.file_name, seconds: undoSeconds, topic },
      () => void restore(document),
    )
    await refresh()
  }
  return {
    ask: setAsked,
    question: asked && (
      <ConfirmDialog
        open
        onOpenChange={(open) => !open && setAsked(null)}
        title={<span className="break-words">{asked.file_name} silinsin mi?</span>}
        description={`Belge dosyasıyla birlikte silinir; ${undoSeconds} saniye içinde geri alabilirsiniz.`}
        confirmLabel="Belgeyi sil"
        onConfirm={() => void remove(asked)}
      />
    ),
  }
}

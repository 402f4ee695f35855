/** Sends files and makes documents of them: a file has arrived when both are done. */
import type { Surface } from '@kervan/domain/access/roles.ts'
import type { NewStaffDocument } from '@kervan/domain/documents/document.ts'
import { documentMessages, uploadProblems } from '@kervan/domain/documents/documents.copy.ts'
import type { UploadType } from '@kervan/domain/documents/upload-rules.ts'
import { useQueryClient } from '@tanstack/react-query'
import { documentAddress, documentRules } from '#features/documents/document-rules.ts'
import { api, client } from '#spine/api/api.ts'
import { useUploads } from '#spine/api/use-uploads.ts'

/** What the server has stored. It is deleted after a day unless something is made of it. */
type StoredFile = { id: string; name: string; type: UploadType; size: number }

/** To what documents are added; nothing where they are the customer's in general. */
export type Matter = Partial<
  Pick<NewStaffDocument, 'shipment_id' | 'request_id' | 'customer_id' | 'visibility'>
>
export type Said = Matter & Pick<NewStaffDocument, 'document_type' | 'paper' | 'description'>

/** `place` names the part of the page among those that add documents to the same. */
export function useDocumentUploads(surface: Surface, place: string) {
  const queries = useQueryClient()
  const { uploads, ...acts } = useUploads<Said>({
    place: `${surface} ${place}`,
    surface,
    address: documentAddress,
    rules: documentRules,
    onSent: async (answer, { about }) => {
      const { id } = answer as StoredFile
      // One file becomes one document, so that its id is the key of the call too.
      const once = { context: { idempotencyKey: id, surface } }
      const { customer_id, visibility, ...own } = about
      if (surface === 'portal') await client.documents.add({ upload_id: id, ...own }, once)
      else
        await client.documents.staff.add(
          { upload_id: id, ...own, customer_id: customer_id ?? null, visibility: visibility ?? 'customer' },
          once,
        )
      void queries.invalidateQueries({ queryKey: api.documents.key() })
    },
    afterProblem: (code) => afterProblem[code],
    takeBack: async (answer) => {
      const { id } = answer as StoredFile
      const calls = surface === 'portal' ? client.documents : client.documents.staff
      await calls.remove({ id }, { context: { surface } })
      await queries.invalidateQueries({ queryKey: api.documents.key() })
    },
  })
  return {
    ...acts,
    uploads: uploads.map((upload) =>
      upload.problem ? { ...upload, problem: failureText(upload.problem) } : upload,
    ),
  }
}

/** A file that was not made a document within a day is gone. What it would belong to does not come back; room may. */
const afterProblem: Record<string, 'send' | 'none'> = {
  UNKNOWN_UPLOAD: 'send',
  UNKNOWN_MATTER: 'none',
  UNKNOWN_CUSTOMER: 'none',
}

/** What has failed comes before why. */
function failureText(problem: string): string {
  const { uploadFailed } = documentMessages
  const saysItself = problem.startsWith(uploadFailed) || problem === uploadProblems.FILE_TOO_LARGE.message
  return saysItself ? problem : `${uploadFailed}. ${problem}`
}

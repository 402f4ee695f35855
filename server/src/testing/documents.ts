/** Documents as our pages add them. */
import type { StaffDocument } from '@kervan/domain/documents/document.ts'
import { expect } from 'vitest'
import { sampleFile } from '#testing/sample-files.ts'
import type { SignedIn, TestServer } from '#testing/test-server.ts'
import { upload } from '#testing/uploads.ts'

type Added = { name?: string; content?: Buffer; body?: Record<string, unknown> }

/** What was answered to whoever added it; the office names the customer in `body`. */
export async function addDocument(server: TestServer, as: SignedIn, { name, content, body }: Added = {}) {
  const sent = await upload(server, content ?? sampleFile('.pdf'), { as, name: name ?? 'fatura.pdf' })
  expect(sent.status).toBe(201)
  return server.call<StaffDocument>('POST', as.role === 'customer' ? '/documents' : '/staff/documents', {
    as,
    body: { upload_id: sent.body.id, document_type: 'invoice', ...body },
  })
}

export const downloadDocument = (server: TestServer, as: SignedIn, id: string) =>
  server.fetch(`/api/documents/${id}/file?surface=${as.surface}`, { as })

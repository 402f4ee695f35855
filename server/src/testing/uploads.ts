/** Uploads as our pages send them, and what is left of them in the database and on the disk. */
import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { query } from '#testing/sign-in.ts'
import type { SignedIn, TestServer } from '#testing/test-server.ts'
import { whenCalm } from '#testing/when-calm.ts'

export type UploadAnswer = {
  id: string
  name: string
  type: string
  size: number
  code?: string
  message?: string
  data?: { reason?: string }
}
type Sent = { as?: SignedIn | undefined; name?: string; headers?: Record<string, string> }

export async function upload(server: Pick<TestServer, 'base' | 'origin'>, content: Buffer, sent: Sent = {}) {
  const answer = await whenCalm(server.base, () =>
    fetch(`${server.base}/api/uploads`, {
      method: 'POST',
      headers: {
        origin: server.origin,
        ...sent.as?.headers,
        'content-type': 'application/octet-stream',
        'x-file-name': encodeURIComponent(sent.name ?? 'fatura.pdf'),
        'idempotency-key': randomUUID(),
        ...sent.headers,
      },
      body: new Uint8Array(content),
    }),
  )
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as UploadAnswer }
}

export const downloadUpload = (server: TestServer, as: SignedIn, id: string) =>
  server.fetch(`/api/uploads/${id}/file?surface=${as.surface}`, { as })

export const rowsOf = (server: Pick<TestServer, 'access'>, { userId }: Pick<SignedIn, 'userId'>) =>
  query<{ id: string; name: string; size: number }>(
    server,
    'select id, name, size from uploads where user_id = $1 order by id',
    [userId],
  )

const namesIn = (dataFolder: string, place: string) =>
  readdir(join(dataFolder, 'files', place)).catch((): string[] => [])

export const storedFiles = (dataFolder: string) => namesIn(dataFolder, 'uploads')
/** Those that are being stored, or were when the process was killed. */
export const unfinishedFiles = (dataFolder: string) => namesIn(dataFolder, '.incoming')

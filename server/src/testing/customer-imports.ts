/** Sends a table of customers as the office's page does. */
import type { SignedIn, TestServer } from '#testing/test-server.ts'
import { whenCalm } from '#testing/when-calm.ts'

export async function sendTable(
  server: Pick<TestServer, 'base' | 'origin'>,
  as: SignedIn | undefined,
  file: Buffer,
  name = 'musteriler.csv',
) {
  const answer = await whenCalm(server.base, () =>
    fetch(`${server.base}/api/customer-imports`, {
      method: 'POST',
      headers: {
        origin: server.origin,
        ...as?.headers,
        'content-type': 'application/octet-stream',
        'x-file-name': encodeURIComponent(name),
      },
      body: new Uint8Array(file),
    }),
  )
  return {
    status: answer.status,
    body: (await answer.json()) as { id: string; code?: string; message?: string },
  }
}

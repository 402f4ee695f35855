/** Hands a raw mail to a server of the tests, as a mail server would. */
import { inboundMailPath } from '#features/chat/mail/inbound-mail-route.ts'
import { createMailAddresses } from '#spine/mail/inbound/mail-addresses.ts'
import { mailSignatureHeader, signMail } from '#spine/mail/inbound/mail-signature.ts'
import { type TestServer, testSecrets } from '#testing/test-server.ts'
import { whenCalm } from '#testing/when-calm.ts'

/** Of a demo without settings. */
export const testAddresses = createMailAddresses(testSecrets, 'yanit.kervan.example')

/** A demo of the tests takes mail signed with its own key. */
export async function handOver(
  server: Pick<TestServer, 'base'>,
  raw: Buffer,
  signature: string | null = signMail(raw, testSecrets.key('inbound mail')),
): Promise<number> {
  const answer = await whenCalm(server.base, () =>
    fetch(`${server.base}${inboundMailPath}`, {
      method: 'POST',
      headers: {
        'content-type': 'message/rfc822',
        ...(signature !== null && { [mailSignatureHeader]: signature }),
      },
      body: new Uint8Array(raw),
    }),
  )
  await answer.arrayBuffer()
  return answer.status
}

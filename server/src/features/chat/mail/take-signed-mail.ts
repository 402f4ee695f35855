/** Takes a mail from whoever proves by a signature that they may hand us mail; what is not signed is neither kept nor read. */
import { problems } from '@kervan/domain/problems.ts'
import { ORPCError } from '@orpc/server'
import type { InboundParts } from '#features/chat/mail/inbound-parts.ts'
import { takeMail } from '#features/chat/mail/take-mail.ts'
import { checkMailSignature } from '#spine/mail/inbound/mail-signature.ts'

/** The mail is summed up while it comes; without a fresh signature none of it is waited for. */
export async function takeSignedMail(
  services: InboundParts,
  signature: unknown,
  readBody: () => AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<void> {
  const check = checkMailSignature(signature, services.inboundMail.keys)
  if (!check) return refuse()
  const pieces: Buffer[] = []
  for await (const piece of readBody()) {
    check.update(piece)
    pieces.push(piece)
  }
  if (!check.isRight()) return refuse()
  await takeMail(services, Buffer.concat(pieces))
}

function refuse(): never {
  throw new ORPCError('UNAUTHORIZED', problems.UNAUTHORIZED)
}

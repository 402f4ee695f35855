/**
 * Where mail is handed to us: the raw mail as the body, signed (`mail-signature.ts`). What is not signed is not kept. A mail that comes
 * twice changes nothing, so whoever hands it over sends again whatever was not answered.
 */
import { problems } from '@kervan/domain/problems.ts'
import { ORPCError } from '@orpc/server'
import type { FastifyInstance } from 'fastify'
import type { InboundParts } from '#features/chat/mail/inbound-parts.ts'
import { takeSignedMail } from '#features/chat/mail/take-signed-mail.ts'
import { readBody } from '#spine/http/streamed-body.ts'
import { takesFiles } from '#spine/http/takes-files.ts'
import { mailSignatureHeader } from '#spine/mail/inbound/mail-signature.ts'

export const inboundMailPath = '/hooks/mail'
/** As large as mail servers usually take; its files have their own limit. */
const mostBytes = 25 * 1024 ** 2
/** Each is held in memory while it is read. */
const mostAtOnce = 4

export async function registerInboundMail(app: FastifyInstance, services: InboundParts): Promise<void> {
  if (services.inboundMail.keys.length === 0) return
  let underWay = 0
  await takesFiles(app, inboundMailPath, async (request) => {
    if (underWay >= mostAtOnce) throw new ORPCError('SERVICE_UNAVAILABLE', problems.SERVICE_UNAVAILABLE)
    underWay += 1
    try {
      const signature = request.headers[mailSignatureHeader]
      await takeSignedMail(services, signature, () => readBody(request, mostBytes))
      return { taken: true }
    } finally {
      underWay -= 1
    }
  })
}

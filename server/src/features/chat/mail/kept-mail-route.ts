/** Downloads a mail that was kept for staff, as it came. It is a stranger's: a file to save, never shown in our name. */
import { mayEnter } from '@kervan/domain/access/roles.ts'
import { plainLine } from '@kervan/domain/values/plain-line.ts'
import type { FastifyInstance } from 'fastify'
import { inboundMails } from '#features/chat/mail/inbound-mails.table.ts'
import { eq } from '#spine/database/drizzle.ts'
import { type FileParts, registerFileRoute } from '#spine/http/file-route.ts'

export function registerKeptMails(app: FastifyInstance, parts: FileParts<'readAs'>): void {
  registerFileRoute(app, parts, {
    path: '/api/inbound-mails/:id/file',
    compress: true,
    find: async ({ actor, person }, id) => {
      if (!mayEnter('staff', person.role)) return undefined
      const { subject, raw_key } = inboundMails
      const [mail] = await parts.services.readAs(actor, (db) =>
        db.select({ subject, raw_key }).from(inboundMails).where(eq(inboundMails.id, id)),
      )
      if (!mail?.raw_key) return undefined
      return {
        key: mail.raw_key,
        name: `${plainLine(mail.subject, 80) || 'E-posta'}.eml`,
        type: 'message/rfc822',
      }
    },
  })
}

/** Shows one demo mail as a mail program would: a document with its own policy, which allows inline styles but no scripts. */

import { Id } from '@kervan/domain/values/page.ts'
import type { FastifyInstance } from 'fastify'
import { mailLetter } from '#assembly/demo/demo.queries.ts'
import { guest, type ReadAs } from '#spine/database/act-as.ts'
import { answerProblem } from '#spine/http/problem-answer.ts'
import { renderMail } from '#spine/mail/mail-template.ts'

const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "frame-ancestors 'self'",
  // Neither scripts nor forms; links open in a new tab, outside the sandbox.
  'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox',
].join('; ')

export function registerInboxMail(app: FastifyInstance, readAs: ReadAs): void {
  app.get<{ Params: { id: string } }>('/inbox/mails/:id', async (request, reply) => {
    const id = Id.safeParse(request.params.id)
    const [mail] = id.success ? await readAs(guest, (db) => mailLetter(db, id.data)) : []
    if (!mail) return answerProblem(request, reply, 'NOT_FOUND')
    return reply
      .header('content-security-policy', policy)
      .header('x-frame-options', 'SAMEORIGIN')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(renderMail(mail.letter).html.replace('<head>', '<head><base target="_blank">'))
  })
}

/** One demo mail as the recipient's mail program would show it: its own document with its own policy, since mails style inline and may run nothing. */

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
  // No scripts, no forms; links open in a tab of their own, where the page they lead to works as usual.
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

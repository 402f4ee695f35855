/** Shows one demo mail as a mail program would, and the files that came with it. */

import { Id } from '@kervan/domain/values/id.ts'
import type { FastifyInstance } from 'fastify'
import { mailLetter } from '#assembly/demo/demo.queries.ts'
import { guest } from '#spine/database/act-as.ts'
import { asAttachment } from '#spine/http/attachment.ts'
import type { Services } from '#spine/http/call.ts'
import { answerProblem } from '#spine/http/problem-answer.ts'
import { attachmentsOf, renderMail } from '#spine/mail/mail-template.ts'
import { showMail } from '#spine/mail/show-mail.ts'

/** Where an attachment of a demo mail is read. */
export const attachmentAddress = (mailId: string, place: number | string) =>
  `/inbox/mails/${mailId}/attachments/${place}`

export function registerInboxMail(
  app: FastifyInstance,
  { readAs, files }: Pick<Services, 'readAs' | 'files'>,
): void {
  const find = async (given: string) => {
    const id = Id.safeParse(given)
    const [mail] = id.success ? await readAs(guest, (db) => mailLetter(db, id.data)) : []
    return mail
  }
  app.get<{ Params: { id: string; place: string } }>(
    attachmentAddress(':id', ':place'),
    async (request, reply) => {
      const mail = await find(request.params.id)
      const file = mail && attachmentsOf(mail.letter)[Number(request.params.place)]
      if (!file || ('key' in file && !(await files.exists(file.key))))
        return answerProblem(request, reply, 'NOT_FOUND')
      return reply
        .header('content-disposition', asAttachment(file.name).replace('attachment', 'inline'))
        .header('cache-control', 'no-store')
        .type(file.type)
        .send('key' in file ? await files.read(file.key) : file.content)
    },
  )
  app.get<{ Params: { id: string } }>('/inbox/mails/:id', async (request, reply) => {
    const mail = await find(request.params.id)
    if (!mail) return answerProblem(request, reply, 'NOT_FOUND')
    return showMail(reply, renderMail(mail.letter).html)
  })
}

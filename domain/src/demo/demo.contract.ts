/** The demo inbox: every mail the product sends in demo mode, readable by whoever runs it. Absent in production. */
import { creating, demoProcedure, keyErrors } from '#procedure.ts'
import { EmailAddress } from '#values/email-address.ts'
import { Moment } from '#values/moment.ts'
import { Id } from '#values/page.ts'
import { z } from '#z.ts'

export const InboxMail = z.object({
  id: Id,
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  sent_at: Moment,
})
export type InboxMail = z.output<typeof InboxMail>

export const demoContract = {
  listInbox: demoProcedure
    .route({
      method: 'GET',
      path: '/demo/inbox',
      tags: ['Demo'],
      summary: 'Demo gelen kutusu',
      description:
        'Demo kipinde gönderilen e-postalar, en yenisi başta, en çok 100 kayıt. to verilirse yalnızca o adrese gidenler.',
    })
    .input(z.object({ to: EmailAddress.optional() }))
    .output(z.array(InboxMail)),
  sendTestMail: demoProcedure
    .meta(creating)
    .route({
      method: 'POST',
      path: '/demo/inbox/test-mail',
      successStatus: 202,
      tags: ['Demo'],
      summary: 'Deneme e-postası gönder',
      description: 'Kuyruğa bir deneme e-postası koyar; gönderilince gelen kutusunda anında görünür.',
    })
    .errors(keyErrors)
    .input(z.object({ to: EmailAddress }))
    .output(z.object({ mail_id: Id })),
}

/** Handlers of the demo contract. */

import { demoContract } from '@kervan/domain/demo/demo.contract.ts'
import { mailById, newestMails } from '#assembly/demo/demo.queries.ts'
import { demoAccounts } from '#assembly/demo/demo-world.ts'
import { attachmentAddress } from '#assembly/demo/inbox-mail-route.ts'
import { writeReply } from '#assembly/demo/write-reply.ts'
import { signInToDemo } from '#features/auth/demo-sign-in.ts'
import type { WithSignIn } from '#features/auth/sign-in-service.ts'
import type { WithInboundMail } from '#features/chat/mail/inbound-parts.ts'
import { takeSignedMail } from '#features/chat/mail/take-signed-mail.ts'
import { readCompany } from '#features/company/company.handlers.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { mailSender } from '#features/company/letterhead.ts'
import { createOnce } from '#spine/http/create-once.ts'
import { implementContract } from '#spine/http/implement-contract.ts'
import { signMail } from '#spine/mail/inbound/mail-signature.ts'
import { attachmentsOf, renderMail } from '#spine/mail/mail-template.ts'

const api = implementContract<typeof demoContract, WithSignIn & WithInboundMail & WithCompany>(demoContract)

export const demoHandlers = {
  signIn: api.signIn.handler(async ({ input, context, errors }) => {
    const session = await signInToDemo(
      context,
      input.surface,
      input.surface === 'portal' ? demoAccounts.customer : demoAccounts.admin,
    )
    if (!session) throw errors.NOT_FOUND()
    for (const cookie of session.cookies) context.setCookie(cookie)
    return session.answer
  }),
  openCustomerPanel: api.openCustomerPanel.handler(async ({ context, errors }) => {
    const session = await signInToDemo(context, 'portal', demoAccounts.customer, { readOnly: true })
    if (!session) throw errors.NOT_FOUND()
    for (const cookie of session.cookies) context.setCookie(cookie)
    return { done: true as const }
  }),
  listInbox: api.listInbox.handler(async ({ input, context }) => {
    const mails = await context.services.readAs(context.actor, (db) => newestMails(db, input.to))
    const { addresses } = context.services.inboundMail
    return mails.map(({ letter, reply_to, ...mail }) => ({
      ...mail,
      can_reply: addresses.idIn('reply', [reply_to]) !== undefined,
      ...renderMail(letter),
      attachments: attachmentsOf(letter).map(({ name, size }, place) => ({
        name,
        size,
        url: attachmentAddress(mail.id, place),
      })),
    }))
  }),
  replyToMail: api.replyToMail.handler(async ({ input: { id, reply_id, text }, context, errors }) => {
    const { services } = context
    await services.limits.testMail(context.network)
    const [mail] = await services.readAs(context.actor, (db) => mailById(db, id))
    const [key] = services.inboundMail.keys
    if (!key || !mail || !services.inboundMail.addresses.idIn('reply', [mail.reply_to]))
      throw errors.NOT_FOUND()
    const { name, email } = await services.company.get()
    const raw = writeReply(mail, { id: reply_id, text, sender: `${name} <${email}>` })
    await takeSignedMail(services, signMail(raw, key), () => [raw])
    return { done: true as const }
  }),
  sendTestMail: api.sendTestMail.handler(async ({ input, context }) => {
    await context.services.limits.testMail(context.network)
    const { company } = await readCompany(context.services.readAs, context.actor)
    return createOnce(context, input, async (tx) => ({
      mail_id: await context.services.queueMail(tx, {
        to: input.to,
        subject: 'Deneme e-postası',
        staysInside: true,
        letter: {
          company: mailSender(company),
          preheader: 'E-posta yolu çalışıyor.',
          title: 'Deneme e-postası',
          paragraphs: [
            'Bu e-posta gerçek gönderim yolunu izledi: kuyruğa yazıldı, arka planda işlendi ve gelen kutusuna bırakıldı.',
            'Üründeki her e-posta aynı yoldan gider.',
          ],
        },
      }),
    }))
  }),
}

/** Handlers of the demo contract. */

import { demoContract } from '@kervan/domain/demo/demo.contract.ts'
import { newestMails } from '#assembly/demo/demo.queries.ts'
import { demoAccounts } from '#assembly/demo/demo-world.ts'
import { attachmentAddress } from '#assembly/demo/inbox-mail-route.ts'
import { signInToDemo } from '#features/auth/demo-sign-in.ts'
import type { WithSignIn } from '#features/auth/sign-in-service.ts'
import { readCompany } from '#features/company/company.handlers.ts'
import { mailSender } from '#features/company/letterhead.ts'
import { createOnce } from '#spine/http/create-once.ts'
import { implementContract } from '#spine/http/implement-contract.ts'
import { attachmentsOf, renderMail } from '#spine/mail/mail-template.ts'

const api = implementContract<typeof demoContract, WithSignIn>(demoContract)

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
    return mails.map(({ letter, ...mail }) => ({
      ...mail,
      ...renderMail(letter),
      attachments: attachmentsOf(letter).map(({ name, size }, place) => ({
        name,
        size,
        url: attachmentAddress(mail.id, place),
      })),
    }))
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

/** Answers of the demo contract. */
import { mailText } from '#adapters/mail/mail-template.ts'
import { readCompany } from '#company/company.handlers.ts'
import { mailSender } from '#company/mail-sender.ts'
import { createOnce } from '#create-once.ts'
import { newestMails } from '#demo/demo.queries.ts'
import { api } from '#procedures.ts'

export const demoHandlers = {
  listInbox: api.demo.listInbox.handler(async ({ input, context }) => {
    const mails = await context.services.readAs(context.actor, (db) => newestMails(db, input.to))
    return mails.map(({ letter, ...mail }) => ({ ...mail, text: mailText(letter) }))
  }),
  sendTestMail: api.demo.sendTestMail.handler(async ({ input, context }) => {
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

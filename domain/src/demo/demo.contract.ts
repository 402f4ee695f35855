/** Demo mode: the inbox with every mail sent, readable by everybody, and signing in with one click. Absent in production. */
import { Done, SignedIn } from '#access/person.ts'
import { surfaces } from '#access/roles.ts'
import { problems } from '#problems.ts'
import { creating, demoProcedure, keyErrors, staffProcedure } from '#procedure.ts'
import { EmailAddress, KnownEmailAddress } from '#values/email-address.ts'
import { requiredText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

export const InboxMail = z.object({
  id: Id.describe('E-postanın kimliği'),
  to: KnownEmailAddress.describe('Alıcının adresi'),
  subject: z.string().meta({ description: 'Konu', examples: ['Deneme e-postası'] }),
  text: z.string().meta({ description: 'Düz metin hâli', examples: ['E-posta yolu çalışıyor.'] }),
  html: z
    .string()
    .meta({ description: 'Biçimli hâli, tam bir HTML belgesi', examples: ['<!doctype html>…'] }),
  attachments: z
    .array(
      z.object({
        name: z.string().meta({ description: 'Dosyanın adı', examples: ['Teklif KRV-2026-000123.pdf'] }),
        size: z
          .number()
          .int()
          .meta({ description: 'Boyutu, bayt', examples: [48213] }),
        url: z.string().meta({ description: 'Açılacağı adres', examples: ['/inbox/mails/…/attachments/0'] }),
      }),
    )
    .describe('Ekleri'),
  sent_at: Moment.describe('Gönderildiği zaman'),
  can_reply: z.boolean().meta({ description: 'Yanıtı bir yazışmaya eklenir mi', examples: [true] }),
})
export type InboxMail = z.output<typeof InboxMail>

export const demoContract = {
  signIn: demoProcedure
    .route({
      method: 'POST',
      path: '/demo/sign-in',
      tags: ['Demo'],
      summary: 'Demo hesabıyla gir',
      description:
        'Kod beklemeden demo müşterisi (portal) veya demo yöneticisi (office) olarak giriş yapar. Oturum, oturumlar arasında demo girişi olarak görünür.',
      successDescription: 'Giriş yapan kişi',
    })
    .input(
      z.object({
        surface: z
          .enum(surfaces)
          .meta({ description: 'Müşteri için portal, personel için office', examples: ['portal'] }),
      }),
    )
    .output(SignedIn),
  openCustomerPanel: staffProcedure
    .meta({ demoOnly: true })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .route({
      method: 'POST',
      path: '/demo/customer-panel',
      tags: ['Demo'],
      summary: 'Demo müşterisinin panelini aç',
      description:
        'Personelin tarayıcısında, demo müşterisi adına portalda salt okunur bir oturum açar; personelin kendi oturumu kalır. Bu oturumla gönderilen her değişiklik READ_ONLY ile reddedilir.',
      successDescription: 'Salt okunur oturum açıldı',
    })
    .output(Done),
  listInbox: demoProcedure
    .route({
      method: 'GET',
      path: '/demo/inbox',
      tags: ['Demo'],
      summary: 'Demo gelen kutusu',
      description:
        'Demo kipinde gönderilen e-postalar, en yenisi başta, en çok 100 kayıt. to verilirse yalnızca o adrese gidenler.',
      successDescription: 'E-postalar, en yenisi başta',
    })
    .input(z.object({ to: EmailAddress.describe('Yalnızca bu adrese gidenler').optional() }))
    .output(z.array(InboxMail.describe('Bir e-posta'))),
  sendTestMail: demoProcedure
    .meta(creating)
    .route({
      method: 'POST',
      path: '/demo/inbox/test-mail',
      successStatus: 202,
      tags: ['Demo'],
      summary: 'Deneme e-postası gönder',
      description: 'Kuyruğa bir deneme e-postası koyar; gönderilince gelen kutusunda anında görünür.',
      successDescription: 'E-posta kuyruğa kondu',
    })
    .errors(keyErrors)
    .input(z.object({ to: EmailAddress.describe('Alıcının adresi') }))
    .output(z.object({ mail_id: Id.describe('Kuyruğa konan e-postanın kimliği') })),
  replyToMail: demoProcedure
    .route({
      method: 'POST',
      path: '/demo/inbox/{id}/reply',
      successStatus: 201,
      tags: ['Demo'],
      summary: 'Gelen kutusundaki e-postayı yanıtla',
      description:
        'Alıcının e-posta programı gibi yanıtlar: ham bir e-posta yapılır, imzalanır ve gelen e-postaların yolundan geçer. Aynı kimlikle yeniden gönderilen yanıt bir kez alınır.',
      successDescription: 'Yanıt alındı',
    })
    .input(
      z.object({
        id: Id.describe('Yanıtlanan e-postanın kimliği'),
        reply_id: Id.describe('Yanıtın kimliği; tarayıcı verir'),
        text: requiredText(20_000, 'Bir yanıt yazın.', 'Yanıt', 'Teşekkürler, cuma sabahı uygun.'),
      }),
    )
    .output(Done),
}

/** The texts of the product's mails, as an admin words them. */
import {
  longestMailOpening,
  longestMailSubject,
  mailKinds,
  mailTextFault,
  mailTexts,
} from '#company/mail-texts.ts'
import { problems } from '#problems.ts'
import { adminProcedure, creating, keyErrors } from '#procedure.ts'
import { choice, count, requiredText, writtenText } from '#values/field.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

const tags = ['Şirket']
const Kind = choice(mailKinds, 'E-postanın türü').meta({
  description: 'E-postanın türü',
  examples: ['offer'],
})
const Version = count(0, 1_000_000, 'Görülen sürüm; ürünün kendi metninde 0', 0)
const words = {
  subject: requiredText(
    longestMailSubject,
    'Konuyu yazın.',
    'Konu; alanlar süslü ayraç içinde',
    mailTexts.offer.subject,
  ).refine((text) => !/[\n\t]/.test(text), 'Konu tek satır olmalı.'),
  opening: requiredText(
    longestMailOpening,
    'Giriş paragrafını yazın.',
    'Giriş paragrafı; alanlar süslü ayraç içinde',
    mailTexts.offer.opening,
  ),
}

export const MailWords = z.object(words)

/** Words whose fields the mail has. */
export const WordedMail = MailWords.extend({ kind: Kind }).superRefine(({ kind, ...texts }, context) => {
  for (const part of ['subject', 'opening'] as const) {
    const message = mailTextFault(kind, part, texts[part])
    if (message) context.addIssue({ code: 'custom', path: [part], message })
  }
})

export const StoredMailText = z.object({
  kind: Kind,
  subject: writtenText('Konu', mailTexts.offer.subject),
  opening: writtenText('Giriş paragrafı', mailTexts.offer.opening),
  version: Version,
  changed_at: Moment.nullable().describe('Ne zaman değiştirildiği; ürünün kendi metniyse null'),
})
export type StoredMailText = z.output<typeof StoredMailText>

export const mailTextsContract = {
  list: adminProcedure
    .route({
      method: 'GET',
      path: '/company/mail-texts',
      tags,
      summary: 'E-posta metinleri',
      description: 'Ürünün gönderdiği her e-postanın konusu ve giriş paragrafı, geçerli hâliyle.',
      successDescription: 'Bütün metinler',
    })
    .output(z.object({ texts: z.array(StoredMailText.describe('Bir metin')).describe('Bütün metinler') })),
  save: adminProcedure
    .route({
      method: 'PUT',
      path: '/company/mail-texts/{kind}',
      tags,
      summary: 'E-posta metnini değiştir',
      description:
        'Bundan sonra yazılan e-postalar bu metinle gider; kuyruğa girmiş olanlar değişmez. Bilinmeyen ya da eksik alan reddedilir. Sürüm eskiyse 409 döner.',
      successDescription: 'Kaydedilen metin',
    })
    .errors({ STALE: problems.STALE })
    .input(WordedMail.safeExtend({ version: Version }))
    .output(StoredMailText),
  reset: adminProcedure
    .route({
      method: 'DELETE',
      path: '/company/mail-texts/{kind}',
      tags,
      summary: 'Ürünün metnine dön',
      description: 'Değiştirilmiş metin silinir; bundan sonraki e-postalar ürünün kendi metniyle gider.',
      successDescription: 'Ürünün kendi metni',
    })
    .input(z.object({ kind: Kind }))
    .output(StoredMailText),
  sendTest: adminProcedure
    .meta(creating)
    .route({
      method: 'POST',
      path: '/company/mail-texts/{kind}/test',
      tags,
      summary: 'Kendinize deneyin',
      description:
        'Verilen metinle, örnek bilgilerle doldurulmuş e-postayı isteyenin kendi adresine gönderir.',
      successDescription: 'Gönderilen adres',
      successStatus: 201,
    })
    .errors(keyErrors)
    .input(WordedMail)
    .output(z.object({ to: writtenText('Gönderilen adres', 'selin.kaya@kervan.example') })),
}

/** What the text of a mail is: when the mail is sent, its subject and opening paragraph, and the fields that these may name. Without zod. */

export const mailGroups = {
  account: 'Giriş ve hesap',
  offers: 'Talep ve teklif',
  shipments: 'Gönderi ve belge',
  meetings: 'Randevular',
  chat: 'Yazışma',
  site: 'Site ve bülten',
  staff: 'Personele gidenler',
} as const
export type MailGroup = keyof typeof mailGroups

type MailTextOf<Name extends string> = {
  group: MailGroup
  title: string
  /** When it is sent, as a sentence. */
  when: string
  subject: string
  opening: string
  /** What may stand in braces, with an example of each. */
  fields: Record<Name, string>
  /** What must not be left out: the mail says it nowhere else. */
  needs?: { subject?: NoInfer<Name>[]; opening?: NoInfer<Name>[] }
}

export const mail = <const Name extends string>(text: MailTextOf<Name>): MailTextOf<Name> => text

/** What the texts of several mails may name. */
export const company = { firma: 'Kervan Lojistik' }
export const meeting = { konu: 'Yıllık sözleşme görüşmesi', zaman: '5 Mart 2026 14.30' }

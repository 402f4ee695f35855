/** What a mail about a request for one's own data is about, for the history of its customer. */
import { type DataRequestKind, dataRequestKindWords } from '@kervan/domain/consents/data-requests.copy.ts'
import type { MailMatter } from '#spine/mail/send-mail.jobs.ts'

export const dataRequestMatter = (kind: DataRequestKind, customer_id: string): MailMatter => ({
  request_id: null,
  number: 'Kişisel veri başvurusu',
  title: dataRequestKindWords[kind],
  customer_id,
})

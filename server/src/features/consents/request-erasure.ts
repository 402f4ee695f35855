/** Records a person's request to be erased, with the legal time limit, confirms it by mail and announces it to admins. */
import type { DataRequest } from '@kervan/domain/consents/consents.contract.ts'
import { dataRequestDays } from '@kervan/domain/consents/consents.copy.ts'
import { dataRequestChanged } from '@kervan/domain/consents/consents.events.ts'
import { formatDate } from '@kervan/domain/values/format-date.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { type Letterhead, readLetterhead } from '#features/company/letterhead.ts'
import { type WrittenMail, writeMail } from '#features/company/write-mail.ts'
import { insertErasureRequest } from '#features/consents/consents.queries.ts'
import { dataRequestMatter } from '#features/consents/data-request-matter.ts'
import type { SignedInCall } from '#spine/http/call.ts'
import { createOnce } from '#spine/http/create-once.ts'

const dayMs = 86_400_000

/** Returns undefined when the person already has an open request. */
export async function requestErasure(
  context: SignedInCall<WithCompany>,
  note: string,
): Promise<DataRequest | undefined> {
  const { services, person } = context
  const letterhead = await readLetterhead(services)
  const due = new Date(Date.now() + dataRequestDays * dayMs)
  const opened = await createOnce(context, { note }, async (tx) => {
    const [request] = await insertErasureRequest(tx.db, person, note, due.toISOString())
    if (!request) return null
    const matter = dataRequestMatter('erasure', person.id)
    await services.queueMail(tx, { to: person.email, ...erasureMail(letterhead, due), matter })
    await services.emit(tx, dataRequestChanged, [`user:${person.id}`, 'staff'], { request_id: request.id })
    return request
  })
  return opened ?? undefined
}

export function erasureMail(letterhead: Letterhead, due: Date): WrittenMail {
  return writeMail(
    letterhead,
    'erasure_received',
    { 'son gün': formatDate(due) },
    {
      preheader: `En geç ${formatDate(due)} tarihinde yanıtlanır.`,
      title: 'Silme talebiniz alındı',
      paragraphs: ['Yasaların saklamamızı zorunlu kıldığı kayıtlar, süreleri dolana kadar tutulur.'],
      footnote: 'Bu talebi siz yapmadıysanız Hesabım sayfasından geri alın ve oturumlarınızı kapatın.',
    },
  )
}

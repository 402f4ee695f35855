/** Records that seem to be one customer: found with the reason, merged with all their history, and parted again within a day. */

import { Done } from '#access/person.ts'
import { duplicateHints, mergeProblems } from '#customers/customer-merges.copy.ts'
import { Profile } from '#customers/customers.contract.ts'
import { problems } from '#problems.ts'
import { creating, keyErrors, staffProcedure } from '#procedure.ts'
import { choice } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

const tags = ['Müşteriler']

export const Duplicate = z.object({
  one: Profile.describe('Bir kayıt; hesabı olan, yoksa eski olan'),
  other: Profile.describe('Öbür kayıt'),
  hint: choice(duplicateHints, 'Neden aynı göründükleri'),
})
export type Duplicate = z.output<typeof Duplicate>

export const CustomerMerge = z.object({
  id: Id.describe('Birleştirmenin kimliği'),
  kept_id: Id.describe('Kalan kaydın kimliği'),
  kept_name: z.string().meta({ description: 'Kalan kayıt', examples: ['Örnek Tekstil Defne Işık'] }),
  gone_name: z.string().meta({ description: 'Birleşen kayıt; silindiyse boş', examples: ['Örnek Tekstil'] }),
  moved: z
    .number()
    .int()
    .meta({ description: 'Taşınan kayıt sayısı', examples: [12] }),
  merged_by_name: z.string().meta({ description: 'Birleştiren', examples: ['Ece Yaman'] }),
  merged_at: Moment.describe('Birleştirildiği an'),
  undo_until: Moment.describe('Ne zamana kadar geri alınabileceği'),
  undone_at: Moment.nullable().describe('Geri alındığı an; alınmadıysa null'),
})
export type CustomerMerge = z.output<typeof CustomerMerge>

export const customerMergesContract = {
  duplicates: staffProcedure
    .route({
      method: 'GET',
      path: '/customer-duplicates',
      tags,
      summary: 'Aynı görünen kayıtlar',
      description:
        'Aynı posta kutusu, telefon, vergi numarası ya da ad ve şirketle, kişi adı yoksa yalnızca şirketle iki kez kayıtlı görünen müşteriler. Farklı oldukları söylenmiş olanlar gelmez.',
      successDescription: 'Kayıt çiftleri, en kesin olanlar başta',
    })
    .input(
      z.object({
        customer_id: Id.describe('Yalnızca bu müşterinin çiftleri').optional(),
      }),
    )
    .output(z.object({ items: z.array(Duplicate).describe('Çiftler; en çok 100') })),
  keepApart: staffProcedure
    .route({
      method: 'POST',
      path: '/customer-duplicates/apart',
      tags,
      summary: 'Aynı müşteri değiller',
      description: 'İki kaydın farklı müşteriler olduğunu kaydeder; bir daha önerilmezler.',
      successDescription: 'Karar kaydedildi',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND, SAME_RECORD: mergeProblems.SAME_RECORD })
    .input(z.object({ one: Id.describe('Bir kayıt'), other: Id.describe('Öbür kayıt') }))
    .output(Done),
  undoKeepApart: staffProcedure
    .route({
      method: 'POST',
      path: '/customer-duplicates/apart/undo',
      tags,
      summary: 'Aynı müşteri olabilirler',
      description: 'İki kaydın farklı müşteriler olduğu kararını geri alır; yeniden önerilirler.',
      successDescription: 'Karar geri alındı',
    })
    .input(z.object({ one: Id.describe('Bir kayıt'), other: Id.describe('Öbür kayıt') }))
    .output(Done),
  merge: staffProcedure
    .meta(creating)
    .route({
      method: 'POST',
      path: '/customer-merges',
      successStatus: 201,
      tags,
      summary: 'Kayıtları birleştir',
      description:
        'Birinin bütün geçmişini öbürüne taşır, boş alanlarını onunla doldurur ve boşalan kaydı siler. Bir gün içinde geri alınabilir.',
      successDescription: 'Yapılan birleştirme',
    })
    .errors({
      ...keyErrors,
      NOT_FOUND: problems.NOT_FOUND,
      SAME_RECORD: mergeProblems.SAME_RECORD,
      BOTH_ACCOUNTS: mergeProblems.BOTH_ACCOUNTS,
      KEEP_ACCOUNT: mergeProblems.KEEP_ACCOUNT,
      SAME_REQUEST_OPEN: mergeProblems.SAME_REQUEST_OPEN,
      ERASURE_BEGUN: mergeProblems.ERASURE_BEGUN,
    })
    .input(
      z.object({
        keep: Id.describe('Kalacak kayıt'),
        remove: Id.describe('Ona katılacak kayıt'),
      }),
    )
    .output(CustomerMerge),
  merges: staffProcedure
    .route({
      method: 'GET',
      path: '/customer-merges',
      tags,
      summary: 'Son birleştirmeler',
      description: 'Son birleştirilen kayıtlar ve geri alınabilenler; en yenisi başta.',
      successDescription: 'Birleştirmeler',
    })
    .output(z.object({ items: z.array(CustomerMerge).describe('Birleştirmeler; en çok 50') })),
  undo: staffProcedure
    .route({
      method: 'POST',
      path: '/customer-merges/{id}/undo',
      tags,
      summary: 'Birleştirmeyi geri al',
      description: 'Silinen kaydı ve taşınanları geri koyar. O günden sonra eklenenler kalan kayıtta kalır.',
      successDescription: 'Geri alınan birleştirme',
    })
    .errors({
      NOT_FOUND: problems.NOT_FOUND,
      TOO_LATE: mergeProblems.TOO_LATE,
      LATER_MERGE: mergeProblems.LATER_MERGE,
      ALREADY_UNDONE: mergeProblems.ALREADY_UNDONE,
      ERASURE_BEGUN: mergeProblems.ERASURE_BEGUN,
      ADDRESS_TAKEN_SINCE: mergeProblems.ADDRESS_TAKEN_SINCE,
    })
    .input(z.object({ id: Id.describe('Birleştirmenin kimliği') }))
    .output(CustomerMerge),
}

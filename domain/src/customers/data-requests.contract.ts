/** Requests under article 11 of the law on personal data, for admins: received, identity checked, answered, and carried out with proof. */
import { ConsentDecision, DataRequest } from '#consents/consents.contract.ts'
import {
  checkedIdentities,
  correctableFields,
  dataRequestChannels,
  dataRequestKinds,
  dataRequestProblems,
  dataRequestStatuses,
  enteredChannels,
  identityChecks,
} from '#consents/data-requests.copy.ts'
import { PhoneNumber } from '#customers/customer-forms.ts'
import { problems } from '#problems.ts'
import { adminProcedure, creating, keyErrors } from '#procedure.ts'
import { Task } from '#tasks/tasks.contract.ts'
import { taskProblems } from '#tasks/tasks.copy.ts'
import { EmailAddress } from '#values/email-address.ts'
import { choice, freeText, optionalText, requiredText, writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { listInput, pageOf, searchInput } from '#values/list.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

const tags = ['Kişisel veriler']

export const DataRequestListInput = listInput(['created', 'due', 'name'], '-created').extend({
  status: choice(dataRequestStatuses, 'Yalnızca bu durumdakiler').optional(),
  kind: choice(dataRequestKinds, 'Yalnızca bu türdekiler').optional(),
  customer_id: Id.describe('Yalnızca bu kişinin başvuruları').optional(),
  search: searchInput('Başvuranın adında ve e-postasında', 'defne'),
})
export type DataRequestListInput = z.output<typeof DataRequestListInput>

/** As the list shows it. Once somebody is erased, nothing says who they were. */
export const ListedDataRequest = DataRequest.extend({
  customer_id: Id.nullable().describe('Başvuranın kaydı; bizde kaydı yoksa ya da silindiyse null'),
  person_name: writtenText('Başvuran', 'Defne Işık'),
  person_email: writtenText('Başvuranın e-postası', 'defne@musteri.example'),
  channel: choice(dataRequestChannels, 'Başvurunun geldiği yol'),
  identity_check: choice(identityChecks, 'Kimliğin nasıl doğrulandığı')
    .nullable()
    .describe('Kimliğin nasıl doğrulandığı; doğrulanmadıysa null'),
  erasing: z.boolean().meta({ description: 'Silme sürüyor mu', examples: [false] }),
})
export type ListedDataRequest = z.output<typeof ListedDataRequest>

const Correction = z.object({
  field: choice(correctableFields, 'Düzeltilen alan'),
  before: z.string().meta({ description: 'Önceki değer', examples: ['Defne Işik'] }),
  after: z.string().meta({ description: 'Yeni değer', examples: ['Defne Işık'] }),
  at: Moment.describe('Düzeltildiği an'),
})

const rows = (description: string) =>
  z
    .number()
    .int()
    .meta({ description, examples: [3] })

/** What was done, counted per table; nothing in it says whose it was. */
export const ErasureProof = z.object({
  begun_at: Moment.describe('Silmenin başladığı an'),
  finished_at: Moment.nullable().describe('Bittiği an; sürüyorsa null'),
  tables: z
    .array(
      z.object({
        table: z.string().meta({ description: 'Tablo', examples: ['customer_contacts'] }),
        name: z.string().meta({ description: 'Tabloda ne tutulduğu', examples: ['Görüşmeler'] }),
        erased: rows('Silinen satırlar'),
        emptied: rows('Kalan ve kişisel alanları boşaltılan satırlar'),
        kept: rows('Yasa gereği saklanan satırlar'),
      }),
    )
    .describe('Tablo tablo ne yapıldığı'),
  files: rows('Silinen dosyalar'),
  kept_until: Moment.nullable().describe('Saklananlardan ilkinin silineceği an; hiçbiri saklanmıyorsa null'),
})
export type ErasureProof = z.output<typeof ErasureProof>

/** What an erasure would do now, by the same rules. */
export const ErasurePreview = ErasureProof.pick({ tables: true, files: true, kept_until: true })
export type ErasurePreview = z.output<typeof ErasurePreview>

export const DataRequestDetail = ListedDataRequest.extend({
  identity_checked_at: Moment.nullable().describe('Kimliğin doğrulandığı an; doğrulanmadıysa null'),
  identity_checked_by: writtenText('Kimliği doğrulayan', 'Deniz Aksoy'),
  identity_note: writtenText('Doğrulama notu', 'Nüfus cüzdanının aslı görüldü.'),
  closed_by: writtenText('Başvuruyu kapatan', 'Deniz Aksoy'),
  corrections: z.array(Correction).describe('Bu başvuruyla düzeltilenler'),
  record: z
    .object(
      Object.fromEntries(
        correctableFields.map((field) => [
          field,
          z.string().meta({ description: 'Kayıttaki değer', examples: ['Defne'] }),
        ]),
      ) as Record<(typeof correctableFields)[number], z.ZodString>,
    )
    .nullable()
    .describe('Kişinin kaydı; yoksa null'),
  consents: z.array(ConsentDecision).describe('Kişinin verdiği kararlar; en yenisi başta'),
  erasure: ErasureProof.nullable().describe('Ne silindiği; silinmediyse null'),
})
export type DataRequestDetail = z.output<typeof DataRequestDetail>

const one = z.object({ id: Id.describe('Başvurunun kimliği') })
const { NOT_FOUND } = problems
const { REQUEST_CLOSED, IDENTITY_UNCHECKED, NO_RECORD, WRONG_KIND, ERASURE_BEGUN } = dataRequestProblems
/** Why a person cannot be erased by a request. */
const erasureErrors = {
  NOT_FOUND,
  REQUEST_CLOSED,
  IDENTITY_UNCHECKED,
  NO_RECORD,
  WRONG_KIND,
  ERASURE_BEGUN,
  SHIPMENT_UNDERWAY: dataRequestProblems.SHIPMENT_UNDERWAY,
  STAFF_PERSON: dataRequestProblems.STAFF_PERSON,
  RECORD_OF_ADDRESS: dataRequestProblems.RECORD_OF_ADDRESS,
  ADDRESS_UNPROVED: dataRequestProblems.ADDRESS_UNPROVED,
}

export const EnteredDataRequest = z.object({
  kind: choice(dataRequestKinds, 'Başvurunun türü'),
  channel: choice(enteredChannels, 'Başvurunun geldiği yol'),
  received_at: Moment.describe('Başvurunun bize ulaştığı an; 30 gün bundan sayılır'),
  customer_id: Id.nullable().describe('Başvuranın müşteri kaydı; yoksa null'),
  person_name: requiredText(120, 'Başvuranın adını yazın.', 'Başvuran', 'Defne Işık'),
  person_email: EmailAddress.nullable().describe('Başvuranın e-postası; bilinmiyorsa null'),
  note: optionalText(1_000, 'Başvuranın ne istediği', 'Verilerimin bir kopyasını istiyorum.'),
})
export type EnteredDataRequest = z.output<typeof EnteredDataRequest>

export const dataRequestsContract = {
  list: adminProcedure
    .route({
      method: 'GET',
      path: '/data-requests',
      tags,
      summary: 'Veri başvuruları',
      description:
        'KVKK 11. madde başvuruları: panelden gelenler ve personelin girdikleri. Sıralanmazsa en yenisi başta.',
      successDescription: 'Başvuruların bir sayfası',
    })
    .input(DataRequestListInput)
    .output(pageOf(ListedDataRequest)),
  get: adminProcedure
    .route({
      method: 'GET',
      path: '/data-requests/{id}',
      tags,
      summary: 'Bir veri başvurusu',
      description: 'Başvuru, kimlik doğrulaması, düzeltmeler, kişinin onayları ve silmenin kaydı.',
      successDescription: 'Başvuru, yapılanlarıyla',
    })
    .errors({ NOT_FOUND })
    .input(one)
    .output(DataRequestDetail),
  enter: adminProcedure
    .meta(creating)
    .route({
      method: 'POST',
      path: '/data-requests',
      successStatus: 201,
      tags,
      summary: 'Veri başvurusu gir',
      description:
        'E-posta, KEP, mektup ya da elden gelen başvuruyu kaydeder; 30 gün geldiği günden sayılır.',
      successDescription: 'Girilen başvuru',
    })
    .errors({
      ...keyErrors,
      NOT_FOUND,
      SAME_REQUEST_OPEN: dataRequestProblems.SAME_REQUEST_OPEN,
      RECEIVED_LATER: dataRequestProblems.RECEIVED_LATER,
    })
    .input(EnteredDataRequest)
    .output(DataRequestDetail),
  checkIdentity: adminProcedure
    .route({
      method: 'POST',
      path: '/data-requests/{id}/identity',
      tags,
      summary: 'Kimliği doğrulandı',
      description:
        'Başvuranın kimliğinin nasıl doğrulandığını kaydeder. Ondan önce veri verilmez ve silinmez.',
      successDescription: 'Başvurunun son hâli',
    })
    .errors({ NOT_FOUND, REQUEST_CLOSED })
    .input(
      one.extend({
        check: choice(checkedIdentities, 'Nasıl doğrulandığı'),
        note: optionalText(300, 'Doğrulama notu', 'Kimlik kartının aslı görüldü.'),
      }),
    )
    .output(DataRequestDetail),
  attachRecord: adminProcedure
    .route({
      method: 'POST',
      path: '/data-requests/{id}/record',
      tags,
      summary: 'Müşteri kaydına bağla',
      description:
        'Kayda bağlı olmayan bir başvuruyu müşterinin kaydına bağlar. Kimlik o kayda göre yeniden doğrulanır.',
      successDescription: 'Başvurunun son hâli',
    })
    .errors({
      NOT_FOUND,
      REQUEST_CLOSED,
      ERASURE_BEGUN,
      HAS_RECORD: dataRequestProblems.HAS_RECORD,
      SAME_REQUEST_OPEN: dataRequestProblems.SAME_REQUEST_OPEN,
    })
    .input(one.extend({ customer_id: Id.describe('Başvuranın müşteri kaydı') }))
    .output(DataRequestDetail),
  startCopy: adminProcedure
    .route({
      method: 'POST',
      path: '/data-requests/{id}/copy',
      tags,
      summary: 'Verilerin kopyasını hazırla',
      description:
        'Kişi hakkında tutulan her şeyi, okunur sayfa, JSON ve dosyalarıyla bir arşivde toplar. Arka planda hazırlanır.',
      successDescription: 'Başlayan iş',
    })
    .errors({ NOT_FOUND, IDENTITY_UNCHECKED, NO_RECORD, TOO_MANY_TASKS: taskProblems.TOO_MANY_TASKS })
    .input(one)
    .output(Task),
  correct: adminProcedure
    .route({
      method: 'POST',
      path: '/data-requests/{id}/corrections',
      tags,
      summary: 'Kaydı düzelt',
      description: 'Kişinin kaydındaki alanları düzeltir; önceki ve yeni değerler başvuruda kalır.',
      successDescription: 'Başvurunun son hâli',
    })
    .errors({
      NOT_FOUND,
      REQUEST_CLOSED,
      IDENTITY_UNCHECKED,
      NO_RECORD,
      WRONG_KIND,
      NOTHING_CORRECTED: dataRequestProblems.NOTHING_CORRECTED,
    })
    .input(
      one.extend({
        first_name: freeText(60, 'Ad', 'Defne').optional(),
        last_name: freeText(60, 'Soyad', 'Işık').optional(),
        phone: PhoneNumber.optional(),
        company: freeText(120, 'Şirket', 'Örnek Tekstil').optional(),
        position: freeText(80, 'Görevi', 'Lojistik Müdürü').optional(),
      }),
    )
    .output(DataRequestDetail),
  answer: adminProcedure
    .route({
      method: 'POST',
      path: '/data-requests/{id}/answer',
      tags,
      summary: 'Başvuruyu yanıtla',
      description:
        'Başvuruyu yanıtıyla ya da ret gerekçesiyle kapatır; e-postası biliniyorsa kişiye bildirilir. Silme, silinerek tamamlanır.',
      successDescription: 'Kapanan başvuru',
    })
    .errors({ NOT_FOUND, REQUEST_CLOSED, IDENTITY_UNCHECKED, WRONG_KIND, ERASURE_BEGUN })
    .input(
      one.extend({
        outcome: choice(['done', 'refused'], 'Yerine getirildi mi, reddedildi mi'),
        answer: requiredText(4_000, 'Yanıtı yazın.', 'Yanıt ya da ret gerekçesi', 'Verileriniz ektedir.'),
      }),
    )
    .output(DataRequestDetail),
  previewErasure: adminProcedure
    .route({
      method: 'GET',
      path: '/data-requests/{id}/erasure-preview',
      tags,
      summary: 'Silmenin önizlemesi',
      description:
        'Silinirse nelerin silineceği, boşaltılacağı ve saklanacağı, tür tür sayılarıyla; silmenin kuralıyla hesaplanır, hiçbir şey değişmez.',
      successDescription: 'Neyin silineceği ve neyin kalacağı',
    })
    .errors(erasureErrors)
    .input(one)
    .output(ErasurePreview),
  erase: adminProcedure
    .route({
      method: 'POST',
      path: '/data-requests/{id}/erase',
      tags,
      summary: 'Kişinin verilerini sil',
      description:
        'Kişinin verilerini tablo tablo yazılı kurala göre siler. Kaydı olmayanınki doğrulanan e-postasına göre silinir. Arka planda yapılır; geri alınamaz. Kişiye son bir e-posta gider. Yarıda kalmış bir silmeyi yeniden başlatır.',
      successDescription: 'Silinmekte olan başvuru',
    })
    .errors(erasureErrors)
    .input(one)
    .output(DataRequestDetail),
}

/** Customers for staff, and a customer's own profile. */

import { CustomerRecordForm, ProfileBasics, ProfileForm, SeenRecord } from '#customers/customer-forms.ts'
import { customerProblems } from '#customers/customers.copy.ts'
import { customerStatuses, leadSources, profileFields } from '#customers/customers.policy.ts'
import { problems } from '#problems.ts'
import { creating, customerProcedure, keyErrors, staffProcedure } from '#procedure.ts'
import { KnownEmailAddress } from '#values/email-address.ts'
import { choice, requiredText, writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { countOf, listInput, pageOf, searchedCounts, searchInput } from '#values/list.ts'
import { Moment } from '#values/moment.ts'
import { MoneySum } from '#values/money.ts'
import { z } from '#z.ts'

/** Empty until the customer fills it in. */
const written = (description: string, example: string) =>
  z.string().meta({ description: `${description}; girilmediyse boş`, examples: [example] })

export const Profile = z.object({
  id: Id.describe('Müşterinin kimliği'),
  email: KnownEmailAddress.describe('E-posta adresi; bilinmiyorsa boş'),
  first_name: written('Ad', 'Defne'),
  last_name: written('Soyad', 'Işık'),
  phone: written('Telefon', '+90 532 000 00 01'),
  company: written('Şirket', 'Örnek Tekstil'),
  company_type: z
    .enum(['individual', 'company'])
    .meta({ examples: ['company'] })
    .nullable()
    .describe('Bireysel veya şirket; seçilmediyse null'),
  position: written('Görevi', 'Lojistik Müdürü'),
  full_name: written('Ad ve soyad birlikte', 'Defne Işık'),
  company_name: written('Şirket; company ile aynı', 'Örnek Tekstil'),
  profile_completed: z.boolean().meta({ description: 'Profil tamamlandı mı', examples: [true] }),
  profile_completed_at: Moment.nullable().describe('Profilin ilk tamamlandığı zaman; tamamlanmadıysa null'),
  missing_fields: z
    .array(z.enum(profileFields).meta({ description: 'Eksik bir alan', examples: ['phone'] }))
    .describe('Profilin tamamlanması için eksik alanlar'),
  assigned_to: Id.nullable().describe('Müşteri temsilcisinin kimliği; atanmadıysa null'),
  representative_name: z
    .string()
    .meta({ examples: ['Deniz Aksoy'] })
    .nullable()
    .describe('Müşteri temsilcisinin adı; atanmadıysa null'),
  customer_status: choice(
    customerStatuses,
    'Aday (talebi yok), potansiyel (talebi var) veya aktif (son 12 ayda onayladığı teklif var)',
  ),
  organisation_id: Id.nullable().describe('Bağlı olduğu firmanın kimliği; yoksa null'),
  organisation_name: z
    .string()
    .meta({ examples: ['Örnek Tekstil'] })
    .nullable()
    .describe('Bağlı olduğu firmanın adı; yoksa null'),
  has_account: z
    .boolean()
    .meta({ description: 'Müşterinin giriş yapabildiği bir hesabı var mı', examples: [true] }),
  joined_at: Moment.nullable().describe('Ad ve şirketin ilk bilindiği zaman; bilinmiyorsa null'),
  created_at: Moment.describe('Kayıt zamanı'),
})
export type Profile = z.output<typeof Profile>

/** A customer as staff know them: what the office notes of them besides their own profile. */
export const Customer = Profile.extend({
  city: writtenText('Şehir; firmaya bağlıysa firmanınki', 'Bursa'),
  country: writtenText('Ülke; firmaya bağlıysa firmanınki', 'Türkiye'),
  sector_id: Id.nullable().describe('Sektörün kimliği; bilinmiyorsa null'),
  industry: writtenText('Sektör', 'Tekstil'),
  segment_id: Id.nullable().describe('Segmentin kimliği; bilinmiyorsa null'),
  segment: writtenText('Segment', 'KOBİ'),
  lead_source: choice(leadSources, 'Kaydın nasıl oluştuğu'),
  total_revenue: MoneySum.describe(
    'Kabul ettiği tekliflerin toplamı; her teklif kendi kuruyla avroya çevrilir',
  ),
  last_contact_at: Moment.nullable().describe(
    'Son gerçek temas: talep, yanıt, soru, teklif e-postası; yoksa null',
  ),
})
export type Customer = z.output<typeof Customer>

export const Representative = z.object({
  id: Id.describe('Temsilcinin kimliği'),
  name: z.string().meta({ description: 'Ad ve soyad', examples: ['Deniz Aksoy'] }),
  email: KnownEmailAddress,
  phone: z.string().meta({ description: 'Telefon', examples: ['+90 212 000 00 31'] }),
  avatar: z
    .string()
    .meta({ examples: ['/api/photos/01890a5d-ac96-774b-bcce-000000000031'] })
    .nullable()
    .describe('Fotoğrafın adresi; yoksa null'),
  specialties: z
    .array(z.string().meta({ description: 'Bir uzmanlık', examples: ['Deniz yolu'] }))
    .describe('Uzmanlıklar'),
})
export type Representative = z.output<typeof Representative>

export const customerSorts = [
  'created',
  'name',
  'company',
  'email',
  'representative',
  'status',
  'profile',
  'city',
  'sector',
  'value',
  'contact',
] as const

/** What the counts of the list depend on, as its rows do. */
const customerScope = { search: searchInput('Ad, şirket veya e-postada', 'örnek tekstil') }

export const CustomerCountInput = z.object(customerScope)
export type CustomerCountInput = z.output<typeof CustomerCountInput>

export const CustomerListInput = listInput(customerSorts, '-created').extend({
  ...customerScope,
  status: choice(customerStatuses, 'Yalnızca bu durumdakiler').optional(),
  sector_id: Id.describe('Yalnızca bu sektördekiler').optional(),
  joined: choice(['this_month'], 'Yalnızca bu ay katılanlar; ay İstanbul saatiyle başlar').optional(),
  has_account: z
    .stringbool()
    .meta({ description: 'Yalnızca hesabı olanlar veya olmayanlar', examples: ['false'] })
    .optional(),
})
export type CustomerListInput = z.output<typeof CustomerListInput>

/** How many customers each filter of the list shows. */
export const CustomerCounts = searchedCounts({
  total: countOf('Hepsi', 240),
  lead: countOf('Aday', 60),
  potential: countOf('Potansiyel', 80),
  active: countOf('Aktif', 100),
  with_account: countOf('Hesabı olan', 200),
  without_account: countOf('Hesabı olmayan', 40),
  joined: countOf('Bu ay katılan', 15),
})

export const customersContract = {
  getOwnProfile: customerProcedure
    .route({
      method: 'GET',
      path: '/profile',
      tags: ['Müşteriler'],
      summary: 'Kendi profilim',
      description: 'Giriş yapmış müşterinin profili.',
      successDescription: 'Müşterinin profili',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .output(Profile),
  completeProfile: customerProcedure
    .route({
      method: 'PUT',
      path: '/profile/basics',
      tags: ['Müşteriler'],
      summary: 'Profil tamamlama',
      description:
        'İlk girişte ad ve şirketi kaydeder. Şirketi ilk kez bilinen müşteriye temsilci atanır ve ofise haber verilir.',
      successDescription: 'Kaydedilen profil',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .input(ProfileBasics)
    .output(Profile),
  saveProfile: customerProcedure
    .route({
      method: 'PUT',
      path: '/profile',
      tags: ['Müşteriler'],
      summary: 'Profilimi kaydet',
      description: 'Profilin altı alanını birlikte kaydeder; altısı da doluysa profil tamamlanmış sayılır.',
      successDescription: 'Kaydedilen profil',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .input(ProfileForm)
    .output(Profile),
  getRepresentative: customerProcedure
    .route({
      method: 'GET',
      path: '/representative',
      tags: ['Müşteriler'],
      summary: 'Temsilcim',
      description: 'Müşteriye atanmış temsilci; atanmadıysa null.',
      successDescription: 'Temsilci veya null',
    })
    .output(z.object({ representative: Representative.nullable().describe('Temsilci; atanmadıysa null') })),
  getOwnOrganisation: customerProcedure
    .route({
      method: 'GET',
      path: '/own-organisation',
      tags: ['Müşteriler'],
      summary: 'Firmam',
      description:
        'Personelin müşteriyi bağladığı firma ve oradaki öteki kişilerin adları; bağlanmadıysa null.',
      successDescription: 'Firma veya null',
    })
    .output(
      z.object({
        organisation: z
          .object({
            name: z.string().meta({ description: 'Firmanın adı', examples: ['Örnek Tekstil'] }),
            colleagues: z
              .array(z.string().meta({ description: 'Ad ve soyad', examples: ['Ada Yılmaz'] }))
              .describe('Firmanın öteki kişileri; yalnızca adları'),
          })
          .nullable()
          .describe('Firma; bağlanmadıysa null'),
      }),
    ),
  create: staffProcedure
    .meta(creating)
    .route({
      method: 'POST',
      path: '/customers',
      successStatus: 201,
      tags: ['Müşteriler'],
      summary: 'Müşteri ekle',
      description:
        'Hesabı olmayan birini müşteri olarak kaydeder. Bu e-postayla bir kayıt varsa ikincisi açılmaz, o kayıt döner. Kişi aynı adresle ilk giriş yaptığında kayıt onun hesabı olur.',
      successDescription: 'Müşteri, ve yeni eklenip eklenmediği',
    })
    .errors({
      ...keyErrors,
      STAFF_ADDRESS: customerProblems.STAFF_ADDRESS,
      UNKNOWN_GROUP: customerProblems.UNKNOWN_GROUP,
    })
    .input(CustomerRecordForm)
    .output(
      z.object({
        customer: Customer.describe('Müşteri'),
        is_new: z.boolean().meta({ description: 'Kayıt şimdi mi açıldı', examples: [true] }),
      }),
    ),
  update: staffProcedure
    .route({
      method: 'PUT',
      path: '/customers/{id}',
      tags: ['Müşteriler'],
      summary: 'Müşteriyi düzenle',
      description: 'Müşterinin bilgilerini kaydeder. Hesabı olan bir müşterinin e-postası değiştirilemez.',
      successDescription: 'Kaydedilen müşteri',
    })
    .errors({
      NOT_FOUND: problems.NOT_FOUND,
      STALE: problems.STALE,
      STAFF_ADDRESS: customerProblems.STAFF_ADDRESS,
      ADDRESS_TAKEN: customerProblems.ADDRESS_TAKEN,
      UNKNOWN_GROUP: customerProblems.UNKNOWN_GROUP,
      HAS_ACCOUNT: customerProblems.HAS_ACCOUNT,
    })
    .input(
      CustomerRecordForm.safeExtend({
        id: Id.describe('Müşterinin kimliği'),
        seen: SeenRecord.optional().describe(
          'Formun açıldığında gösterdiği değerler, bilinmeyen boş: değiştirilmeyen alan kayıttaki gibi kalır, arada başkasının değiştirdiği alanın üstüne yazılmaz',
        ),
      }),
    )
    .output(Customer),
  assign: staffProcedure
    .route({
      method: 'PUT',
      path: '/customers/{id}/representative',
      tags: ['Müşteriler'],
      summary: 'Temsilciyi değiştir',
      description:
        'Müşteriyi başka bir temsilciye verir; neden, müşterinin geçmişine not olarak işlenir. Müşteri yeni temsilcisini hemen görür.',
      successDescription: 'Müşteri, yeni temsilcisiyle',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND, NO_REPRESENTATIVE: customerProblems.NO_REPRESENTATIVE })
    .input(
      z.object({
        id: Id.describe('Müşterinin kimliği'),
        assigned_to: Id.describe('Yeni temsilcinin kimliği'),
        reason: requiredText(300, 'Nedeni yazın.', 'Neden', 'Hava yolu gönderileri arttı.'),
      }),
    )
    .output(Customer),
  get: staffProcedure
    .route({
      method: 'GET',
      path: '/customers/{id}',
      tags: ['Müşteriler'],
      summary: 'Bir müşteri',
      description:
        'Müşterinin kaydı, ofisin bildikleriyle. Başkasıyla birleştirilmişse kalan kayıt gelir; kimliği de onundur.',
      successDescription: 'Müşterinin kaydı',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .input(z.object({ id: Id.describe('Müşterinin kimliği') }))
    .output(Customer),
  list: staffProcedure
    .route({
      method: 'GET',
      path: '/customers',
      tags: ['Müşteriler'],
      summary: 'Müşteri listesi',
      description:
        'Sıralanmazsa en yeni müşteri başta. Arama ad, şirket ve e-postada yapılır; büyük-küçük harf ve Türkçe harf ayrımı gözetmez.',
      successDescription: 'Müşterilerin bir sayfası',
    })
    .input(CustomerListInput)
    .output(pageOf(Customer)),
  counts: staffProcedure
    .route({
      method: 'GET',
      path: '/customers/counts',
      tags: ['Müşteriler'],
      summary: 'Müşteri sayıları',
      description: 'Listenin her süzgecinde kaç müşteri olduğu; arama varsa yalnızca bulunanlar arasında.',
      successDescription: 'Süzgeçlere göre sayılar',
    })
    .input(CustomerCountInput)
    .output(CustomerCounts),
  value: staffProcedure
    .route({
      method: 'GET',
      path: '/customer-value',
      tags: ['Müşteriler'],
      summary: 'Müşterilerin toplam değeri',
      description:
        'Bütün müşterilerin kabul ettiği tekliflerin euro toplamı ve bu ay eklenen adayların sayısı.',
      successDescription: 'Toplam değer ve yeni adaylar',
    })
    .output(
      z.object({
        total_revenue: MoneySum.describe('Toplam, euro'),
        new_leads: z
          .number()
          .int()
          .meta({ description: 'Bu ay eklenen ve hâlâ aday olan', examples: [4] }),
      }),
    ),
  joinedThisMonth: staffProcedure
    .route({
      method: 'GET',
      path: '/customers/joined-this-month',
      tags: ['Müşteriler'],
      summary: 'Bu ay katılan müşteriler',
      description: 'Bu ay ilk kez katılan müşterilerin sayısı; ay İstanbul saatiyle başlar.',
      successDescription: 'Bu ay katılanların sayısı',
    })
    .output(
      z.object({
        count: z
          .number()
          .int()
          .meta({ description: 'Bu ay katılan', examples: [15] }),
      }),
    ),
}

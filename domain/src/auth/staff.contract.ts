/** Staff accounts, which admins invite, give roles, disable and enable. */

import { Done, StaffEmail } from '#access/person.ts'
import { absenceDays, withWholeAbsence } from '#auth/absence.ts'
import { authProblems } from '#auth/auth.copy.ts'
import { WholeName } from '#auth/credentials.ts'
import { problems } from '#problems.ts'
import { adminProcedure, creating, keyErrors } from '#procedure.ts'
import { CalendarDay } from '#values/calendar-day.ts'
import { KnownEmailAddress } from '#values/email-address.ts'
import { Id } from '#values/id.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

const StaffRole = z.enum(['staff', 'admin'])

export const AwayUntil = CalendarDay.nullable().describe('Bugün izindeyse izninin son günü; değilse null')

export const StaffMember = z.object({
  id: Id.describe('Kişinin kimliği'),
  email: KnownEmailAddress,
  full_name: z.string().meta({ description: 'Ad ve soyad', examples: ['Ece Yaman'] }),
  role: StaffRole.meta({ description: 'Personel veya yönetici', examples: ['staff'] }),
  has_signed_in: z.boolean().meta({ description: 'Davetten sonra giriş yaptı mı', examples: [true] }),
  disabled_at: Moment.nullable().describe('Hesabın kapatıldığı zaman; açıksa null'),
  away_until: AwayUntil,
  /** Of a leave that is not over. */
  ...absenceDays,
  photo: z
    .string()
    .nullable()
    .meta({
      description: 'Fotoğrafının adresi; yoksa null',
      examples: ['/api/photos/01890a5d-ac96-774b-bcce-000000000031'],
    }),
  created_at: Moment.describe('Eklenme zamanı'),
})
export type StaffMember = z.output<typeof StaffMember>

export const StaffInvitation = z.object({
  email: StaffEmail,
  full_name: WholeName.meta({ description: 'Ad ve soyad', examples: ['Ece Yaman'] }),
  role: StaffRole.meta({ description: 'Verilecek rol', examples: ['staff'] }),
})

const PersonId = z.object({ id: Id.describe('Kişinin kimliği') })

export const staffContract = {
  listStaff: adminProcedure
    .route({
      method: 'GET',
      path: '/staff/people',
      tags: ['Personel'],
      summary: 'Personel listesi',
      description: 'Davet edilen ve giriş yapan bütün personel ve yöneticiler.',
      successDescription: 'Personel listesi',
    })
    .output(z.object({ people: z.array(StaffMember).describe('Personel, ada göre sıralı') })),
  inviteStaff: adminProcedure
    .meta(creating)
    .route({
      method: 'POST',
      path: '/staff/people',
      tags: ['Personel'],
      summary: 'Personel davet et',
      description:
        'Şirket adresini rolüyle ekler ve davet e-postası gönderir; kişi /staff-auth adresinde koduyla girer.',
      successDescription: 'Davet edilen kişi',
      successStatus: 201,
    })
    .errors({
      ...keyErrors,
      INVALID_STAFF_EMAIL: authProblems.INVALID_STAFF_EMAIL,
      ALREADY_THERE: authProblems.ALREADY_THERE,
    })
    .input(StaffInvitation)
    .output(StaffMember),
  resendInvitation: adminProcedure
    .route({
      method: 'POST',
      path: '/staff/people/{id}/invitation',
      tags: ['Personel'],
      summary: 'Daveti yeniden gönder',
      description: 'Henüz giriş yapmamış kişiye davet e-postası bir kez daha gönderilir.',
      successDescription: 'Davet gönderildi',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND, INVITATION_USED: authProblems.INVITATION_USED })
    .input(PersonId)
    .output(Done),
  withdrawInvitation: adminProcedure
    .route({
      method: 'DELETE',
      path: '/staff/people/{id}/invitation',
      tags: ['Personel'],
      summary: 'Daveti geri al',
      description:
        'Hiç giriş yapmamış kişi listeden çıkar ve giremez; adresi yeniden davet edilebilir. İş veya müşteri verilmişse olmaz.',
      successDescription: 'Davet geri alındı',
    })
    .errors({
      NOT_FOUND: problems.NOT_FOUND,
      INVITATION_USED: authProblems.INVITATION_USED,
      INVITATION_NEEDED: authProblems.INVITATION_NEEDED,
    })
    .input(PersonId)
    .output(Done),
  setAbsence: adminProcedure
    .route({
      method: 'PUT',
      path: '/staff/people/{id}/absence',
      tags: ['Personel'],
      summary: 'Bir meslektaşın iznini yaz',
      description:
        'Hastalık gibi kendisinin yazamadığı bir izni yazar; iki gün de null ise siler. İzinliyken yeni iş ve yeni müşteri verilmez.',
      successDescription: 'İzni yazılan kişi',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND, OWN_ACCOUNT: authProblems.OWN_ACCOUNT })
    .input(withWholeAbsence(PersonId.extend(absenceDays)))
    .output(StaffMember),
  changeStaffRole: adminProcedure
    .route({
      method: 'PUT',
      path: '/staff/people/{id}/role',
      tags: ['Personel'],
      summary: 'Rolü değiştir',
      description:
        'Personelin rolünü değiştirir. Kendi rolünüzü ve etkin son yöneticininkini değiştiremezsiniz.',
      successDescription: 'Değişen kişi',
    })
    .errors({
      NOT_FOUND: problems.NOT_FOUND,
      OWN_ACCOUNT: authProblems.OWN_ACCOUNT,
      LAST_ADMIN: authProblems.LAST_ADMIN,
    })
    .input(PersonId.extend({ role: StaffRole.meta({ description: 'Yeni rol', examples: ['admin'] }) }))
    .output(StaffMember),
  disablePerson: adminProcedure
    .route({
      method: 'POST',
      path: '/people/{id}/disable',
      tags: ['Personel'],
      summary: 'Hesabı kapat',
      description: 'Kişinin oturumları ve canlı bağlantıları hemen sona erer; yeniden açılana kadar giremez.',
      successDescription: 'Hesap kapandı',
    })
    .errors({
      NOT_FOUND: problems.NOT_FOUND,
      OWN_ACCOUNT: authProblems.OWN_ACCOUNT,
      LAST_ADMIN: authProblems.LAST_ADMIN,
    })
    .input(PersonId)
    .output(Done),
  enablePerson: adminProcedure
    .route({
      method: 'POST',
      path: '/people/{id}/enable',
      tags: ['Personel'],
      summary: 'Hesabı aç',
      description: 'Kapatılmış hesap yeniden giriş yapabilir.',
      successDescription: 'Hesap açıldı',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .input(PersonId)
    .output(Done),
}

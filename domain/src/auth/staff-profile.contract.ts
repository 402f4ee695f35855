/** What people of the office say of themselves: name, phone, time zone, the signature of their mails, and when they are away. */
import { absenceDays, withWholeAbsence } from '#auth/absence.ts'
import { WholeName } from '#auth/credentials.ts'
import { problems } from '#problems.ts'
import { staffProcedure } from '#procedure.ts'
import { choice, writtenText } from '#values/field.ts'
import { timeZones } from '#values/time-zones.ts'
import { z } from '#z.ts'

const phone = z
  .string()
  .trim()
  .regex(/^(\+?[0-9][0-9 ()-]{7,24})?$/, 'Telefonu +90 212 000 00 31 biçiminde yazın.')
  .meta({ description: 'Telefon; yazılmadıysa boş', examples: ['+90 212 000 00 31'] })

const timeZone = choice(timeZones, 'Saat dilimi; günlük bildirim özeti bu dilimin sabahında gönderilir')
const longestSignature = 400

export const StaffProfileForm = withWholeAbsence(
  z.object({
    full_name: WholeName.meta({ description: 'Ad ve soyad', examples: ['Ece Yaman'] }),
    phone,
    time_zone: timeZone,
    signature: z
      .string()
      .trim()
      .max(longestSignature, `En fazla ${longestSignature} karakter.`)
      .meta({
        description: 'Gönderdiği teklif e-postalarının sonundaki imza; yazılmadıysa boş',
        examples: ['Ece Yaman\nDeniz ihracat'],
      }),
    ...absenceDays,
  }),
)
export type StaffProfileForm = z.output<typeof StaffProfileForm>

const photo = z
  .string()
  .nullable()
  .meta({
    description: 'Fotoğrafın adresi; yoksa null',
    examples: ['/api/photos/01890a5d-ac96-774b-bcce-000000000031'],
  })

/** As it is stored: who was invited without a name has none. */
export const StaffProfile = z.object({
  full_name: writtenText('Ad ve soyad', 'Ece Yaman'),
  phone: writtenText('Telefon', '+90 212 000 00 31'),
  time_zone: timeZone,
  signature: writtenText('İmza', 'Ece Yaman'),
  ...absenceDays,
  photo,
})
export type StaffProfile = z.output<typeof StaffProfile>

export const staffProfileContract = {
  getStaffProfile: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/profile',
      tags: ['Personel'],
      summary: 'Kendi bilgileriniz',
      description: 'Giriş yapan personelin adı, telefonu, saat dilimi, imzası, izni ve fotoğrafı.',
      successDescription: 'Kendi bilgileriniz',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .output(StaffProfile),
  saveStaffProfile: staffProcedure
    .route({
      method: 'PUT',
      path: '/staff/profile',
      tags: ['Personel'],
      summary: 'Kendi bilgilerinizi değiştirin',
      description:
        'Ad herkesin gördüğü yerlerde hemen değişir. İmza bundan sonraki teklif e-postalarında kullanılır. İzinliyken yeni iş ve yeni müşteri verilmez.',
      successDescription: 'Kaydedilen bilgiler',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .input(StaffProfileForm)
    .output(StaffProfile),
}

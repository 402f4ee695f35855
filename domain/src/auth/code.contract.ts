/** Signing in with an e-mailed code: customers and staff, each on their own surface. */

import { SignedIn, StaffEmail } from '#access/person.ts'
import { authProblems } from '#auth/auth.copy.ts'
import { PersonName, SignInCode } from '#auth/credentials.ts'
import { guestProcedure } from '#procedure.ts'
import { EmailAddress } from '#values/email-address.ts'
import { z } from '#z.ts'

/** The same for known and unknown addresses. */
const CodeSent = z.object({
  expires_in_seconds: z
    .number()
    .int()
    .meta({ description: 'Kodun geçerlilik süresi', examples: [600] }),
  resend_after_seconds: z
    .number()
    .int()
    .meta({ description: 'Kaç saniye sonra yeni kod istenebileceği', examples: [30] }),
})
export type CodeSent = z.output<typeof CodeSent>

const name = (description: string, example: string) =>
  PersonName.meta({ description, examples: [example] }).optional()

export const codeContract = {
  requestCode: guestProcedure
    .route({
      method: 'POST',
      path: '/auth/code',
      tags: ['Giriş'],
      summary: 'Giriş kodu iste',
      description:
        'Adrese 6 haneli, 10 dakika geçerli bir kod gönderir; kod yalnızca bu yanıtın cihaz çereziyle kullanılır, o çerezin önceki kodu geçersiz olur. Adres kayıtlı olsun olmasın yanıt aynıdır.',
      successDescription: 'Kod gönderildi',
      successStatus: 202,
    })
    .input(z.object({ email: EmailAddress }))
    .output(CodeSent),
  verifyCode: guestProcedure
    .route({
      method: 'POST',
      path: '/auth/code/verify',
      tags: ['Giriş'],
      summary: 'Kodla giriş yap',
      description:
        'Kod doğruysa oturum çerezi verilir; hesap yoksa ad ve soyadla açılır. Bir kod bir kez ve en çok 3 denemeyle kullanılır.',
      successDescription: 'Giriş yapan kişi',
    })
    .errors({ CODE_REFUSED: authProblems.CODE_REFUSED })
    .input(
      z.object({
        email: EmailAddress,
        code: SignInCode,
        first_name: name('Ad; yalnızca yeni hesapta kullanılır', 'Defne'),
        last_name: name('Soyad; yalnızca yeni hesapta kullanılır', 'Işık'),
      }),
    )
    .output(SignedIn),
  requestStaffCode: guestProcedure
    .route({
      method: 'POST',
      path: '/auth/staff/code',
      tags: ['Giriş'],
      summary: 'Personel giriş kodu iste',
      description:
        'Şirket adresine kod gönderir. Davet edilmemiş adrese kod yerine kime başvurulacağını söyleyen bir e-posta gider; yanıt aynıdır.',
      successDescription: 'Kod gönderildi',
      successStatus: 202,
    })
    .errors({ INVALID_STAFF_EMAIL: authProblems.INVALID_STAFF_EMAIL })
    .input(z.object({ email: StaffEmail }))
    .output(CodeSent),
  verifyStaffCode: guestProcedure
    .route({
      method: 'POST',
      path: '/auth/staff/code/verify',
      tags: ['Giriş'],
      summary: 'Personel olarak giriş yap',
      description: 'Kod doğruysa ofis oturumunun çerezi verilir.',
      successDescription: 'Giriş yapan personel',
    })
    .errors({
      INVALID_STAFF_EMAIL: authProblems.INVALID_STAFF_EMAIL,
      STAFF_CODE_REFUSED: authProblems.STAFF_CODE_REFUSED,
    })
    .input(z.object({ email: StaffEmail, code: SignInCode }))
    .output(SignedIn),
}

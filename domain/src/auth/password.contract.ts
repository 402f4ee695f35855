/** A customer's own password: signing in with it, setting, changing and recovering it. */

import { Done, SignedIn } from '#access/person.ts'
import { authProblems } from '#auth/auth.copy.ts'
import { GivenPassword, NewPassword } from '#auth/credentials.ts'
import { customerProcedure, guestProcedure } from '#procedure.ts'
import { EmailAddress, KnownEmailAddress } from '#values/email-address.ts'
import { z } from '#z.ts'

const ResetToken = z
  .string()
  .max(200)
  .meta({ description: 'Bağlantıdaki anahtar', examples: ['Qe7…'] })

export const passwordContract = {
  signInWithPassword: guestProcedure
    .route({
      method: 'POST',
      path: '/auth/password/sign-in',
      tags: ['Giriş'],
      summary: 'Şifreyle giriş yap',
      description: 'Şifre belirlemiş müşteriler içindir. Adresin kayıtlı olup olmadığı yanıttan anlaşılmaz.',
      successDescription: 'Giriş yapan kişi',
    })
    .errors({ PASSWORD_REFUSED: authProblems.PASSWORD_REFUSED })
    .input(z.object({ email: EmailAddress, password: GivenPassword }))
    .output(SignedIn),
  requestPasswordReset: guestProcedure
    .route({
      method: 'POST',
      path: '/auth/password/reset-link',
      tags: ['Giriş'],
      summary: 'Şifre sıfırlama bağlantısı iste',
      description:
        'Adrese bir saat geçerli, bir kez kullanılabilen bir bağlantı gönderir. Adres kayıtlı olsun olmasın yanıt aynıdır.',
      successDescription: 'İstek alındı',
      successStatus: 202,
    })
    .input(z.object({ email: EmailAddress }))
    .output(Done),
  checkResetLink: guestProcedure
    .route({
      method: 'POST',
      path: '/auth/password/reset-link/check',
      tags: ['Giriş'],
      summary: 'Sıfırlama bağlantısını sına',
      description: 'Bağlantının kullanılabilir olup olmadığını söyler; bağlantıyı tüketmez.',
      successDescription: 'Bağlantının durumu',
    })
    .input(
      z.object({
        token: ResetToken,
      }),
    )
    .output(
      z.object({
        valid: z.boolean().meta({ description: 'Bağlantı kullanılabilir mi', examples: [true] }),
      }),
    ),
  resetPassword: guestProcedure
    .route({
      method: 'POST',
      path: '/auth/password/reset',
      tags: ['Giriş'],
      summary: 'Şifreyi sıfırla',
      description: 'Bağlantıyla yeni şifre belirler; bağlantı tükenir ve hesabın bütün oturumları kapanır.',
      successDescription: 'Şifre değişti',
    })
    .errors({ RESET_LINK_REFUSED: authProblems.RESET_LINK_REFUSED })
    .input(
      z.object({
        token: ResetToken,
        password: NewPassword,
      }),
    )
    .output(Done.extend({ email: KnownEmailAddress.describe('Şifresi değişen hesabın adresi') })),
  getPasswordState: customerProcedure
    .route({
      method: 'GET',
      path: '/auth/password',
      tags: ['Oturum'],
      summary: 'Şifrem var mı',
      description: 'Giriş yapmış müşterinin şifre belirleyip belirlemediği.',
      successDescription: 'Şifrenin durumu',
    })
    .output(z.object({ has_password: SignedIn.shape.has_password })),
  setPassword: customerProcedure
    .route({
      method: 'POST',
      path: '/auth/password',
      tags: ['Oturum'],
      summary: 'Şifre belirle',
      description: 'Henüz şifresi olmayan müşteri için. Şifresi olan, değiştirme çağrısını kullanır.',
      successDescription: 'Şifre belirlendi',
    })
    .errors({ PASSWORD_EXISTS: authProblems.PASSWORD_EXISTS })
    .input(z.object({ password: NewPassword }))
    .output(Done),
  changePassword: customerProcedure
    .route({
      method: 'PUT',
      path: '/auth/password',
      tags: ['Oturum'],
      summary: 'Şifreyi değiştir',
      description: 'Mevcut şifreyle yeni şifre belirler; bu oturum dışındaki oturumlar kapanır.',
      successDescription: 'Şifre değişti',
    })
    .errors({
      CURRENT_PASSWORD_REFUSED: authProblems.CURRENT_PASSWORD_REFUSED,
      NO_PASSWORD: authProblems.NO_PASSWORD,
    })
    .input(z.object({ current_password: GivenPassword, new_password: NewPassword }))
    .output(Done),
}

/** Texts of the sign-in screens; those of fields and refusals are in the domain. */
export const authFailures = {
  codeNotSent: 'Doğrulama kodu gönderilemedi.',
  verification: 'Doğrulama yapılırken bir hata oluştu.',
  settingPassword: 'Şifre belirlenirken bir hata oluştu.',
  updatingPassword: 'Şifre güncellenirken bir hata oluştu.',
  signIn: 'Giriş yapılamadı.',
  linkNotSent: 'Bağlantı gönderilemedi.',
} as const

export const authMessages = {
  signedIn: 'Giriş başarılı',
  passwordSet: 'Şifre belirlendi',
  passwordUpdated: 'Şifre başarıyla güncellendi',
  codeExpired: 'Kodun süresi doldu; yeni bir kod isteyin.',
  codeSentAgain: 'Yeni kod gönderildi.',
  linkSentAgain: 'Bağlantı yeniden gönderildi.',
  mayResend: 'Yeniden gönderebilirsiniz.',
} as const

/** When the session has ended, or cannot be checked. */
export const sessionWords = { title: 'Oturum Hatası', signIn: 'Giriş Yap' } as const

export const stepTitles = {
  details: 'Giriş yapın',
  code: 'Kodu girin',
  password: 'Şifre ile giriş',
  forgot: 'Şifremi unuttum',
  'new-password': 'Şifre belirleyin',
  reset: 'Şifre sıfırlama',
} as const

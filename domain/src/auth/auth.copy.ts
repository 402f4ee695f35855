/** Texts of signing in: rules of the fields and problems, word for word from the specification. */
export const signInWords = {
  allFieldsRequired: 'Lütfen tüm alanları doldurun.',
  nameLetters: 'Ad ve soyadı Latin harfleriyle yazın; boşluk, kesme işareti ve kısa çizgi kullanılabilir.',
  codeDigits: 'Lütfen 6 haneli doğrulama kodunu girin.',
  passwordRequired: 'Lütfen şifrenizi girin.',
  passwordShort: 'Şifre en az 6 karakter olmalıdır.',
  passwordLong: 'Şifre en fazla 128 karakter olabilir.',
  newPasswordRequired: 'Lütfen yeni şifrenizi girin.',
  passwordsDiffer: 'Şifreler eşleşmiyor.',
  staffEmailRequired: 'Email gerekli',
  staffCodeRequired: 'OTP kodu gerekli',
  staffCodeDigits: 'OTP kodu 6 haneli olmalıdır',
} as const

export const authProblems = {
  CODE_REFUSED: { status: 400, message: 'Doğrulama kodu hatalı veya süresi dolmuş.' },
  STAFF_CODE_REFUSED: { status: 400, message: 'Geçersiz OTP kodu' },
  PASSWORD_REFUSED: { status: 400, message: 'E-posta veya şifre hatalı.' },
  CURRENT_PASSWORD_REFUSED: { status: 400, message: 'Mevcut şifreniz hatalı.' },
  PASSWORD_EXISTS: { status: 409, message: 'Hesabınızın zaten bir şifresi var.' },
  NO_PASSWORD: { status: 409, message: 'Hesabınızın henüz bir şifresi yok.' },
  RESET_LINK_REFUSED: {
    status: 400,
    message: 'Bağlantı geçersiz, kullanılmış veya süresi dolmuş. Yeni bir bağlantı isteyin.',
  },
  INVALID_STAFF_EMAIL: {
    status: 400,
    message: 'Geçersiz Email: yalnızca şirket e-posta adresleri kabul edilir.',
  },
  ALREADY_THERE: { status: 409, message: 'Bu adres personel listesinde zaten var.' },
  INVITATION_USED: { status: 409, message: 'Bu kişi daveti kullanmış; giriş yapabiliyor.' },
  INVITATION_NEEDED: {
    status: 409,
    message: 'Bu kişiye iş ya da müşteri verilmiş. Bunları bir meslektaşa devredin veya hesabı kapatın.',
  },
  OWN_ACCOUNT: { status: 409, message: 'Kendi hesabınızda bu değişikliği yapamazsınız.' },
  LAST_ADMIN: { status: 409, message: 'Etkin son yöneticinin yetkisi alınamaz.' },
} as const satisfies Record<string, { status: number; message: string }>

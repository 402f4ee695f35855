/** What subscribing to the newsletter says. */
export const newsletterWords = {
  emailRequired: 'E-posta adresinizi yazın.',
  sent: 'Doğrulama e-postası gönderildi. Aboneliğiniz e-postadaki bağlantıyı onayladığınızda başlar.',
  sendFailed: 'Doğrulama emaili gönderilemedi',
  optIn: 'Size bir doğrulama e-postası göndeririz. Abonelik, bağlantıyı onayladığınızda başlar.',
} as const

export function tooOftenWords(seconds: number): string {
  return `Kısa sürede çok deneme yaptınız. ${Math.max(1, Math.ceil(seconds / 60))} dakika sonra yeniden deneyin.`
}

export const newsletterProblems = {
  LINK_REFUSED: {
    status: 400,
    message: 'Bağlantı geçersiz veya süresi dolmuş.',
  },
} as const satisfies Record<string, { status: number; message: string }>

/** How long the link of a verification mail works. */
export const confirmLinkDays = 7

/** Tries per browser, and on the server per network and per address. */
export const newsletterTries = { points: 3, seconds: 600 } as const
/** The modal closes by itself: after this long, or sooner where this browser itself has confirmed before. */
export const modalClosesAfterSeconds = { asked: 5, confirmed: 3 } as const
export const subscriptionSource = 'website'

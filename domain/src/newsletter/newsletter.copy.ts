/** Texts of the newsletter subscription. */
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

/** How long the link of a confirmation mail works. */
export const confirmLinkDays = 7

/** The limit per browser, and on the server per network and per address. */
export const newsletterTries = { points: 3, seconds: 600 } as const
/** When the modal closes by itself; sooner in a browser that has confirmed a subscription before. */
export const modalClosesAfterSeconds = { subscribed: 5, confirmed: 3 } as const
export const subscriptionSource = 'website'

/** What screens and server share about links by which others follow a shipment. Without zod. */
export const shareDays = [7, 30, 90] as const
export type ShareDays = (typeof shareDays)[number]

/** More would be nobody's intention. */
export const mostShareLinks = 20

/** What the link in mails to a customer without an account is called, once they have one and see it. */
export const mailedLinkLabel = 'E-postalarınızdaki bağlantı'

export const shareProblems = {
  LINK_REFUSED: {
    status: 404,
    message: 'Bu takip bağlantısı kapatıldı ya da süresi doldu. Gönderen kişiden yenisini isteyin.',
  },
  TOO_MANY_LINKS: {
    status: 409,
    message: 'Bu gönderi için en çok 20 açık bağlantı olabilir. Önce birini kapatın.',
  },
} as const

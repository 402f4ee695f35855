/** Words of invitations: what the office says to somebody who looks at the site, and what becomes of it. Without zod, since pages load it. */

/** An invitation opens Luna; a chat begins with words of the colleague. */
export const invitationKinds = ['invite', 'chat'] as const
export type InvitationKind = (typeof invitationKinds)[number]

export const invitationStates = ['sent', 'shown', 'accepted', 'declined'] as const
export type InvitationState = (typeof invitationStates)[number]

/** As the office reads it. */
export const invitationStateWords: Record<InvitationState, string> = {
  sent: 'Davet gönderildi',
  shown: 'Davet görüldü',
  accepted: 'Davet kabul edildi',
  declined: 'Davet geri çevrildi',
}

/** So long an invitation waits for an open page of its guest: about as long as a visit goes on. */
export const invitationMinutes = 30
/** How often an open page asks; only one that is in sight, of a visitor who has agreed to be measured. */
export const askEverySeconds = 8
/** So long a page may take to say that it shows what it was given; then it is given again. */
export const confirmSeconds = 20
export const longestInvitation = 300

/** What Luna says where the colleague has written nothing. */
export const usualInvitation =
  'Merhaba, size yardımcı olabilir miyim? Teklif, takip ve sorularınız için buradayım.'

export const invitationProblems = {
  ALREADY_INVITED: { status: 409, message: 'Bu ziyaretçi zaten davet edildi.' },
  HAS_DECLINED: {
    status: 409,
    message: 'Bu ziyaretçi daha önce bir daveti geri çevirdi; yeniden davet edilmez.',
  },
  NOT_A_GUEST: { status: 409, message: 'Yalnızca misafirler davet edilir.' },
  HAS_LEFT: { status: 409, message: 'Bu ziyaret bitti; ziyaretçi artık sitede değil.' },
  GONE: { status: 404, message: 'Davetin süresi doldu.' },
} as const

/** The signal that visits, or their invitations, have changed. */
export const visitsChangedName = 'analytics.visits_changed'

/** What became of a mail that came in. Without zod. */

/**
 * - `message`: the customer's answer, now a message of the conversation.
 * - `foreign`: an answer with a right token from another address than the conversation's. Whoever was forwarded our mail has that token,
 *   so it is kept for staff under its own sender and is never shown as the customer's words.
 * - `flood`: more answers in an hour than anybody writes; kept for staff.
 * - `unknown`: mail to the company that answers nothing of ours; kept for staff.
 * - `unreadable`: beyond what we read (thousands of parts, endless headers); kept for staff as it came.
 * - `bounce`: word that a mail of ours could not be delivered; the mail's own record tells it.
 * - `automatic`: an out-of-office note, a receipt, word of a delay. Nobody answers it, nobody is told.
 * - `loop`: our own mail, come back.
 */
export const inboundOutcomes = [
  'message',
  'foreign',
  'flood',
  'unknown',
  'unreadable',
  'bounce',
  'automatic',
  'loop',
] as const
export type InboundOutcome = (typeof inboundOutcomes)[number]

/** Somebody of staff has to read these. */
export const keptOutcomes = [
  'foreign',
  'flood',
  'unknown',
  'unreadable',
] as const satisfies readonly InboundOutcome[]
export type KeptOutcome = (typeof keptOutcomes)[number]

/** Why staff have it before them. */
export const keptReasons: Record<KeptOutcome, string> = {
  foreign: 'Yazışmanın adresinden değil, başka bir adresten yanıtlandı. Müşterinin sözü sayılmaz.',
  flood: 'Bu yazışmaya bir saat içinde çok fazla e-posta geldi.',
  unknown: 'Şirket adresine geldi; bizden giden bir e-postanın yanıtı değil.',
  unreadable: 'E-posta okunamadı; ham hâli saklandı.',
}

/** Of answers to one conversation, in an hour. */
export const mostAnswersPerHour = 30

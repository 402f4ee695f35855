/** Lengths, lives and limits of signing in. Apart from the schemas, so that a page can name them without zod. */

export const codeLength = 6
/** How long a code works. */
export const codeLifeSeconds = 600
/** After so many wrong tries a code no longer works. */
export const codeTries = 3
/** How many codes and links may be sent to one mailbox in an hour and in a day. Strangers can use these up. */
export const sendingsPerHour = 5
export const sendingsPerDay = 10
/** Beyond those, and only for devices that have signed in to the address before. */
export const knownDeviceSendingsPerHour = 3
export const knownDeviceSendingsPerDay = 6
/** Until the screen offers to send another code. */
export const resendAfterSeconds = 30
export const passwordMinimum = 6
/** The link of *Şifremi unuttum* works for an hour. */
export const resetLinkSeconds = 3600

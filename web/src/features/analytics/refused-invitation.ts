/** An invitation goes with the consent it came by, also in a tab that has not loaded what shows it. */
import { onConsentChange } from '#features/consents/consent-changes.ts'
import { visitorChoice } from '#features/consents/visitor-choice.ts'
import { withTabStorage } from '#spine/drafts/browser-storage.ts'

export const invitationKey = 'kervan-invitation'

export function isMeasuringRefused(): boolean {
  return visitorChoice()?.analytics === false
}

/** Now, and with each later choice, that of another tab included. */
export function forgetRefusedInvitations(): void {
  const forget = () => {
    if (isMeasuringRefused()) withTabStorage((storage) => storage.removeItem(invitationKey))
  }
  onConsentChange(forget)
  forget()
}
